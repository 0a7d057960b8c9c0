import type { Refusal } from '@brink/protocol';
import type { LoadedGame } from './loaded-game.ts';
import type { Subscriber } from './subscribers.ts';

/** What whoever asked for something is told. */
export interface Answers {
  /** It is stored; `isTold`: that has answered them already. */
  granted(isTold: boolean): void;
  /** It was granted before. */
  again(loaded: LoadedGame, actor: number): void;
  refused(loaded: LoadedGame, actor: number, reason: Refusal): void;
  readonly subscriber?: Subscriber;
}

const nothing = (): void => undefined;
/** For bots, who need none. */
export const NO_ANSWER: Answers = { granted: nothing, again: nothing, refused: nothing };

export const answersTo = (
  subscriber: Subscriber,
  re: number | undefined,
  now: () => number,
): Answers => ({
  granted: (isTold) => {
    if (!isTold) subscriber.send({ type: 'done', re });
  },
  again: ({ projection }, actor) => subscriber.send({ ...projection.state(actor, now()), re }),
  refused: ({ game, projection }, actor, reason) => {
    const state = projection.state(actor, now());
    subscriber.send({ type: 'refused', re, game: game.id, reason, state });
  },
  subscriber,
});
