import { CHANCE, type Actor, type Game, type Rules } from './game.ts';
import { FP, FRAME, PC, popFrame, pushFrame, replaceCaller } from './stack.ts';
import { addRange, clear, isEmpty, single, type Mask } from './mask.ts';

/**
 * Rules are programs of steps. A program is written as data with the words below and linked
 * once, when its game is loaded, into the game's flat code.
 */
type On<T, R extends Rules> = (game: Game<R>) => T;

/** Does something and goes on. */
export interface Act<R extends Rules> {
  readonly kind: 'act';
  readonly run: On<void, R>;
}

/** Stops until its actor has chosen one integer of its legal set. */
export interface Ask<R extends Rules> {
  readonly kind: 'ask';
  /** Code of the prompt; the texts of the game render it. */
  readonly prompt: string;
  /** What the integers stand for: 'country', 'card', 'option', 'die'… */
  readonly domain: string;
  readonly actor: On<Actor, R>;
  readonly legal: (game: Game<R>, legal: Mask) => void;
  /** Carries the choice out. The step is over afterwards unless this calls `again`. */
  readonly take: (game: Game<R>, choice: number) => void;
  /** Numbers the prompt speaks of (points left, a card). */
  readonly args?: (game: Game<R>) => readonly number[];
  /** A single legal answer is taken without asking. Only where that tells nobody anything. */
  readonly auto?: boolean;
}

/** Several actors choose at the same time, none seeing the others' answers. */
export interface AskAll<R extends Rules> {
  readonly kind: 'askAll';
  readonly prompt: string;
  readonly domain: string;
  /** One bit for every actor who has yet to choose. */
  readonly actors: On<number, R>;
  readonly legal: (game: Game<R>, actor: Actor, legal: Mask) => void;
  readonly take: (game: Game<R>, actor: Actor, choice: number) => void;
  readonly args?: (game: Game<R>) => readonly number[];
}

/** A step that runs another program in a frame of its own. */
export interface Call<R extends Rules> {
  readonly kind: 'call';
  readonly program: Program<R>;
  /** Fills the new frame's actor, card and locals; the caller's are inherited otherwise. */
  readonly bind?: (game: Game<R>, caller: number, callee: number) => void;
}

/** A step that runs one list of steps or another. */
export interface When<R extends Rules> {
  readonly kind: 'when';
  readonly condition: On<boolean, R>;
  readonly then: Steps<R>;
  readonly otherwise: Steps<R>;
}

/** A step that repeats steps as long as a condition holds. */
export interface While<R extends Rules> {
  readonly kind: 'while';
  readonly condition: On<boolean, R>;
  readonly body: Steps<R>;
}

/** Goes on with the steps that `pick` names; with none where it names nothing. */
export interface Branch<R extends Rules> {
  readonly kind: 'branch';
  readonly pick: On<number, R>;
  readonly arms: ReadonlyMap<number, Steps<R>>;
}

/** Stands still for good: the game is over. */
export interface Halt {
  readonly kind: 'halt';
}

/** One thing that a program does. */
export type Step<R extends Rules> =
  | Act<R>
  | Ask<R>
  | AskAll<R>
  | Call<R>
  | When<R>
  | While<R>
  | Branch<R>
  | Halt;
/** Steps in order; lists within lists are taken apart. */
export type Steps<R extends Rules> = readonly (Step<R> | Steps<R>)[];

/** Steps under a name: an event, an operation, the course of a turn. */
export interface Program<R extends Rules> {
  readonly name: string;
  readonly steps: Steps<R>;
}

/** One linked step. `run` answers whether the machine goes on; at a decision it stops. */
export interface Instruction {
  readonly run: (game: Game) => boolean;
  readonly ask?: Ask<Rules>;
  readonly askAll?: AskAll<Rules>;
  /** The program it belongs to, for error messages. */
  readonly program: string;
}

/** Gives steps a name, so that they can be called. */
export const program = <R extends Rules>(name: string, steps: Steps<R>): Program<R> => ({
  name,
  steps,
});

/** A step that changes the game and asks nothing. */
export const step = <R extends Rules>(run: On<void, R>): Act<R> => ({ kind: 'act', run });

/** Runs another program; `bind` fills its locals before. */
export const call = <R extends Rules>(callee: Program<R>, bind?: Call<R>['bind']): Call<R> => ({
  kind: 'call',
  program: callee,
  ...(bind && { bind }),
});

/** Runs steps if a condition holds, else others. */
export const when = <R extends Rules>(
  condition: On<boolean, R>,
  then: Steps<R>,
  otherwise: Steps<R> = [],
): When<R> => ({ kind: 'when', condition, then, otherwise });

/** Repeats steps as long as a condition holds. */
export const whilst = <R extends Rules>(condition: On<boolean, R>, body: Steps<R>): While<R> => ({
  kind: 'while',
  condition,
  body,
});

/** A die; the number rolled goes to `take`. */
export const rollDie = <R extends Rules>(
  prompt: string,
  take: (game: Game<R>, die: number) => void,
  legal: (game: Game<R>, legal: Mask) => void = (_, mask) => addRange(mask, 1, 6),
): Ask<R> => ({ kind: 'ask', prompt, domain: 'die', actor: () => CHANCE, legal, take });

/**
 * Where a finished game stands. Two steps, of which it starts at the second, so that `again`
 * in the step that ended the game does no harm.
 */
export const halt: Program<Rules> = {
  name: 'halt',
  steps: [{ kind: 'halt' }, { kind: 'halt' }],
};

/** Keeps the machine at the decision just taken: another point to place, another card. */
export function again(game: Game): void {
  game.mem[game.mem[FP] + PC]--;
}

/** Code of a game with the addresses of the programs named as its entries. */
export interface Linked<R extends Rules> {
  readonly code: readonly Instruction[];
  /** A program's address, to push it as a frame. */
  readonly entry: (program: Program<R>) => number;
}

/** Lays the programs and all they call out into one flat code, in a fixed order. */
export function link<R extends Rules>(roots: readonly Program<R>[]): Linked<R> {
  // The machine hands every step the game it was linked for, so R may be forgotten here.
  const linker = new Linker();
  for (const root of roots) linker.require(root as unknown as Program<Rules>);
  linker.layOutAll();
  return {
    code: linker.code,
    entry: (wanted) => {
      const address = linker.addressOf(wanted as unknown as Program<Rules>);
      if (address === undefined) throw new Error(`program not linked: ${wanted.name}`);
      return address;
    },
  };
}

class Linker {
  readonly code: Instruction[] = [];
  readonly #addresses = new Map<Program<Rules>, number>();
  readonly #waiting: Program<Rules>[] = [];
  readonly #seen = new Set<Program<Rules>>();

  require(callee: Program<Rules>): void {
    if (this.#seen.has(callee)) return;
    this.#seen.add(callee);
    this.#waiting.push(callee);
  }

  addressOf(callee: Program<Rules>): number | undefined {
    return this.#addresses.get(callee);
  }

  layOutAll(): void {
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      this.#addresses.set(next, this.code.length);
      this.#steps(next.name, next.steps);
      this.#emit(next.name, returnFromFrame);
    }
  }

  #emit(name: string, run: Instruction['run'], more: Partial<Instruction> = {}): number {
    return this.code.push({ run, program: name, ...more }) - 1;
  }

  #jump(name: string): { to: (address: number) => void } {
    let target = -1;
    this.#emit(name, (game) => {
      game.mem[game.mem[FP] + PC] = target;
      return true;
    });
    return { to: (address) => (target = address) };
  }

  #steps(name: string, steps: Steps<Rules>): void {
    for (const each of steps) {
      if (isList(each)) this.#steps(name, each);
      else this.#step(name, each);
    }
  }

  #step(name: string, each: Step<Rules>): void {
    switch (each.kind) {
      case 'act':
        return void this.#emit(name, runAct(each));
      case 'ask':
        return void this.#emit(name, openAsk(each), { ask: each });
      case 'askAll':
        return void this.#emit(name, openAskAll(each), { askAll: each });
      case 'call':
        return this.#call(name, each);
      case 'when':
        return this.#when(name, each);
      case 'while':
        return this.#while(name, each);
      case 'branch':
        return this.#branch(name, each);
      case 'halt':
        return void this.#emit(name, () => false);
    }
  }

  #call(name: string, { program: callee, bind }: Call<Rules>): void {
    this.require(callee);
    const addresses = this.#addresses;
    const { code } = this;
    let entry = -1;
    let isTail = false;
    const at = this.#emit(name, (game) => {
      if (entry < 0) {
        entry = addresses.get(callee)!;
        isTail = code[at + 1].run === returnFromFrame;
      }
      const caller = game.mem[FP];
      game.mem[caller + PC]++;
      pushFrame(game, entry);
      if (bind) bind(game, caller, caller + FRAME);
      if (isTail) replaceCaller(game);
      return true;
    });
  }

  #when(name: string, { condition, then, otherwise }: When<Rules>): void {
    let elseAt = -1;
    this.#emit(name, (game) => {
      const at = game.mem[FP] + PC;
      if (condition(game)) game.mem[at]++;
      else game.mem[at] = elseAt;
      return true;
    });
    this.#steps(name, then);
    const over = otherwise.length > 0 ? this.#jump(name) : undefined;
    elseAt = this.code.length;
    this.#steps(name, otherwise);
    over?.to(this.code.length);
  }

  #while(name: string, { condition, body }: While<Rules>): void {
    let end = -1;
    const start = this.#emit(name, (game) => {
      const at = game.mem[FP] + PC;
      if (condition(game)) game.mem[at]++;
      else game.mem[at] = end;
      return true;
    });
    this.#steps(name, body);
    this.#jump(name).to(start);
    end = this.code.length;
  }

  #branch(name: string, { pick, arms }: Branch<Rules>): void {
    const starts: number[] = Array.from({ length: Math.max(...arms.keys()) + 1 }, () => -1);
    let end = -1;
    this.#emit(name, (game) => {
      const picked = pick(game);
      const at = picked < starts.length ? starts[picked] : -1;
      game.mem[game.mem[FP] + PC] = at < 0 ? end : at;
      return true;
    });
    const over = [...arms].map(([value, steps]) => {
      starts[value] = this.code.length;
      this.#steps(name, steps);
      return this.#jump(name);
    });
    end = this.code.length;
    for (const jump of over) jump.to(end);
  }
}

const isList = (each: Step<Rules> | Steps<Rules>): each is Steps<Rules> => Array.isArray(each);

function returnFromFrame(game: Game): boolean {
  popFrame(game);
  return true;
}

function runAct({ run }: Act<Rules>): Instruction['run'] {
  return (game) => {
    game.mem[game.mem[FP] + PC]++;
    run(game);
    return true;
  };
}

/** A decision with nothing to choose is passed over; one that tells nothing answers itself. */
function openAsk(ask: Ask<Rules>): Instruction['run'] {
  const { auto = false, take } = ask;
  return (game) => {
    const legal = game.legal;
    clear(legal);
    ask.legal(game, legal);
    if (isEmpty(legal)) {
      game.mem[game.mem[FP] + PC]++;
      return true;
    }
    if (auto) {
      const choice = single(legal);
      if (choice >= 0) {
        game.mem[game.mem[FP] + PC]++;
        take(game, choice);
        return true;
      }
    }
    const actor = ask.actor(game);
    if (actor !== CHANCE) game.rules.freeActions?.(game, actor, legal);
    game.legalFor = actor;
    return false;
  };
}

function openAskAll(ask: AskAll<Rules>): Instruction['run'] {
  return (game) => {
    game.legalFor = -1;
    if (ask.actors(game) !== 0) return false;
    game.mem[game.mem[FP] + PC]++;
    return true;
  };
}
