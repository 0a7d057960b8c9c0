import { oddsBy, type Learned } from '@brink/kernel/learned-value';
import { isForFour, isOver } from '../../result.ts';
import { WEST } from '../../sides.ts';
import type { Table } from '../../volk.ts';
import { evaluateByHand } from '../evaluate.ts';
import { VolkFeatures } from './features.ts';

/** A game that is won is worth more than any that is not. */
const SURE = 0.97;

/** The value was learned from games for two; those for four are judged by hand. */
export const isLearnedFor = (game: Table): boolean => !isForFour(game);

/** From -1 (lost) to 1 (won), as learned from games of the bots. */
export function valueBy(learned: Learned): (game: Table, seat: number) => number {
  const features = new VolkFeatures();
  const odds = oddsBy(learned, features);
  return (game, seat) => {
    if (isOver(game) || !isLearnedFor(game)) return evaluateByHand(game, seat);
    features.read(game);
    const lead = SURE * Math.tanh(odds() / 2);
    return seat === WEST ? lead : -lead;
  };
}
