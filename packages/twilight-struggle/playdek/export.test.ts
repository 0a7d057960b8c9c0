import { CHANCE, Random, choose, legal, members, nextActor, type GameRecord } from '@brink/kernel';
import { isOver } from '@brink/struggle';
import { expect, test } from 'vitest';
import { parseOptions } from '../options.ts';
import { RULING_SETS } from '../rulings.ts';
import { setup } from '../setup.ts';
import { exportLog } from './export.ts';
import { importLog } from './import.ts';

/** A random game by players who avoid what ends it at once, so that it gets long. */
function randomRecord(seed: number): GameRecord {
  const random = new Random(seed);
  const options = { optionalCards: seed % 2 === 0, bonusUs: 2, rulings: RULING_SETS.playdek };
  const game = setup(parseOptions(options));
  const choices: number[] = [];
  while (!isOver(game)) {
    const actor = nextActor(game);
    const all = members(legal(game, actor));
    let choice = all[random.below(all.length)];
    for (let tries = actor === CHANCE ? 0 : 8; tries > 0; tries--) {
      const next = game.clone();
      choose(next, actor, choice);
      if (!isOver(next)) break;
      choice = all[random.below(all.length)];
    }
    choose(game, actor, choice);
    choices.push(choice);
  }
  return { format: 'brink-record', version: 1, game: 'twilight-struggle', options, choices };
}

test.each([1, 2, 3, 4, 5, 6])(
  'random game %i as a log is imported and gives the same log',
  { timeout: 60_000 },
  (seed) => {
    const text = exportLog(randomRecord(seed));
    const { record, firstDivergence } = importLog(text);
    expect(firstDivergence).toBeUndefined();
    expect(exportLog(record!)).toBe(text);
  },
);

test('a game that the log cannot tell is refused', () => {
  const record: GameRecord = {
    format: 'brink-record',
    version: 1,
    game: 'twilight-struggle',
    options: { scenario: 'late-war' },
    choices: [],
  };
  expect(() => exportLog(record)).toThrow('cannot tell a game with scenario "late-war"');
  expect(() => exportLog({ ...record, game: 'chess' })).toThrow('not for a record of "chess"');
});
