import { bidOfChoice } from '../bidding/bid.ts';
import type { Side } from '../sides.ts';
import type { Rater } from './suggest.ts';

/** The better side, for no more than makes the other as good. */
export const bidFor =
  (better: Side, fairBonus: number): Rater =>
  (_game, _player, choice) => {
    const { side, points } = bidOfChoice(choice);
    return side === better ? -Math.abs(points - fairBonus) : -fairBonus - 1 - points;
  };
