import { DRAW_RESULT, type Manner, type SharedManner } from '../../result.ts';
import { seats } from './seats.ts';

/** Why the game is over; `loser` is not known in a draw. */
export type Reason = (loser: string | undefined) => string;

const reasons = (vpToWin: number): Readonly<Record<SharedManner, Reason>> => ({
  none: () => 'the game is over',
  vp: () => `${vpToWin} victory points`,
  finalScoring: () => 'final scoring',
  defcon: (loser) => (loser ? `the ${loser} started a nuclear war` : 'nuclear war'),
  heldScoringCard: (loser) => `${loser ? `the ${loser}` : 'both sides'} held a scoring card`,
  resignation: (loser) => (loser ? `the ${loser} resigned` : 'resignation'),
  agreement: () => 'by agreement',
  closed: () => 'closed by an administrator',
  time: (loser) => (loser ? `the ${loser} ran out of time` : 'out of time'),
});

/** How a game ended that is won with so many victory points; `own` are the manners it adds. */
export function endingAt<Own extends Manner>(
  vpToWin: number,
  own: Readonly<Record<Own, Reason>>,
): (winner: number, manner: SharedManner | Own, turn?: number) => string {
  const all: Readonly<Record<SharedManner | Own, Reason>> = { ...reasons(vpToWin), ...own };
  return (winner, manner, turn) => {
    const isDraw = winner === DRAW_RESULT;
    const when = turn === undefined ? '' : ` on turn ${turn}`;
    const result = isDraw ? `Draw${when}` : `The ${seats[winner]} wins${when}`;
    return `${result}: ${all[manner](isDraw ? undefined : seats[1 - winner])}`;
  };
}
