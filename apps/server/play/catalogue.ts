import type { GamePackage, OptionValues, Rules } from '@brink/kernel';
import { redSea, twilightStruggle } from '@brink/crossover';

/** A game package as the server sees it: whatever its options and its view are made of. */
export type AnyGame = GamePackage<Rules, OptionValues, object>;

/** The games this server offers. Adding a game is adding a line. */
const GAMES = [twilightStruggle, redSea].map((game) => game as unknown as AnyGame);

const BY_ID: ReadonlyMap<string, AnyGame> = new Map(GAMES.map((game) => [game.id, game]));

export const gameCalled = (id: string): AnyGame | undefined => BY_ID.get(id);
export const gameIds = (): string[] => [...BY_ID.keys()];
