/** Turns what the engine says into the lines of a Playdek log while a game is played. */
import type { LogEntry } from '@brink/kernel';
import type { Table } from '@brink/struggle';
import { tell } from './entries.ts';
import { LogPage } from './page.ts';

export class LogWriter extends LogPage {
  /** The engine's log sink. */
  take(game: Table, { code, args }: LogEntry): void {
    tell(this, game, code, args);
  }

  /** After a choice: nothing of a finished coup or event is still to come. */
  settle(game: Table): void {
    tell(this, game, 'settle', []);
    this.closeFinished(game);
  }
}
