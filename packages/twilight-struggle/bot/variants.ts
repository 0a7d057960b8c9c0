import { DONE, FP, l } from '@brink/kernel';
import { US, USSR, optionId } from '@brink/struggle';
import { bidFor } from '@brink/struggle/bot/bid';
import type { Rater } from '@brink/struggle/bot/suggest';
import type { PlayerPrompt } from '../prompts.ts';
import { STATECRAFT, type Statecraft } from '../turn-zero/statecraft.ts';
import { shiftTo } from './board.ts';
import { influenceWorth, realignWorth } from './operations.ts';
import { keepWorth, partnerWorth, playWorth } from './plays.ts';

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

const INFLUENCE = optionId('influence');
const mixedOperations: Rater = (game, side, choice) => {
  if (choice === DONE) return 0;
  return choice === INFLUENCE ? influenceWorth(game, side, 1) : realignWorth(game, side, 1);
};

const YES = optionId('yes');
const AVERAGE_DIE = 3.5;
const coupAgain: Rater = ({ mem }, _side, choice) =>
  choice === YES ? AVERAGE_DIE - mem[mem[FP] + l.extra] : 0;

const nonAligned: Rater = (game, side, country) => {
  if (country === DONE) return 0;
  const gain = shiftTo(game, country, 0, 0);
  return side === US ? gain : -gain;
};

/** What is asked only in variants, or by promo cards. */
export const VARIANT_RATERS: Readonly<Partial<Record<PlayerPrompt, Rater>>> = {
  bid: bidFor(USSR, FAIR_BONUS),
  statecraft,
  yaltaCard: (game, side, card) => (card === DONE ? 0 : keepWorth(game, side, card)),
  mixedOperations,
  coupAgain,
  spaceRoll: (_game, _side, choice) => (choice === YES ? 1 : 0),
  firstLightning: (game, side, card) => (card === DONE ? 0 : partnerWorth(game, side, card, 0.7)),
  kremlinFlu: playWorth,
  nonAligned,
};
