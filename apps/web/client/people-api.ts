import type { CreateGameRequest, CreatedGame, People, Portrait } from '@brink/protocol';
import { ask, createGame, queryText } from './api.ts';

export const people = (): Promise<People> => ask('GET', '/me/people');
export const follow = (player: string): Promise<unknown> => ask('PUT', '/me/following', { player });
export const unfollow = (player: string): Promise<unknown> =>
  ask('DELETE', '/me/following', { player });
export const setPrivate = (isPrivate: boolean): Promise<unknown> =>
  ask('PUT', '/me/privacy', { isPrivate });
export const portraitOf = (name: string, game: string): Promise<Portrait> =>
  ask('GET', `/players/${encodeURIComponent(name)}/portrait?${queryText({ game })}`);

/** A table at which only that player may sit down. */
export const challenge = (
  name: string,
  terms: Pick<CreateGameRequest, 'game' | 'clock'>,
): Promise<CreatedGame> => createGame({ ...terms, opponent: { kind: 'name', name } });
