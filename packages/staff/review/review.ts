import { Comparison } from '@brink/bots/search/comparison';
import { Planner, type Plan } from '@brink/bots/search/plans';
import {
  CHANCE,
  FP,
  PC,
  PUBLIC,
  Random,
  choose,
  decision,
  nextActor,
  promptFor,
  setUpAgreed,
  type Actor,
  type Ai,
  type Game,
  type GamePackage,
  type GameRecord,
  type Outcome,
  type Prompt,
} from '@brink/kernel';
import { luckOf, type LuckSum } from './luck.ts';
import { openHands } from './open-hands.ts';

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
  /** What it gave away in the cards as they really lay: a second opinion, never the verdict. */
  readonly openLoss: number;
}

/** How the game stood at one choice. */
export interface CurvePoint {
  readonly index: number;
  readonly moment: ReviewedMoment;
  /** How likely the first seat wins, and the standard error of that. */
  readonly chance: number;
  readonly error: number;
  /** What chance did for the first seat since the point before. */
  readonly luck: LuckSum;
  /** What was played there, and by whom; nothing at the end. */
  readonly seat?: Actor;
  readonly played?: readonly ToldChoice[];
}

/** How many plays of a side were as good as the best that was found, within the error. */
export interface GoodPlays {
  readonly good: number;
  readonly all: number;
}

/** A finished game with its curve and its mistakes. */
export interface Review {
  readonly curve: readonly CurvePoint[];
  /** The largest steps of the curve, the largest first: places in the curve after them. */
  readonly turningPoints: readonly number[];
  /** The costliest first. */
  readonly mistakes: readonly Mistake[];
  readonly luck: LuckSum;
  /**
   * What each side’s choices did for the first, held against what was to be expected of a quick
   * player: unlike losses against the best, this adds up to the curve. With its standard error.
   */
  readonly decided: readonly number[];
  readonly decidedError: readonly number[];
  readonly plays: readonly GoodPlays[];
  /** Differences that would be mistakes if they were larger than their error. */
  readonly ties: number;
  /** How often each side has thrown a 1, a 2 and so on. */
  readonly rolls: readonly (readonly number[])[];
  /** Chances in this game were held against how games ended; else they are estimates. */
  readonly isMeasured: boolean;
  /** How the game ended, if it did so by the rules. */
  readonly result?: Outcome | undefined;
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

const isDie = (table: Game): boolean => decision(table)?.domain === 'die';

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

type Reviewed = Pick<GameRecord, 'options' | 'rules' | 'choices' | 'position'>;

interface Judged {
  readonly own: Plan;
  readonly best: Plan;
  /** How the game stands with what was played, from -1 to 1, and the error of that. */
  readonly value: number;
  readonly valueError: number;
  /** By how much the best is better, and the error of that. */
  readonly loss: number;
  readonly error: number;
  /** By how much it is better than what a quick player does, and the error of that. */
  readonly gain: number;
  readonly gainError: number;
}

/** Without a plan everybody plays as the game suggests. */
const NO_PLAN: Plan = { choices: [], places: [] };

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
    const quick = plans.length;
    const comparison = new Comparison(this.#game, ai, at, seat, [...plans, NO_PLAN], { seed });
    const all = plans.map((_, plan) => plan);
    comparison.play(this.#deals, [...all, quick]);
    const gain = comparison.difference(0, quick);
    const best = all.reduce((a, b) => (comparison.mean(b) > comparison.mean(a) ? b : a));
    // Of many that were tried a little the best was lucky too: what it is worth is asked once more.
    const { mean, error } =
      best === 0
        ? { mean: 0, error: 0 }
        : this.#difference(this.#game, at, seat, plans[0], plans[best]);
    return {
      own: plans[0],
      best: plans[best],
      value: comparison.mean(0),
      valueError: comparison.error(0),
      loss: mean / 2,
      error: error / 2,
      gain: gain.mean / 2,
      gainError: gain.error / 2,
    };
  }

  /** By how much one plan is better than another, in deals that neither has been chosen by. */
  #difference(game: GamePackage, at: Game, seat: Actor, own: Plan, other: Plan) {
    const seed = this.#random.next();
    const comparison = new Comparison(game, this.#ai, at, seat, [own, other], { seed });
    comparison.play(this.#deals, [0, 1]);
    return comparison.difference(1, 0);
  }

  /** By how much the best is better where nothing is hidden. */
  openLoss(at: Game, seat: Actor, { own, best }: Judged): number {
    return this.#difference(openHands(this.#game), at, seat, own, best).mean / 2;
  }
}

/** How a record ends, if the rules have ended it. */
function resultOf(game: GamePackage, record: Reviewed): Outcome | undefined {
  const table = setUpAgreed(game, record);
  for (const choice of record.choices) {
    const actor = nextActor(table);
    if (actor < 0) break;
    choose(table, actor, choice);
  }
  return game.outcome(table);
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
  record: Reviewed,
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
  const fresh = { dice: 0, draws: 0 };
  const decided = [0, 0];
  const squares = [0, 0];
  const plays = [0, 1].map(() => ({ good: 0, all: 0 }));
  let ties = 0;
  const rolls = [0, 1].map(() => [0, 0, 0, 0, 0, 0]);
  const result = resultOf(game, record);
  const isMeasured = ai.isLearnedFor?.(table) === true;
  let moment: ReviewedMoment = { turn: 0, round: 0 };
  let mover = 0;
  const report = (done: number): ReviewProgress => ({
    curve: [...curve],
    turningPoints: turningPoints(curve),
    mistakes: [...mistakes].sort((a, b) => b.loss - a.loss),
    luck: { ...luck },
    decided: [...decided],
    decidedError: squares.map(Math.sqrt),
    plays: plays.map((each) => ({ ...each })),
    ties,
    rolls: rolls.map((each) => [...each]),
    isMeasured,
    result,
    done,
    total: choices.length,
  });
  /** What chance did is told once, with the next point. */
  const freshLuck = (): LuckSum => {
    const since = { ...fresh };
    fresh.dice = fresh.draws = 0;
    return since;
  };
  for (const [index, choice] of choices.entries()) {
    const actor = nextActor(table);
    if (actor < 0) break;
    if (actor === CHANCE) {
      const found = luckOf(ai, table, choice);
      if (found) {
        luck[found.kind] += found.gain;
        fresh[found.kind] += found.gain;
      }
      if (isDie(table)) rolls[sideOf(mover)][choice - 1]++;
    } else if (ai.opensPlay(table, actor)) {
      const judged = reviewer.judge(table, actor, choices.slice(index));
      const { own, best, value, valueError, loss, error, gain, gainError } = judged;
      const chance = toChance(value);
      moment = momentOf(game, table);
      const side = sideOf(actor);
      const played = told(table, actor, own);
      curve.push({
        index,
        moment,
        chance: side === 0 ? chance : 1 - chance,
        error: valueError / 2,
        luck: freshLuck(),
        seat: actor,
        played,
      });
      const isMistake = loss >= MISTAKE && loss >= ERRORS * error;
      if (loss >= MISTAKE && !isMistake) ties++;
      plays[side].all++;
      decided[side] += side === 0 ? gain : -gain;
      squares[side] += gainError * gainError;
      if (!isMistake) plays[side].good++;
      else {
        mistakes.push({
          index,
          moment,
          seat: actor,
          played,
          better: told(table, actor, best),
          loss,
          error,
          openLoss: reviewer.openLoss(table, actor, judged),
        });
      }
      yield report(index);
    }
    if (actor !== CHANCE) mover = actor;
    choose(table, actor, choice);
  }
  if (result) {
    const { winners } = result;
    const chance = winners.length === 0 ? 0.5 : winners.includes(0) ? 1 : 0;
    curve.push({ index: choices.length, moment, chance, error: 0, luck: freshLuck() });
  }
  yield report(choices.length);
}
