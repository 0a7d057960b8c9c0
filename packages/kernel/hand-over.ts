import { isDieNext } from './dice.ts';
import { CHANCE, type Actor, type Game } from './game.ts';
import { choose, legal, pending } from './machine.ts';
import { members, nth } from './mask.ts';

/**
 * Whether others choose next. Cards that are dealt in between are nobody's choice, whichever they
 * are: the game is left with some of them dealt. A die is something to wait for.
 */
export function isHandedOver(game: Game, actor: Actor): boolean {
  while (pending(game) === 1 << CHANCE && !isDieNext(game)) {
    choose(game, CHANCE, nth(legal(game, CHANCE), 0));
  }
  return (pending(game) & ~(1 << actor) & ~(1 << CHANCE)) !== 0;
}

/** The choices of an actor after which others choose: nothing of it can be taken back then. */
export function handingChoices(game: Game, actor: Actor): number[] {
  if (pending(game) !== 1 << actor) return [];
  const branch = game.clone();
  return members(legal(game, actor)).filter((choice) => {
    choose(branch.copyFrom(game), actor, choice);
    return isHandedOver(branch, actor);
  });
}
