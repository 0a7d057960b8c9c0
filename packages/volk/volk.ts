import type { Game, Rules } from '@brink/kernel';
import type { Deck } from './deck/deck.ts';

/** The tables of one game of Wir sind das Volk: the code is shared, the deck may differ. */
export interface Volk extends Rules {
  readonly deck: Deck;
  readonly players: 2 | 4;
  /** Addresses of programs that are pushed from outside the code. */
  readonly halt: number;
  readonly police: number;
}

export type Table = Game<Volk>;
