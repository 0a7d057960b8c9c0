import { createBot, parseLevel, playMatch, wilson } from '@brink/bots';
import type { Ai, GamePackage } from '@brink/kernel';

export interface Contest {
  readonly games: number;
  /** Points of the candidate; a draw is half a point. */
  readonly points: number;
  readonly interval: readonly [low: number, high: number];
}

const noTime = (): number => 0;

/** Pairs of games with the same cards and dice and the sides swapped, all with this level. */
export function contest(
  kind: GamePackage,
  candidate: Ai,
  last: Ai,
  level: string,
  games: number,
  told: (contest: Contest) => void,
): Contest {
  const parsed = parseLevel(level);
  let result: Contest = { games: 0, points: 0, interval: [0, 1] };
  for (let index = 0; index < games; index++) {
    const seatOfCandidate = index % 2;
    const seed = 77_000_000 + (index >> 1);
    const bots = [0, 1].map((seat) => {
      const game = { ...kind, ai: seat === seatOfCandidate ? candidate : last };
      return createBot(parsed, { game, seed: 31 * seed + seat, clock: noTime });
    });
    const { outcome } = playMatch({ game: kind, options: {}, bots, seed, clock: noTime });
    const [winner] = outcome.winners;
    const gain = winner === undefined ? 0.5 : winner === seatOfCandidate ? 1 : 0;
    const points = result.points + gain;
    result = { games: index + 1, points, interval: wilson(points, index + 1) };
    told(result);
  }
  return result;
}
