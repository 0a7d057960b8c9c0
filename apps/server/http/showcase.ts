import { Film, OwnGames, Showcase as Shown } from '@brink/protocol';
import { COST } from '../base/budget.ts';
import type { Showcase } from '../lobby/showcase.ts';
import type { Api } from './api.ts';

/** What the first page shows. */
export function showcaseRoutes(api: Api, showcase: Showcase): void {
  api.add(
    {
      method: 'GET',
      path: '/api/showcase',
      access: 'anyone',
      scope: 'read',
      summary: 'Public games in progress as spectators see them, and a finished one worth seeing',
      answer: Shown,
    },
    () => showcase.shown(),
  );

  api.add(
    {
      method: 'GET',
      path: '/api/games/own',
      access: 'session',
      scope: 'read',
      summary: 'One’s games that are not over, with the board as spectators see it, and the clocks',
      work: COST.replay,
      answer: OwnGames,
    },
    async ({ user }) => ({ games: await showcase.own(user) }),
  );

  api.add(
    {
      method: 'GET',
      path: '/api/games/:id/film',
      access: 'anyone',
      scope: 'read',
      summary: 'A finished game play by play, as the public saw it',
      work: COST.replay,
      answer: Film,
      errors: {
        'not-finished': 'the game goes on',
        'no-map': 'the game has no map of influence',
      },
    },
    ({ game }) => showcase.film(game),
  );
}
