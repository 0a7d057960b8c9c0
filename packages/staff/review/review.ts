import { Comparison } from '@brink/bots/search/comparison';
import { Planner, type Plan } from '@brink/bots/search/plans';
import {
  CHANCE,
  FP,
  PC,
  PUBLIC,
  Random,
  choose,
  nextActor,
  promptFor,
  setUpAgreed,
  type Actor,
  type Ai,
  type Game,
  type GamePackage,
  type GameRecord,
  type Prompt,
} from '@brink/kernel';
import { luckOf } from './luck.ts';

/** How thoroughly a game is reviewed. */
export interface ReviewOptions {
  /** Deals that each play is tried in. */
  readonly deals?: number;
  /** Other plays that each is held against. */
  readonly plans?: number;
  readonly seed?: number;
}

/** When something was played: turn and action round, or decade and half. */
export interface ReviewedMoment {
  readonly turn: number;
  /** 0 in the headline phase. */
  readonly round: number;
}

/** A choice as texts tell it. */
export interface ToldChoice {
  readonly prompt: Prompt;
  readonly choice: number;
}

/** A play that another one would have been better than. */
export interface Mistake {
  /** The place of the first choice in the record. */
  readonly index: number;
  readonly moment: ReviewedMoment;
  readonly seat: Actor;
  readonly played: readonly ToldChoice[];
  readonly better: readonly ToldChoice[];
  /** Part of the game that it gave away: 0.1 is ten percent. */
  readonly loss: number;
  /** The standard error of the loss. */
  readonly error: number;
}

/** How the game stood at one choice. */
export interface CurvePoint {
  readonly index: number;
  readonly moment: ReviewedMoment;
  /** How likely the first seat wins. */
  readonly chance: number;
  /** What was played there, and by whom; nothing at the end. */
  readonly seat?: Actor;
  readonly played?: readonly ToldChoice[];
}

/** What chance did for the first seat, in parts of the game. */
export interface LuckSum {
  readonly dice: number;
  readonly draws: number;
}

/** A finished game with its curve and its mistakes. */
export interface Review {
  readonly curve: readonly CurvePoint[];
  /** The largest steps of the curve, the largest first: places in the curve after them. */
  readonly turningPoints: readonly number[];
  /** The costliest first. */
  readonly mistakes: readonly Mistake[];
  readonly luck: LuckSum;
  /** What each side has given away by its choices. */
  readonly given: readonly number[];
}

/** A review that is still being worked out. */
export interface ReviewProgress extends Review {
  readonly done: number;
  readonly total: number;
}

const DEALS = 6;
const PLANS = 10;
/** Less than this is no mistake, and neither is less than so many errors: overlap is a tie. */
const MISTAKE = 0.05;
const ERRORS = 1.5;
const TURNING_POINTS = 5;
const LONGEST_PLAY = 24;

interface Dated {
  readonly turn?: number;
  readonly round?: number;
  readonly decade?: number;
  readonly stage?: number;
}

/** What everybody sees of when it is; games without turns call them decades. */
function momentOf(game: GamePackage, table: Game): ReviewedMoment {
  const view: Dated = game.view(table, PUBLIC);
  return { turn: view.turn ?? view.decade ?? 0, round: view.round ?? view.stage ?? 0 };
}

/** Where four play, every other seat is of the same side. */
const sideOf = (actor: Actor): number => actor % 2;

const toChance = (value: number): number => (1 + value) / 2;

/** The choices that a seat made in a row from here on, with where it made them. */
function playedPlan(ai: Ai, game: Game, seat: Actor, choices: readonly number[]): Plan {
  const copy = game.clone();
  const plan = { choices: [] as number[], places: [] as number[] };
  for (const choice of choices.slice(0, LONGEST_PLAY)) {
    const isFirst = plan.choices.length === 0;
    if (nextActor(copy) !== seat || (!isFirst && ai.opensPlay(copy, seat))) break;
    const { mem, rules } = copy;
    const at = mem[mem[FP] + PC];
    plan.choices.push(choice);
    plan.places.push(at);
    const isShared = rules.code[at].askAll !== undefined;
    choose(copy, seat, choice);
    if (isShared) break;
  }
  return plan;
}

/** A plan as prompts and choices; only as far as the seat itself decides. */
function told(game: Game, seat: Actor, { choices }: Plan): ToldChoice[] {
  const copy = game.clone();
  const list: ToldChoice[] = [];
  for (const choice of choices) {
    const prompt = promptFor(copy, seat);
    if (!prompt?.choices.includes(choice)) break;
    list.push({ prompt, choice });
    choose(copy, seat, choice);
  }
  return list;
}

interface Judged {
  readonly own: Plan;
  readonly best: Plan;
  /** How the game stands with what was played, from -1 to 1. */
  readonly value: number;
  /** By how much the best is better, and the error of that. */
  readonly loss: number;
  readonly error: number;
}

class Reviewer {
  readonly #game: GamePackage;
  readonly #ai: Ai;
  readonly #planner: Planner;
  readonly #random: Random;
  readonly #deals: number;
  readonly #plans: number;

  constructor(game: GamePackage, ai: Ai, { deals, plans, seed }: ReviewOptions) {
    this.#game = game;
    this.#ai = ai;
    this.#planner = new Planner(ai);
    this.#random = new Random(seed ?? 1);
    this.#deals = deals ?? DEALS;
    this.#plans = plans ?? PLANS;
  }

  /** Tries what was played and what might have been in the same deals with the same dice. */
  judge(at: Game, seat: Actor, choices: readonly number[]): Judged {
    const ai = this.#ai;
    const plans = [
      playedPlan(ai, at, seat, choices),
      ...this.#planner.plansOf(at, seat, this.#plans),
    ];
    const seed = this.#random.next();
    const comparison = new Comparison(this.#game, ai, at, seat, plans, { seed });
    const all = plans.map((_, plan) => plan);
    comparison.play(this.#deals, all);
    const best = all.reduce((a, b) => (comparison.mean(b) > comparison.mean(a) ? b : a));
    const { mean, error } = comparison.difference(best, 0);
    return {
      own: plans[0],
      best: plans[best],
      value: comparison.mean(0),
      loss: mean / 2,
      error: best === 0 ? 0 : error / 2,
    };
  }
}

/** The places of the curve after its largest steps. */
function turningPoints(curve: readonly CurvePoint[]): number[] {
  const step = (i: number): number => Math.abs(curve[i].chance - curve[i - 1].chance);
  return curve
    .map((_, i) => i)
    .slice(1)
    .sort((a, b) => step(b) - step(a))
    .slice(0, TURNING_POINTS);
}

/**
 * Looks at a finished game play by play and tells after each how far it has come; whoever has
 * enough stops asking. Needs a game that its bots know how to play.
 */
export async function* review(
  game: GamePackage,
  record: Pick<GameRecord, 'options' | 'rules' | 'choices'>,
  options: ReviewOptions = {},
): AsyncGenerator<ReviewProgress> {
  const { ai } = game;
  if (!ai) throw new Error(`nobody knows how to judge a game of "${game.id}"`);
  const reviewer = new Reviewer(game, ai, options);
  const table = setUpAgreed(game, record);
  const { choices } = record;
  const curve: CurvePoint[] = [];
  const mistakes: Mistake[] = [];
  const luck = { dice: 0, draws: 0 };
  const given = [0, 0];
  let moment: ReviewedMoment = { turn: 0, round: 0 };
  const report = (done: number): ReviewProgress => ({
    curve: [...curve],
    turningPoints: turningPoints(curve),
    mistakes: [...mistakes].sort((a, b) => b.loss - a.loss),
    luck: { ...luck },
    given: [...given],
    done,
    total: choices.length,
  });
  for (const [index, choice] of choices.entries()) {
    const actor = nextActor(table);
    if (actor < 0) break;
    if (actor === CHANCE) {
      const found = luckOf(ai, table, choice);
      if (found) luck[found.kind === 'dice' ? 'dice' : 'draws'] += found.gain;
    } else if (ai.opensPlay(table, actor)) {
      const judged = reviewer.judge(table, actor, choices.slice(index));
      const { own, best, value, loss, error } = judged;
      const chance = toChance(value);
      moment = momentOf(game, table);
      const side = sideOf(actor);
      const played = told(table, actor, own);
      curve.push({
        index,
        moment,
        chance: side === 0 ? chance : 1 - chance,
        seat: actor,
        played,
      });
      if (loss >= MISTAKE && loss >= ERRORS * error) {
        given[side] += loss;
        mistakes.push({
          index,
          moment,
          seat: actor,
          played,
          better: told(table, actor, best),
          loss,
          error,
        });
      }
      yield report(index);
    }
    choose(table, actor, choice);
  }
  const winners = game.outcome(table)?.winners;
  if (winners) {
    const chance = winners.length === 0 ? 0.5 : winners.includes(0) ? 1 : 0;
    curve.push({ index: choices.length, moment, chance });
  }
  yield report(choices.length);
}
