/** Entrants are named by their seed: 0 is the strongest. */
export type Entrant = number;

/** Two entrants who meet in a round; without a second the first has a bye. */
export interface Pairing {
  readonly first: Entrant;
  readonly second: Entrant | undefined;
}

/** A pairing that was played. The scores count games: 1 for a win, ½ for a draw. */
export interface Match extends Pairing {
  readonly round: number;
  readonly scores: readonly [number, number];
}

/** What a match is worth to each of the two: a bye counts as won. */
export function pointsOf({ second, scores: [a, b] }: Match): readonly [number, number] {
  if (second === undefined || a > b) return [1, 0];
  return a < b ? [0, 1] : [0.5, 0.5];
}

/** The winner, nobody for a draw. */
export function winnerOf(match: Match): Entrant | undefined {
  const [a, b] = pointsOf(match);
  if (a === b) return undefined;
  return a > b ? match.first : match.second;
}

/** Whom an entrant has met, in order. */
export const opponentsOf = (matches: readonly Match[], entrant: Entrant): Entrant[] =>
  matches.flatMap(({ first, second }) => {
    if (second === undefined) return [];
    if (first === entrant) return [second];
    return second === entrant ? [first] : [];
  });
