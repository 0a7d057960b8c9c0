import { tournaments as rules, type Tournament } from '@brink/club';
import {
  BroadcastRequest,
  CreateTournamentRequest,
  Done,
  ExcludeRequest,
  ExtendRequest,
  Id,
  ListTournamentsQuery,
  MILLISECONDS_AN_HOUR,
  RuleRequest,
  TournamentList,
  TournamentPage,
} from '@brink/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BROADCAST_ERRORS, refuseBroadcast } from '../../club/broadcast.ts';
import { begin, change } from '../../club/tournaments.ts';
import { kindOf, optionsOf } from '../../lobby/new-game.ts';
import { canBid } from '../../lobby/summary.ts';
import type { Rooms } from '../../play/rooms.ts';
import type { StoredTournament } from '../../storage/club/tournaments-port.ts';
import type { Storage, StoredUser } from '../../storage/port.ts';
import type { Api, Call } from '../api.ts';
import { RequestFailure } from '../../base/failures.ts';
import { loginOf } from '../../storage/login.ts';
import { newId } from '../../base/ids.ts';
import { csvOf } from './tournament-csv.ts';
import { pageOf, peopleOf, summaryOf } from './tournament-page.ts';

const MOST_OPEN = 5;

/** Tournaments and leagues anybody with an account may run. */
export function tournamentRoutes(
  app: FastifyInstance,
  api: Api,
  storage: Storage,
  rooms: Rooms,
): void {
  const store = storage.club.tournaments;

  const find = async (request: FastifyRequest): Promise<StoredTournament> => {
    const id = Id.safeParse((request.params as { tournament: string }).tournament);
    const found = id.success ? await store.find(id.data) : undefined;
    if (!found) throw new RequestFailure(404, 'no-such-tournament');
    return found;
  };
  const own = async ({ request, user }: Call<unknown, unknown>): Promise<StoredTournament> => {
    const found = await find(request);
    if (found.organiser !== user.id) throw new RequestFailure(403, 'not-the-organiser');
    return found;
  };
  /** Changes it by the rules, or says why not. */
  const alter = async (
    { id }: StoredTournament,
    user: StoredUser,
    work: (state: Tournament) => Tournament | RequestFailure,
  ): Promise<TournamentPage> => {
    let refusal: RequestFailure | undefined;
    const changed = await change(storage, rooms, id, ({ state }) => {
      const next = work(state);
      if (!(next instanceof RequestFailure)) return next;
      refusal = next;
      return undefined;
    });
    if (refusal) throw refusal;
    return pageOf(storage, changed!, user);
  };
  const order = ({ id }: StoredUser) => ({ by: id, now: rooms.now() });
  const goOn = (state: Tournament): Tournament => rules.advance(state, { now: rooms.now(), newId });
  const errors = { 'no-such-tournament': 'there is none' };
  const ownErrors = { ...errors, 'not-the-organiser': 'somebody else runs it' };

  api.add(
    {
      method: 'GET',
      path: '/api/tournaments',
      access: 'anyone',
      summary: 'Tournaments, the newest first',
      query: ListTournamentsQuery,
      answer: TournamentList,
    },
    async ({ query: { status, limit } }) => {
      const found = await store.list({ limit, ...(status && { status }) });
      const people = await peopleOf(
        storage,
        found.map(({ organiser }) => organiser),
      );
      return {
        tournaments: found.map((each) => summaryOf(each, people.get(each.organiser)!.name)),
      };
    },
  );

  api.add(
    {
      method: 'POST',
      path: '/api/tournaments',
      access: 'session',
      summary: 'Announce a tournament, which one runs oneself',
      body: CreateTournamentRequest,
      answer: TournamentPage,
      status: 201,
      errors: {
        'account-needed': 'guests run no tournaments',
        'two-players-only': 'the game has another number of seats',
        'no-bidding': 'nobody bids for sides in this game',
        'too-many-open': 'one runs too many already',
        'bad-option': 'the message names the option',
        ...BROADCAST_ERRORS,
      },
    },
    async ({ user, body }) => {
      if (user.kind !== 'account') throw new RequestFailure(403, 'account-needed');
      const kind = kindOf(body.game);
      if (body.match === 'bid' && !canBid(kind)) throw new RequestFailure(400, 'no-bidding');
      // What does not go with bids must be said now, not when the games begin.
      const bidding = body.match === 'bid' && { bidding: true };
      const options = optionsOf(kind, { ...body, options: { ...body.options, ...bidding } });
      if (kind.seats(options).length !== 2) throw new RequestFailure(400, 'two-players-only');
      const open = await store.list({ status: 'registration', limit: 1000 });
      if (open.filter(({ organiser }) => organiser === user.id).length >= MOST_OPEN) {
        throw new RequestFailure(409, 'too-many-open', `at most ${MOST_OPEN} may be announced`);
      }
      const { name, about, format, match, rounds, capacity, starts, roundHours } = body;
      const { openHandsAfter } = body;
      refuseBroadcast(openHandsAfter, body);
      const tournament: StoredTournament = {
        id: newId(),
        organiser: user.id,
        created: rooms.now(),
        name,
        about,
        game: kind.id,
        options,
        clock: body.clock,
        rated: body.rated,
        state: rules.newTournament({
          format,
          match,
          capacity,
          roundMs: roundHours * MILLISECONDS_AN_HOUR,
          ...(rounds !== undefined && { rounds }),
          ...(starts !== undefined && { starts }),
          ...(openHandsAfter !== undefined && { openHandsAfter }),
        }),
      };
      await store.add(tournament);
      return pageOf(storage, tournament, user);
    },
  );

  api.add(
    {
      method: 'GET',
      path: '/api/tournaments/:tournament',
      access: 'anyone',
      summary: 'One tournament: entrants, rounds, standings, and what its organiser did',
      answer: TournamentPage,
      errors,
    },
    async ({ request, principal }) => pageOf(storage, await find(request), principal),
  );

  api.add(
    {
      method: 'POST',
      path: '/api/tournaments/:tournament/join',
      access: 'session',
      scope: 'play',
      summary: 'Take part, or wait for a place',
      answer: TournamentPage,
      errors: { ...errors, 'account-needed': 'guests do not play', started: 'too late' },
    },
    async ({ request, user }) => {
      if (user.kind === 'guest') throw new RequestFailure(403, 'account-needed');
      return alter(await find(request), user, (state) =>
        state.status === 'registration'
          ? rules.join(state, user.id, rooms.now())
          : new RequestFailure(409, 'started'),
      );
    },
  );

  api.add(
    {
      method: 'POST',
      path: '/api/tournaments/:tournament/leave',
      access: 'session',
      scope: 'play',
      summary: 'Withdraw; once it has begun what one has not played is lost',
      answer: TournamentPage,
      errors: { ...errors, over: 'nothing to leave' },
    },
    async ({ request, user }) =>
      alter(await find(request), user, (state) => {
        if (state.status === 'registration') return rules.leave(state, user.id);
        if (state.status === 'running') return goOn(rules.leave(state, user.id));
        return new RequestFailure(409, 'over');
      }),
  );

  api.add(
    {
      method: 'POST',
      path: '/api/tournaments/:tournament/start',
      access: 'session',
      summary: 'Begin: entrants are seeded by rating and paired',
      answer: TournamentPage,
      errors: { ...ownErrors, started: 'it has begun' },
    },
    async (call) => {
      const { id, state } = await own(call);
      if (state.status !== 'registration') throw new RequestFailure(409, 'started');
      return pageOf(storage, (await begin(storage, rooms, id, call.user.id))!, call.user);
    },
  );

  api.add(
    {
      method: 'POST',
      path: '/api/tournaments/:tournament/cancel',
      access: 'session',
      summary: 'Call it off; games that are played go on outside of it',
      answer: TournamentPage,
      errors: { ...ownErrors, over: 'nothing to call off' },
    },
    async (call) =>
      alter(await own(call), call.user, (state) =>
        state.status === 'registration' || state.status === 'running'
          ? rules.cancel(state, order(call.user))
          : new RequestFailure(409, 'over'),
      ),
  );

  api.add(
    {
      method: 'POST',
      path: '/api/tournaments/:tournament/rule',
      access: 'session',
      summary: 'Decide a match, or correct its result; everybody sees it with its reason',
      body: RuleRequest,
      answer: TournamentPage,
      errors: { ...ownErrors, 'no-such-match': 'nobody met there', over: 'it was called off' },
    },
    async (call) => {
      const { round, first, scores, reason } = call.body;
      return alter(await own(call), call.user, (state) => {
        if (state.status === 'cancelled') return new RequestFailure(409, 'over');
        const ruled = rules.rule(state, { round, first }, { scores, reason }, order(call.user));
        return ruled ? goOn(ruled) : new RequestFailure(404, 'no-such-match');
      });
    },
  );

  api.add(
    {
      method: 'POST',
      path: '/api/tournaments/:tournament/exclude',
      access: 'session',
      summary: 'Put an entrant out, with a reason that everybody sees',
      body: ExcludeRequest,
      answer: TournamentPage,
      errors: { ...ownErrors, 'no-such-player': 'he does not take part' },
    },
    async (call) => {
      const { player, reason } = call.body;
      const out = await storage.accounts.findByName(loginOf(player));
      return alter(await own(call), call.user, (state) =>
        out && state.entrants.some(({ user }) => user === out.id)
          ? goOn(rules.exclude(state, out.id, reason, order(call.user)))
          : new RequestFailure(404, 'no-such-player'),
      );
    },
  );

  api.add(
    {
      method: 'POST',
      path: '/api/tournaments/:tournament/extend',
      access: 'session',
      summary: 'Give the round more time',
      body: ExtendRequest,
      answer: Done,
      errors: { ...ownErrors, over: 'no round is played' },
    },
    async (call) => {
      await alter(await own(call), call.user, (state) =>
        state.due === undefined
          ? new RequestFailure(409, 'over')
          : rules.extend(
              state,
              state.due + call.body.hours * MILLISECONDS_AN_HOUR,
              order(call.user),
            ),
      );
      return { ok: true as const };
    },
  );

  api.add(
    {
      method: 'POST',
      path: '/api/tournaments/:tournament/broadcast',
      access: 'session',
      summary: 'Let spectators see the hands in its games a while later, or no longer',
      body: BroadcastRequest,
      answer: TournamentPage,
      // Who plays has agreed to what was announced; before that everybody may still leave.
      errors: { ...ownErrors, started: 'it has begun', ...BROADCAST_ERRORS },
    },
    async (call) => {
      const tournament = await own(call);
      refuseBroadcast(call.body.openHandsAfter, tournament);
      return alter(tournament, call.user, (state) =>
        state.status === 'registration'
          ? rules.broadcast(state, call.body.openHandsAfter, order(call.user))
          : new RequestFailure(409, 'started'),
      );
    },
  );

  // A table for a spreadsheet; as JSON there is the tournament itself.
  app.get('/api/tournaments/:tournament/standings.csv', async (request, reply) => {
    const page = await pageOf(storage, await find(request), undefined);
    reply.header('content-disposition', 'attachment; filename="standings.csv"');
    return reply.type('text/csv; charset=utf-8').send(csvOf(page));
  });
}
