import type { Ai, Themes } from '@brink/kernel';
import { opensPlay } from '../opens-play.ts';
import { ROUND, TURN } from '../state.ts';
import type { World } from '../world.ts';

/** What a bot is asked about a position. */
export type Mind = Required<
  Pick<
    Ai<World>,
    | 'evaluate'
    | 'evaluateByHand'
    | 'isLearnedFor'
    | 'isTense'
    | 'suggest'
    | 'suggestByHand'
    | 'prior'
    | 'risk'
    | 'disgrace'
    | 'reason'
  >
> & {
  readonly weighThemes?: Themes<World>['weigh'];
};

/** What is known of a bot before it is made. */
export interface AiFacts extends Pick<Ai<World>, 'isKnown' | 'horizon'> {
  /** Of a mind that weighs themes. */
  readonly themes?: Pick<Themes<World>, 'count' | 'reason'>;
}

/**
 * The bot of a game, as players know it. It is made when it is first asked: most processes play
 * one game, and its code runs faster as long as no other bot is made from it.
 */
export function aiOf(make: () => Mind, { isKnown, horizon, themes }: AiFacts): Ai<World> {
  let made: Mind | undefined;
  const mind = (): Mind => (made ??= make());
  return {
    evaluate: (game, seat) => mind().evaluate(game, seat),
    evaluateByHand: (game, seat) => mind().evaluateByHand(game, seat),
    isLearnedFor: (game) => mind().isLearnedFor(game),
    horizon,
    isTense: (game) => mind().isTense(game),
    suggest: (game, actor, scores) => mind().suggest(game, actor, scores),
    suggestByHand: (game, actor, scores) => mind().suggestByHand(game, actor, scores),
    prior: (game, actor, into) => mind().prior(game, actor, into),
    risk: (game, actor, choices) => mind().risk(game, actor, choices),
    disgrace: (game, seat) => mind().disgrace(game, seat),
    reason: (game, actor, choice) => mind().reason(game, actor, choice),
    progress: ({ mem }) => mem[TURN] + mem[ROUND] / 10,
    opensPlay,
    isOpen: opensPlay,
    isKnown,
    ...(themes && {
      themes: { ...themes, weigh: (game, seat, into) => mind().weighThemes?.(game, seat, into) },
    }),
  };
}
