import type { GameRecord, LogEntry } from '@brink/kernel';
import type { GameResult } from '@brink/protocol';
import type { ClockState } from './clock.ts';
import type { DrawsState } from './draws.ts';

/** One decision on the way here: its number, and how many choices lay before it. */
export interface Milestone {
  readonly decision: number;
  readonly choices: number;
}

/** Something that needs the consent of others. */
export interface Offer {
  readonly seat: number;
  /** A bit for every seat that has still to agree. */
  readonly asks: number;
}

export interface TakeBackOffer extends Offer {
  readonly decision: number;
}

/** How often the players of a game have gone back. */
export interface StepsBack {
  /** Each seat's own choices that it has undone. */
  readonly undone: readonly number[];
  /** What each seat has asked the others for. */
  readonly asked: readonly number[];
}

/**
 * Everything a table consists of besides what was agreed: what comes out of the first entries of
 * its journal, up to `seq`. It is plain JSON but for the bytes of the game.
 */
export interface TableState extends StepsBack, DrawsState {
  readonly seq: number;
  readonly at: number;
  readonly decision: number;
  readonly seating: readonly number[];
  readonly clocks: ClockState;
  readonly result?: GameResult | undefined;
  readonly ended?: GameRecord['ended'];
  readonly drawOffer?: Offer | undefined;
  readonly takeBackOffer?: TakeBackOffer | undefined;
  readonly standIns: number;
  readonly timedOut: number;
  readonly way: readonly Milestone[];
  readonly answers: readonly (readonly [key: number, choice: number])[];
  readonly choices: readonly number[];
  readonly log: readonly LogEntry[];
  readonly bytes: Uint8Array;
}
