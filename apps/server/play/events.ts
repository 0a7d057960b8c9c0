import { EventEmitter } from 'node:events';
import type { StoredGame } from '../storage/port.ts';
import type { LoadedGame } from './loaded-game.ts';

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
export class GameEvents extends EventEmitter<EventMap> {
  /** An entry is stored: who is waited for now, and whether the game is over. */
  moved({ game, table }: LoadedGame): void {
    if (table.result) this.emit('ended');
    for (const [player, { user, bot }] of game.seats.entries()) {
      if (user === undefined || bot !== undefined) continue;
      this.emit('turn', user, game.id, (table.waiting & (1 << table.seating[player])) !== 0);
    }
  }
}
