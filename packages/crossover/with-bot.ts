import type { Ai, Game } from '@brink/kernel';
import type { World } from '@brink/struggle';
import { ai as redSeaAi } from '@brink/red-sea/bot/index';
import { ai as twilightAi } from '@brink/twilight-struggle/bot/index';
import { ai as visitedRedSeaAi } from './into-red-sea/bot.ts';
import { ai as visitedTwilightAi } from './into-twilight-struggle/bot.ts';
import {
  isWithVisitors,
  redSea as redSeaRules,
  twilightStruggle as twilightRules,
} from './package.ts';

/** The bot of a game, and the one that knows its visiting cards. */
function aiFor(plain: Ai<World>, withVisitors: Ai<World>): Ai<World> {
  const of = (game: Game): Ai<World> => (isWithVisitors(game) ? withVisitors : plain);
  return {
    ...plain,
    evaluate: (game, seat) => of(game).evaluate(game, seat),
    evaluateByHand: (game, seat) => (of(game).evaluateByHand ?? of(game).evaluate)(game, seat),
    isLearnedFor: (game) => of(game).isLearnedFor?.(game) === true,
    isTense: (game) => of(game).isTense?.(game) === true,
    suggest: (game, actor, scores) => of(game).suggest(game, actor, scores),
    suggestByHand: (game, actor, scores) => {
      const { suggest, suggestByHand = suggest } = of(game);
      suggestByHand(game, actor, scores);
    },
    risk: (game, actor, choices) => of(game).risk?.(game, actor, choices) ?? 0,
    prior: (game, actor, into) => of(game).prior?.(game, actor, into) === true,
    ...(plain.themes && {
      themes: {
        ...plain.themes,
        weigh: (game, seat, into) => (of(game).themes ?? plain.themes!).weigh(game, seat, into),
      },
    }),
    reason: (game, actor, choice) => of(game).reason(game, actor, choice),
  };
}

/** Red Sea for those who let bots play it: what these have learned comes along. */
export const redSea: typeof redSeaRules = { ...redSeaRules, ai: aiFor(redSeaAi, visitedRedSeaAi) };

/** Twilight Struggle for those who let bots play it. */
export const twilightStruggle: typeof twilightRules = {
  ...twilightRules,
  ai: aiFor(twilightAi, visitedTwilightAi),
};
