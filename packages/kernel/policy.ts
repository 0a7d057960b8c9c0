import type { Actor, Game, Rules } from './game.ts';
import { legal } from './machine.ts';
import { nth, size } from './mask.ts';
import type { Random } from './random.ts';

/** Chooses for an actor who is to choose now: a player or chance. */
export type Policy<R extends Rules = Rules> = (game: Game<R>, actor: Actor) => number;

/** Every legal choice is equally likely: what chance does, and the simplest player. */
export const uniform =
  (random: Random): Policy =>
  (game, actor) => {
    const mask = legal(game, actor);
    return nth(mask, random.below(size(mask)));
  };
