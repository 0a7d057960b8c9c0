import { TIE_BREAKS_OF, tableOf, tournaments as rules, type Tournament } from '@brink/club';
import { MILLISECONDS_AN_HOUR, type TournamentPage, type TournamentSummary } from '@brink/protocol';
import type { StoredTournament } from '../../storage/club/tournaments-port.ts';
import type { Storage, StoredUser } from '../../storage/port.ts';

interface Person {
  readonly name: string;
  readonly hasProfile?: true;
}

/** Who somebody is; whoever has deleted himself has no name, and guests have no page. */
const personOf = (user: StoredUser | undefined): Person => ({
  name: user?.name ?? '',
  ...(user && user.kind !== 'guest' && { hasProfile: true }),
});

/** People by their ids, asked for once each. */
export async function peopleOf(
  storage: Storage,
  users: Iterable<string>,
): Promise<ReadonlyMap<string, Person>> {
  const people = new Map<string, Person>();
  for (const user of new Set(users)) people.set(user, personOf(await storage.findUser(user)));
  return people;
}

export function summaryOf(tournament: StoredTournament, organiser: string): TournamentSummary {
  const { id, name, created, game, state } = tournament;
  const { setting, entrants, status, round, due } = state;
  const waiting = entrants.filter(({ isWaiting }) => isWaiting).length;
  return {
    id,
    name,
    organiser,
    created,
    game,
    format: setting.format,
    match: setting.match,
    status,
    entrants: entrants.length - waiting,
    waiting,
    capacity: setting.capacity,
    round,
    rounds: rules.roundsOf(state),
    ...(setting.starts !== undefined && { starts: setting.starts }),
    ...(due !== undefined && { due }),
  };
}

const partOf = (state: Tournament, user: StoredUser | undefined) => {
  const entrant = state.entrants.find((each) => each.user === user?.id);
  if (!entrant) return undefined;
  if (entrant.hasLeft) return 'left' as const;
  return entrant.isWaiting ? ('waiting' as const) : ('in' as const);
};

const matchOf = (state: Tournament, match: Tournament['matches'][number]) => {
  const result = rules.resultOf(state, match);
  const { round, first, second, ruling, games } = match;
  const user = state.entrants[first].user;
  return {
    round,
    first,
    ...(second !== undefined && { second }),
    ...(result && { result: [...result] as [number, number] }),
    ...(ruling && { ruling: ruling.reason }),
    games: games.map(({ id, players, scores }) => {
      const game = { id, isFirstSeated: players[0] === user };
      return scores ? Object.assign(game, { scores: [...scores] as [number, number] }) : game;
    }),
  };
};

const loggedAs = (
  { at, event, by, about, text }: Tournament['log'][number],
  people: ReadonlyMap<string, Person>,
) => ({
  at,
  event,
  ...(by !== undefined && { by: people.get(by)!.name }),
  ...(about !== undefined && { about: people.get(about)!.name }),
  ...(text !== undefined && { text }),
});

/** Everything there is to see of a tournament. */
export async function pageOf(
  storage: Storage,
  tournament: StoredTournament,
  principal: StoredUser | undefined,
): Promise<TournamentPage> {
  const { state, organiser } = tournament;
  const { roundMs, openHandsAfter } = state.setting;
  const named = state.log.flatMap(({ by, about }) =>
    [by, about].filter((each) => each !== undefined),
  );
  const users = [organiser, ...state.entrants.map(({ user }) => user), ...named];
  const people = await peopleOf(storage, users);
  const bySide = await storage.club.tournaments.bySide(tournament.id);
  const you = partOf(state, principal);
  const sidesOf = (entrant: number) =>
    bySide
      .filter(({ user }) => user === state.entrants[entrant].user)
      .map(({ side, wins, draws, losses }) => ({ side, wins, draws, losses }));
  return {
    ...summaryOf(tournament, people.get(organiser)!.name),
    about: tournament.about,
    options: { ...tournament.options },
    clock: tournament.clock,
    rated: tournament.rated,
    roundHours: roundMs / MILLISECONDS_AN_HOUR,
    ...(openHandsAfter !== undefined && { openHandsAfter }),
    isOrganiser: principal?.id === organiser,
    ...(you && { you }),
    entrantsList: state.entrants.map(({ user, isWaiting, hasLeft }) => ({
      ...people.get(user)!,
      isWaiting,
      hasLeft,
    })),
    standings: tableOf(state).map(({ place, entrant, points, breaks }) => {
      const sides = sidesOf(entrant);
      return { place, entrant, points, breaks: Object.assign({}, breaks), sides };
    }),
    tieBreaks: [...TIE_BREAKS_OF[state.setting.format]],
    matches: state.matches.map((match) => matchOf(state, match)),
    log: state.log.map((entry) => loggedAs(entry, people)),
  };
}
