import { Session, load, save } from '@brink/kernel';

/** Checkpoints are so many choices apart: going back plays a few choices again, not the game. */
const APART = 16;

/** A moment with nothing to undo, from which a game can be played on. */
interface Checkpoint {
  readonly choices: number;
  readonly log: number;
  readonly bytes: Uint8Array;
}

/** Moments of one game that it can be taken back to. */
export class Checkpoints {
  #kept: Checkpoint[] = [];

  /** A game is at a decision: perhaps a checkpoint is due. */
  pass({ game, choices, log, isAtRest }: Session): void {
    const last = this.#kept.at(-1)?.choices ?? 0;
    if (!isAtRest || choices.length < last + APART) return;
    this.#kept.push({ choices: choices.length, log: log.length, bytes: save(game) });
  }

  /** The game at the last checkpoint within its first `most` choices, if there is one. */
  goBack({ game, choices, log }: Session, most: number): Session | undefined {
    this.#kept = this.#kept.filter((checkpoint) => checkpoint.choices <= most);
    const to = this.#kept.at(-1);
    if (!to) return undefined;
    return new Session(
      load(game.rules, to.bytes),
      log.slice(0, to.log),
      choices.slice(0, to.choices),
    );
  }
}
