/** The games that are built on `packages/struggle`. */
export const STRUGGLE_IDS = ['twilight-struggle', 'red-sea'] as const;
/** The id of a game of the Twilight Struggle family. */
export type StruggleId = (typeof STRUGGLE_IDS)[number];

/** Every game there is, as records and servers call it; the folder in `packages` has this name. */
export const GAME_IDS = [...STRUGGLE_IDS, 'volk'] as const;
/** The id of a game. */
export type GameId = (typeof GAME_IDS)[number];

/** Whether a text is the id of a game. */
export const isGameId = (id: string): id is GameId => (GAME_IDS as readonly string[]).includes(id);
