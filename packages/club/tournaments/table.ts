import { knockOutStandings, standings, type Standing, type TieBreak } from './standings.ts';
import { matchesOf, type Format, type Tournament } from './tournament.ts';

/** By which the places of those with equal points are decided, first things first. */
export const TIE_BREAKS_OF: Readonly<Record<Format, readonly TieBreak[]>> = {
  'round-robin': ['headToHead', 'sonnebornBerger', 'games', 'wins'],
  swiss: ['buchholz', 'sonnebornBerger', 'headToHead', 'games'],
  'knock-out': [],
};

/** How a tournament stands. */
export function tableOf(tournament: Tournament): Standing[] {
  const seeds = [...tournament.entrants.keys()];
  const { format } = tournament.setting;
  const matches = matchesOf(tournament);
  if (format === 'knock-out') return knockOutStandings(seeds, matches);
  return standings(seeds, matches, TIE_BREAKS_OF[format]);
}
