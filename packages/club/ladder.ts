/** A bot that wants a game now. */
export interface Seeker {
  readonly user: string;
  /** Whose bot it is: nobody's bots play each other for a rating. */
  readonly owner: string;
  readonly game: string;
  readonly rating: number;
  /** When its last game of the ladder began; 0 if it has played none. */
  readonly last: number;
}

/** A game of the ladder, by who had the first seat and who the second. */
export interface LadderPairing {
  readonly game: string;
  readonly first: string;
  readonly second: string;
}

const isBetween = (one: string, other: string, game: string) => (met: LadderPairing) =>
  met.game === game &&
  ((met.first === one && met.second === other) || (met.first === other && met.second === one));

/**
 * Who plays whom, at most `most` games: whoever has waited longest chooses first, and takes the one
 * he has met least often of late, then the one nearest in strength. Sides change with every game.
 */
export function pairLadder(
  seekers: readonly Seeker[],
  /** Games of late, the newest last. */
  recent: readonly LadderPairing[],
  most: number,
): LadderPairing[] {
  const paired = new Set<string>();
  const pairings: LadderPairing[] = [];
  const inLine = [...seekers].sort((a, b) => a.last - b.last || (a.user < b.user ? -1 : 1));
  for (const one of inLine) {
    if (pairings.length >= most) break;
    if (paired.has(one.user)) continue;
    const [best] = inLine
      .filter(
        ({ user, owner, game }) =>
          game === one.game && owner !== one.owner && user !== one.user && !paired.has(user),
      )
      .map((other) => ({
        other,
        met: recent.filter(isBetween(one.user, other.user, one.game)),
        distance: Math.abs(other.rating - one.rating),
      }))
      .sort((a, b) => a.met.length - b.met.length || a.distance - b.distance);
    if (!best) continue;
    const { other, met } = best;
    paired.add(one.user).add(other.user);
    const isSwapped = met.at(-1)?.first === one.user;
    const [first, second] = isSwapped ? [other.user, one.user] : [one.user, other.user];
    pairings.push({ game: one.game, first, second });
  }
  return pairings;
}
