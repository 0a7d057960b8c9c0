import { TIE_BREAKS_OF, tableOf, tournaments as rules, type Tournament } from '@brink/club';
import { MILLISECONDS_AN_HOUR, type TournamentPage, type TournamentSummary } from '@brink/protocol';
import type { StoredTournament } from '../../storage/club/club-port.ts';
import type { Storage, StoredUser } from '../../storage/port.ts';

/** Names of users, asked for once each. */
export async function namesOf(
  storage: Storage,
  users: Iterable<string>,
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const user of new Set(users)) names.set(user, (await storage.findUser(user))?.name ?? '');
  return names;
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
  names: ReadonlyMap<string, string>,
) => ({
  at,
  event,
  ...(by !== undefined && { by: names.get(by)! }),
  ...(about !== undefined && { about: names.get(about)! }),
  ...(text !== undefined && { text }),
});

/** Everything there is to see of a tournament. */
export async function pageOf(
  storage: Storage,
  tournament: StoredTournament,
  visitor: StoredUser | undefined,
): Promise<TournamentPage> {
  const { state, organiser } = tournament;
  const { roundMs, openHandsAfter } = state.setting;
  const named = state.log.flatMap(({ by, about }) =>
    [by, about].filter((each) => each !== undefined),
  );
  const users = [organiser, ...state.entrants.map(({ user }) => user), ...named];
  const names = await namesOf(storage, users);
  const bySide = await storage.club.tournaments.bySide(tournament.id);
  const you = partOf(state, visitor);
  const sidesOf = (entrant: number) =>
    bySide
      .filter(({ user }) => user === state.entrants[entrant].user)
      .map(({ side, wins, draws, losses }) => ({ side, wins, draws, losses }));
  return {
    ...summaryOf(tournament, names.get(organiser)!),
    about: tournament.about,
    options: { ...tournament.options },
    clock: tournament.clock,
    rated: tournament.rated,
    roundHours: roundMs / MILLISECONDS_AN_HOUR,
    ...(openHandsAfter !== undefined && { openHandsAfter }),
    isOrganiser: visitor?.id === organiser,
    ...(you && { you }),
    entrantsList: state.entrants.map(({ user, isWaiting, hasLeft }) => ({
      name: names.get(user)!,
      isWaiting,
      hasLeft,
    })),
    standings: tableOf(state).map(({ place, entrant, points, breaks }) => {
      const sides = sidesOf(entrant);
      return { place, entrant, points, breaks: Object.assign({}, breaks), sides };
    }),
    tieBreaks: [...TIE_BREAKS_OF[state.setting.format]],
    matches: state.matches.map((match) => matchOf(state, match)),
    log: state.log.map((entry) => loggedAs(entry, names)),
  };
}
