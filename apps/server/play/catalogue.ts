import { redSea, twilightStruggle } from '@brink/crossover';
import { anyGame, type GamePackage } from '@brink/kernel';
import { volk } from '@brink/volk';

/** A game package as the server sees it: whatever its options and its view are made of. */
export type AnyGame = GamePackage;

/** The games this server offers. Adding a game is adding a line. */
const GAMES = [anyGame(twilightStruggle), anyGame(redSea), anyGame(volk)];

const BY_ID: ReadonlyMap<string, AnyGame> = new Map(GAMES.map((game) => [game.id, game]));

export const gameCalled = (id: string): AnyGame | undefined => BY_ID.get(id);
export const gameIds = (): string[] => [...BY_ID.keys()];
