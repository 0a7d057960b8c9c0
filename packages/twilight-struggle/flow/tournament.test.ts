import { US, USSR, isKnownTo } from '@brink/struggle';
import { expect, test } from 'vitest';
import { cardNumber, type CardId } from '../data/cards.ts';
import { scenario, type Position } from '../testing/scenario.ts';
import { readAll } from '@brink/kernel';
import { LOG } from '../log.ts';

const end = (options: Position['options'] = {}) =>
  scenario({
    options,
    militaryOps: [5, 5],
    hands: { us: ['nato'], ussr: ['fidel', 'nasser'] },
  }).endTurn();

const isKnown = (t: ReturnType<typeof end>, side: 0 | 1, id: CardId): boolean =>
  isKnownTo(t.game, side, cardNumber(id));

test('cards kept at the end of a turn are shown', () => {
  const t = end({ heldCardsShown: true });
  expect(t.isSettled).toBe(true);
  expect(isKnown(t, USSR, 'nato')).toBe(true);
  expect(isKnown(t, US, 'fidel')).toBe(true);
  expect(isKnown(t, US, 'nasser')).toBe(true);
  const shown = readAll(LOG, t.log, 'reveal').map(({ card }) => card);
  expect(shown).toEqual([cardNumber('fidel'), cardNumber('nasser'), cardNumber('nato')]);
});

test('unless it is so agreed they are not', () => {
  const t = end();
  expect(isKnown(t, USSR, 'nato')).toBe(false);
  expect(t.log.some(({ code }) => code === 'reveal')).toBe(false);
});

test('a game that the penalty has ended shows nothing', () => {
  const t = scenario({
    options: { heldCardsShown: true },
    vp: 18,
    militaryOps: [5, 0],
    hands: { us: ['nato'] },
  }).endTurn();
  expect(t.result).toEqual({ winner: 'us', manner: 'vp' });
  expect(t.log.some(({ code }) => code === 'reveal')).toBe(false);
});
