import { program, type Program, type Steps } from '@brink/kernel';
import type { Condition, World } from '@brink/struggle';
import { cardData } from './data/cards.ts';

/** What a card's file says of it; its facts are in data/cards.ts. */
export interface CardRules {
  readonly event: Steps<World>;
  /** Other events that allow or forbid this one. */
  readonly needs?: Condition;
  /** What must hold on the board for the event to take place. */
  readonly condition?: Condition;
}

export interface Card {
  readonly number: number;
  readonly event: Program<World>;
  readonly needs?: Condition;
  readonly condition?: Condition;
}

export const card = (number: number, { event, ...conditions }: CardRules): Card => ({
  number,
  event: program(cardData(number).id, event),
  ...conditions,
});
