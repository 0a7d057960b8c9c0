import { members } from './mask.ts';
import { CHANCE, type Actor, type Game } from './game.ts';
import { choose, legal, pending } from './machine.ts';

/** The choices of an actor after which others choose: nothing of it can be taken back then. */
export function handingChoices(game: Game, actor: Actor): number[] {
  const own = 1 << actor;
  if (pending(game) !== own) return [];
  const branch = game.clone();
  return members(legal(game, actor)).filter((choice) => {
    choose(branch.copyFrom(game), actor, choice);
    const next = pending(branch);
    return next !== 0 && (next & (own | (1 << CHANCE))) === 0;
  });
}
