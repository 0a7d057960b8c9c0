import { Done, OpenSeeks, SeekRequest, SeekStatus } from '@brink/protocol';
import { seekOpponent } from '../lobby/pairing.ts';
import { Waits } from '../lobby/waits.ts';
import type { Rooms } from '../play/rooms.ts';
import type { Storage } from '../storage/port.ts';
import type { Api } from './api.ts';

/** Finding somebody to play with. */
export function seekRoutes(api: Api, storage: Storage, rooms: Rooms): void {
  const { lobby } = storage;
  const waits = new Waits();

  api.add(
    {
      method: 'GET',
      path: '/api/seeks',
      access: 'anyone',
      scope: 'read',
      summary: 'Those who look for an opponent now',
      answer: OpenSeeks,
    },
    async ({ principal }) => ({
      seeks: (await lobby.seeks(rooms.now())).map(
        ({ user, name, game, pace, rated, rating, since }) => ({
          game,
          pace,
          rated,
          name,
          rating: Math.round(rating),
          since,
          isYours: user === principal?.id,
        }),
      ),
    }),
  );

  api.add(
    {
      method: 'PUT',
      path: '/api/seek',
      access: 'session',
      scope: 'play',
      summary: 'Look for an opponent, or look on: to be asked again within a minute',
      body: SeekRequest,
      answer: SeekStatus,
      errors: {
        'no-such-game': 'the message lists the games',
        'not-for-two': 'only games for two are paired',
        'account-needed': 'rated games are for accounts',
        'not-your-kind': 'bots have their ladder',
        banned: 'the message says until when',
        'banned-from-rated': 'the message says until when',
      },
    },
    ({ user, body }) => seekOpponent(storage, rooms, waits, user, body),
  );

  api.add(
    {
      method: 'DELETE',
      path: '/api/seek',
      access: 'session',
      scope: 'play',
      summary: 'Look no longer',
      answer: Done,
    },
    async ({ user }) => {
      await lobby.stopSeeking(user.id);
      return { ok: true as const };
    },
  );
}
