import { isGameId, type GameId } from '@brink/games/ids';
import { parseStep } from '@brink/kernel';
import type { ExplorerQuery } from '@brink/protocol';

/** Editions, scenarios and modes that are counted apart, the usual one first. */
const VARIANTS: Partial<Record<GameId, readonly string[]>> = {
  'twilight-struggle': ['deluxe', 'second', 'late-war', 'turn-zero', 'crossover'],
  'red-sea': ['standard', 'crossover'],
  volk: ['base', 'two-plus-two'],
};
export const variantsOf = (game: GameId): readonly string[] => VARIANTS[game] ?? ['standard'];

/** A place in the explorer, as its address says. */
export interface Place {
  readonly game: GameId;
  readonly variant: string;
  readonly line: readonly string[];
  readonly rated: boolean;
  readonly over: number | undefined;
  readonly bonus: number | undefined;
  readonly since: number | undefined;
  readonly mine: boolean;
}

const numberIn = (text: string | null): number | undefined =>
  text !== null && /^-?\d{1,4}$/.test(text) ? Number(text) : undefined;

export function placeOf(search: string): Place {
  const given = new URLSearchParams(search);
  const wanted = given.get('game') ?? '';
  const game: GameId = isGameId(wanted) ? wanted : 'twilight-struggle';
  const variant = given.get('variant') ?? '';
  return {
    game,
    variant: variantsOf(game).includes(variant) ? variant : variantsOf(game)[0],
    line: (given.get('line') ?? '').split('*').filter((step) => parseStep(step) !== undefined),
    rated: given.get('rated') === 'true',
    over: numberIn(given.get('over')),
    bonus: numberIn(given.get('bonus')),
    since: numberIn(given.get('since')),
    mine: given.get('mine') === 'true',
  };
}

/** What the server is asked at a place. */
export const queryOf = ({ line, ...place }: Place): ExplorerQuery => ({
  game: place.game,
  variant: place.variant,
  ...(line.length > 0 && { line: line.join('*') }),
  ...(place.rated && { rated: 'true' }),
  ...(place.over !== undefined && { over: place.over }),
  ...(place.bonus !== undefined && { bonus: place.bonus }),
  ...(place.since !== undefined && { since: place.since }),
  ...(place.mine && { mine: 'true' }),
});

export function addressOf(place: Place): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(queryOf(place))) query.set(name, String(value));
  return `/explorer?${query.toString()}`;
}
