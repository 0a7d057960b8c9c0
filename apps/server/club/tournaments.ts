import { gameCalled } from '@brink/games';
import { randomBytes } from 'node:crypto';
import { NEWCOMER, tournaments as rules, type Tournament } from '@brink/club';
import { SECRET_BYTES } from '@brink/protocol';
import { newId } from '../base/ids.ts';
import type { Attempts } from './attempts.ts';
import type { Notifier } from './notices/notifier.ts';
import type { Rooms } from '../play/rooms.ts';
import type { StoredTournament, TournamentChange } from '../storage/club/tournaments-port.ts';
import { ALL_SIDES } from '../storage/club/sql-ratings.ts';
import type { Storage, StoredGame } from '../storage/port.ts';

/** Players are told so long before a round ends; of short rounds in their last quarter. */
const REMIND_MS = 24 * 60 * 60_000;

/** More than there are at any time. */
const ALL = 100_000;

/** The games that a new state has and the old one had not. */
function begun(before: Tournament, after: Tournament): Tournament['matches'][number]['games'] {
  const known = new Set(before.matches.flatMap(({ games }) => games.map(({ id }) => id)));
  return after.matches.flatMap(({ games }) => games.filter(({ id }) => !known.has(id)));
}

/** Sets the tables up that belong to a new state. */
export function changeTo(
  tournament: StoredTournament,
  state: Tournament,
  now: number,
): TournamentChange {
  const { organiser, game, options, clock, rated } = tournament;
  const { match, openHandsAfter } = state.setting;
  const bidding = match === 'bid' && { bidding: true };
  const games = begun(tournament.state, state).map(({ id, players }) => ({
    game: {
      id,
      game,
      options: { ...options, ...bidding },
      rules: gameCalled(game)!.revision,
      clock,
      visibility: 'open',
      status: 'playing',
      creator: organiser,
      created: now,
      seats: players.map((user) => ({ user })),
      rated,
      ...(openHandsAfter !== undefined && { openHandsAfter }),
    } satisfies StoredGame,
    secret: randomBytes(SECRET_BYTES),
  }));
  return { state, games };
}

/** The strength of each entrant with all sides together, for the seeds. */
async function strengthOf(storage: Storage, { game, state }: StoredTournament) {
  const strength = new Map<string, number>();
  for (const { user } of state.entrants) {
    const ratings = await storage.club.ratings.of(user);
    const whole = ratings.find((each) => each.game === game && each.side === ALL_SIDES);
    strength.set(user, whole?.rating ?? NEWCOMER.rating);
  }
  return (user: string): number => strength.get(user) ?? NEWCOMER.rating;
}

/** Begins a tournament, because it is time or because its organiser says so. */
export async function begin(
  storage: Storage,
  rooms: Rooms,
  id: string,
  by?: string,
): Promise<StoredTournament | undefined> {
  const found = await storage.club.tournaments.find(id);
  if (!found) return undefined;
  const strength = await strengthOf(storage, found);
  return change(storage, rooms, id, (tournament) =>
    tournament.state.status === 'registration'
      ? rules.start(tournament.state, strength, { now: rooms.now(), newId }, by)
      : undefined,
  );
}

/** Changes a tournament by the rules, and opens the rooms of the games that begin with it. */
export async function change(
  storage: Storage,
  rooms: Rooms,
  id: string,
  work: (tournament: StoredTournament) => Tournament | undefined,
): Promise<StoredTournament | undefined> {
  let opened: readonly string[] = [];
  const changed = await storage.club.tournaments.change(id, async (tournament) => {
    const state = work(tournament);
    if (!state) return undefined;
    const made = changeTo(tournament, state, rooms.now());
    opened = made.games.map(({ game }) => game.id);
    return made;
  });
  for (const game of opened) await rooms.of(game).seated();
  return changed;
}

/** Somebody will not come back: whatever he has not played is lost. */
export async function withdraw(storage: Storage, rooms: Rooms, user: string): Promise<void> {
  for (const status of ['registration', 'running']) {
    const all = await storage.club.tournaments.list({ status, limit: ALL });
    for (const { id, state } of all) {
      if (!state.entrants.some((each) => each.user === user && !each.hasLeft)) continue;
      await change(storage, rooms, id, ({ state: now }) =>
        rules.advance(rules.leave(now, user), { now: rooms.now(), newId }),
      );
    }
  }
}

/** Takes the results in, lets time run out, and goes on to the next round. */
async function goOn(storage: Storage, rooms: Rooms, tournament: StoredTournament): Promise<void> {
  const { id, state } = tournament;
  const open = rules.openGames(state);
  const scores = await storage.club.tournaments.scores(open.map((game) => game.id));
  const late = state.due !== undefined && state.due < rooms.now();
  const isOver = open.length === 0;
  if (scores.size > 0 || isOver) {
    await change(storage, rooms, id, ({ state: now }) => {
      let next = now;
      for (const [game, result] of scores) next = rules.report(next, game, result);
      return rules.advance(next, { now: rooms.now(), newId });
    });
  }
  if (!late) return;
  for (const game of open) if (!scores.has(game.id)) await rooms.of(game.id).runOut();
}

/** Tells entrants that a round has begun or that all is over. */
async function announce(notifier: Notifier, tournament: StoredTournament | undefined) {
  if (!tournament) return;
  const { id, name, game, state } = tournament;
  const { status, round, due, entrants } = state;
  if (status === 'registration' || status === 'cancelled') return;
  const until = status === 'running' && due !== undefined ? { until: due } : {};
  const notice = { kind: 'round', tournament: id, name, package: game, ...until } as const;
  const topic = `round ${id} ${status === 'finished' ? 'over' : round}`;
  for (const { user, hasLeft } of entrants) if (!hasLeft) await notifier.post(user, topic, notice);
}

/** Tells those whose games of the round are still played that it ends soon. */
async function remind(
  notifier: Notifier,
  { id, name, game: kind, state }: StoredTournament,
  now: number,
): Promise<void> {
  const { due, setting } = state;
  const soon = Math.min(REMIND_MS, setting.roundMs / 4);
  if (due === undefined || due < now || due - now > soon) return;
  for (const { id: game, players } of rules.openGames(state)) {
    const notice = { kind: 'time', game, package: kind, tournament: id, name, until: due } as const;
    // A round that was given more time ends anew.
    for (const user of players) await notifier.post(user, `due ${game} ${due}`, notice);
  }
}

export interface Attendance {
  readonly storage: Storage;
  readonly rooms: Rooms;
  readonly notifier: Notifier;
  readonly attempts: Attempts;
}

async function attend({ storage, rooms, notifier }: Attendance, id: string): Promise<void> {
  const tournament = await storage.club.tournaments.find(id);
  if (!tournament) return;
  if (tournament.state.status === 'registration') await begin(storage, rooms, id);
  else await goOn(storage, rooms, tournament);
  const after = await storage.club.tournaments.find(id);
  await announce(notifier, after);
  if (after) await remind(notifier, after, rooms.now());
}

/** Looks after all tournaments that are played or should begin. */
export async function attendTournaments(parts: Attendance): Promise<void> {
  const { storage, rooms, attempts } = parts;
  for (const id of await storage.club.tournaments.attended(rooms.now())) {
    await attempts.try('a tournament', id, () => attend(parts, id));
  }
}
