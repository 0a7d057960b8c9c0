import {
  RecordError,
  anyGame,
  replay,
  revisionOf,
  save,
  setUpAgreed,
  writeRecord,
} from '@brink/kernel';
import { parseRecord } from '@brink/kernel';
import { expect, it } from 'vitest';
import { randomGame, recordOf } from '../driver.ts';
import { transcript } from '../transcript.ts';
import { duel } from './duel.ts';

const old = anyGame(duel(undefined, 1));
const now = anyGame(duel());
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

/** A game that the program before the change has played and written down. */
const written = (seed: number): string => {
  const { rules: _, ...record } = recordOf(old, {}, randomGame(old, {}, seed).choices);
  // Records are older than revisions: the first ones say nothing of them.
  return writeRecord(seed % 2 === 0 ? record : { ...record, rules: 1 });
};

it('a game of the first revision is told to the last letter by a program that knows the second', () => {
  for (const seed of SEEDS) {
    const record = parseRecord(written(seed));
    expect(transcript(now, record)).toBe(transcript(old, record));
    expect(save(replay(now, record))).toEqual(save(replay(old, record)));
    expect(now.outcome(replay(now, record))).toEqual(old.outcome(replay(old, record)));
  }
});

it('new games are played by the new rule, and some end otherwise', () => {
  const differs = SEEDS.filter((seed) => {
    const record = parseRecord(written(seed));
    const under = (rules: number) =>
      JSON.stringify(now.view(replay(now, { ...record, rules }), -2));
    return under(1) !== under(2);
  });
  expect(revisionOf(now.setup({}))).toBe(2);
  expect(recordOf(now, {}, []).rules).toBe(2);
  expect(differs.length).toBeGreaterThan(0);
});

it('a program that does not know the revision of a game says so and leaves it alone', () => {
  const record = recordOf(now, {}, []);
  expect(() => replay(old, record)).toThrow(RecordError);
  expect(() => replay(old, record)).toThrow('knows revisions 1 to 1');
  expect(() => setUpAgreed(old, record)).toThrow('revision 2 of the rules of "duel"');
});
