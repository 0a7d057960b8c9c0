import { CHANCE, type Actor, type Game } from './game.ts';
import { DONE, FREE, clear, has, type Mask } from './mask.ts';
import { FP, PC } from './stack.ts';
import type { Instruction } from './program.ts';

/** More steps than this between two decisions means that a program never ends. */
const STEP_CAP = 100_000;

/** A choice is not legal, or its actor is not to choose; the game is untouched. */
export class IllegalChoice extends Error {
  override name = 'IllegalChoice';
}

const current = (game: Game): Instruction => game.rules.code[game.mem[game.mem[FP] + PC]];

/** Carries out steps until somebody has to decide or the game is over. */
export function run(game: Game): void {
  const { code } = game.rules;
  const { mem } = game;
  for (let left = STEP_CAP; code[mem[mem[FP] + PC]].run(game); left--) {
    if (left === 0)
      throw new Error(`no decision within ${STEP_CAP} steps: ${current(game).program}`);
  }
}

/** One bit for every actor who may choose now; 0 when the game is over. */
export function pending(game: Game): number {
  const { ask, askAll } = current(game);
  if (ask) return 1 << ask.actor(game);
  return askAll ? askAll.actors(game) : 0;
}

/** The one who chooses next: the lowest seat of those pending, or -1 when the game is over. */
export function nextActor(game: Game): Actor {
  const actors = pending(game);
  return actors === 0 ? -1 : 31 - Math.clz32(actors & -actors);
}

/** What `actor` may choose now; empty if he is not to choose. Valid until the next step. */
export function legal(game: Game, actor: Actor): Mask {
  const mask = game.legal;
  if (game.legalFor === actor && actor >= 0) return mask;
  clear(mask);
  game.legalFor = actor;
  const { ask, askAll } = current(game);
  if (ask && ask.actor(game) === actor) {
    ask.legal(game, mask);
    if (actor !== CHANCE) game.rules.freeActions?.(game, actor, mask);
  } else if (askAll && (actor & 7) === actor && askAll.actors(game) & (1 << actor)) {
    askAll.legal(game, actor, mask);
  }
  return mask;
}

/** Carries out steps while `goesOn` holds, and stops at a decision or the end as `run` does. */
export function runWhile(game: Game, goesOn: () => boolean): void {
  const { code } = game.rules;
  const { mem } = game;
  for (let left = STEP_CAP; goesOn() && code[mem[mem[FP] + PC]].run(game); left--) {
    if (left === 0)
      throw new Error(`no decision within ${STEP_CAP} steps: ${current(game).program}`);
  }
}

/** Takes one choice and runs on to the next decision. An illegal one changes nothing. */
export function choose(game: Game, actor: Actor, choice: number): void {
  answer(game, actor, choice);
  run(game);
}

/** Takes one choice without running on, for those who look at what it does step by step. */
export function answer(game: Game, actor: Actor, choice: number): void {
  if ((choice & DONE) !== choice || !has(legal(game, actor), choice)) {
    throw new IllegalChoice(
      `choice ${choice} of actor ${actor} is not legal at "${current(game).program}"`,
    );
  }
  const { ask, askAll } = current(game);
  game.legalFor = -1;
  if (askAll) {
    askAll.take(game, actor, choice);
  } else if (choice >= FREE && choice < DONE) {
    game.rules.takeFree!(game, actor, choice);
  } else {
    game.mem[game.mem[FP] + PC]++;
    ask!.take(game, choice);
  }
}

/** The code of the decision the game stands at. */
export function promptCode(game: Game): string | undefined {
  const { ask, askAll } = current(game);
  return ask ? ask.prompt : askAll?.prompt;
}

/** The numbers that the decision speaks of, if it does. */
export function promptArgs(game: Game): readonly number[] | undefined {
  const { ask, askAll } = current(game);
  return (ask ?? askAll)?.args?.(game);
}

/** The decision the game stands at, for prompts and tests. */
export function decision(
  game: Game,
): { prompt: string; domain: string; args: readonly number[] } | undefined {
  const { ask, askAll } = current(game);
  const at = ask ?? askAll;
  if (!at) return undefined;
  return { prompt: at.prompt, domain: at.domain, args: promptArgs(game) ?? [] };
}
