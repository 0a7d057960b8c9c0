import type { Manner } from '../../result.ts';
import { counterpartOf } from '../../sides.ts';
import { seats } from './seats.ts';

/** Why the game is over; `loser` is who gave up or ran out of time, if one can tell. */
const REASONS: Readonly<Record<Manner, (loser: string | undefined) => string>> = {
  none: () => 'the game has ended',
  insolvency: () => 'East has nothing left to dismantle',
  triumphOfSocialism: () => 'socialism triumphs',
  socialismFails: () => 'East has no socialists left',
  collapse: () => 'a state has collapsed under mass protests',
  bothCollapse: () => 'both states have collapsed',
  survival: () => 'East has survived the fourth decade',
  armsRace: () => 'the arms race is won',
  spaceRace: () => 'the space race is won',
  nuclearWar: () => 'nuclear war',
  resignation: (loser) => (loser ? `${loser} has resigned` : 'resignation'),
  agreement: () => 'a draw was agreed',
  time: (loser) => (loser ? `${loser} has run out of time` : 'out of time'),
  closed: () => 'closed by an administrator',
};

export function ending(winners: readonly number[], manner: Manner): string {
  const who = winners.map((seat) => seats[seat]).join(' and ');
  const loser = winners.length === 1 ? seats[counterpartOf(winners[0])] : undefined;
  const reason = REASONS[manner](loser);
  return who === ''
    ? `Nobody wins: ${reason}`
    : `${who} ${winners.length > 1 ? 'win' : 'wins'}: ${reason}`;
}
