import { opponentsOf, pointsOf, type Entrant, type Match } from './match.ts';

/** What decides between entrants with the same points. */
export const TIE_BREAKS = ['headToHead', 'buchholz', 'sonnebornBerger', 'games', 'wins'] as const;
/** One of the tie-breaks. */
export type TieBreak = (typeof TIE_BREAKS)[number];

/** A line of the standings. */
export interface Standing {
  readonly entrant: Entrant;
  /** Entrants who are equal in everything share a place. */
  readonly place: number;
  readonly points: number;
  readonly breaks: Readonly<Record<TieBreak, number>>;
}

/** The points of all, byes included. */
function totals(entrants: readonly Entrant[], matches: readonly Match[]): Map<Entrant, number> {
  const points = new Map(entrants.map((entrant) => [entrant, 0]));
  const add = (entrant: Entrant, more: number): void => {
    points.set(entrant, (points.get(entrant) ?? 0) + more);
  };
  for (const match of matches) {
    const [a, b] = pointsOf(match);
    add(match.first, a);
    if (match.second !== undefined) add(match.second, b);
  }
  return points;
}

function breaksOf(
  entrant: Entrant,
  matches: readonly Match[],
  points: ReadonlyMap<Entrant, number>,
): Record<TieBreak, number> {
  const of = (other: Entrant): number => points.get(other) ?? 0;
  const breaks = { headToHead: 0, buchholz: 0, sonnebornBerger: 0, games: 0, wins: 0 };
  for (const other of opponentsOf(matches, entrant)) breaks.buchholz += of(other);
  for (const match of matches) {
    const side = match.first === entrant ? 0 : 1;
    const other = side === 0 ? match.second : match.first;
    if ((match.first !== entrant && match.second !== entrant) || other === undefined) continue;
    const won = pointsOf(match)[side];
    breaks.sonnebornBerger += won * of(other);
    breaks.games += match.scores[side];
    if (won === 1) breaks.wins++;
    if (of(other) === of(entrant)) breaks.headToHead += won;
  }
  return breaks;
}

/** The table: points, then each tie-break in turn. */
export function standings(
  entrants: readonly Entrant[],
  matches: readonly Match[],
  order: readonly TieBreak[],
): Standing[] {
  const points = totals(entrants, matches);
  const table = entrants.map((entrant) => ({
    entrant,
    place: 0,
    points: points.get(entrant)!,
    breaks: breaksOf(entrant, matches, points),
  }));
  const compare = (a: Standing, b: Standing): number => {
    const broken = order.find((each) => a.breaks[each] !== b.breaks[each]);
    return b.points - a.points || (broken ? b.breaks[broken] - a.breaks[broken] : 0);
  };
  table.sort((a, b) => compare(a, b) || a.entrant - b.entrant);
  for (const [index, standing] of table.entries()) {
    const above = table[index - 1];
    standing.place = above && compare(above, standing) === 0 ? above.place : index + 1;
  }
  return table;
}

/** In a knock-out whoever got further stands higher; those who fell in the same round are equal. */
export function knockOutStandings(
  entrants: readonly Entrant[],
  matches: readonly Match[],
): Standing[] {
  const points = totals(entrants, matches);
  const lastRound = (entrant: Entrant): number =>
    Math.max(
      -1,
      ...matches
        .filter(({ first, second }) => first === entrant || second === entrant)
        .map(({ round }) => round),
    );
  const rounds = Math.max(-1, ...matches.map(({ round }) => round));
  const reach = (entrant: Entrant): number => {
    const round = lastRound(entrant);
    const final = matches.find(
      (match) => match.round === round && (match.first === entrant || match.second === entrant),
    );
    if (round !== rounds || !final) return round;
    const [a, b] = pointsOf(final);
    const isFirst = final.first === entrant;
    if (a === b) return round + (isFirst === final.first < (final.second ?? Infinity) ? 0.5 : 0);
    return round + (a > b === isFirst ? 0.5 : 0);
  };
  const table = entrants
    .map((entrant) => ({ entrant, reached: reach(entrant) }))
    .sort((a, b) => b.reached - a.reached || a.entrant - b.entrant);
  return table.map(({ entrant, reached }) => ({
    entrant,
    place: table.findIndex((each) => each.reached === reached) + 1,
    points: points.get(entrant)!,
    breaks: breaksOf(entrant, matches, points),
  }));
}
