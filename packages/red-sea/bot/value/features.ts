import type { Bot } from '@brink/struggle/bot/frame';
import { Features } from '@brink/struggle/bot/value/features';
import { fillScoringNumbers, scoringNumberCount } from '@brink/struggle/bot/value/scoring-numbers';
import { cardNumber } from '../../data/cards.ts';
import { REGIONS } from '../../data/regions.ts';
import { LAST_TURN } from '../../state.ts';
import type { RedSeaBoard } from '../board.ts';
import { oddsOf } from '../evaluate.ts';

const SCORINGS = REGIONS.map((id) => cardNumber(`${id}-scoring`));

/** What is known of a position of Red Sea beyond what the family knows. */
export function redSeaFeatures(bot: Bot, board: RedSeaBoard): Features {
  return new Features({
    bot,
    lastTurn: ({ mem }) => mem[LAST_TURN],
    own: {
      numbers: 1 + scoringNumberCount(SCORINGS),
      fill: (game, into, at) => {
        into[at] = oddsOf(board, game);
        fillScoringNumbers(game, SCORINGS, board.scoringNow, into, at + 1);
      },
      features: 0,
      mark: () => {},
    },
  });
}
