import type { PlayerSeed } from '@brink/kernel';

/**
 * The journal of a game: everything that ever happened to it, in order. A game is what comes
 * out when its journal is read from the start. One entry is one row and is stored whole or not
 * at all: a choice lies in it together with the dice and cards that followed.
 */
export type Entry =
  /**
   * The seats are taken. `commitment` is the hash of the secret all chance comes from; `rules` the
   * revision of the rules, the first in journals without it; `seeds` what players have mixed in,
   * none where the game is older than that.
   */
  | {
      readonly kind: 'start';
      readonly commitment: string;
      readonly rules?: number;
      readonly seeds?: readonly PlayerSeed[];
      readonly chance: readonly number[];
    }
  | {
      readonly kind: 'choice';
      readonly decision: number;
      readonly actor: number;
      readonly choice: number;
      readonly chance: readonly number[];
    }
  | { readonly kind: 'undo'; readonly decision: number; readonly actor: number }
  /**
   * Asks to go back before one's own choice at decision `to`. `asks`: a bit for every seat that
   * has to agree; in journals without it that is everybody else.
   */
  | {
      readonly kind: 'offerTakeBack';
      readonly actor: number;
      readonly to: number;
      readonly asks?: number;
    }
  | { readonly kind: 'answerTakeBack'; readonly actor: number; readonly accept: boolean }
  | { readonly kind: 'offerDraw'; readonly actor: number; readonly asks?: number }
  | { readonly kind: 'answerDraw'; readonly actor: number; readonly accept: boolean }
  /** Ends a game for two; at larger tables a bot takes the seat over. */
  | { readonly kind: 'resign'; readonly actor: number }
  /** The time of `actor` has run out, with the same effect. */
  | { readonly kind: 'time'; readonly actor: number }
  /**
   * For so many milliseconds, which count for nobody, the game could not be played: it could not be
   * read, or the server was away.
   */
  | { readonly kind: 'reopen'; readonly actor: number; readonly stood: number }
  /** The server ends the game without a winner: its time is up, or an administrator has said so. */
  | { readonly kind: 'close'; readonly actor: number; readonly byOrder?: true };

export type EntryOf<K extends Entry['kind']> = Extract<Entry, { kind: K }>;

/** An entry as it is stored. */
export interface JournalRow {
  readonly seq: number;
  readonly at: number;
  readonly entry: Entry;
  /** One bit for every player who has to choose after it: who is waited for, without a replay. */
  readonly waiting: number;
  /** When the next clock runs out. */
  readonly deadline?: number;
}
