import { DRAW_RESULT, type Manner } from '../../result.ts';
import { seats } from './seats.ts';

/** Why the game is over; `loser` is not known in a draw. */
function reason(vpToWin: number, manner: Manner, loser: string | undefined): string {
  switch (manner) {
    case 'none':
      return 'the game is over';
    case 'vp':
      return `${vpToWin} victory points`;
    case 'europeControl':
      return 'control of Europe';
    case 'hornOfAfrica':
      return 'control of Ethiopia, Somalia and most of Africa';
    case 'finalScoring':
      return 'final scoring';
    case 'defcon':
      return loser ? `the ${loser} has brought about nuclear war` : 'nuclear war';
    case 'heldScoringCard':
      return `${loser ? `the ${loser} has` : 'both sides have'} held a scoring card`;
    case 'cubanMissileCrisis':
      return loser
        ? `the ${loser} has attempted a coup during the Cuban Missile Crisis`
        : 'coup during the Cuban Missile Crisis';
    case 'wargames':
      return 'Wargames';
    case 'resignation':
      return loser ? `the ${loser} has resigned` : 'resignation';
    case 'agreement':
      return 'by agreement';
    case 'closed':
      return 'closed by an administrator';
    case 'time':
      return loser ? `the ${loser} has run out of time` : 'out of time';
  }
}

/** How a game ended that is won with so many victory points. */
export const endingAt =
  (vpToWin: number) =>
  (winner: number, manner: Manner, turn?: number): string => {
    const isDraw = winner === DRAW_RESULT;
    const when = turn === undefined ? '' : ` on turn ${turn}`;
    const result = isDraw ? `Draw${when}` : `The ${seats[winner]} wins${when}`;
    return `${result}: ${reason(vpToWin, manner, isDraw ? undefined : seats[1 - winner])}`;
  };
