import {
  PHASING,
  ROUND,
  US,
  USSR,
  gainVp,
  isRaised,
  lowerFlag,
  optionId,
  type Table,
} from '@brink/struggle';
import { UN_INTERVENTION } from '../card-sets.ts';
import { Flag } from '../flags.ts';

/** We Will Bury You waits for the next action round of the US. */
export const isAnswerToBurial = (card: number, use: number): boolean =>
  card === UN_INTERVENTION && use === optionId('event');

/** The US has begun that round: the USSR is paid unless UN Intervention answers it. */
export function payBurial(game: Table, isAnswered: boolean): void {
  if (!isRaised(game, Flag.WeWillBuryYou)) return;
  if (game.mem[ROUND] === 0 || game.mem[PHASING] !== US) return;
  lowerFlag(game, Flag.WeWillBuryYou);
  if (!isAnswered) gainVp(game, USSR, 3);
}
