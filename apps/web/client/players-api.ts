import type { Leaderboard, PlayerProfile, RatingHistory } from '@brink/protocol';
import { ask, queryText, type Query } from './api.ts';

const at = (name: string): string => `/players/${encodeURIComponent(name)}`;

/** An account; an `ApiError` with `no-such-player` where nobody has that name. */
export const profile = (name: string): Promise<PlayerProfile> => ask('GET', at(name));

export const ratingHistory = async (
  name: string,
  game: string,
  side: string,
): Promise<RatingHistory['points']> =>
  (await ask<RatingHistory>('GET', `${at(name)}/ratings?${queryText({ game, side })}`)).points;

export const leaderboard = async (wanted: Query): Promise<Leaderboard['players']> =>
  (await ask<Leaderboard>('GET', `/leaderboard?${queryText(wanted)}`)).players;
