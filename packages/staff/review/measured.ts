import type { Ai, Game } from '@brink/kernel';

/**
 * Whether chances in this game were learned from how games ended, so that of those told 70% about
 * seven of ten are won. A value by hand orders positions, but was never held against results.
 */
export function isMeasured({ evaluate, evaluateByHand }: Ai, game: Game): boolean {
  return evaluateByHand !== undefined && evaluate(game, 0) !== evaluateByHand(game, 0);
}
