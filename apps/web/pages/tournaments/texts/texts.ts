import { useLanguage, type BoardLanguage } from '@brink/board';
import type { TournamentPage, TournamentSummary } from '@brink/protocol';
import { en } from './en.ts';
import { ru } from './ru.ts';

type Format = TournamentSummary['format'];
type MatchKind = TournamentSummary['match'];
type Status = TournamentSummary['status'];

/** Codes of the server that players and organisers can meet. */
export const TOURNAMENT_PROBLEMS = [
  'account-needed',
  'started',
  'over',
  'not-broadcast',
  'too-many-open',
  'two-players-only',
  'no-bidding',
  'bad-option',
  'not-the-organiser',
  'no-such-match',
  'no-such-player',
  'no-such-tournament',
  'bad-request',
  'no-session',
  'too-fast',
  'offline',
  'internal',
] as const;
type Problem = (typeof TOURNAMENT_PROBLEMS)[number];

interface Explained {
  readonly name: string;
  readonly about: string;
}

export interface TournamentTexts {
  readonly title: string;
  readonly about: string;
  readonly announce: string;
  readonly all: string;
  readonly show: string;
  readonly none: string;
  readonly statuses: Readonly<Record<Status, string>>;
  readonly formats: Readonly<Record<Format, Explained>>;
  readonly matches: Readonly<Record<MatchKind, Explained>>;
  readonly entrants: (count: number, capacity: number) => string;
  readonly waiting: (count: number) => string;
  readonly roundOf: (round: number, rounds: number) => string;
  readonly roundsTitle: string;
  readonly days: (count: number) => string;
  readonly hours: (count: number) => string;
  readonly starts: string;
  readonly startsByHand: string;
  readonly due: string;
  readonly zone: (zone: string) => string;
  readonly organiser: string;
  readonly rated: string;
  readonly unrated: string;
  readonly roundLength: string;
  readonly facts: string;
  readonly loginFirst: string;
  readonly logIn: string;

  readonly join: string;
  readonly joinWaiting: string;
  readonly leave: string;
  readonly leaveAsk: string;
  readonly you: Readonly<Record<NonNullable<TournamentPage['you']>, string>>;
  readonly registration: string;
  readonly entrantsTitle: string;
  readonly waitingTitle: string;
  readonly noEntrants: string;
  readonly hasLeft: string;

  readonly standings: string;
  readonly place: string;
  readonly player: string;
  readonly points: string;
  readonly sideRecord: (wins: number, draws: number, losses: number) => string;
  readonly breaks: Readonly<Record<string, Explained>>;
  readonly breaksAbout: string;
  readonly exportCsv: string;
  readonly exportJson: string;

  readonly pairings: string;
  readonly round: (round: number) => string;
  readonly bye: string;
  readonly game: (number: number) => string;
  readonly decider: string;
  readonly playing: string;
  readonly ruled: (reason: string) => string;

  readonly log: string;
  readonly events: Readonly<Record<string, string>>;
  readonly newRound: (round: string) => string;
  readonly ruling: (match: string, score: string) => string;
  readonly excluded: (name: string) => string;
  readonly extended: (until: string) => string;
  readonly broadcastOn: (late: string) => string;
  readonly broadcastOff: string;
  readonly by: (name: string) => string;

  readonly control: string;
  readonly controlAbout: string;
  readonly start: string;
  readonly startAsk: string;
  readonly cancel: string;
  readonly cancelAsk: string;
  readonly rule: string;
  readonly ruleAbout: string;
  readonly match: string;
  readonly result: string;
  readonly bothLose: string;
  readonly reason: string;
  readonly reasonAbout: string;
  readonly exclude: string;
  readonly excludeAbout: string;
  readonly extend: string;
  readonly extendAbout: string;
  readonly moreHours: string;
  readonly broadcast: string;
  readonly broadcastAbout: string;
  readonly broadcastSend: string;

  readonly form: Readonly<
    Record<
      | 'title'
      | 'name'
      | 'nameAbout'
      | 'about'
      | 'aboutAbout'
      | 'format'
      | 'match'
      | 'roundsAuto'
      | 'roundsOwn'
      | 'roundsAbout'
      | 'capacity'
      | 'capacityAbout'
      | 'start'
      | 'startByHand'
      | 'startAtTime'
      | 'startByHandAbout'
      | 'startTime'
      | 'roundDays'
      | 'roundDaysAbout'
      | 'clockAbout'
      | 'handsAbout'
      | 'rated'
      | 'ratedAbout'
      | 'send',
      string
    >
  >;
  readonly problems: Readonly<Record<Problem, string>>;
}

export const TOURNAMENT_TEXTS: Readonly<Record<BoardLanguage, TournamentTexts>> = { en, ru };

export const useTournamentTexts = (): TournamentTexts => TOURNAMENT_TEXTS[useLanguage()];

export const tournamentProblem = (code: string, { problems }: TournamentTexts): string =>
  problems[code as Problem] ?? problems.internal;
