import { program, type Program, type Steps } from '@brink/kernel';
import type { Condition, EventCondition, World } from '@brink/struggle';
import { cardData } from './data/cards.ts';
import { twilightSetting, type Setting } from './setting.ts';

/** What a card's file says of it; its facts are in data/cards.ts. */
export interface CardRules {
  readonly event: Steps<World>;
  /** Other events that allow or forbid this one. */
  readonly needs?: Condition;
  /** What must hold on the board for the event to take place. */
  readonly condition?: EventCondition;
}

export interface CardProgram {
  readonly event: Program<World>;
  readonly needs?: Condition;
  readonly condition?: EventCondition;
}

export interface Card extends CardProgram {
  readonly number: number;
  /** A card that travels to another map (Red Sea §12.1), made ready for it. */
  readonly on?: (setting: Setting) => CardProgram;
}

const programOf = (number: number, { event, ...conditions }: CardRules): CardProgram => ({
  event: program(cardData(number).id, event),
  ...conditions,
});

/** A card, written for this map alone or for any setting it may travel to. */
export const card = (number: number, rules: CardRules | ((setting: Setting) => CardRules)): Card =>
  typeof rules === 'function'
    ? {
        number,
        ...programOf(number, rules(twilightSetting)),
        on: (setting) => programOf(number, rules(setting)),
      }
    : { number, ...programOf(number, rules) };
