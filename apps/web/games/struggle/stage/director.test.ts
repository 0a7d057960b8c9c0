import { readFileSync, readdirSync } from 'node:fs';
import { redSea, twilightStruggle } from '@brink/crossover';
import { LOG } from '@brink/crossover/log';
import {
  anyGame,
  canRead,
  choose,
  nextActor,
  parseRecord,
  type GamePackage,
  type GameRecord,
} from '@brink/kernel';
import { describe, expect, test } from 'vitest';
import type { Entry } from '../../../client/game-client.ts';
import type { StruggleView } from '../struggle-ui.ts';
import { reelOf } from './beats.ts';
import { REMARKS, SILENT, STAGED } from './codes.ts';
import { direct } from './director.ts';
import { pictureOf } from './picture.ts';
import type { Scene } from './scene.ts';

const FOLDERS: readonly (readonly [string, GamePackage])[] = [
  ['twilight-struggle', anyGame(twilightStruggle)],
  ['twilight-struggle-with-guests', anyGame(twilightStruggle)],
  ['red-sea', anyGame(redSea)],
  ['red-sea-with-guests', anyGame(redSea)],
];

const goldens = FOLDERS.flatMap(([name, rules]) => {
  const folder = new URL(`../../../../../goldens/${name}/1/`, import.meta.url);
  return readdirSync(folder)
    .filter((file) => /^\d+\.json$/.test(file))
    .map((file) => {
      const record = parseRecord(readFileSync(new URL(file, folder), 'utf8'));
      return [`${name}/${file}`, rules, record] as const;
    });
});

const BEHIND = 12;

/** A recorded game through the eyes of one viewer: his log, and the table after each choice. */
function watched(rules: GamePackage, { options, choices }: GameRecord, viewer: number) {
  const log: Entry[] = [];
  const game = rules.setup(rules.parseOptions(options), (entry) => {
    if (canRead(entry, viewer)) log.push({ code: entry.code, args: entry.args });
  });
  const moments: { readonly log: number; readonly view: StruggleView }[] = [];
  const look = (): void => {
    moments.push({ log: log.length, view: rules.view(game, viewer) as StruggleView });
  };
  look();
  for (const choice of choices) {
    choose(game, nextActor(game), choice);
    look();
  }
  return { log, moments };
}

test('every log code belongs to a scene or is listed as silent, and to one list only', () => {
  const codes = Object.keys(LOG);
  const listed = [...SILENT, ...REMARKS, ...STAGED];
  expect(listed.toSorted()).toEqual(codes.toSorted());
  expect(new Set(listed).size).toBe(listed.length);
});

describe.each(goldens)('%s', (_, rules, record) => {
  const { log, moments } = watched(rules, record, 1);
  const scenes = direct(log);

  test('what is not silent is told by exactly one scene, in order', () => {
    const tellers = log.map(
      (_entry, at) => scenes.filter((s) => s.kind !== 'defcon' && s.from <= at && at < s.to).length,
    );
    const untold = log.filter(({ code }, at) => tellers[at] !== 1 && !SILENT.has(code));
    expect(untold).toEqual([]);
    const starts = scenes.filter(({ kind }) => kind !== 'defcon').map(({ from }) => from);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    expect(new Set(scenes.map(({ id }) => id)).size).toBe(scenes.length);
  });

  test('a scene keeps its name and its beginning while the log grows', () => {
    const byId = new Map(scenes.map((scene) => [scene.id, scene]));
    for (const { log: length } of moments.filter((_moment, i) => i % 50 === 0)) {
      for (const scene of direct(log.slice(0, length)).slice(0, -2)) {
        expect(byId.get(scene.id)?.kind).toBe(scene.kind);
      }
    }
  });

  test('beats go on in time and in what they tell, up to the end of the scene', () => {
    for (const scene of scenes) {
      const { beats } = reelOf(scene);
      expect(beats.map(({ at }) => at)).toEqual(
        beats.map(({ at }) => at).toSorted((a, b) => a - b),
      );
      expect(beats.map(({ told }) => told)).toEqual(
        beats.map(({ told }) => told).toSorted((a, b) => a - b),
      );
      expect(beats.at(-1)!.told).toBe(scene.to);
    }
  });

  test('the picture trails: what has not been told looks as it looked', () => {
    for (const [i, { log: told, view }] of moments.entries()) {
      // A picture is never further behind than a few plays.
      const later = moments[Math.min(i + BEHIND, moments.length - 1)];
      const { countries, vp, defcon } = pictureOf(later.view, log.slice(0, later.log), told);
      expect([vp, defcon]).toEqual([view.vp, view.defcon]);
      const wrong = countries.filter(({ us, ussr, control, stability }, country) => {
        const then = view.countries[country];
        // No log tells of a stability that has changed; control may follow it at once.
        const isControlSame = then.stability !== stability || then.control === control;
        return then.us !== us || then.ussr !== ussr || !isControlSame;
      });
      expect(wrong).toEqual([]);
    }
  });
});

const played = (...told: readonly (readonly [string, ...number[]])[]): readonly Scene[] =>
  direct(told.map(([code, ...args]) => ({ code, args: [...args, 0, 0, 0, 0, 0, 0].slice(0, 6) })));

describe('scenes', () => {
  test('a coup is announced, rolled and paid for in one scene; DEFCON follows in its own', () => {
    const scenes = played(
      ['play', 1, 8, 2],
      ['operations', 1, 2, 7],
      ['coup', 1, 45, 2],
      ['militaryOps', 1, 2],
      ['coupRoll', 1, 45, 5, 0, 2, 3],
      ['influence', 0, 45, -1, 0, 0],
      ['influence', 1, 45, 1, 0, 1],
      ['influence', 1, 45, 1, 0, 2],
      ['defcon', 2, -1],
    );
    expect(scenes.map(({ kind, id }) => `${kind} ${id}`)).toEqual(['card 0', 'die 2', 'defcon 8d']);
    expect(scenes[0]).toMatchObject({ card: 8, side: 1, ops: 2, opsKind: 7, lines: [] });
    // Its die tells all of it.
    expect(scenes[0]).toMatchObject({ isIntroduction: true });
    expect(scenes[1]).toMatchObject({
      what: 'coup',
      card: 8,
      country: 45,
      die: 5,
      terms: [
        { by: 2, what: 'ops' },
        { by: -4, what: 'resistance' },
      ],
      result: 3,
      good: [3, 4, 5, 6],
      lines: [
        { kind: 'militaryOps', side: 1, to: 2 },
        { kind: 'influence', side: 0, country: 45, from: 1, to: 0 },
        { kind: 'influence', side: 1, country: 45, from: 0, to: 2 },
        { kind: 'defcon', from: 3, to: 2 },
      ],
    });
    expect(scenes[2]).toMatchObject({ before: 3, after: 2 });
  });

  test('both headlines are turned together, their events follow', () => {
    const scenes = played(
      ['headline', 1, 31],
      ['headline', 0, 24],
      ['event', 0, 24],
      ['effect', 2],
      ['event', 1, 31],
      ['war', 1, 32],
      ['militaryOps', 1, 2],
      ['warRoll', 1, 32, 1, 0, 4],
    );
    expect(scenes.map(({ kind }) => kind)).toEqual(['headlines', 'card', 'card', 'die']);
    // Not the order of the log: the US has the greater operations here.
    expect(scenes[0]).toMatchObject({ cards: [24, 31], first: 0 });
    expect(scenes[1]).toMatchObject({ card: 24, isHeadline: true, isEvent: true });
    expect(scenes[3]).toMatchObject({ what: 'war', die: 1, good: [4, 5, 6] });
  });

  test('a region is scored with its tiers', () => {
    const scenes = played(
      ['play', 0, 3, 1],
      ['event', 0, 3],
      ['scoringSide', 1, 0, 0, 0, 0],
      ['scoringSide', 1, 1, 2, 1, 0],
      ['scoring', 1, 0, 6],
      ['vp', 1, 6, -8],
    );
    expect(scenes.map(({ kind }) => kind)).toEqual(['card', 'scoring']);
    expect(scenes[1]).toMatchObject({
      region: 1,
      side: 0,
      sides: [
        { tier: 0, battlegrounds: 0, neighbours: 0 },
        { tier: 2, battlegrounds: 1, neighbours: 0 },
      ],
      points: [0, 6],
      lines: [{ kind: 'vp', side: 1, points: 6, to: -8 }],
    });
  });

  test('the final scoring goes on from where the region before it has left the marker', () => {
    const scenes = played(
      ['vp', 0, 2, 2],
      ['scoring', 0, 5, 3],
      ['vp', 0, 2, 4],
      ['scoring', 1, 0, 6],
      ['vp', 1, 6, -2],
      ['scoringSide', 0, 0, 1, 0, 0],
      ['scoringSide', 0, 1, 1, 0, 0],
      ['scoring', 2, 1, 1],
      ['gameOver', 1, 3],
    );
    expect(
      scenes.flatMap((each) => (each.kind === 'scoring' ? [[each.score, each.earlier]] : [])),
    ).toEqual([
      [2, []],
      [4, [2]],
      [-2, [2, 4]],
    ]);
  });

  test('a flashpoint shows its card before the die, and what came of it', () => {
    const scenes = played(
      ['play', 0, 9, 2],
      ['coup', 0, 3, 2],
      ['militaryOps', 0, 2],
      ['flashpoint', 3, 17],
      ['discard', 0, 17],
      ['defcon', 3, -1],
      ['coupRoll', 0, 3, 4, 0, 2, 4],
    );
    expect(scenes.map(({ kind }) => kind)).toEqual(['card', 'note', 'flashpoint', 'die']);
    expect(scenes[2]).toMatchObject({
      country: 3,
      card: 17,
      side: 0,
      lines: [{ kind: 'told' }, { kind: 'defcon', from: 4, to: 3 }],
    });
    expect(scenes[3]).toMatchObject({ what: 'coup', card: 9 });
  });

  test('the end of a turn gathers what was missing, what ended and what the turn has brought', () => {
    const scenes = played(
      ['turn', 1],
      ['influence', 0, 10, 2, 2, 0],
      ['spaceRoll', 0, 7, 5, 3],
      ['effectEnds', 3],
      ['turn', 2],
      ['defcon', 4, 1],
    );
    expect(scenes.map(({ kind }) => kind)).toEqual(['turn', 'note', 'die', 'turn']);
    expect(scenes[2].lines).toEqual([]);
    expect(scenes[3]).toMatchObject({
      next: 2,
      lines: [
        { kind: 'told', entry: 3 },
        { kind: 'defcon', from: 3, to: 4 },
      ],
      influence: new Map([[10, [2, 0]]]),
    });
  });

  test('at set-up each side places in a scene of its own', () => {
    const scenes = played(['influence', 1, 16, 1, 0, 1], ['influence', 0, 3, 1, 1, 0]);
    expect(scenes.map(({ kind, side }) => `${kind} ${side}`)).toEqual(['note 1', 'note 0']);
  });

  test('an ending knows its cause', () => {
    const scenes = played(
      ['play', 0, 36, 2],
      ['coup', 0, 9, 3],
      ['coupRoll', 0, 9, 4, 0, 3, 1],
      ['defcon', 1, -1],
      ['gameOver', 1, 1],
    );
    expect(scenes.map(({ kind }) => kind)).toEqual(['card', 'die', 'ending']);
    expect(scenes[2]).toMatchObject({ winner: 1, cause: { kind: 'die' } });
  });
});
