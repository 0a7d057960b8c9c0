/** The games that are built on `packages/struggle`. */
export const STRUGGLE_IDS = ['twilight-struggle', 'red-sea'] as const;
export type StruggleId = (typeof STRUGGLE_IDS)[number];

/** Every game there is, as records and servers call it; the folder in `packages` has this name. */
export const GAME_IDS = [...STRUGGLE_IDS, 'volk'] as const;
export type GameId = (typeof GAME_IDS)[number];

export const isGameId = (id: string): id is GameId => (GAME_IDS as readonly string[]).includes(id);
