import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { StoredGame } from '../../client/local-games.ts';
import { LocalTable } from '../../client/local-table.ts';
import { loadGameWithBot } from '../worker-rules.ts';
import { FIRST_GAME } from './first-game.ts';
import { openingOf, type WrittenOpening } from './opening.ts';

const FILE = new URL('opening.json', import.meta.url);
const { options, seats } = FIRST_GAME;

const work = await loadGameWithBot('twilight-struggle');

const fresh: StoredGame = {
  id: 'first',
  record: { format: 'brink-record', version: 1, game: 'twilight-struggle', options, choices: [] },
  seats,
  changed: 0,
  glance: [],
};

type Record = StoredGame['record'];
const opened = (record: Record) => new LocalTable(work, { record, seats });
/** As it comes out of the worker: what is undefined is not there. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** What is the same in every deal, and each country with more points. */
function written(): WrittenOpening {
  const table = opened(fresh.record);
  const standing = table.standing() as WrittenOpening['standing'];
  const { view, prompt, choices, rules } = standing;
  const [points] = prompt!.args;
  const grown = prompt!.choices.map((country) => {
    const each = opened({ ...fresh.record, rules, choices });
    const steps = Array.from({ length: points - 1 }, (_, i) => {
      each.choose(choices.length + i, country);
      return (each.standing() as WrittenOpening['standing']).view.countries[country];
    });
    return [country, steps] as const;
  });
  const [us, ussr] = view.hands;
  return {
    standing: {
      ...standing,
      choices: [],
      log: {
        keep: 0,
        add: standing.log.add.map(({ code, args }) =>
          code === 'draw' ? { code, args: [args[0], 0, ...args.slice(2)] } : { code, args },
        ),
      },
      view: {
        ...view,
        hands: [us, { ...ussr, known: [] }],
        unseen: [...view.unseen, ...ussr.known].sort((a, b) => a - b),
      },
    },
    placed: Object.fromEntries(grown),
  };
}

test('the opening is that of the rules', () => {
  const wanted = written();
  if (process.env['BRINK_WRITE'] === 'opening') writeFileSync(FILE, `${JSON.stringify(wanted)}\n`);
  // If it differs: BRINK_WRITE=opening npx vitest run apps/web/games/twilight-struggle/opening.test.ts
  expect(JSON.parse(readFileSync(FILE, 'utf8'))).toEqual(plain(wanted));
});

test('a table opens with what the opening showed, and carries out what was chosen meanwhile', () => {
  for (let deal = 0; deal < 20; deal++) {
    const { game, standing, after } = openingOf(fresh)!;
    const table = opened(game.record);
    expect(plain(table.standing())).toEqual(plain(standing));
    const [points] = standing.prompt!.args;
    const placed: number[] = [];
    let log = [...standing.log.add];
    while (placed.length < points - 1) {
      const choice = standing.prompt!.choices[(deal + placed.length * (deal % 4)) % 9];
      table.choose(standing.choices.length + placed.length, choice);
      placed.push(choice);
      const { view, prompt, canUndo, log: told } = table.standing();
      log = [...log.slice(0, told.keep), ...told.add];
      expect(plain(after(placed))).toEqual(plain({ view, prompt, canUndo, log }));
    }
    expect(after([...placed, placed[0]])).toBeUndefined();
  }
});

test('cards come evenly, and each only once', () => {
  const times = new Map<number, number>();
  for (let deal = 0; deal < 500; deal++) {
    const { choices } = openingOf(fresh)!.standing;
    expect(new Set(choices).size).toBe(16);
    for (const card of choices) times.set(card, (times.get(card) ?? 0) + 1);
  }
  // 38 cards of the early war with the optional ones; the China Card is not among them.
  expect(times.size).toBe(38);
});

test('a game with other rules, other players or a past has none', () => {
  const { record } = fresh;
  expect(openingOf({ ...fresh, record: { ...record, options: {} } })).toBeUndefined();
  expect(openingOf({ ...fresh, seats: ['person', 'person'] })).toBeUndefined();
  expect(openingOf({ ...fresh, record: { ...record, choices: [4] } })).toBeUndefined();
});
