import { US, USSR, rivalOf, type Side } from '../sides.ts';

/** A superpower, and what its rival may have for it (§11.4). */
export interface Bid {
  readonly side: Side;
  readonly points: number;
}

/** The rulebooks allow any whole number; no map has room for more. */
export const MAX_BID = 40;

/** A bid as one integer: the points for the US, and from here on those for the USSR. */
const FOR_USSR = 100;

/** A bid as the integer that a player answers with. */
export const choiceOfBid = ({ side, points }: Bid): number =>
  side === USSR ? FOR_USSR + points : points;

/** The bid that an integer stands for. */
export const bidOfChoice = (choice: number): Bid =>
  choice >= FOR_USSR ? { side: USSR, points: choice - FOR_USSR } : { side: US, points: choice };

const SIDE_NAMES = ['us', 'ussr'] as const;

/** A bid as records, tests and logs call it. */
export type BidName = `${(typeof SIDE_NAMES)[number]}-${number}`;

/** The name of a bid in records and protocols. */
export function bidName(choice: number): BidName {
  const { side, points } = bidOfChoice(choice);
  return `${SIDE_NAMES[side]}-${points}`;
}

/** The choice that a name stands for, or undefined if it is no bid. */
export function bidCalled(name: string): number | undefined {
  const [, side, points] = /^(us|ussr)-(\d{1,2})$/.exec(name) ?? [];
  if (points === undefined) return undefined;
  return choiceOfBid({ side: side === 'us' ? US : USSR, points: Number(points) });
}

/** Whether two bids are equal, so that a die decides. */
export const isTie = (first: Bid, second: Bid): boolean =>
  first.side === second.side && first.points === second.points;

/** Who plays whom, and the extra influence that goes with it. */
export interface Settlement {
  readonly sideOfFirst: Side;
  readonly bonus: readonly [us: number, ussr: number];
}

/**
 * Two sealed bids, opened. Different superpowers: everybody has his wish and nobody a bonus.
 * The same: the higher bid plays it and the other side gets so much extra influence. The same
 * twice: `firstWins` decides, which is chance's.
 */
export function settleBids(first: Bid, second: Bid, firstWins: boolean): Settlement {
  if (first.side !== second.side) return { sideOfFirst: first.side, bonus: [0, 0] };
  const isFirst = isTie(first, second) ? firstWins : first.points > second.points;
  const { side } = first;
  const points = Math.max(first.points, second.points);
  return {
    sideOfFirst: isFirst ? side : rivalOf(side),
    bonus: side === USSR ? [points, 0] : [0, points],
  };
}
