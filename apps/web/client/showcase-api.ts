import type { Film, GameGlance, OwnGames, Showcase } from '@brink/protocol';
import { ask } from './api.ts';

/** What the first page shows of the games of the server. */
export const showcase = (): Promise<Showcase> => ask('GET', '/showcase');
/** The games of the player that are not over, with their boards. */
export const ownGames = async (): Promise<readonly GameGlance[]> =>
  (await ask<OwnGames>('GET', '/games/own')).games;
/** A finished game, play by play. */
export const filmOf = (id: string): Promise<Film> => ask('GET', `/games/${id}/film`);
