import { cardSet, type CardSet, type Side, type Table } from '@brink/struggle';
import { CARDS, cardNumber, type CardData } from './data/cards.ts';

const numbersOf = (test: (card: CardData) => boolean): number[] =>
  (CARDS as readonly CardData[]).filter(test).map(({ number }) => number);

export const CHINA_CARD = cardNumber('china-card');
export const UN_INTERVENTION = cardNumber('un-intervention');
export const MISSILE_ENVY = cardNumber('missile-envy');
export const GRAIN_SALES = cardNumber('grain-sales-to-soviets');
export const STAR_WARS = cardNumber('star-wars');
export const DEFECTORS = cardNumber('defectors');

export const EVERY_CARD = cardSet(numbersOf(() => true));

export const scoringCards = cardSet(numbersOf(({ marks }) => marks.includes('scoring')));

/** Cards that can be discarded for so many printed operations or more: no scoring cards. */
export const worthAtLeast: readonly CardSet[] = [0, 1, 2, 3, 4, 5].map((ops) =>
  cardSet(
    numbersOf(
      (card) => card.ops >= ops && !card.marks.includes('scoring') && card.number !== CHINA_CARD,
    ),
  ),
);

/** Cards worth so many operations (1 to 4) to a side now, raised and lowered (§7.4.2). */
export function worthNow(game: Table, side: Side, ops: number): CardSet {
  if (ops <= 1 || ops > 4) return worthAtLeast[Math.min(ops, 5)];
  const printed = ops - game.rules.rule.opsModifier(game, side);
  return worthAtLeast[Math.max(1, Math.min(5, printed))];
}

/** Cards with an event of one side alone. */
export const eventsOf: readonly [us: CardSet, ussr: CardSet] = [
  cardSet(numbersOf(({ side }) => side === 'us')),
  cardSet(numbersOf(({ side }) => side === 'ussr')),
];
