import { ALL_SEEING, ANSWERS, type Random, type Viewer } from '@brink/kernel';
import { US, USSR, both, type Side } from '../sides.ts';
import type { Table } from '../world.ts';
import { MAX_BID, choiceOfBid } from './bid.ts';

/** What a viewer himself has bid or laid down in secret, -1 for nothing. */
export const answerOf = ({ mem }: Table, viewer: Viewer): number =>
  viewer === US || viewer === USSR ? mem[ANSWERS + viewer] - 1 : -1;

/** Whether each side has. */
export const haveAnswered = ({ mem }: Table): readonly [us: boolean, ussr: boolean] =>
  both(mem[ANSWERS + US] !== 0, mem[ANSWERS + USSR] !== 0);

/** Any bid: what a sealed one may be to those who have not seen it. */
export const anyBid = (random: Random): number =>
  choiceOfBid({ side: random.below(2) as Side, points: random.below(MAX_BID + 1) });

/** Sealed answers that a viewer has not seen are chosen anew. */
export function answerAnew({ mem }: Table, viewer: Viewer, another: (side: Side) => number): void {
  if (viewer === ALL_SEEING) return;
  for (const side of [US, USSR] as const) {
    const isHidden = side !== viewer && mem[ANSWERS + side] !== 0;
    if (isHidden) mem[ANSWERS + side] = another(side) + 1;
  }
}
