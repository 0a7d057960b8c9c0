import { knockOut, roundsOfKnockOut } from './knock-out.ts';
import type { Match, Pairing } from './match.ts';
import { roundRobin, roundsOfRoundRobin } from './round-robin.ts';
import { roundsOfSwiss, swiss } from './swiss.ts';

/** The formats a tournament may have. */
export const FORMATS = ['round-robin', 'swiss', 'knock-out'] as const;
/** The format of a tournament. */
export type Format = (typeof FORMATS)[number];

/** Two games with sides swapped, one game with sides by turns, or one game with bids for sides. */
export const MATCH_KINDS = ['pair', 'single', 'bid'] as const;
/** Whether a match is a pair of games, a single one, or one with a bid for sides. */
export type MatchKind = (typeof MATCH_KINDS)[number];

/** What a tournament goes through. */
export const TOURNAMENT_STATUSES = ['registration', 'running', 'finished', 'cancelled'] as const;
/** Where a tournament stands. */
export type TournamentStatus = (typeof TOURNAMENT_STATUSES)[number];

/** What the organiser has decided; the game, its options and its clock are the server's business. */
export interface TournamentSetting {
  readonly format: Format;
  readonly match: MatchKind;
  /** Only a Swiss tournament may be shorter or longer than its entrants need. */
  readonly rounds?: number;
  readonly capacity: number;
  /** When it begins by itself. */
  readonly starts?: number;
  /** How long a round may take. */
  readonly roundMs: number;
  /** Games are broadcast: spectators see all hands so many milliseconds later. */
  readonly openHandsAfter?: number;
}

/** Somebody who has entered. */
export interface TournamentEntrant {
  readonly user: string;
  readonly joined: number;
  readonly isWaiting: boolean;
  readonly hasLeft: boolean;
}

/** A game of a match. */
export interface TournamentGame {
  readonly id: string;
  /** The users in the order of their seats. */
  readonly players: readonly [string, string];
  /** In the same order, once it is over. */
  readonly scores?: readonly [number, number];
}

/** The organiser's word, which stands above what was played. */
export interface Ruling {
  readonly scores: readonly [number, number];
  readonly reason: string;
}

/** A match with its games. */
export interface TournamentMatch extends Pairing {
  readonly round: number;
  readonly games: readonly TournamentGame[];
  readonly ruling?: Ruling;
}

/** What the chronicle of a tournament tells. */
export const TOURNAMENT_EVENTS = [
  'started',
  'round',
  'finished',
  'cancelled',
  'ruled',
  'excluded',
  'extended',
  'broadcast',
] as const;

/** What happened to a tournament, for everybody to see. */
export interface TournamentEvent {
  readonly at: number;
  readonly event: (typeof TOURNAMENT_EVENTS)[number];
  /** Whoever did it; nobody if it came about by itself. */
  readonly by?: string;
  /** Whom it concerns. */
  readonly about?: string;
  readonly text?: string;
}

/** A tournament with all that has happened in it; every function answers with a new one. */
export interface Tournament {
  readonly setting: TournamentSetting;
  readonly status: TournamentStatus;
  /** In the order of their seeds once it has begun. */
  readonly entrants: readonly TournamentEntrant[];
  /** The round that is played, from 0; -1 before. */
  readonly round: number;
  /** When the round must be over. */
  readonly due?: number;
  readonly matches: readonly TournamentMatch[];
  readonly log: readonly TournamentEvent[];
}

/** A tournament that people can enter. */
export const newTournament = (setting: TournamentSetting): Tournament => ({
  setting,
  status: 'registration',
  entrants: [],
  round: -1,
  matches: [],
  log: [],
});

const logged = (tournament: Tournament, event: TournamentEvent): readonly TournamentEvent[] => [
  ...tournament.log,
  event,
];

/** Those who take part, in the order in which they came, then those who wait for a place. */
function seated(tournament: Tournament, entrants: readonly TournamentEntrant[]): Tournament {
  const { capacity } = tournament.setting;
  const inOrder = [...entrants].sort((a, b) => a.joined - b.joined);
  return {
    ...tournament,
    entrants: inOrder.map(({ user, joined, hasLeft }, place) => ({
      user,
      joined,
      hasLeft,
      isWaiting: place >= capacity,
    })),
  };
}

/** Somebody enters; on the waiting list when it is full. */
export function join(tournament: Tournament, user: string, now: number): Tournament {
  if (tournament.entrants.some((entrant) => entrant.user === user)) return tournament;
  const entrant = { user, joined: now, isWaiting: false, hasLeft: false };
  return seated(tournament, [...tournament.entrants, entrant]);
}

/** Before the start the place goes to the next who waits; later all that is left is lost. */
export function leave(tournament: Tournament, user: string): Tournament {
  const { entrants, status } = tournament;
  if (status === 'registration') {
    return seated(
      tournament,
      entrants.filter((entrant) => entrant.user !== user),
    );
  }
  return {
    ...tournament,
    entrants: entrants.map((entrant) =>
      entrant.user === user ? Object.assign({}, entrant, { hasLeft: true }) : entrant,
    ),
  };
}

/** How many rounds the tournament has. */
export function roundsOf({ setting, entrants }: Tournament): number {
  const count = entrants.length;
  switch (setting.format) {
    case 'round-robin':
      return roundsOfRoundRobin(count);
    case 'knock-out':
      return roundsOfKnockOut(count);
    case 'swiss':
      return Math.min(setting.rounds ?? roundsOfSwiss(count), Math.max(0, count - 1));
  }
}

/** What a game counts for each of the two of a match. */
function tally({ first, games }: TournamentMatch, entrants: readonly TournamentEntrant[]) {
  const total: [number, number] = [0, 0];
  for (const { players, scores } of games) {
    if (!scores) continue;
    const seat = players[0] === entrants[first].user ? 0 : 1;
    total[0] += scores[seat];
    total[1] += scores[1 - seat];
  }
  return total;
}

/** A match as the tables count it; nothing while it is played. */
export function resultOf(
  tournament: Tournament,
  match: TournamentMatch,
): readonly [number, number] | undefined {
  const { entrants } = tournament;
  if (match.ruling) return match.ruling.scores;
  if (match.second === undefined) return [1, 0];
  const [first, second] = [entrants[match.first], entrants[match.second]];
  const isPlayed = match.games.every(({ scores }) => scores !== undefined);
  if (isPlayed) return tally(match, entrants);
  // Whoever has left loses what he has not played.
  if (first.hasLeft && second.hasLeft) return [0, 0];
  if (first.hasLeft) return [0, 1];
  if (second.hasLeft) return [1, 0];
  return undefined;
}

/** All matches that are over. */
export function matchesOf(tournament: Tournament): Match[] {
  return tournament.matches.flatMap((match) => {
    const scores = resultOf(tournament, match);
    const { round, first, second } = match;
    return scores ? [{ round, first, second, scores }] : [];
  });
}

/** What beginning a round needs: the time, and names for its games. */
export interface Start {
  readonly now: number;
  /** Names for games to come. */
  readonly newId: () => string;
}

/** Who sits where in the games of a new match. */
function gamesFor(tournament: Tournament, pairing: Pairing, newId: () => string): TournamentGame[] {
  const { entrants, setting } = tournament;
  if (pairing.second === undefined) return [];
  const [one, other] = [entrants[pairing.first].user, entrants[pairing.second].user];
  const first: TournamentGame = { id: newId(), players: [one, other] };
  if (setting.match !== 'pair') return [first];
  return [first, { id: newId(), players: [other, one] }];
}

function pairingsOf(tournament: Tournament, round: number): Pairing[] {
  const { entrants, setting } = tournament;
  const matches = matchesOf(tournament);
  switch (setting.format) {
    case 'round-robin':
      return roundRobin(entrants.length, round);
    case 'knock-out':
      return knockOut(entrants.length, round, matches);
    case 'swiss': {
      const present = [...entrants.keys()].filter((seed) => !entrants[seed].hasLeft);
      return swiss(present, matches);
    }
  }
}

function nextRound(tournament: Tournament, { now, newId }: Start): Tournament {
  const round = tournament.round + 1;
  const present = tournament.entrants.filter(({ hasLeft }) => !hasLeft).length;
  if (round >= roundsOf(tournament) || present < 2) {
    const { due: _, ...rest } = tournament;
    return { ...rest, status: 'finished', log: logged(tournament, { at: now, event: 'finished' }) };
  }
  const matches = pairingsOf(tournament, round).map((pairing) => ({
    first: pairing.first,
    second: pairing.second,
    round,
    games: gamesFor(tournament, pairing, newId),
  }));
  return {
    ...tournament,
    round,
    due: now + tournament.setting.roundMs,
    matches: [...tournament.matches, ...matches],
    log: logged(tournament, { at: now, event: 'round', text: String(round + 1) }),
  };
}

/** Seeds the entrants, the strongest first, and begins; with fewer than two it is called off. */
export function start(
  tournament: Tournament,
  strength: (user: string) => number,
  { now, newId }: Start,
  by?: string,
): Tournament {
  const entrants = tournament.entrants
    .filter(({ isWaiting }) => !isWaiting)
    .sort((a, b) => strength(b.user) - strength(a.user) || a.joined - b.joined);
  const event = entrants.length < 2 ? 'cancelled' : 'started';
  const log = logged(tournament, { at: now, event, ...(by !== undefined && { by }) });
  if (entrants.length < 2) return { ...tournament, status: 'cancelled', log };
  return nextRound({ ...tournament, entrants, status: 'running', log }, { now, newId });
}

/** A drawn match of a knock-out is decided by one more game, once. */
function needsDecider(tournament: Tournament, match: TournamentMatch): boolean {
  const { format, match: kind } = tournament.setting;
  if (format !== 'knock-out' || match.ruling || match.second === undefined) return false;
  if (match.games.length > (kind === 'pair' ? 2 : 1)) return false;
  const result = resultOf(tournament, match);
  return result !== undefined && result[0] === result[1] && result[0] > 0;
}

/** Takes note of a game that is over, by the score of each user. */
export function report(
  tournament: Tournament,
  game: string,
  scores: ReadonlyMap<string, number>,
): Tournament {
  const noted = (each: TournamentGame): TournamentGame => {
    if (each.id !== game || each.scores) return each;
    const [one, other] = each.players;
    return { ...each, scores: [scores.get(one) ?? 0, scores.get(other) ?? 0] };
  };
  return {
    ...tournament,
    matches: tournament.matches.map((match) =>
      match.games.some(({ id }) => id === game)
        ? Object.assign({}, match, { games: match.games.map(noted) })
        : match,
    ),
  };
}

/** Goes on as far as what was played allows: deciding games, the next round, the end. */
export function advance(tournament: Tournament, { now, newId }: Start): Tournament {
  if (tournament.status !== 'running') return tournament;
  const matches = tournament.matches.map((match): TournamentMatch => {
    if (!needsDecider(tournament, match)) return match;
    const { players } = match.games[0];
    return { ...match, games: [...match.games, { id: newId(), players }] };
  });
  const going = { ...tournament, matches };
  const isOpen = going.matches.some((match) => resultOf(going, match) === undefined);
  return isOpen ? going : nextRound(going, { now, newId });
}

/** Who of the organisers decides something, and when. */
export interface Order {
  readonly by: string;
  readonly now: number;
}

/** The organiser decides a match of the round that is played, or corrects an earlier one. */
export function rule(
  tournament: Tournament,
  at: { readonly round: number; readonly first: number },
  ruling: Ruling,
  { by, now }: Order,
): Tournament | undefined {
  const isMeant = ({ round, first, second }: TournamentMatch): boolean =>
    round === at.round && first === at.first && second !== undefined;
  if (!tournament.matches.some(isMeant)) return undefined;
  const { scores, reason } = ruling;
  const text = `${at.round + 1}.${at.first + 1} ${scores.join(':')} ${reason}`;
  return {
    ...tournament,
    matches: tournament.matches.map((match) =>
      isMeant(match) ? Object.assign({}, match, { ruling }) : match,
    ),
    log: logged(tournament, { at: now, event: 'ruled', by, text }),
  };
}

/** The organiser excludes somebody. */
export const exclude = (
  tournament: Tournament,
  user: string,
  reason: string,
  { by, now }: Order,
): Tournament => ({
  ...leave(tournament, user),
  log: logged(tournament, { at: now, event: 'excluded', by, about: user, text: reason }),
});

/** The organiser gives the round more time. */
export const extend = (tournament: Tournament, due: number, { by, now }: Order): Tournament => ({
  ...tournament,
  due,
  log: logged(tournament, { at: now, event: 'extended', by, text: String(due) }),
});

/** Games to come are broadcast so many milliseconds late, or not at all. */
export function broadcast(
  tournament: Tournament,
  after: number | undefined,
  { by, now }: Order,
): Tournament {
  const { openHandsAfter: _, ...setting } = tournament.setting;
  const text = after === undefined ? {} : { text: String(after) };
  return {
    ...tournament,
    setting: { ...setting, ...(after !== undefined && { openHandsAfter: after }) },
    log: logged(tournament, { at: now, event: 'broadcast', by, ...text }),
  };
}

/** The organiser calls the tournament off. */
export const cancel = (tournament: Tournament, { by, now }: Order): Tournament => ({
  ...tournament,
  status: 'cancelled',
  log: logged(tournament, { at: now, event: 'cancelled', by }),
});

/** The games that are still played. */
export const openGames = ({ matches, status }: Tournament): TournamentGame[] =>
  status === 'running'
    ? matches.filter(({ ruling }) => !ruling).flatMap(({ games }) => games.filter((g) => !g.scores))
    : [];
