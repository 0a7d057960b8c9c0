/** Turns what the engine says into the lines of a Playdek log while a game is played. */
import type { LogEntry } from '@brink/kernel';
import type { Table } from '@brink/struggle';
import { endLists, tell } from './entries.ts';
import { LogPage } from './page.ts';

export class LogWriter extends LogPage {
  /** The engine's log sink. */
  take(game: Table, entry: LogEntry): void {
    tell(this, game, entry);
  }

  /** After a choice: nothing of a finished coup or event is still to come. */
  settle(game: Table): void {
    endLists(this, game);
    this.closeFinished(game);
  }
}
