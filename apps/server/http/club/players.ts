import { isProvisional } from '@brink/club';
import {
  GameRatings,
  Leaderboard,
  LeaderboardQuery,
  PlayerName,
  PlayerProfile,
  Portrait,
  PortraitQuery,
  RatingHistory,
  RatingHistoryQuery,
} from '@brink/protocol';
import type { FastifyRequest } from 'fastify';
import type { Storage, StoredUser } from '../../storage/port.ts';
import type { Api } from '../api.ts';
import { RequestFailure } from '../../base/failures.ts';
import { loginOf } from '../../storage/login.ts';
import { Portraits } from '../../club/portrait.ts';

const MOST_OPPONENTS = 50;

/** Who an address speaks of: only accounts are found by name. */
export async function playerOf(storage: Storage, request: FastifyRequest): Promise<StoredUser> {
  const name = PlayerName.safeParse((request.params as { player: string }).player);
  const found = name.success && (await storage.accounts.findByName(loginOf(name.data)));
  if (!found) throw new RequestFailure(404, 'no-such-player');
  return found;
}

/** Who plays here, how well, and against whom. */
export function playerRoutes(api: Api, storage: Storage): void {
  const { ratings, archive, people } = storage.club;
  const portraits = new Portraits(archive);
  /** Whoever keeps their games to themselves is seen by nobody else. */
  const isHiddenFrom = async (id: string, principal: StoredUser | undefined): Promise<boolean> =>
    principal?.id !== id && (await people.isPrivate(id));

  api.add(
    {
      method: 'GET',
      path: '/api/players/:player',
      access: 'anyone',
      summary: 'An account: ratings, results by side and by how games ended, opponents',
      answer: PlayerProfile,
      errors: { 'no-such-player': 'no account has this name' },
    },
    async ({ request, principal }) => {
      const user = await playerOf(storage, request);
      const { id, name, kind, created } = user;
      const isPrivate = await people.isPrivate(id);
      const about = { id, name, kind, created, ...(isPrivate && { isPrivate }) };
      if (isPrivate && principal?.id !== id) {
        return { ...about, ratings: [], results: [], opponents: [] };
      }
      const known = await ratings.of(id);
      return {
        ...about,
        ratings: known.map((each) => {
          const { game, side, rating, deviation, games } = each;
          return { game, side, rating, deviation, games, isProvisional: isProvisional(each) };
        }),
        results: await archive.tallies(id),
        opponents: await archive.opponents(id, MOST_OPPONENTS),
      };
    },
  );

  api.add(
    {
      method: 'GET',
      path: '/api/players/:player/ratings',
      access: 'anyone',
      summary: 'How a rating came to be, game by game',
      query: RatingHistoryQuery,
      answer: RatingHistory,
      errors: { 'no-such-player': 'no account has this name' },
    },
    async ({ request, query: { game, side }, principal }) => {
      const { id } = await playerOf(storage, request);
      if (await isHiddenFrom(id, principal)) return { points: [] };
      return { points: await ratings.history(id, game, side) };
    },
  );

  api.add(
    {
      method: 'GET',
      path: '/api/games/:id/ratings',
      access: 'anyone',
      summary: 'What a finished game did to the ratings of those who played it',
      answer: GameRatings,
      errors: { 'not-finished': 'the game goes on' },
    },
    async ({ game, principal }) => {
      if (game.status !== 'finished') throw new RequestFailure(409, 'not-finished');
      const isRated = (game.rated ?? false) && game.result?.manner !== 'closed';
      if (!isRated) return { players: [], isPending: false };
      const changes = await Promise.all(
        game.seats.map(async ({ user, name = '' }) => {
          const change = user && (await ratings.changeBy(user, game.game, game.id));
          return change ? [{ user, name, ...change }] : [];
        }),
      );
      const players: GameRatings['players'] = [];
      for (const { user, ...change } of changes.flat()) {
        if (!(await isHiddenFrom(user, principal))) players.push(change);
      }
      return { players, isPending: changes.every((each) => each.length === 0) };
    },
  );

  api.add(
    {
      method: 'GET',
      path: '/api/players/:player/portrait',
      access: 'anyone',
      summary: 'The last games of a player as pictures, the cards played as events, the set-ups',
      query: PortraitQuery,
      answer: Portrait,
      errors: { 'no-such-player': 'no account has this name' },
    },
    async ({ request, query: { game }, principal }) => {
      const { id, name } = await playerOf(storage, request);
      if (await isHiddenFrom(id, principal)) return { games: [], cards: [], openings: [] };
      return portraits.of(loginOf(name), id, game);
    },
  );

  api.add(
    {
      method: 'GET',
      path: '/api/leaderboard',
      access: 'anyone',
      summary: 'The strongest players of a game, with all sides together or with one',
      query: LeaderboardQuery,
      answer: Leaderboard,
    },
    async ({ query }) => ({
      players: (await ratings.best(query)).map((player) => ({
        name: player.name,
        kind: player.kind as StoredUser['kind'],
        rating: player.rating,
        deviation: player.deviation,
        games: player.games,
        isProvisional: isProvisional(player),
      })),
    }),
  );
}
