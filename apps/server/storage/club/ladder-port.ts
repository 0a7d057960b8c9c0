import type { LadderPairing, Rating, Seeker } from '@brink/club';
import type { TournamentChange } from './tournaments-port.ts';

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
