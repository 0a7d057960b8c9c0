import { US } from '@brink/struggle';
import { expect, test } from 'vitest';
import { COUNTRIES } from '../../data/countries.ts';
import { finalScoring } from '../../flow/end-of-turn.ts';
import { scenario, type Position } from '../../testing/scenario.ts';
import { endCrises } from '../../turn-zero/testing/crises.ts';

const held = (influence: Position['influence'], isAllied = true) => {
  const card = isAllied ? 'europe-scoring-allied-berlin' : 'europe-scoring';
  const t = scenario({
    options: { scenario: 'turn-zero' },
    ...(influence && { influence }),
    hands: { us: [card] },
  });
  if (isAllied) endCrises(t.game, { 've-day': 3 });
  return t.plays('us', card, 'event');
};

test('presence 3, domination 6', () => {
  expect(held({ italy: [2, 0] }).vp).toBe(3 + 1);
  expect(held({ italy: [2, 0], benelux: [3, 0] }).vp).toBe(6 + 1);
});

const all = Object.fromEntries(
  COUNTRIES.filter(({ region, battleground }) => region === 'europe' && battleground).map(
    ({ id, stability }) => [id, [stability, 0] as const],
  ),
);

test('control is worth 6 and does not win; the usual card wins', () => {
  const t = held(all);
  expect(t.result).toBeUndefined();
  expect(t.isSettled).toBe(true);
  // 5 battlegrounds; Poland is next to the USSR.
  expect(t.vp).toBe(6 + 5 + 1);
  expect(t.where('europe-scoring-allied-berlin')).toBe('discard');
  expect(held(all, false).result).toEqual({ winner: 'us', manner: 'europeControl' });
});

test('so does final scoring', () => {
  const t = scenario({ options: { scenario: 'turn-zero' }, influence: all });
  endCrises(t.game, { 've-day': 3 });
  t.start(finalScoring, US);
  expect(t.result).toEqual({ winner: 'us', manner: 'finalScoring' });
  expect(t.vp).toBe(6 + 5 + 1 - 1);
});

test('by ruling only the card counts so: final scoring is the usual one', () => {
  const t = scenario({
    options: { scenario: 'turn-zero', rulings: ['alliedBerlinOnlyByCard'] },
    influence: all,
    hands: { us: ['europe-scoring-allied-berlin'] },
  });
  endCrises(t.game, { 've-day': 3 });
  expect(t.plays('us', 'europe-scoring-allied-berlin', 'event').vp).toBe(6 + 5 + 1);
  t.start(finalScoring, US);
  expect(t.result).toEqual({ winner: 'us', manner: 'europeControl' });
});

test('it may not be kept', () => {
  const t = scenario({ hands: { us: ['europe-scoring-allied-berlin'] } }).endTurn();
  expect(t.result).toEqual({ winner: 'ussr', manner: 'heldScoringCard' });
});
