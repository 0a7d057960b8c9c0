import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import type { Duel, DuelGame } from '@brink/bots';
import { UserError } from '../errors.ts';

/** What the games of a log have in common: its first line. */
export interface Terms extends Duel {
  readonly game: string;
  readonly clock: string;
}

type Logged = DuelGame & { readonly index: number };

/** Keeps the games of an arena in a file, one line each, so that it can be gone on with. */
export class GameLog {
  readonly #file: string;
  readonly #games = new Map<number, DuelGame>();

  constructor(file: string, terms: Terms) {
    this.#file = file;
    const first = JSON.stringify(terms);
    if (!existsSync(file)) {
      appendFileSync(file, `${first}\n`);
      return;
    }
    // A line that was cut off when the arena was stopped has no end.
    const text = readFileSync(file, 'utf8');
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    truncateSync(file, Buffer.byteLength(whole));
    const lines = whole.split('\n').slice(0, -1);
    if (lines[0] !== first) throw new UserError(`${file} is the log of another arena: ${lines[0]}`);
    for (const line of lines.slice(1)) {
      try {
        const { index, ...game } = JSON.parse(line) as Logged;
        this.#games.set(index, game);
      } catch {
        throw new UserError(`${file} has a line that is no game: ${line.slice(0, 60)}`);
      }
    }
  }

  get games(): ReadonlyMap<number, DuelGame> {
    return this.#games;
  }

  add(index: number, game: DuelGame): void {
    this.#games.set(index, game);
    appendFileSync(this.#file, `${JSON.stringify({ index, ...game } satisfies Logged)}\n`);
  }
}
