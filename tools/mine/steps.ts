import type { Plan } from '@brink/bots/search/plans';
import { choose, decision, has, legal, type Actor, type Game } from '@brink/kernel';

/** One choice of a plan with the question it answers. */
export interface Step {
  readonly prompt: string;
  readonly domain: string;
  readonly choice: number;
}

/** A plan as questions and answers, as far as it goes in this game. */
export function stepsOf(game: Game, seat: Actor, { choices }: Plan): Step[] {
  const copy = game.clone();
  const steps: Step[] = [];
  for (const choice of choices) {
    const asked = decision(copy);
    if (!asked || !has(legal(copy, seat), choice)) break;
    steps.push({ prompt: asked.prompt, domain: asked.domain, choice });
    choose(copy, seat, choice);
  }
  return steps;
}

/** Questions whose answers make one choice: which card, for what, how, against whom. */
const SINGLE: ReadonlySet<string> = new Set([
  'headline',
  'actionRound',
  'useOfCard',
  'operations',
  'coupTarget',
  'realignTarget',
  'takeCard',
]);

/** How many choices of a play can be asked for: those after them may come in any order. */
export function askable(steps: readonly Step[]): number {
  const first = steps.findIndex(({ prompt }) => !SINGLE.has(prompt));
  const single = first < 0 ? steps.length : first;
  // Realignments come one after the other: only the first is a choice by itself.
  const realign = steps.findIndex(({ prompt }) => prompt === 'realignTarget');
  return realign < 0 ? single : Math.min(single, realign + 1);
}
