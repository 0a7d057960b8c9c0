import { expect, test } from 'vitest';
import { US, USSR } from '@brink/struggle';
import { roundsOf } from '../../flow/rounds.ts';
import type { CardId } from '../../data/cards.ts';
import { scenario, type Scenario } from '../../testing/scenario.ts';

/** Seven US cards whose events ask nothing. */
const PLAIN: readonly CardId[] = [
  'reagan-bombs-libya',
  'an-evil-empire',
  'iron-lady',
  'awacs-sale-to-saudis',
  'duck-and-cover',
  'five-year-plan',
  'solidarity',
];

/** A turn after which each side has played its headline and seven rounds. */
function afterSevenRounds(headline: CardId): Scenario {
  const t = scenario({
    turn: 8,
    effects: ['JohnPaul'],
    hands: { us: [headline, ...PLAIN, 'cia-created'], ussr: ['iran-contra-scandal'] },
    china: { holder: 'ussr', faceUp: false },
  }).turn();
  t.choose(headline, 'iran-contra-scandal');
  for (const card of PLAIN) t.choose(card, 'event');
  return t;
}

test('after the seventh rounds the US may play an eighth', () => {
  const t = afterSevenRounds('north-sea-oil');
  expect(t.actor).toBe('us');
  expect(t.prompt).toBe('actionRound');
  expect(t.choices).toEqual(['cia-created', 'done']);
  t.choose('cia-created', 'event', 'done');
  expect(t.isSettled).toBe(true);
  expect(t.where('cia-created')).toBe('removed');
  expect(t.where('north-sea-oil')).toBe('removed');
});

test('the eighth round may be left out', () => {
  const t = afterSevenRounds('north-sea-oil').choose('done');
  expect(t.isSettled).toBe(true);
  expect(t.where('cia-created')).toBe('us');
});

test('without it the turn ends after seven', () => {
  const t = afterSevenRounds('marine-barracks-bombing');
  expect(t.isSettled).toBe(true);
  expect(t.where('cia-created')).toBe('us');
});

test('there are never more than eight, and the USSR gets none of them', () => {
  const t = scenario({ turn: 8, space: [8, 0], hands: { us: ['north-sea-oil'] } });
  expect(roundsOf(t.game, US)).toBe(8);
  t.plays('us', 'north-sea-oil', 'event');
  expect(roundsOf(t.game, US)).toBe(8);
  expect(roundsOf(t.game, USSR)).toBe(7);
});

test('played in the seventh round it still counts for this turn', () => {
  const t = scenario({ turn: 8, round: 7, hands: { us: ['north-sea-oil'] } });
  expect(roundsOf(t.game, US)).toBe(7);
  t.plays('us', 'north-sea-oil', 'event');
  expect(t.isSettled).toBe(true);
  expect(roundsOf(t.game, US)).toBe(8);
});

test('the round ends with the turn; OPEC stays forbidden', () => {
  const t = scenario({ turn: 8, hands: { us: ['north-sea-oil'], ussr: ['opec'] } });
  t.round('ussr').choose('opec');
  expect(t.choices).toEqual(['event', 'operations', 'space']);
  t.plays('us', 'north-sea-oil', 'event').endTurn();
  expect(t.has('NorthSeaOilRoundForUs')).toBe(false);
  expect(t.has('NorthSeaOil')).toBe(true);
  t.round('ussr').choose('opec');
  expect(t.choices).toEqual(['operations', 'space']);
});

test('the USSR that plays it for operations gives the US the round', () => {
  const t = scenario({ turn: 8, hands: { ussr: ['north-sea-oil'] } })
    .plays('ussr', 'north-sea-oil', 'operationsFirst')
    .choose('influence', 'poland', 'poland', 'poland');
  expect(t.isSettled).toBe(true);
  expect(roundsOf(t.game, US)).toBe(8);
});
