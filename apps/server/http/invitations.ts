import { ChangeTermsRequest, GameSummary, Invited, InvitedQuery } from '@brink/protocol';
import { RequestFailure } from '../base/failures.ts';
import { hashOf } from '../base/ids.ts';
import { changeTerms } from '../lobby/new-game.ts';
import { startOf } from '../lobby/showcase.ts';
import { summaryOf } from '../lobby/summary.ts';
import type { Rooms } from '../play/rooms.ts';
import { ALL_SIDES } from '../storage/club/sql-ratings.ts';
import type { Storage, StoredGame } from '../storage/port.ts';
import type { Api } from './api.ts';

/** A table for whoever has its link: what it tells the guest, and what the host may change. */
export function invitationRoutes(api: Api, storage: Storage, rooms: Rooms): void {
  const { lobby, club } = storage;

  /** What their page tells everybody. */
  const recordOf = async ({ creator, game }: StoredGame) => {
    if (await club.people.isPrivate(creator)) return {};
    const ratings = await club.ratings.of(creator);
    const figure = ratings.find((each) => each.game === game && each.side === ALL_SIDES);
    const results = (await club.archive.tallies(creator)).filter((each) => each.game === game);
    return {
      ...(figure && { rating: Math.round(figure.rating) }),
      games: results.reduce((sum, { wins, draws, losses }) => sum + wins + draws + losses, 0),
    };
  };

  api.add(
    {
      method: 'GET',
      path: '/api/invitation',
      access: 'anyone',
      scope: 'read',
      summary: 'What a link leads to; the host is told that it was opened',
      query: InvitedQuery,
      answer: Invited,
      errors: {
        'no-such-invitation': 'the host has withdrawn it, or made another link',
        'link-expired': 'the link was good for a week',
      },
    },
    async ({ principal, query: { invite } }) => {
      const game = await lobby.findInvited(hashOf(invite));
      if (!game) throw new RequestFailure(404, 'no-such-invitation');
      const isHost = principal?.id === game.creator;
      const now = rooms.now();
      if (game.status === 'open' && !isHost) {
        if (now > (game.inviteUntil ?? Infinity)) throw new RequestFailure(410, 'link-expired');
        await lobby.openInvite(game.id, now);
        if (game.inviteOpened === undefined) await rooms.of(game.id).seated();
      }
      const seat = game.seats.find(({ user }) => user === game.creator);
      const glance = startOf(game);
      return {
        game: await summaryOf(rooms, game, principal),
        host: {
          name: seat?.name ?? '',
          ...(seat?.hasProfile && { hasProfile: true, ...(await recordOf(game)) }),
        },
        ...(game.inviteUntil !== undefined && { until: game.inviteUntil }),
        isHost,
        ...(glance && { glance }),
      };
    },
  );

  api.add(
    {
      method: 'PUT',
      path: '/api/games/:id/terms',
      access: 'host',
      scope: 'play',
      summary: 'Change sides, pace and rules of a table for two at which only its host sits',
      body: ChangeTermsRequest,
      answer: GameSummary,
      errors: {
        'no-such-preset': 'the message lists the presets',
        'bad-option': 'the message names the option',
        'private-only': 'a deck of one’s own needs a hidden, unrated table',
        'no-such-seat': 'the game has fewer',
        'no-bidding': 'nobody bids for sides in this game',
        fixed: 'the table has bots or seats that are kept, or is not for two',
        started: 'somebody sits there already',
      },
    },
    async ({ user, game, body }) => {
      await changeTerms(storage, game, body);
      await rooms.of(game.id).seated();
      const changed = await storage.findGame(game.id);
      if (!changed) throw new RequestFailure(404, 'no-such-game');
      return summaryOf(rooms, changed, user);
    },
  );
}
