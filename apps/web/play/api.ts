import type { CreateGameRequest, CreatedGame, GameSummary, User } from '@brink/protocol';
import type { GameRecord } from '@brink/kernel';
import type { Said } from './game-client.ts';

/** The server said no, or there is none; `code` is `offline` then. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  let answer: Response;
  let json: unknown;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    json = await answer.json();
  } catch {
    // No server, or something that is not ours answers.
    throw new ApiError('offline');
  }
  if (answer.ok) return json as T;
  throw new ApiError((json as { error?: { code?: string } }).error?.code ?? 'offline');
}

/** Null for a stranger. */
export const whoAmI = (): Promise<User | null> => ask('GET', '/me');
export const enterAs = (name: string): Promise<User> => ask('POST', '/guest', { name });

/** The player of this browser; a name is all that a new one needs. */
export async function meOrGuest(name: string): Promise<User> {
  return (await whoAmI()) ?? enterAs(name);
}

export const openGames = async (): Promise<readonly GameSummary[]> =>
  (await ask<{ games: readonly GameSummary[] }>('GET', '/games?status=open')).games;
export const myGames = async (): Promise<readonly GameSummary[]> =>
  (await ask<{ games: readonly GameSummary[] }>('GET', '/games?mine=true')).games;
export const createGame = (request: CreateGameRequest): Promise<CreatedGame> =>
  ask('POST', '/games', request);
/** Some tables open only to whoever has their link. */
export const joinGame = (id: string, invite?: string): Promise<GameSummary> =>
  ask('POST', `/games/${id}/join`, invite === undefined ? {} : { invite });
export const chatOf = async (id: string): Promise<readonly Said[]> =>
  (await ask<{ lines: readonly Said[] }>('GET', `/games/${id}/chat`)).lines;
export const rematchOf = (id: string): Promise<GameSummary> =>
  ask('POST', `/games/${id}/rematch`, {});
export const gameSummary = (id: string): Promise<GameSummary> => ask('GET', `/games/${id}`);
export const gameRecord = (id: string): Promise<GameRecord> => ask('GET', `/games/${id}/record`);
