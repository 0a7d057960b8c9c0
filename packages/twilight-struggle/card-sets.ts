import { cardSet, type CardSet } from '@brink/struggle';
import { CARDS, cardNumber, type CardData } from './data/cards.ts';

const numbersOf = (test: (card: CardData) => boolean): number[] =>
  (CARDS as readonly CardData[]).filter(test).map(({ number }) => number);

export const CHINA_CARD = cardNumber('china-card');
export const UN_INTERVENTION = cardNumber('un-intervention');
export const MISSILE_ENVY = cardNumber('missile-envy');
export const GRAIN_SALES = cardNumber('grain-sales-to-soviets');
export const STAR_WARS = cardNumber('star-wars');
export const DEFECTORS = cardNumber('defectors');
export const FIRST_LIGHTNING = cardNumber('first-lightning');

export const scoringCards = cardSet(numbersOf(({ marks }) => marks.includes('scoring')));

/** Cards that can be discarded for so many printed operations or more: no scoring cards. */
export const worthAtLeast: readonly CardSet[] = [0, 1, 2, 3, 4, 5].map((ops) =>
  cardSet(
    numbersOf(
      (card) => card.ops >= ops && !card.marks.includes('scoring') && card.number !== CHINA_CARD,
    ),
  ),
);

/** Cards with an event of one side alone. */
export const eventsOf: readonly [us: CardSet, ussr: CardSet] = [
  cardSet(numbersOf(({ side }) => side === 'us')),
  cardSet(numbersOf(({ side }) => side === 'ussr')),
];
