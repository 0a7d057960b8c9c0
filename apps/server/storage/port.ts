import type {
  ClockSetting,
  GameResult,
  GameStatus,
  Sign,
  StaffLevel,
  UserKind,
  VISIBILITIES,
} from '@brink/protocol';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Allowance } from '../base/limits.ts';
import type { JournalRow } from './journal.ts';
import type { AccountStore } from './accounts-port.ts';
import type { ClubStore } from './club/club-port.ts';
import type { LobbyStore } from './lobby-port.ts';
import type { Snapshot } from './snapshot.ts';
import type { BotTurnStore } from './turns-port.ts';

/** A choice that could not be stored for now; nothing was changed that anybody was told of. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
  /** Whether it is worth trying again at once: a database that restarts, not a full disk. */
  readonly isPassing: boolean;

  constructor(cause: Error, isPassing: boolean) {
    super(cause.message, { cause });
    this.isPassing = isPassing;
  }
}

export interface StoredUser {
  readonly id: string;
  readonly name: string;
  readonly kind: UserKind;
  readonly created: number;
}

/** Nobody yet, a person or a bot; with both a bot that plays on for somebody who has left. */
export interface StoredSeat {
  readonly user?: string;
  /** The name of the person. */
  readonly name?: string;
  /** He has an account. */
  readonly hasProfile?: boolean;
  readonly bot?: string;
  /** The user a free seat is kept for. */
  readonly reserved?: string;
  /** What the player mixes into the chance of the game. */
  readonly seed?: SeatSeed;
}

/** `told` is the seed itself, from when the player has told it. */
export interface SeatSeed {
  readonly commitment: string;
  readonly told?: string;
}

export interface StoredGame {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** The revision of the rules it is played by. */
  readonly rules: number;
  readonly clock: ClockSetting;
  readonly visibility: (typeof VISIBILITIES)[number];
  readonly status: GameStatus;
  readonly result?: GameResult;
  /** Why it cannot be read, for administrators: it may name hidden cards. */
  readonly held?: string;
  readonly creator: string;
  readonly created: number;
  /** In the order in which players came; where they bid for sides that is not the seat. */
  readonly seats: readonly StoredSeat[];
  readonly rated?: boolean;
  /** What the staff may tell the players; games older than this agreement say nothing. */
  readonly staff?: StaffLevel;
  /** The hash of the secret of a link, if only those who have it may sit down. */
  readonly invite?: string;
  /** Until when the link is good, and when somebody opened it. */
  readonly inviteUntil?: number;
  readonly inviteOpened?: number;
  /** Milliseconds after which spectators see all hands. */
  readonly openHandsAfter?: number;
  readonly rematchOf?: string;
  readonly rematch?: string;
}

export interface GameFilter {
  readonly status?: GameStatus;
  /** Only games this user sits at. */
  readonly user?: string;
  /** Also those that are not listed publicly. */
  readonly hidden?: boolean;
  readonly game?: string;
  readonly clock?: ClockSetting['kind'];
  readonly rated?: boolean;
  /** Whether anybody may sit down. */
  readonly joinable?: boolean;
  /** Part of the games of whoever bears that name, in lower case. */
  readonly player?: string;
  readonly before?: number;
  readonly limit: number;
}

/** A time in which nobody could play: no process was there, or none could write. */
export interface Outage {
  readonly began: number;
  readonly ended: number;
}

/** One more entry for a journal; with `result` it ends the game. */
export interface Append {
  readonly game: string;
  readonly row: JournalRow;
  readonly result?: GameResult;
  /** A bot takes the seat of a player who has left. */
  readonly standIn?: { readonly player: number; readonly bot: string };
  /** The players that are bots, and the decision the game is at: their turns are written down. */
  readonly bots?: { readonly players: readonly number[]; readonly decision: number };
}

/** Who hears a line: players and spectators talk apart. */
export type ChatRoom = 'players' | 'spectators';

/** A line as it is said. */
export interface SpokenLine {
  readonly user: string;
  readonly text: string;
  readonly sign?: Sign | undefined;
  readonly at: number;
}

export interface StoredChat extends SpokenLine {
  readonly id: number;
  readonly name: string;
  /** He has an account. */
  readonly hasProfile?: boolean;
}

/** What other processes did, as far as this one is told. */
export interface ChangeListener {
  appended(game: string, seq: number): void;
  /** A bot is waited for. */
  botWanted(): void;
  chatted(game: string, id: number): void;
  /** The seats of a game were filled. */
  seated(game: string): void;
  /** A user has logged out somewhere, or is gone: his connections have to prove themselves again. */
  left(user: string): void;
  /** Some messages may have been missed. */
  missed(): void;
}

/** Everything that has to outlive the process. */
export interface Storage {
  /** Whether other processes may write to the same database. */
  readonly isShared: boolean;
  /** The time of day. Processes that share a database go by its clock, not by those of their machines. */
  time(): Promise<number>;
  readonly accounts: AccountStore;
  readonly lobby: LobbyStore;
  readonly club: ClubStore;
  readonly turns: BotTurnStore;

  addUser(user: StoredUser): Promise<void>;
  findUser(id: string): Promise<StoredUser | undefined>;
  addSession(session: { hash: string; user: string; expires: number }): Promise<void>;
  /** Whose session it is, unless it has expired. */
  userOfSession(hash: string, now: number): Promise<StoredUser | undefined>;
  removeSession(hash: string): Promise<void>;

  addGame(game: StoredGame, secret: Uint8Array): Promise<void>;
  findGame(id: string): Promise<StoredGame | undefined>;
  listGames(filter: GameFilter): Promise<StoredGame[]>;
  /** Sits a user down; the last free seat starts the game. False if it is not free for him. */
  takeSeat(game: string, seat: number, user: string, seedCommitment?: string): Promise<boolean>;
  /** The game cannot be read: it waits as it is, and its clocks stand. */
  hold(game: string, why: string, at: number): Promise<void>;
  /** It is to be read again; answers since when it was held, if it was. */
  release(game: string): Promise<number | undefined>;
  /** Ends a game that cannot be read: nobody has won, and nothing is rated. */
  closeHeld(game: string): Promise<void>;
  secretOf(game: string): Promise<Uint8Array>;

  /** Durable once it resolves. False where an entry of that place is already there. */
  append(batch: readonly Append[]): Promise<boolean[]>;
  /** The entries with a greater `seq`, in order. */
  journal(game: string, after: number): Promise<JournalRow[]>;
  /** The newest snapshot of a game. */
  snapshot(game: string): Promise<Snapshot | undefined>;
  putSnapshot(snapshot: Snapshot): Promise<void>;
  /** Games in progress in which somebody's time has run out. */
  overdue(now: number): Promise<string[]>;

  /**
   * Some process is alive at `now`. If that was last said more than `most` milliseconds ago, an
   * outage is written down; answers whether it was.
   */
  beat(now: number, most: number): Promise<boolean>;
  /** The outages that have ended after a time, in order. */
  outages(after: number): Promise<Outage[]>;

  addChat(game: string, room: ChatRoom, line: SpokenLine): Promise<number>;
  chat(game: string, room: ChatRoom, after: number): Promise<StoredChat[]>;
  putNote(game: string, user: string, text: string): Promise<void>;
  note(game: string, user: string): Promise<string>;
  putPreferences(user: string, preferences: object): Promise<void>;
  preferences(user: string): Promise<object>;

  /** A limiter whose counts all processes share; none where there is only one. */
  sharedLimiter(name: string, allowance: Allowance): RateLimiterAbstract | undefined;

  listen(listener: ChangeListener): Promise<void>;
  /** Tries to write; resolves when that is on the disk. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
