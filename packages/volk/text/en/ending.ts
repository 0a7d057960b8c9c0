import type { Manner } from '../../result.ts';
import { seats } from './seats.ts';

const REASONS: Readonly<Record<Manner, string>> = {
  none: 'the game has ended',
  insolvency: 'East has nothing left to dismantle',
  triumphOfSocialism: 'socialism triumphs',
  socialismFails: 'East has no socialists left',
  collapse: 'a state has collapsed under mass protests',
  bothCollapse: 'both states have collapsed',
  survival: 'East has survived the fourth decade',
  armsRace: 'the arms race is won',
  spaceRace: 'the space race is won',
  nuclearWar: 'nuclear war',
};

export function ending(winners: readonly number[], manner: Manner): string {
  const who = winners.map((seat) => seats[seat]).join(' and ');
  return who === ''
    ? `Nobody wins: ${REASONS[manner]}`
    : `${who} ${winners.length > 1 ? 'win' : 'wins'}: ${REASONS[manner]}`;
}
