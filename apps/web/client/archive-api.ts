import type { GameRecord } from '@brink/kernel';
import type { ArchivedGame } from '@brink/protocol';
import { ask, queryText, type Query } from './api.ts';
import { ApiError, codeOf } from '../ui/api-error.ts';

/** Finished games that fit a query, the newest first. */
export const searchArchive = async (query: Query): Promise<readonly ArchivedGame[]> =>
  (await ask<{ games: readonly ArchivedGame[] }>('GET', `/archive?${queryText(query)}`)).games;

/** Everything public, one record a line. */
export const WHOLE_ARCHIVE = '/api/archive.ndjson';
export const recordAddress = (id: string): string => `/api/archive/${id}/record`;
export const archivedRecord = (id: string): Promise<GameRecord> =>
  ask('GET', `/archive/${id}/record`);

/** The log of the digital edition; an `ApiError` for games that it cannot tell. */
export async function playdekLog(id: string): Promise<string> {
  let answer: Response;
  try {
    answer = await fetch(`/api/archive/${id}/playdek.txt`);
  } catch {
    throw new ApiError('offline');
  }
  if (answer.ok) return answer.text();
  const { error } = (await answer.json()) as { error?: { code?: string; message?: string } };
  throw new ApiError(error?.code ?? 'internal', error?.message);
}

/** How a game ended whose log breaks off; no winner: a draw. */
export interface ToldEnding {
  readonly manner: string;
  readonly winner?: number;
}

/** A game from elsewhere. */
export type Upload = ({ readonly record: object } | { readonly playdek: string }) & {
  readonly ended?: ToldEnding;
};

/** The server takes so many at once; the rest wait. */
const PAUSE_MS = 3_000;
const MOST_PAUSES = 100;

export async function upload(game: Upload, isOpen: boolean, pauses = 0): Promise<ArchivedGame> {
  try {
    return await ask('POST', '/archive', { ...game, isOpen });
  } catch (error) {
    if (codeOf(error) !== 'too-fast' || pauses === MOST_PAUSES) throw error;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return upload(game, isOpen, pauses + 1);
  }
}
export const removeUpload = (id: string): Promise<unknown> => ask('DELETE', `/archive/${id}`);
