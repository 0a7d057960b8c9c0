import { program, type Program, type Steps } from '@brink/kernel';
import type { Condition, EventCondition, World } from '@brink/struggle';
import { cardData } from './data/cards.ts';
import type { Setting } from './setting.ts';

/** What a card's file says of it; its facts are in data/cards.ts. */
export interface CardRules {
  readonly event: Steps<World>;
  /** Other events that allow or forbid this one. */
  readonly needs?: Condition;
  /** What must hold on the board for the event to take place. */
  readonly condition?: EventCondition;
}

/** A card, written for this map alone or for any setting it may travel to. */
export interface Card {
  readonly number: number;
  readonly on: (setting: Setting) => CardRules;
}

export const card = (number: number, rules: CardRules | Card['on']): Card => ({
  number,
  on: typeof rules === 'function' ? rules : () => rules,
});

/** A card made ready to be linked in a setting. */
export interface CardProgram {
  readonly event: Program<World>;
  readonly needs: Condition | undefined;
  readonly condition: EventCondition | undefined;
}

export function programOf({ number, on }: Card, setting: Setting): CardProgram {
  const { event, needs, condition } = on(setting);
  return { event: program(cardData(number).id, event), needs, condition };
}
