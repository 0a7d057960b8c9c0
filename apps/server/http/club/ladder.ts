import { isProvisional } from '@brink/club';
import { Ladder, LadderQuery } from '@brink/protocol';
import type { Config } from '../../base/config.ts';
import type { Rooms } from '../../play/rooms.ts';
import type { Storage } from '../../storage/port.ts';
import type { Api } from '../api.ts';

/** Bots of other people by strength, and what they play at the moment. */
export function ladderRoutes(
  api: Api,
  storage: Storage,
  rooms: Rooms,
  { ladderGames: most }: Pick<Config, 'ladderGames'>,
): void {
  const { ladder } = storage.club;
  api.add(
    {
      method: 'GET',
      path: '/api/ladder',
      access: 'anyone',
      summary: 'The bots of a game by strength, those that want to play, and their games',
      query: LadderQuery,
      answer: Ladder,
    },
    async ({ query: { game } }) => ({
      bots: (await ladder.bots(game, rooms.now())).map(({ name, rating, games, isSeeking }) => ({
        name,
        rating: rating.rating,
        deviation: rating.deviation,
        games,
        isProvisional: isProvisional(rating),
        isSeeking,
      })),
      playing: (await ladder.playing(game)).map(({ id, names }) => ({ id, names: [...names] })),
      most,
    }),
  );
}
