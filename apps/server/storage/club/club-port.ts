import type { LadderPairing, Rating, Seeker, Tournament } from '@brink/club';
import type { Language, Played } from '@brink/kernel';
import type { ChannelKind, ClockSetting, NoticeKind, RankedKind, BlockKind } from '@brink/protocol';
import type { Notice } from './notice.ts';
import type { StudyStore } from './studies-port.ts';
import type { StoredGame, StoredUser } from '../port.ts';
import type { Explorer } from './explorer-port.ts';

/** One of those who played a finished game. */
export interface ArchivedSide {
  readonly seat: number;
  readonly side: string;
  readonly user?: string;
  readonly bot?: string;
  readonly name: string;
  /** 1 for a win, ½ for a draw, 0 for a loss. */
  readonly score: number;
  /** He has an account now. */
  readonly hasProfile?: boolean;
}

/** What is known of a finished game, whether it was played here or brought along. */
export interface ArchivedGame {
  readonly id: string;
  readonly game: string;
  readonly scenario: string;
  readonly ended: number;
  readonly turn: number;
  readonly manner: string;
  readonly winner: string;
  readonly moves: number;
  readonly rated: boolean;
  readonly isOpen: boolean;
  readonly owner?: string;
  readonly sides: readonly ArchivedSide[];
}

/** One who took a seat, with what the ratings and the moderation want to know. */
export interface PlayedSide extends ArchivedSide {
  /** Where several seats play together. */
  readonly team?: number;
  /** He left the seat to a bot: whatever that did, he has lost. */
  readonly hasLeft?: boolean;
  /** He let his time run out, whatever became of the game. */
  readonly hasTimedOut?: boolean;
}

/** A game of the archive, to be played again. */
export interface Rehearsable {
  readonly id: string;
  readonly record: string;
  readonly told: string | null;
}

/** A game on its way into the archive. */
export interface NewArchivedGame extends ArchivedGame {
  /** A fingerprint of its log, so that a later program can prove that it tells the same. */
  readonly told: string;
  readonly sides: readonly PlayedSide[];
  /** The cards that were headlined. */
  readonly headlines: readonly number[];
  /** The record, as JSON. */
  readonly record: string;
  /** What was played in it, for the explorer; nothing where that cannot be counted. */
  readonly played?: Played | undefined;
}

export interface ArchiveFilter {
  /** Names in lower case. */
  readonly player?: string;
  readonly opponent?: string;
  /** The side `player` had. */
  readonly side?: string;
  readonly winner?: string;
  readonly game?: string;
  readonly scenario?: string;
  readonly manner?: string;
  readonly fromTurn?: number;
  readonly toTurn?: number;
  readonly headline?: number;
  /** Only what this user has uploaded. */
  readonly owner?: string;
  /** The next page: games that ended earlier, or then with a later id. */
  readonly before?: number;
  readonly beforeId?: string;
  readonly limit: number;
}

/** Results of a user with one side of one game, by how the games ended. */
export interface Tally {
  readonly game: string;
  readonly side: string;
  readonly manner: string;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

export interface OpponentTally {
  readonly name: string;
  /** The level of a bot of the server. */
  readonly bot?: string;
  /** He has an account now. */
  readonly hasProfile?: boolean;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

export interface Archive {
  /** Takes note of a game played here, once; with new ratings if it was rated. */
  settle(game: NewArchivedGame): Promise<boolean>;
  /** Games that are over and that nobody has taken note of. */
  unsettled(limit: number, after?: string): Promise<string[]>;
  add(game: NewArchivedGame): Promise<void>;
  /** How many games a user has uploaded. */
  uploadsOf(owner: string): Promise<number>;
  /** Removes what a user has uploaded. */
  remove(id: string, owner: string): Promise<boolean>;
  find(id: string): Promise<ArchivedGame | undefined>;
  /** Those of these games that are there, the newest first. */
  among(ids: readonly string[]): Promise<ArchivedGame[]>;
  recordOf(id: string): Promise<string | undefined>;
  search(filter: ArchiveFilter): Promise<ArchivedGame[]>;
  /** How many games there are. */
  size(): Promise<number>;
  /** Games with a greater id, to be played again; those of before fingerprints have none. */
  toRehearse(after: string, limit: number): Promise<Rehearsable[]>;
  /** The records of public games that ended after `after`, in that order. */
  records(after: { ended: number; id: string }, limit: number): Promise<ArchivedRecord[]>;
  tallies(user: string): Promise<Tally[]>;
  opponents(user: string, limit: number): Promise<OpponentTally[]>;
  /** When a user let his time run out against people, since then. */
  timeouts(user: string, since: number): Promise<number[]>;
}

export interface ArchivedRecord {
  readonly id: string;
  readonly ended: number;
  readonly record: string;
}

export interface StoredRating extends Rating {
  readonly game: string;
  readonly side: string;
  readonly games: number;
  readonly updated: number;
}

export interface RatingPoint {
  readonly at: number;
  readonly rating: number;
  readonly deviation: number;
}

export interface RankedPlayer extends StoredRating {
  readonly user: string;
  readonly name: string;
  readonly kind: string;
}

export interface RankingFilter {
  readonly game: string;
  readonly side: string;
  /** People and bots are rated apart. */
  readonly kind?: RankedKind;
  readonly limit: number;
}

export interface Ratings {
  of(user: string): Promise<StoredRating[]>;
  history(user: string, game: string, side: string): Promise<RatingPoint[]>;
  /** The strongest first; only those that are known well enough. */
  best(wanted: RankingFilter): Promise<RankedPlayer[]>;
}

/** A tournament or league: who runs it, what is played, and how it stands. */
export interface StoredTournament {
  readonly id: string;
  readonly organiser: string;
  readonly created: number;
  readonly name: string;
  readonly about: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly clock: ClockSetting;
  readonly rated: boolean;
  readonly state: Tournament;
}

/** What becomes of a tournament, and the games that begin with it. */
export interface TournamentChange {
  readonly state: Tournament;
  readonly games: readonly { readonly game: StoredGame; readonly secret: Uint8Array }[];
}

/** The results a tournament waits for: scores by user, for each game that is over. */
export type Scores = ReadonlyMap<string, ReadonlyMap<string, number>>;

export interface Tournaments {
  add(tournament: StoredTournament): Promise<void>;
  find(id: string): Promise<StoredTournament | undefined>;
  list(filter: { readonly status?: string; readonly limit: number }): Promise<StoredTournament[]>;
  /** Those that are played, and those that should begin. */
  attended(now: number): Promise<string[]>;
  /**
   * Changes a tournament while nobody else does. Without an answer it stays as it is. Answers
   * with the tournament as it is now.
   */
  change(
    id: string,
    work: (tournament: StoredTournament) => Promise<TournamentChange | undefined>,
  ): Promise<StoredTournament | undefined>;
  scores(games: readonly string[]): Promise<Scores>;
  /** Wins, draws and losses by user and side. */
  bySide(id: string): Promise<readonly SideTally[]>;
}

export interface SideTally {
  readonly user: string;
  readonly side: string;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

/** A key to a bot's account; what opens is its secret, of which only the hash is kept. */
export interface StoredToken {
  readonly id: string;
  readonly label: string;
  readonly scopes: readonly string[];
  readonly created: number;
  readonly used?: number;
}

export interface StoredBot {
  readonly user: StoredUser;
  readonly tokens: readonly StoredToken[];
}

export interface Bots {
  /** False if the name is taken. */
  add(bot: StoredUser, login: string, owner: string): Promise<boolean>;
  of(owner: string): Promise<StoredBot[]>;
  /**
   * Takes a bot from its owner for good: nobody plays as it any more, its name is free, and the
   * games it has played keep it. False if he has none of that id.
   */
  retire(bot: string, owner: string): Promise<boolean>;
  addToken(bot: string, token: StoredToken, hash: string): Promise<void>;
  /** False if there is none, or it is not of a bot of that owner. */
  removeToken(id: string, owner: string): Promise<boolean>;
  /** Whose token it is and what it allows. */
  userOfToken(
    hash: string,
    now: number,
  ): Promise<{ readonly user: StoredUser; readonly scopes: readonly string[] } | undefined>;
  /** How many games a bot plays at the moment. */
  countGames(bot: string): Promise<number>;
}

/** What is known when bots are paired. */
export interface LadderState {
  /** Those that are there, want a game and play none of the ladder. */
  readonly seekers: readonly Seeker[];
  /** Games of late, the newest last. */
  readonly recent: readonly LadderPairing[];
  /** How many are played now. */
  readonly playing: number;
}

export interface LadderBot {
  readonly name: string;
  readonly rating: Rating;
  readonly games: number;
  readonly isSeeking: boolean;
}

/** Rated games among bots that nobody has to ask for. */
export interface LadderStore {
  /** A bot wants games until then. */
  seek(bot: string, games: readonly string[], until: number): Promise<void>;
  rest(bot: string): Promise<void>;
  /** Sets games up while nobody else does. */
  pair(
    now: number,
    work: (state: LadderState) => Promise<TournamentChange['games']>,
  ): Promise<void>;
  bots(game: string, now: number): Promise<LadderBot[]>;
  playing(game: string): Promise<{ readonly id: string; readonly names: readonly string[] }[]>;
}

/** A way to reach a user. */
export interface StoredChannel {
  readonly id: string;
  readonly user: string;
  readonly kind: ChannelKind;
  readonly target: string;
  readonly events: readonly NoticeKind[];
  readonly language: Language;
  readonly timeZone: string;
  readonly digestMs: number;
  readonly isConfirmed: boolean;
  readonly key: string;
  readonly sent?: number;
}

/** A notice on its way through one channel. */
export interface Parcel {
  readonly id: number;
  readonly channel: StoredChannel;
  readonly notice: Notice;
  readonly tries: number;
}

export interface Notices {
  /** A value every process shares: the one that is there, else this one. */
  setting(name: string, value: () => string): Promise<string>;
  addChannel(channel: StoredChannel): Promise<void>;
  channelsOf(user: string): Promise<StoredChannel[]>;
  channelByKey(key: string): Promise<StoredChannel | undefined>;
  changeChannel(
    id: string,
    change: Partial<Pick<StoredChannel, 'events' | 'digestMs' | 'isConfirmed' | 'sent'>>,
  ): Promise<void>;
  removeChannel(id: string): Promise<void>;
  /** Users who can be reached at all. */
  reachable(): Promise<Set<string>>;
  /** Puts a notice into a channel's box, unless one on that topic is there. */
  post(channel: string, topic: string, notice: Notice, due: number): Promise<void>;
  /** Takes what is due; it comes again at `again` unless it is removed. */
  collect(now: number, again: number, limit: number, busy: readonly string[]): Promise<Parcel[]>;
  removeParcel(id: number): Promise<void>;
  /** Keeps a delivered parcel a while, so that nobody is told the same thing twice. */
  file(id: number, now: number): Promise<void>;
}

export const BAN_KINDS = ['all', 'rated', 'chat'] as const;
export type BanKind = (typeof BAN_KINDS)[number];

export interface StoredReport {
  readonly id: number;
  readonly at: number;
  readonly by: string;
  readonly about: string;
  readonly game?: string;
  readonly reason: string;
  readonly resolved?: string;
}

export interface Ban {
  readonly kind: BanKind;
  readonly until: number;
  readonly reason: string;
}

export interface StoredAdminCommand {
  readonly id: number;
  readonly request: string;
  readonly answer?: string;
}

export interface Deed {
  readonly at: number;
  readonly by: string;
  readonly deed: string;
}

/** What keeps the peace: blocks, reports, bans and what administrators ask for. */
export interface ModerationStore {
  block(user: string, other: string, kind: BlockKind, now: number): Promise<void>;
  unblock(user: string, other: string, kind: BlockKind): Promise<void>;
  blocksOf(user: string): Promise<{ readonly user: StoredUser; readonly kind: BlockKind }[]>;
  /** Those who do not want to hear a user. */
  mutedBy(user: string): Promise<ReadonlySet<string>>;
  /** Whether one of two has blocked the other. */
  isBlocked(one: string, other: string): Promise<boolean>;
  report(report: Omit<StoredReport, 'id'>): Promise<number>;
  countReports(by: string, since: number): Promise<number>;
  reports(isOpen: boolean): Promise<StoredReport[]>;
  resolve(id: number, answer: string): Promise<boolean>;
  ban(user: string, ban: Ban): Promise<void>;
  unban(user: string): Promise<void>;
  /** The bans of a user that are not over. */
  bansOf(user: string, now: number): Promise<Ban[]>;
  addCommand(request: string, now: number): Promise<number>;
  /** Commands of administrators that nobody has carried out. */
  openCommands(): Promise<StoredAdminCommand[]>;
  command(id: number): Promise<StoredAdminCommand | undefined>;
  /** Notes what came of a command, unless somebody else did so before. */
  answerCommand(id: number, answer: string): Promise<boolean>;
  note(deed: Deed): Promise<void>;
  deeds(limit: number): Promise<Deed[]>;
}

/** What spectators of a broadcast would choose. */
export interface Votes {
  cast(game: string, decision: number, user: string, choice: number): Promise<void>;
  count(game: string, decision: number): Promise<ReadonlyMap<number, number>>;
  of(game: string, decision: number, user: string): Promise<number | undefined>;
}

/** What a community keeps. */
/** Somebody with an account, and when they were here last. */
export interface Person {
  readonly user: StoredUser;
  readonly seen?: number;
}

/** Who follows whom, who is here, and who keeps their games to themselves. */
export interface PeopleStore {
  follow(user: string, other: string, now: number): Promise<void>;
  unfollow(user: string, other: string): Promise<void>;
  following(user: string): Promise<Person[]>;
  /** They are here; written down once a minute at most. */
  seen(user: string, now: number): Promise<void>;
  /** Accounts seen since then that do not hide, the latest first. */
  here(since: number, limit: number): Promise<Person[]>;
  isPrivate(user: string): Promise<boolean>;
  setPrivate(user: string, isPrivate: boolean): Promise<void>;
}

export interface ClubStore {
  readonly people: PeopleStore;
  readonly archive: Archive;
  readonly explorer: Explorer;
  readonly ratings: Ratings;
  readonly tournaments: Tournaments;
  readonly bots: Bots;
  readonly ladder: LadderStore;
  readonly notices: Notices;
  readonly moderation: ModerationStore;
  readonly votes: Votes;
  readonly studies: StudyStore;
}
