import { ANSWERS, Random, choose, promptFor } from '@brink/kernel';
import { US, USSR, type Table } from '@brink/struggle';
import { expect, test } from 'vitest';
import { determinise } from './knowledge.ts';
import { STATECRAFT_LOST } from './state.ts';
import { newGame } from './testing/scenario.ts';
import { view } from './view.ts';

const DEALS = 60;

/** What lies at an address in many games that a viewer cannot tell from this one. */
function possible(game: Table, viewer: number, at: number): Set<number> {
  const random = new Random(1);
  const found = new Set<number>();
  for (let i = 0; i < DEALS; i++) {
    const other = determinise(game, viewer, random, game.clone());
    expect(view(other, viewer)).toEqual(view(game, viewer));
    expect(promptFor(other, viewer)).toEqual(promptFor(game, viewer));
    found.add(other.mem[at]);
  }
  return found;
}

test('a sealed bid is known to its bidder alone', () => {
  const t = newGame({ bidding: true });
  choose(t.game, US, 3);
  expect(possible(t.game, US, ANSWERS + US)).toEqual(new Set([4]));
  expect(possible(t.game, USSR, ANSWERS + US).size).toBeGreaterThan(10);
  expect(possible(t.game, -1, ANSWERS + US).size).toBeGreaterThan(10);
});

test('so is a statecraft card', () => {
  const t = newGame({ scenario: 'turn-zero' }).choose('ve-day', 'marshall');
  expect(possible(t.game, US, ANSWERS + US)).toEqual(new Set([3]));
  expect(possible(t.game, USSR, ANSWERS + US)).toEqual(new Set([1, 2, 3, 4, 5]));
});

test('what was lost face down may be anything that was never shown', () => {
  const t = newGame({ scenario: 'turn-zero', chineseCivilWar: true });
  t.choose('molotov', 'oss', 've-day', 'marshall', 'kgb', 4);
  expect(possible(t.game, USSR, STATECRAFT_LOST + US)).toEqual(new Set([1, 2, 4, 5]));
  expect(possible(t.game, US, STATECRAFT_LOST + US)).toEqual(new Set([5]));
  expect(possible(t.game, US, STATECRAFT_LOST + USSR)).toEqual(new Set([1, 2, 3, 4]));
});
