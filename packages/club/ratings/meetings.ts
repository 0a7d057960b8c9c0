/** Somebody who took a seat in a rated game. */
export interface Contestant {
  /** Those of one team do not meet each other. */
  readonly team: number;
  /** 1 for a win, ½ for a draw, 0 for a loss. */
  readonly score: number;
  /** Whether he left his seat to a bot before the end. */
  readonly hasLeft: boolean;
}

/** Whom somebody has met, by his place in the list, and how it went for himself. */
export interface Meeting {
  readonly opponent: number;
  readonly score: number;
}

function scoreAgainst(one: Contestant, other: Contestant): number {
  if (one.hasLeft !== other.hasLeft) return one.hasLeft ? 0 : 1;
  if (one.score === other.score) return 0.5;
  return one.score > other.score ? 1 : 0;
}

/**
 * What a game says of the strength of those who played it: for each of them his meetings with
 * the other teams. Whoever leaves has lost to every opponent who stays. From then on a bot plays
 * in his place, so the result says nothing of the others: neither his allies nor those who play
 * against the bot gain or lose by it.
 */
export function meetings(contestants: readonly Contestant[]): Meeting[][] {
  const isWhole = contestants.every(({ hasLeft }) => !hasLeft);
  return contestants.map((one) =>
    contestants.flatMap((other, opponent) => {
      const haveMet = one.team !== other.team && (isWhole || one.hasLeft !== other.hasLeft);
      return haveMet ? [{ opponent, score: scoreAgainst(one, other) }] : [];
    }),
  );
}
