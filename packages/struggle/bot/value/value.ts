import { oddsBy, type Learned } from '@brink/kernel/learned-value';
import { US } from '../../sides.ts';
import { RESULT } from '../../state.ts';
import type { Table } from '../../world.ts';
import type { Features } from './features.ts';
import { withPeril, type Peril } from './peril.ts';

type Evaluation = (game: Table, seat: number) => number;

export interface ValueSetting {
  readonly features: Features;
  readonly learned: Learned;
  /** Whether the value was learned from games like this one. */
  readonly isLearnedFor: (game: Table) => boolean;
  /** Answers for other games, and for those that are over. */
  readonly evaluateByHand: Evaluation;
  /** How likely a side will have to begin a nuclear war, in games where that was counted. */
  readonly peril?: Peril;
}

/** A game that is won is worth more than any that is not. */
const SURE = 0.99;

/** From -1 (lost) to 1 (won), as learned from games of the bots. */
export function valueBy(setting: ValueSetting): Evaluation {
  const { features, learned, isLearnedFor, evaluateByHand, peril } = setting;
  const odds = oddsBy(learned, features);
  return (game, seat) => {
    if (game.mem[RESULT] !== 0 || !isLearnedFor(game)) return evaluateByHand(game, seat);
    features.read(game);
    const standing = Math.tanh(odds() / 2);
    const lead = SURE * (peril ? withPeril(peril, game, standing) : standing);
    return seat === US ? lead : -lead;
  };
}
