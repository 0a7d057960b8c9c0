import { readFileSync, readdirSync } from 'node:fs';
import {
  ALL_SEEING,
  anyGame,
  canRead,
  choose,
  nextActor,
  parseRecord,
  type GameRecord,
} from '@brink/kernel';
import { volk, type VolkView } from '@brink/volk';
import { LOG } from '@brink/volk/log';
import { describe, expect, test } from 'vitest';
import type { Entry } from '../../../client/game-client.ts';
import { reelOf } from './beats.ts';
import { REMARKS, SILENT, STAGED } from './codes.ts';
import { direct } from './director.ts';
import { pictureOf } from './picture.ts';
import { isAftermath, type Scene } from './scene.ts';
import { isStaged } from './telling.ts';

const rules = anyGame(volk);
const folder = new URL('../../../../../goldens/volk/1/', import.meta.url);
const goldens = readdirSync(folder)
  .filter((file) => /^\d+\.json$/.test(file))
  .map((file) => [file, parseRecord(readFileSync(new URL(file, folder), 'utf8'))] as const);

const BEHIND = 12;

/** A recorded game through the eyes of one viewer: their log, and the table after each choice. */
function watched({ options, choices }: GameRecord, viewer: number) {
  const log: Entry[] = [];
  const game = rules.setup(rules.parseOptions(options), (entry) => {
    if (canRead(entry, viewer)) log.push({ code: entry.code, args: entry.args });
  });
  const moments: { readonly log: number; readonly view: VolkView }[] = [];
  const look = (): void => {
    moments.push({ log: log.length, view: rules.view(game, viewer) as unknown as VolkView });
  };
  look();
  for (const choice of choices) {
    choose(game, nextActor(game), choice);
    look();
  }
  return { log, moments };
}

test('every log code belongs to a scene or is listed as silent, and to one list only', () => {
  const listed = [...SILENT, ...REMARKS, ...STAGED];
  expect(listed.toSorted()).toEqual(Object.keys(LOG).toSorted());
  expect(new Set(listed).size).toBe(listed.length);
});

const shownIn = ({
  provinces,
  sectors,
  tracks,
  factories,
  lines,
  wall,
  protests,
  superpowers,
}: VolkView) => ({
  provinces,
  sectors,
  tracks,
  factories,
  lines,
  wall,
  protests,
  doves: superpowers?.doves,
  treasury: superpowers?.treasury,
});

describe.each(goldens)('%s', (_, record) => {
  const { log, moments } = watched(record, 1);
  const scenes = direct(log);

  test('what is not silent is told by exactly one scene, in order', () => {
    const telling = scenes.filter((scene) => !isAftermath(scene));
    const tellers = log.map(
      (_entry, at) => telling.filter(({ from, to }) => from <= at && at < to).length,
    );
    const untold = log.filter(({ code }, at) => tellers[at] !== 1 && !SILENT.has(code));
    expect(untold).toEqual([]);
    const starts = telling.map(({ from }) => from);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    expect(new Set(scenes.map(({ id }) => id)).size).toBe(scenes.length);
  });

  test('a scene keeps its name and its beginning while the log grows', () => {
    const byId = new Map(scenes.map((scene) => [scene.id, scene]));
    for (const { log: length } of moments.filter((_moment, i) => i % 20 === 0)) {
      for (const scene of direct(log.slice(0, length)).slice(0, -3)) {
        expect(byId.get(scene.id)?.kind).toBe(scene.kind);
      }
    }
  });

  test('beats go on in time and in what they tell, up to the end of the scene', () => {
    for (const scene of scenes) {
      const { beats } = reelOf(scene);
      const times = beats.map(({ at }) => at);
      const told = beats.map((beat) => beat.told);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(told).toEqual(told.toSorted((a, b) => a - b));
      expect(told.at(-1)).toBe(scene.to);
    }
  });

  test('the picture trails: what has not been told looks as it looked', () => {
    for (const [i, { log: told, view }] of moments.entries()) {
      // A picture is never further behind than a few plays.
      const later = moments[Math.min(i + BEHIND, moments.length - 1)];
      const picture = pictureOf(later.view, log.slice(0, later.log), told);
      expect(shownIn(picture)).toEqual(shownIn(view));
    }
  });

  test('mass protests are counted as the rules count them', () => {
    const { log: whole, moments: seen } = watched(record, ALL_SEEING);
    for (const scene of direct(whole)) {
      if (scene.kind !== 'protest') continue;
      const after = seen.find((moment) => moment.log >= scene.from)!;
      const picture = pictureOf(after.view, whole.slice(0, after.log), scene.from);
      expect(scene.counts).toEqual(picture.protests);
    }
  });
});

const played = (...told: readonly (readonly [string, ...number[]])[]): readonly Scene[] =>
  direct(told.map(([code, ...args]) => ({ code, args: [...args, 0, 0, 0, 0, 0, 0].slice(0, 6) })));

describe('scenes', () => {
  test('a card is taken, used and paid for in one scene; a mass protest follows in its own', () => {
    const scenes = played(
      ['takeCard', 1, 25],
      ['event', 1, 25],
      ['unrest', 5, 1, 1],
      ['unrest', 1, 1, 4],
      ['protest', 1, 1],
      ['unrest', 7, 1, 1],
      ['unrest', 7, 1, 2],
    );
    expect(scenes.map(({ kind, id }) => `${kind} ${id}`)).toEqual(['card 0', 'protest 0p']);
    expect(scenes[0]).toMatchObject({
      card: 25,
      side: 1,
      isEvent: true,
      lines: [
        { kind: 'unrest', province: 5, from: 0, to: 1 },
        { kind: 'unrest', province: 1, from: 3, to: 4 },
        { kind: 'told', provinces: [1] },
        { kind: 'unrest', province: 7, from: 0, to: 2 },
      ],
    });
    expect(scenes[1]).toMatchObject({ provinces: [1], counts: [1, 0] });
    expect(isStaged(scenes[0], 1)).toBe(false);
    expect(isStaged(scenes[1], 1)).toBe(true);
  });

  test('a protest in West Berlin counts for its supplier until it ends', () => {
    const scenes = played(
      ['takeCard', 1, 10],
      ['unrest', 7, 1, 4],
      ['protest', 7, 1],
      ['linkedProtest', 5],
      ['takeCard', 0, 14],
      ['unrest', 7, -1, 3],
      ['protest', 7, 0],
      ['takeCard', 1, 11],
      ['unrest', 11, 1, 4],
      ['protest', 11, 1],
    );
    const protests = scenes.filter(({ kind }) => kind === 'protest');
    expect(protests).toMatchObject([
      { provinces: [7, 5], counts: [2, 0] },
      { provinces: [11], counts: [0, 1] },
    ]);
  });

  test('the end of a decade is told phase by phase with its sums', () => {
    const scenes = played(
      ['stage', 2, 0],
      ['phase', 1],
      ['flight', 4, 1, 2, 0, 1, 1],
      ['flightValue', 2],
      ['dismantle', 1, 32],
      ['phase', 3],
      ['currency', 1, 2, 0, 3],
      ['phase', 5],
      ['phase', 10],
      ['protests', 0, 2],
      ['decade', 2],
      ['display', 82],
    );
    expect(scenes.map(({ kind }) => kind)).toEqual(['phase', 'phase', 'phase', 'phase', 'decade']);
    expect(scenes[0]).toMatchObject({
      phase: 1,
      terms: [
        { what: 'runners', by: 4 },
        { what: 'police', by: 1 },
        { what: 'west', by: 2 },
        { what: 'eastProtest', by: 0 },
        { what: 'east', by: -1 },
        { what: 'westProtest', by: -1 },
      ],
      result: 2,
    });
    expect(scenes[1]).toMatchObject({ phase: 3, result: 3 });
    expect(scenes.map((scene) => isStaged(scene, 0))).toEqual([true, true, false, true, true]);
    expect(scenes[3]).toMatchObject({ protests: [0, 2] });
    expect(scenes[4]).toMatchObject({ next: 2, lost: [0, 1], built: [0, 0] });
  });

  test('the wall and the last dove have scenes of their own', () => {
    const scenes = played(
      ['takeCard', 1, 82],
      ['event', 1, 82],
      ['wall', 1],
      ['automaticEvent', 110],
      ['dove', -1, 1],
      ['dove', -1, 0],
    );
    expect(scenes.map(({ kind }) => kind)).toEqual(['card', 'wall', 'card', 'doves']);
    expect(scenes[1]).toMatchObject({ isBuilt: true });
    expect(scenes[2]).toMatchObject({
      isAutomatic: true,
      side: -1,
      lines: [{ kind: 'doves', from: 2, to: 0 }],
    });
  });

  test('an ending knows its cause', () => {
    const scenes = played(
      ['phase', 1],
      ['flight', 8, 0, 0, 0, 0, 0],
      ['flightValue', 4],
      ['gameOver', 1, 1],
    );
    expect(scenes[1]).toMatchObject({ kind: 'ending', cause: { kind: 'phase', phase: 1 } });
  });
});
