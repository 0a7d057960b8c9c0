/** The games that this client knows, as records and servers call them. */
export const GAME_IDS = ['twilight-struggle', 'red-sea', 'volk'] as const;
export type GameId = (typeof GAME_IDS)[number];

export const isGameId = (id: string): id is GameId => (GAME_IDS as readonly string[]).includes(id);
