import { CHANCE, type Actor, type Game, type Rules } from './game.ts';
import type { LogEntry } from './log.ts';
import { choose, legal, nextActor, pending } from './machine.ts';
import { nth, size } from './mask.ts';

interface Moment {
  readonly memory: Int16Array;
  readonly actor: Actor;
  readonly choices: number;
  readonly log: number;
}

/**
 * A game with its list of choices, its log and the moments one can step back to. Nothing can
 * be undone across chance, a reveal or another player's decision.
 */
export class Session<R extends Rules = Rules> {
  readonly game: Game<R>;
  /** Every choice in the order a replay takes them: of those pending the lowest seat first. */
  readonly choices: number[];
  readonly log: LogEntry[];
  #past: Moment[] = [];
  /** Memories of moments that are past: new ones are written over them. */
  readonly #spare: Int16Array[] = [];
  /** Answers to a simultaneous decision that came before a lower seat's. */
  #early: { actor: Actor; choice: number }[] = [];

  constructor(game: Game<R>, log: LogEntry[] = [], choices: number[] = []) {
    this.game = game;
    this.choices = choices;
    this.log = log;
    game.log = (entry) => this.log.push(entry);
  }

  /** Nothing can be undone and no answer waits for others: game, log and choices are all there is. */
  get isAtRest(): boolean {
    return this.#past.length === 0 && this.#early.length === 0;
  }

  get actor(): Actor {
    return nextActor(this.game);
  }

  choose(actor: Actor, choice: number): void {
    const { game } = this;
    const expected = nextActor(game);
    const reveals = game.reveals;
    const moment = actor === CHANCE ? undefined : this.#remember(actor);
    const others = pending(game) & ~(1 << actor);
    choose(game, actor, choice);
    if (actor === expected) this.#record(choice, others);
    else this.#early.push({ actor, choice });
    const goesOn = others === 0 && pending(game) === 1 << actor && game.reveals === reveals;
    if (moment) this.#past.push(moment);
    if (!moment || !goesOn) this.#forget();
  }

  #remember(actor: Actor): Moment {
    const memory = this.#spare.pop() ?? new Int16Array(this.game.mem.length);
    memory.set(this.game.mem);
    return { memory, actor, choices: this.choices.length, log: this.log.length };
  }

  /** From here one cannot step back. */
  #forget(): void {
    for (const { memory } of this.#past) this.#spare.push(memory);
    this.#past.length = 0;
  }

  /** After the lowest seat's answer follow those that came early and wait for nobody else. */
  #record(choice: number, others: number): void {
    this.choices.push(choice);
    const isReady = (actor: Actor): boolean => (others & ((1 << actor) - 1)) === 0;
    for (const each of this.#early.sort((a, b) => a.actor - b.actor)) {
      if (isReady(each.actor)) this.choices.push(each.choice);
    }
    this.#early = this.#early.filter(({ actor }) => !isReady(actor));
  }

  /** Lets chance decide for as long as it is its turn; a driver supplies the numbers. */
  settleChance(below: (n: number) => number): void {
    while (this.actor === CHANCE) {
      const mask = legal(this.game, CHANCE);
      this.choose(CHANCE, nth(mask, below(size(mask))));
    }
  }

  canUndo(actor: Actor): boolean {
    return this.#past.at(-1)?.actor === actor;
  }

  /** Takes back the actor's last choice; answers whether there was one to take back. */
  undo(actor: Actor): boolean {
    if (!this.canUndo(actor)) return false;
    const { memory, choices, log } = this.#past.pop()!;
    this.game.mem.set(memory);
    this.#spare.push(memory);
    this.game.legalFor = -1;
    this.choices.length = choices;
    this.log.length = log;
    return true;
  }
}
