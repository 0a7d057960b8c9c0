import { cardProgram, type CardProgram, type CardRules } from '@brink/struggle';
import { cardData } from './data/cards.ts';
import type { Setting } from './setting.ts';

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
export const programOf = ({ number, on }: Card, setting: Setting): CardProgram =>
  cardProgram(cardData(number).id, on(setting));
