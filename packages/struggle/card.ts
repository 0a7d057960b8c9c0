import { program, type Mask, type Program, type Steps } from '@brink/kernel';
import type { LastingEffect } from './lasting/hooks.ts';
import type {
  CardEvent,
  CardFacts,
  Condition,
  EventCondition,
  Table,
  WhenPlayed,
  World,
} from './world.ts';

/** Actions that an effect opens to a side at any of its decisions. */
export interface FreeActions {
  readonly offer: (game: Table, actor: number, legal: Mask) => void;
  readonly take: (game: Table, actor: number, choice: number) => void;
}

/** All that a card does beside its event. */
interface CardParts {
  /** Other events that allow or forbid this one. */
  readonly needs?: Condition;
  /** What must hold on the board for the event to take place. */
  readonly condition?: EventCondition;
  /** What it changes while it lasts. */
  readonly lasting?: readonly LastingEffect[];
  /** What playing it does, whatever it is used for. */
  readonly whenPlayed?: WhenPlayed;
  readonly free?: FreeActions;
}

/** What a card's file says of it; its facts are in data/cards.ts. */
export interface CardRules extends CardParts {
  readonly event: Steps<World>;
}

/** A card made ready to be linked. */
export interface CardProgram extends CardParts {
  readonly event: Program<World>;
}

/** A card of another game, made ready for this one. */
export interface VisitingCard extends CardProgram {
  readonly facts: CardFacts;
}

/** Makes what a card does ready to be linked into a world. */
export const cardProgram = (id: string, { event, ...parts }: CardRules): CardProgram => ({
  event: program(id, event),
  ...parts,
});

/** The events of cards by number, once their programs have addresses. */
export function eventsOfCards(
  cards: readonly (CardProgram & { readonly number: number })[],
  entryOf: (program: Program<World>) => number,
): readonly (CardEvent | undefined)[] {
  const events: (CardEvent | undefined)[] = [];
  for (const { number, event, needs, condition, whenPlayed } of cards) {
    if (events[number]) throw new Error(`two cards have the number ${number}`);
    events[number] = { address: entryOf(event), needs, condition, whenPlayed };
  }
  return events;
}
