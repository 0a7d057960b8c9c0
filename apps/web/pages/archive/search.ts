import type { Query } from '../../client/api.ts';

/** What can be searched for, as the address of the page and the server call it. */
const FIELDS = [
  'player',
  'opponent',
  'game',
  'side',
  'winner',
  'scenario',
  'manner',
  'fromTurn',
  'toTurn',
  'headline',
  'mine',
] as const;
export type Field = (typeof FIELDS)[number];

/** A search as it is typed; what is not searched for is empty. */
export type Search = Readonly<Record<Field, string>>;

export const NO_SEARCH = Object.fromEntries(FIELDS.map((field) => [field, ''])) as Search;

/** These mean something only in one game. */
const OF_A_GAME = { side: '', winner: '', scenario: '', manner: '', headline: '' } as const;

export const inGame = (search: Search, game: string): Search => ({ ...search, ...OF_A_GAME, game });

export function searchOf(address: string): Search {
  const given = new URLSearchParams(address);
  const known = FIELDS.map((field) => [field, (given.get(field) ?? '').trim()]);
  return Object.fromEntries(known) as Search;
}

/** What the server is asked: a side is that of the player, and there may be none. */
export const wantedOf = ({ side, ...search }: Search): Query => ({
  ...search,
  side: search.player === '' ? '' : side,
});
