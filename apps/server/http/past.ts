import { pastOf } from '@brink/kernel';
import { MOST_PAST_MOMENTS, PastMoments, PastQuery, difference } from '@brink/protocol';
import type { Rooms } from '../play/rooms.ts';
import { viewerFor } from '../play/seats.ts';
import type { Api } from './api.ts';
import { COST } from '../base/budget.ts';
import { RequestFailure } from '../base/failures.ts';

/** Looking back in a game that goes on, with what one knew then. */
export function pastRoutes(api: Api, rooms: Rooms): void {
  api.add(
    {
      method: 'GET',
      path: '/api/games/:id/past',
      access: 'anyone',
      summary:
        'Earlier moments of a game as one saw them then: players their own, others the public’s',
      work: COST.replay,
      query: PastQuery,
      answer: PastMoments,
      errors: {
        'not-started': 'the game has not begun',
        held: 'the game cannot be read',
        elsewhere: 'another process knows its rules',
      },
    },
    async ({ game, principal, query }) => {
      return rooms.of(game.id).withTable((loaded) => {
        if (!loaded) throw new RequestFailure(409, rooms.of(game.id).obstacle ?? 'not-started');
        const { table } = loaded;
        const viewer = viewerFor(game, principal?.id, table.seating, undefined);
        const past = pastOf(
          table.package,
          table,
          table.session.choices,
          viewer,
          MOST_PAST_MOMENTS,
          query.from,
        );
        const { last, since, from, moments } = past;
        return {
          last,
          ...(since !== undefined && { since }),
          from,
          ...(moments.length > 0 && { view: moments[0].view as Record<string, unknown> }),
          log: moments.map(({ log }) => log),
          patches: moments.slice(1).map(({ view }, i) => difference(moments[i].view, view)),
        };
      });
    },
  );
}
