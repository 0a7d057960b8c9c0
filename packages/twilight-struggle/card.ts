import { cardProgram, type CardProgram, type CardRules } from '@brink/struggle';
import { cardData } from './data/cards.ts';
import { twilightSetting, type Setting } from './setting.ts';
import { afterTurnZero } from './turn-zero/voided.ts';

export interface Card extends CardProgram {
  readonly number: number;
  /** A card that travels to another map (Red Sea §12.1), made ready for it. */
  readonly on?: (setting: Setting) => CardProgram;
}

/** A card, written for this map alone or for any setting it may travel to. */
export function card(number: number, rules: CardRules | ((setting: Setting) => CardRules)): Card {
  const { id } = cardData(number);
  if (typeof rules !== 'function')
    return { number, ...cardProgram(id, afterTurnZero(number, rules)) };
  const on = (setting: Setting): CardProgram => cardProgram(id, rules(setting));
  return { number, ...on(twilightSetting), on };
}
