import { EventEmitter } from 'node:events';
import type { StoredGame } from '../storage/port.ts';

interface EventMap {
  /** A game has begun. */
  began: [game: StoredGame];
  /** Whether a player is waited for, as soon as that is stored. */
  turn: [user: string, game: string, isWaiting: boolean];
  /** A bot may be waited for. */
  botTurn: [];
  /** A game is over. */
  ended: [];
  /** Somebody keeps a seat for a user. */
  invited: [user: string, by: string, game: StoredGame];
  /** A user has logged out somewhere or is gone: his connections have to prove themselves again. */
  left: [user: string];
}

/** Tells the rest of the server what happens in the rooms. */
export class GameEvents extends EventEmitter<EventMap> {}
