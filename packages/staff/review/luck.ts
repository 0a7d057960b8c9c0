import { CHANCE, choose, decision, legal, members, type Ai, type Game } from '@brink/kernel';

/** What chance did for the first seat, in parts of the game. */
export interface LuckSum {
  readonly dice: number;
  readonly draws: number;
}

/** What a throw or a draw was worth beyond what could be expected, to the first seat. */
export interface Luck {
  readonly kind: keyof LuckSum;
  /** Part of the game that it won for the first seat: 0.1 is ten percent. */
  readonly gain: number;
}

/** Half of the way from lost to won. */
const HALF = 0.5;

/** Weighs what chance has chosen against all that it might have. */
export function luckOf(ai: Ai, game: Game, choice: number): Luck | undefined {
  const results = members(legal(game, CHANCE));
  if (results.length < 2) return undefined;
  const copy = game.clone();
  let [sum, own] = [0, 0];
  for (const each of results) {
    choose(copy.copyFrom(game), CHANCE, each);
    const value = ai.evaluate(copy, 0);
    sum += value;
    if (each === choice) own = value;
  }
  const kind = decision(game)!.domain === 'die' ? 'dice' : 'draws';
  return { kind, gain: (own - sum / results.length) * HALF };
}
