import { CHANCE, type Actor, type Game } from './game.ts';
import { choose, decision, legal, pending } from './machine.ts';
import { members } from './mask.ts';

/** Whether nobody chooses before a die has been thrown. */
export const isDieNext = (game: Game): boolean =>
  pending(game) === 1 << CHANCE && decision(game)?.domain === 'die';

/** The choices of an actor that a die answers at once, so that they want a second thought. */
export function rolledChoices(game: Game, actor: Actor): number[] {
  if (pending(game) !== 1 << actor) return [];
  const branch = game.clone();
  return members(legal(game, actor)).filter((choice) => {
    choose(branch.copyFrom(game), actor, choice);
    return isDieNext(branch);
  });
}
