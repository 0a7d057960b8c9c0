import {
  CHANCE,
  PUBLIC,
  choose,
  decision,
  nextActor,
  setUpAgreed,
  type Actor,
  type Game,
  type GamePackage,
  type LogEntry,
} from '@brink/kernel';
import { SET_UP, momentIn, type Moment } from './notation/moment.ts';
import type { Start } from './start.ts';

/** What the rules say of one choice of a tree. */
export interface NodeFacts {
  /** Who made it, and what was asked. */
  readonly actor: Actor;
  readonly code: string;
  readonly domain: string;
  /** It begins a play, to which the small choices after it belong. */
  readonly opens: boolean;
  /** When it was made. */
  readonly moment: Moment;
  /** What came of it, everything that anybody could read. */
  readonly entries: readonly LogEntry[];
}

/** The choice does not fit the position that it is made in. */
export class Misfit extends Error {
  override name = 'Misfit';
}

/** The game that a tree begins with, and what has been told until then. */
export function begin(rules: GamePackage, start: Start): { game: Game; log: readonly LogEntry[] } {
  const log: LogEntry[] = [];
  const game = setUpAgreed(rules, start, (entry) => log.push(entry));
  game.log = (entry) => log.push(entry);
  for (const [at, choice] of start.choices.entries()) {
    try {
      choose(game, nextActor(game), choice);
    } catch (error) {
      throw new Misfit(`choice ${at} before the tree: ${(error as Error).message}`, {
        cause: error,
      });
    }
  }
  return { game, log };
}

interface Known {
  readonly parent: number;
  readonly memory: Int16Array;
  readonly facts: NodeFacts | undefined;
  /** Who chose last, chance left out, and whether any play has begun. */
  readonly chooser: Actor;
  readonly hasPlays: boolean;
}

/** Every position of a tree, by the rules of its game. Whoever grows the tree tells it. */
export class Positions {
  readonly rules: GamePackage;
  readonly #game: Game;
  readonly #opening: readonly LogEntry[];
  readonly #known: (Known | undefined)[] = [];
  #entries: LogEntry[] = [];

  constructor(rules: GamePackage, start: Start) {
    this.rules = rules;
    const { game, log } = begin(rules, start);
    this.#game = game;
    this.#opening = log;
    game.log = (entry) => this.#entries.push(entry);
    const memory = game.mem.slice();
    const hasPlays = start.kind === 'position' || start.choices.length > 0;
    this.#known[0] = { parent: -1, memory, facts: undefined, chooser: -1, hasPlays };
  }

  has(node: number): boolean {
    return this.#known[node] !== undefined;
  }

  #of(node: number): Known {
    const known = this.#known[node];
    if (!known) throw new RangeError(`node ${node} is not known`);
    return known;
  }

  /** The game at a node. It is the same game each time: copy what is to last. */
  at(node: number): Game {
    this.#game.mem.set(this.#of(node).memory);
    this.#game.legalFor = -1;
    return this.#game;
  }

  /** Learns a node that follows one it knows; a choice that does not fit is a `Misfit`. */
  learn(node: number, parent: number, choice: number): NodeFacts {
    const before = this.#of(parent);
    const game = this.at(parent);
    const actor = nextActor(game);
    const asked = decision(game);
    if (actor < 0 || !asked) throw new Misfit(`node ${node}: the game is already over`);
    const isPlay = actor !== CHANCE && (this.rules.opensPlay?.(game, actor) ?? true);
    const hasPlays = before.hasPlays || isPlay;
    // Before the first play, what one seat does in a row belongs together: the set-up.
    const opens = isPlay || (!hasPlays && actor !== CHANCE && actor !== before.chooser);
    const moment = opens || !before.facts ? this.#moment(game, hasPlays) : before.facts.moment;
    this.#entries = [];
    try {
      choose(game, actor, choice);
    } catch (error) {
      throw new Misfit(`node ${node}: ${(error as Error).message}`, { cause: error });
    }
    const { prompt: code, domain } = asked;
    const facts = { actor, code, domain, opens, moment, entries: this.#entries };
    this.#known[node] = {
      parent,
      memory: game.mem.slice(),
      facts,
      chooser: actor === CHANCE ? before.chooser : actor,
      hasPlays,
    };
    return facts;
  }

  #moment(game: Game, hasPlays: boolean): Moment {
    return hasPlays ? momentIn(this.rules.id, this.rules.view(game, PUBLIC)) : SET_UP;
  }

  forget(node: number): void {
    this.#known[node] = undefined;
  }

  facts(node: number): NodeFacts | undefined {
    return this.#of(node).facts;
  }

  /** Everything that has been told on the way to a node. */
  logTo(node: number): readonly LogEntry[] {
    const parts: (readonly LogEntry[])[] = [];
    for (let at = node; at > 0; at = this.#of(at).parent) parts.push(this.#of(at).facts!.entries);
    return [this.#opening, ...parts.reverse()].flat();
  }
}
