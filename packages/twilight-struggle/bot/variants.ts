import { DONE, FP, l } from '@brink/kernel';
import { USSR, optionId } from '@brink/struggle';
import { bidFor } from '@brink/struggle/bot/bid';
import { asSide } from '@brink/struggle/bot/board';
import type { Bot } from '@brink/struggle/bot/frame';
import { orNothing, type Rater, type Raters } from '@brink/struggle/bot/suggest';
import { STATECRAFT, type Statecraft } from '../turn-zero/statecraft.ts';

/**
 * Extra influence for the US as it is usual at the table. To the heuristic bot itself it is
 * worth some of its distance to the USSR, not all of it (docs/how-to/write-a-bot.md).
 */
const FAIR_BONUS = 2;

/** Strong cards first; what undoes the rival's is worth a little more than a weak one. */
const CANCELLING = 1.4;
const statecraft: Rater = (_game, _side, choice) => {
  const { modifier, cancels = false }: Statecraft = STATECRAFT[choice];
  return cancels ? CANCELLING : Math.abs(modifier);
};

const YES = optionId('yes');
const AVERAGE_DIE = 3.5;
const coupAgain: Rater = ({ mem }, _side, choice) =>
  choice === YES ? AVERAGE_DIE - mem[mem[FP] + l.extra] : 0;

const INFLUENCE = optionId('influence');

/** What is asked only in variants, or by promo cards. */
export function variantRaters({ board, operations, plays }: Bot): Raters {
  return {
    bid: bidFor(USSR, FAIR_BONUS),
    statecraft,
    yaltaCard: orNothing(plays.keepWorth),
    mixedOperations: orNothing((game, side, choice) =>
      choice === INFLUENCE
        ? operations.influenceWorth(game, side, 1)
        : operations.realignWorth(game, side, 1),
    ),
    coupAgain,
    spaceRoll: (_game, _side, choice) => (choice === YES ? 1 : 0),
    firstLightning: (game, side, card) =>
      card === DONE ? 0 : plays.partnerWorth(game, side, card, 0.7),
    kremlinFlu: plays.playWorth,
    nonAligned: orNothing((game, side, country) =>
      asSide(side, board.shiftTo(game, country, 0, 0)),
    ),
  };
}
