import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('a US event on the drawn card takes place, carried out by the US', () => {
  const t = scenario({
    influence: { romania: [0, 2], hungary: [0, 1] },
    hands: { us: ['five-year-plan'], ussr: ['independent-reds', 'fidel', 'europe-scoring'] },
  }).plays('us', 'five-year-plan', 'event');
  expect(t.actor).toBe('chance');
  expect(t.choices).toEqual(['europe-scoring', 'fidel', 'independent-reds']);
  t.choose('independent-reds');
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['bulgaria', 'czechoslovakia', 'hungary', 'romania', 'yugoslavia']);
  t.choose('romania');
  expect(t.isSettled).toBe(true);
  expect(t.influence('romania')).toEqual([2, 2]);
  expect(t.where('independent-reds')).toBe('removed');
  expect(t.where('five-year-plan')).toBe('discard');
});

test.each(['fidel', 'europe-scoring', 'nuclear-test-ban'] as const)(
  '%s is discarded without effect',
  (drawn) => {
    const t = scenario({
      influence: { poland: [0, 3] },
      defcon: 3,
      hands: { us: ['five-year-plan'], ussr: [drawn] },
    }).plays('us', 'five-year-plan', 'event');
    expect(t.isSettled).toBe(true);
    expect(t.vp).toBe(0);
    expect(t.defcon).toBe(3);
    expect(t.influence('cuba')).toEqual([0, 0]);
    expect(t.where(drawn)).toBe('discard');
  },
);

test('with an empty hand nothing happens; the China Card is never taken', () => {
  const t = scenario({ hands: { us: ['five-year-plan'] }, china: { holder: 'ussr' } });
  t.plays('us', 'five-year-plan', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.where('five-year-plan')).toBe('discard');
});

test('played by the USSR, it answers for the nuclear war of the drawn event', () => {
  const t = scenario({ defcon: 2, hands: { ussr: ['five-year-plan', 'duck-and-cover'] } });
  t.plays('ussr', 'five-year-plan', 'eventFirst');
  expect(t.result).toEqual({ winner: 'us', manner: 'defcon' });
});

test('a drawn US event that cannot take place is discarded', () => {
  const t = scenario({ hands: { us: ['five-year-plan'], ussr: ['nato'] } });
  t.plays('us', 'five-year-plan', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.has('Nato')).toBe(false);
  expect(t.where('nato')).toBe('discard');
});

test('in its last round the USSR loses a scoring card with it', () => {
  const t = scenario({
    round: 6,
    influence: { iraq: [0, 3] },
    hands: { ussr: ['five-year-plan', 'asia-scoring'] },
  }).plays('ussr', 'five-year-plan', 'operationsFirst');
  t.choose('influence', 'iraq', 'iraq', 'iraq');
  expect(t.isSettled).toBe(true);
  expect(t.where('asia-scoring')).toBe('discard');
  t.endTurn();
  expect(t.result).toBeUndefined();
});

test('a card chosen as headline is no longer in the hand', () => {
  const t = scenario({
    hands: { us: ['five-year-plan'], ussr: ['romanian-abdication', 'nato', 'fidel'] },
  }).headlines({ us: 'five-year-plan', ussr: 'romanian-abdication' });
  expect(t.choices).toEqual(['fidel', 'nato']);
  t.choose('fidel');
  expect(t.isSettled).toBe(true);
  expect(t.where('romanian-abdication')).toBe('removed');
  expect(t.influence('romania')).toEqual([0, 3]);
});
