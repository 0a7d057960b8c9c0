import { DRAW_RESULT, type Manner } from '@brink/struggle';
import { seats } from './seats.ts';

/** Why the game is over; `loser` is not known in a draw. */
function reason(manner: Manner, loser: string | undefined): string {
  switch (manner) {
    case 'none':
      return 'the game is over';
    case 'vp':
      return '20 victory points';
    case 'europeControl':
      return 'control of Europe';
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
    case 'time':
      return loser ? `the ${loser} has run out of time` : 'out of time';
  }
}

export function ending(winner: number, manner: Manner, turn?: number): string {
  const isDraw = winner === DRAW_RESULT;
  const when = turn === undefined ? '' : ` on turn ${turn}`;
  const result = isDraw ? `Draw${when}` : `The ${seats[winner]} wins${when}`;
  return `${result}: ${reason(manner, isDraw ? undefined : seats[1 - winner])}`;
}
