import type { GameSummary } from '@brink/protocol';

export interface Tally {
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

/** How somebody has fared: in all, by game and side, by the way the games ended. */
export interface Results {
  readonly all: Tally;
  readonly bySide: readonly {
    readonly game: string;
    readonly seat: number;
    readonly tally: Tally;
  }[];
  readonly byManner: readonly { readonly manner: string; readonly tally: Tally }[];
}

const NONE: Tally = { won: 0, lost: 0, drawn: 0 };
type Result = keyof Tally;

const added = (tally: Tally | undefined, result: Result): Tally => {
  const before = tally ?? NONE;
  return { ...before, [result]: before[result] + 1 };
};

export const countOf = ({ won, lost, drawn }: Tally): number => won + lost + drawn;

type Person = GameSummary['players'][number];

/** Games that somebody played against himself, or that go on, do not count. */
export function resultsOf(
  games: readonly GameSummary[],
  isHe: (player: Person) => boolean,
): Results {
  let all = NONE;
  const sides = new Map<string, { game: string; seat: number; tally: Tally }>();
  const manners = new Map<string, Tally>();
  for (const { game, players, result } of games) {
    const own = players.filter(isHe);
    if (!result || own.length === 0 || own.length === players.length) continue;
    const { seat } = own[0];
    const outcome: Result =
      result.winners.length === 0 ? 'drawn' : result.winners.includes(seat) ? 'won' : 'lost';
    all = added(all, outcome);
    const key = `${game} ${seat}`;
    sides.set(key, { game, seat, tally: added(sides.get(key)?.tally, outcome) });
    manners.set(result.manner, added(manners.get(result.manner), outcome));
  }
  return {
    all,
    bySide: [...sides.values()].sort((a, b) => a.game.localeCompare(b.game) || a.seat - b.seat),
    byManner: [...manners]
      .map(([manner, tally]) => ({ manner, tally }))
      .sort((a, b) => countOf(b.tally) - countOf(a.tally)),
  };
}
