import { Comparison } from '@brink/bots/search/comparison';
import { Planner, type Plan } from '@brink/bots/search/plans';
import type { Actor, Ai, Game, GamePackage } from '@brink/kernel';
import { askable, stepsOf, type Step } from './steps.ts';

/** How hard a position is looked at. */
export interface Effort {
  /** Simulations at most, and plans. It stops sooner where all is clear. */
  readonly sims: number;
  readonly plans: number;
  readonly horizon?: number;
  /** Spends all of them. */
  readonly isPatient?: boolean;
}

/** What a margin must be for a puzzle: clearly more than its error. */
export interface Demand {
  readonly margin: number;
  readonly errors: number;
}

/** What the search thinks of a position. Values go from -1 (lost) to 1 (won). */
export interface Judgement {
  readonly comparison: Comparison;
  readonly steps: readonly (readonly Step[])[];
  /** Plans by their place, the best first. */
  readonly ranking: readonly number[];
  readonly best: number;
  readonly verdict: Verdict;
  readonly sims: number;
}

/** How far the good plays stand out. */
export interface Verdict {
  /** So many choices of the best play are asked for; 0 if nothing stands out. */
  readonly depth: number;
  /** The beginnings that are right: the best one, and what is within the error of it. */
  readonly right: readonly (readonly number[])[];
  /** By how much, at least, everything else is worse, and the error of that. */
  readonly margin: number;
  readonly error: number;
  /** The best of what is wrong. */
  readonly rival: number;
}

/** Every plan is tried in so many deals before any is left out. */
const FIRST_DEALS = 4;
const ROUND_DEALS = 4;
/** What is so many errors behind, and by so much, is left out. */
const SURE = 3.5;
const FAR = 0.14;
/** A play that is not more than this behind is as good, and no more than so many are. */
const AS_GOOD = 0.03;
const MOST_RIGHT = 2;

/** The second look: so many times the simulations of the one that kept it, and twice the plans. */
export const TIMES = 10;
export const PLANS = 90;
/** The same demand as of the first look; here only the answer is asked for. */
export const DEMAND: Demand = { margin: 0.08, errors: 2.5 };

const startOf = ({ choices }: Plan, depth: number): string => choices.slice(0, depth).join(' ');

/** Nothing stands out, as far as can be said. */
const NOTHING: Verdict = { depth: 0, right: [], margin: 0, error: Infinity, rival: -1 };

/** Whether the plays that begin like the best are clearly better than all others. */
function verdictAt(comparison: Comparison, best: number, depth: number, demand: Demand): Verdict {
  const starts = new Map<string, number>([[startOf(comparison.plans[best], depth), best]]);
  const behind: { plan: number; start: string; mean: number; error: number }[] = [];
  for (const [plan, each] of comparison.plans.entries()) {
    const start = startOf(each, depth);
    const { mean, error } = comparison.difference(best, plan);
    if (plan !== best) behind.push({ plan, start, mean, error });
    if (mean < AS_GOOD && mean < 2 * error && !starts.has(start)) starts.set(start, plan);
  }
  if (starts.size > MOST_RIGHT) return NOTHING;
  let nearest: (typeof behind)[number] | undefined;
  for (const each of behind) {
    if (starts.has(each.start)) continue;
    if (!nearest || each.mean - each.error < nearest.mean - nearest.error) nearest = each;
  }
  if (!nearest) return NOTHING;
  const { mean: margin, error, plan: rival } = nearest;
  const isClear = margin >= demand.margin && margin - demand.errors * error >= demand.margin / 2;
  const right = [...starts.values()].map((plan) => comparison.plans[plan].choices.slice(0, depth));
  return { depth: isClear ? depth : 0, right, margin, error, rival };
}

/** The deepest question that has a clear answer. */
function verdictOf(comparison: Comparison, best: number, asked: number, demand: Demand): Verdict {
  let verdict = NOTHING;
  for (let depth = 1; depth <= asked; depth++) {
    const next = verdictAt(comparison, best, depth, demand);
    if (next.depth > 0 || verdict.depth === 0) verdict = next;
  }
  return verdict;
}

/** Compares the plans of a position until all is clear or the simulations are spent. */
export function judge(
  game: GamePackage,
  ai: Ai,
  at: Game,
  seat: Actor,
  seed: number,
  effort: Effort,
  demand: Demand,
): Judgement {
  const plans = new Planner(ai).plansOf(at, seat, effort.plans);
  const steps = plans.map((plan) => stepsOf(at, seat, plan));
  const { horizon = horizonOf(game) } = effort;
  const comparison = new Comparison(game, ai, at, seat, plans, { seed, horizon });
  const asked = (plan: number): number => askable(steps[plan]);
  let alive = plans.map((_, i) => i);
  let sims = 0;
  const play = (deals: number): void => {
    comparison.play(deals, alive);
    sims += deals * alive.length;
    alive.sort((a, b) => comparison.mean(b) - comparison.mean(a));
  };
  /** More deals would hardly change what is asked and what is right. */
  const isSettled = ({ depth, margin, error }: Verdict): boolean => {
    if (effort.isPatient || sims < effort.sims / 3) return false;
    if (depth === 0) return error === Infinity || margin + 2 * error < demand.margin;
    return sims >= effort.sims / 2 && margin - (demand.errors + 1) * error >= demand.margin / 2;
  };
  const verdict = (): Verdict => verdictOf(comparison, alive[0], asked(alive[0]), demand);
  play(FIRST_DEALS);
  let now = verdict();
  while (sims < effort.sims && alive.length > 1 && !isSettled(now)) {
    const [best] = alive;
    alive = alive.filter((each, rank) => {
      if (rank < 2) return true;
      const { mean, error } = comparison.difference(best, each);
      return mean < FAR || mean < SURE * error;
    });
    // What was left out in a few deals is the nearest doubt: it is asked again.
    if (now.rival >= 0 && !alive.includes(now.rival)) alive.push(now.rival);
    play(ROUND_DEALS);
    now = verdict();
  }
  const ranking = plans.map((_, i) => i).sort((a, b) => comparison.mean(b) - comparison.mean(a));
  const [best] = alive;
  return { comparison, steps, ranking, best, verdict: now, sims };
}

/** Whether the best play of a look begins as one of those that are right. */
export const isRight = ({ steps, best }: Judgement, right: Verdict['right']): boolean =>
  right.some((start) => start.every((choice, i) => steps[best][i]?.choice === choice));

/** What is within so many errors of the best, and not much worse, is right. */
const ERRORS = 2;

/** Whether a right play is the best of a look, or within the error of it. */
export function doesAgree(look: Judgement, right: Verdict['right'], demand: Demand): boolean {
  if (isRight(look, right)) return true;
  const { comparison, best, ranking } = look;
  const ours = ranking.find((plan) =>
    right.some((start) => start.every((choice, i) => comparison.plans[plan].choices[i] === choice)),
  );
  if (ours === undefined) return false;
  const { mean, error } = comparison.difference(best, ours);
  return mean < ERRORS * error && mean < demand.margin / 2;
}

/**
 * How far the looks go, in turns. Where games are short their ends are mostly luck: there the looks
 * stop sooner than the bot does, and a longer one must not disagree.
 */
const HORIZONS: Readonly<Record<string, number>> = { 'red-sea': 0.4 };

export const horizonOf = ({ id, ai }: GamePackage): number => HORIZONS[id] ?? ai?.horizon ?? 1;
