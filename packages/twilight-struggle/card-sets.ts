import { cardSet, type CardSet, type Side, type Table } from '@brink/struggle';
import { CARDS, cardNumber, type CardData } from './data/cards.ts';

const numbersOf = (test: (card: CardData) => boolean): number[] =>
  (CARDS as readonly CardData[]).filter(test).map(({ number }) => number);

export const CHINA_CARD = cardNumber('china-card');
export const UN_INTERVENTION = cardNumber('un-intervention');
export const MISSILE_ENVY = cardNumber('missile-envy');
export const DEFECTORS = cardNumber('defectors');

export const scoringCards = cardSet(numbersOf(({ marks }) => marks.includes('scoring')));

/** Cards that can be discarded for so many printed operations or more: no scoring cards. */
export const worthAtLeast: readonly CardSet[] = [0, 1, 2, 3, 4, 5].map((ops) =>
  cardSet(
    numbersOf(
      (card) => card.ops >= ops && !card.marks.includes('scoring') && card.number !== CHINA_CARD,
    ),
  ),
);

/** Cards worth so many operations to a side now, with what raises or lowers them (§7.4.2). */
export function worthNow(game: Table, side: Side, ops: number): CardSet {
  const printed = ops - game.rules.rule.opsModifier(game, side);
  return worthAtLeast[Math.max(0, Math.min(5, printed))];
}

/** Cards with an event of one side alone. */
export const eventsOf: readonly [us: CardSet, ussr: CardSet] = [
  cardSet(numbersOf(({ side }) => side === 'us')),
  cardSet(numbersOf(({ side }) => side === 'ussr')),
];
