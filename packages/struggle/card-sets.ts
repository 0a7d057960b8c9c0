import { cardSet, type CardSet } from './deck.ts';
import { opsOf } from './ops-value.ts';
import { NEUTRAL, US, USSR, type Side } from './sides.ts';
import { CARD_WORDS } from './state.ts';
import type { CardFacts, Table } from './world.ts';

const MOST_OPS = 4;

/** Fixed sets of the cards of one world, for set algebra with hands and piles. */
export interface CardSets {
  readonly every: CardSet;
  readonly scoring: CardSet;
  /** Cards with an event of one side alone. */
  readonly eventsOf: readonly [us: CardSet, ussr: CardSet];
  readonly neutral: CardSet;
  /** Cards that can be discarded, by printed operations: no scoring card, none that passes on. */
  readonly worth: readonly CardSet[];
  /** The same for so many operations or more. */
  readonly worthAtLeast: readonly CardSet[];
}

/** Sets of cards that rules ask for again and again, made once for a world. */
export function cardSetsOf(
  cards: readonly (CardFacts | undefined)[],
  passingCard: number,
): CardSets {
  const those = (test: (card: CardFacts) => boolean): CardSet =>
    cardSet(cards.flatMap((card, number) => (card && test(card) ? [number] : [])));
  const canGo = (card: CardFacts): boolean => !card.isScoring && card.number !== passingCard;
  const levels = [0, 1, 2, 3, 4, 5];
  return {
    every: those(() => true),
    scoring: those(({ isScoring }) => isScoring),
    eventsOf: [those(({ side }) => side === US), those(({ side }) => side === USSR)],
    neutral: those((card) => card.side === NEUTRAL && canGo(card)),
    worth: levels.map((ops) => those((card) => card.ops === ops && canGo(card))),
    worthAtLeast: levels.map((ops) => those((card) => card.ops >= ops && canGo(card))),
  };
}

const scratch: CardSet = new Int32Array(CARD_WORDS);

/** Cards worth so many operations to a side now, raised and lowered. Valid until the next call. */
export function worthNow(game: Table, side: Side, ops: number): CardSet {
  const { worth } = game.rules.cardSets;
  scratch.fill(0);
  for (let printed = 1; printed <= MOST_OPS; printed++) {
    if (opsOf(game, side, printed) < ops) continue;
    for (let i = 0; i < CARD_WORDS; i++) scratch[i] |= worth[printed][i];
  }
  return scratch;
}
