import type { CreateGameRequest, CreatedGame, GameRatings, GameSummary } from '@brink/protocol';
import type { GameRecord } from '@brink/kernel';
import { ApiError } from '../ui/api-error.ts';
import type { Said } from './game-client.ts';
import { keepSeed, newSeed, seedsFor } from './seeds.ts';

export async function ask<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<T> {
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
  const { error } = json as { error?: { code?: string; message?: string } };
  throw new ApiError(error?.code ?? 'offline', error?.message);
}

/** What is asked for behind the question mark of an address; what is empty is left out. */
export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

export function queryText(query: Query): string {
  const wanted = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') wanted.set(name, String(value));
  }
  return wanted.toString();
}

/** The list of games; what can be asked for says the interface of the server. */
export const games = async (query: Query): Promise<readonly GameSummary[]> =>
  (await ask<{ games: readonly GameSummary[] }>('GET', `/games?${queryText(query)}`)).games;

/** The game that waits for the player with the least time left, and how many wait. */
export const nextGame = (
  except?: string,
): Promise<{ readonly game?: GameSummary; readonly waiting: number }> =>
  ask('GET', except === undefined ? '/games/next' : `/games/next?except=${except}`);

/** Tells the seed promised to a game; one that has begun needs none any more. */
export async function tellSeed(id: string): Promise<void> {
  for (const seed of seedsFor(id)) {
    const isTaken = await ask('POST', `/games/${id}/seed`, { seed }).then(
      () => true,
      () => false,
    );
    if (isTaken) return;
  }
}

/** Sits down somewhere with the promise of a seed; if that fills the table it is told at once. */
async function promising<T extends GameSummary>(
  sitDown: (seedCommitment: string) => Promise<T>,
): Promise<T> {
  const { seedCommitment } = await import('@brink/protocol/fairness');
  const seed = newSeed();
  const game = await sitDown(seedCommitment(seed));
  keepSeed(game.id, seed);
  if (game.status === 'playing') await tellSeed(game.id);
  return game;
}

export const createGame = (request: CreateGameRequest): Promise<CreatedGame> =>
  promising((seedCommitment) => ask('POST', '/games', { ...request, seedCommitment }));
/** Some tables open only to whoever has their link. */
export const joinGame = (id: string, invite?: string, seat?: number): Promise<GameSummary> =>
  promising((seedCommitment) =>
    ask('POST', `/games/${id}/join`, {
      ...(invite !== undefined && { invite }),
      ...(seat !== undefined && { seat }),
      seedCommitment,
    }),
  );
export const leaveGame = (id: string): Promise<unknown> => ask('POST', `/games/${id}/leave`, {});
export const cancelGame = (id: string): Promise<unknown> => ask('POST', `/games/${id}/cancel`, {});
/** A new link to one's own table; the old one is void. */
export const newLinkTo = (id: string): Promise<{ readonly invite: string }> =>
  ask('POST', `/games/${id}/invite`, {});
export const chatOf = async (id: string): Promise<readonly Said[]> =>
  (await ask<{ lines: readonly Said[] }>('GET', `/games/${id}/chat`)).lines;
export const rematchOf = (id: string): Promise<GameSummary> =>
  promising((seedCommitment) => ask('POST', `/games/${id}/rematch`, { seedCommitment }));
export const gameSummary = (id: string): Promise<GameSummary> => ask('GET', `/games/${id}`);
export const gameRatings = (id: string): Promise<GameRatings> => ask('GET', `/games/${id}/ratings`);
export const gameRecord = (id: string): Promise<GameRecord> => ask('GET', `/games/${id}/record`);
export const noteOn = async (id: string): Promise<string> =>
  (await ask<{ text: string }>('GET', `/games/${id}/note`)).text;
export const putNote = (id: string, text: string): Promise<unknown> =>
  ask('PUT', `/games/${id}/note`, { text });
