import { when } from '@brink/kernel';
import { TURN, type CardRules, type Condition } from '@brink/struggle';
import { cardNumber } from '../data/cards.ts';
import { isRuled } from '../rulings.ts';
import { isAlliedBerlin, isLabourDefeat, isQuietElection } from './results.ts';

/** Events that the end of a crisis makes void, by the number of their card. */
export const VOIDED: ReadonlyMap<number, Condition> = new Map([
  [cardNumber('blockade'), isAlliedBerlin],
  [cardNumber('socialist-governments'), (game) => isQuietElection(game) && game.mem[TURN] <= 2],
  [cardNumber('suez-crisis'), isLabourDefeat],
]);

/**
 * What Turn Zero changes about a card. A void event does not happen and its card is discarded; by
 * ruling it happens without result, so that a starred card leaves the game.
 */
export function afterTurnZero(card: number, rules: CardRules): CardRules {
  const isVoid = VOIDED.get(card);
  if (!isVoid) return rules;
  const { needs, event } = rules;
  return {
    ...rules,
    needs: (game) =>
      (needs === undefined || needs(game)) &&
      (!isVoid(game) || isRuled(game, 'voidedEventsAreRemoved')),
    event: [when((game) => !isVoid(game), event)],
  };
}
