import {
  Random,
  legal,
  single,
  type Actor,
  type Ai,
  type Game,
  type GamePackage,
  type Reason,
} from '@brink/kernel';
import type { Bot, Clock } from '../bot.ts';
import { Guide, type Taste } from '../guided.ts';
import { SearchBudget, type Budget } from './search-budget.ts';
import { Planner, fits, type Plan } from './plans.ts';
import { Rollout, untilOf } from './rollout.ts';
import { newWeighed, weighedMost, type Weighed } from './weighed.ts';

/** How the search divides its effort. Found by trial: see docs/how-to/write-a-bot.md. */
export interface SearchSetting {
  readonly budget: Budget;
  /** Plans that are compared at most. */
  readonly plans?: number;
  /** Turns that a rollout goes beyond the present one, or the part of a turn from now on. */
  readonly horizon?: number;
  readonly spread?: number;
  /** How far ahead of the last plan the first one begins, in evaluations. */
  readonly trust?: number;
  /**
   * Whether plays are tried in the order that was learned, 1, or as they are suggested, 0: so far
   * that has not won more games, see docs/how-to/train-a-bot.md.
   */
  readonly prior?: number;
  /**
   * How much of a risk of losing at once is counted that few simulations meet: people look for what
   * the suggestions of a rollout shy away from, so usually all of it.
   */
  readonly caution?: number;
  /**
   * How much worse than another loss it is to lose by one's own hand: what wins the most games is not
   * what people like to play with.
   */
  readonly shame?: number;
  /**
   * Deals in which more plans than can be played on are glanced at first, by how the game stands
   * after the play; 0 for none. Only an evaluation that was learned can tell so early.
   */
  readonly glances?: number;
}

/** Rounds of halving end with so few plans. */
const FINALISTS = 2;
/** The part of the budget for the choice that opens a play; the rest waits for what follows. */
const OPENING_PART = 0.85;
const FOLLOWING_PART = 0.6;
/** Plans that are compared at most, where all are played on and where most are only glanced at. */
const MOST_PLANS = 48;
const MOST_GLANCED = 96;
const SIMS_A_PLAN = 10;
const FEWEST_PLANS = 8;
const DEALS = 64;
/** Deals that are glanced at, unless one asks for others. */
const GLANCES = 4;
/** What a glance costs, in simulations, and what all of them may take of the budget. */
const GLANCE = 0.12;
const GLANCES_PART = 0.25;
/** A glance speaks for a plan as much as so many simulations. */
const GLANCE_WEIGHT = 4;
/** What speaks for each plan is looked at in the first deals only: it takes time. */
const WEIGHED = 2;
/** Found by trial: docs/how-to/train-a-bot.md. */
const SHAME = 4;

interface Candidate {
  readonly plan: Plan;
  readonly weighed: Weighed | undefined;
  /** How likely it loses at once: few simulations meet it. */
  readonly risk: number;
  /** What it begins with: its place in the list, and the glances. */
  ahead: number;
  sum: number;
  last: number;
}

const promiseOf = ({ ahead, sum }: Candidate): number => ahead + sum;
/** What was simulated, and the loss that was not: who stands well has more to lose. */
const soberly = (value: number, { risk }: Candidate, shame: number): number =>
  value - risk * (1 + shame + value);
const byPromise = (a: Candidate, b: Candidate): number => promiseOf(b) - promiseOf(a);

/**
 * Looks ahead: makes deals that it cannot tell from the true one, plays every plan for the
 * present card in the same deals with the same dice, and drops the worse half again and again.
 */
export class SearchBot implements Bot {
  reason: Reason | undefined = undefined;
  /** How the last search expects the game to go for its seat, from -1 to 1; none if it was known. */
  expectation: number | undefined = undefined;
  /** What the last search could begin with, best first: what was dropped sooner stands behind. */
  ranking: readonly number[] = [];
  /** The two things that spoke most for what the last search has chosen, where a game can tell. */
  weighed: readonly Reason[] = [];
  readonly #game: GamePackage;
  readonly #ai: Ai;
  readonly #random: Random;
  readonly #guide: Guide;
  readonly #planner: Planner;
  readonly #budget: SearchBudget;
  readonly #setting: Required<Omit<SearchSetting, 'budget' | 'plans' | 'glances'>> &
    Pick<SearchSetting, 'plans' | 'glances'>;
  readonly #taste: Taste;
  readonly #deals: Game[] = [];
  #sims = 0;
  #dealt = 0;
  #rollout: Rollout | undefined;
  #plan: Plan | undefined;
  #step = 0;

  constructor(game: GamePackage, ai: Ai, seed: number, clock: Clock, setting: SearchSetting) {
    this.#game = game;
    this.#ai = ai;
    this.#random = new Random(seed);
    this.#budget = new SearchBudget(setting.budget, clock);
    const { horizon = ai.horizon ?? 1, spread = 0.4, trust = 0.24 } = setting;
    const { prior = 0, caution = 1, shame = SHAME, plans, glances } = setting;
    this.#setting = { plans, horizon, spread, trust, prior, caution, shame, glances };
    this.#taste = { spread, onlyOpen: true };
    this.#guide = new Guide(ai, () => this.#random.next(), { spread: 0, onlyOpen: true });
    this.#planner = new Planner(ai, prior > 0);
  }

  get sims(): number {
    return this.#sims;
  }

  choose(game: Game, seat: Actor): number {
    const choice = this.#choose(game, seat);
    this.reason = this.#ai.reason(game, seat, choice);
    return choice;
  }

  #choose(game: Game, seat: Actor): number {
    this.expectation = undefined;
    this.ranking = [];
    this.weighed = [];
    const isOpening = this.#ai.opensPlay(game, seat);
    if (isOpening) {
      this.#budget.refill();
      this.#plan = undefined;
    }
    const planned = this.#planned(game, seat);
    if (planned >= 0) return planned;
    const only = single(legal(game, seat));
    if (only >= 0) return only;
    const isKnown = this.#ai.isKnown?.(game, seat) === true;
    if (isKnown || !this.#budget.open(isOpening ? OPENING_PART : FOLLOWING_PART)) {
      return this.#guide.choose(game, seat);
    }
    this.#plan = this.#search(game, seat);
    this.#step = 0;
    this.#budget.close();
    return this.#planned(game, seat);
  }

  /** The next choice of the plan that is being carried out, or -1. */
  #planned(game: Game, seat: Actor): number {
    if (this.#plan && fits(game, seat, this.#plan, this.#step)) {
      return this.#plan.choices[this.#step++];
    }
    this.#plan = undefined;
    return -1;
  }

  /** Makes deal number `index` of the present search. */
  #deal(game: Game, seat: Actor, index: number): Game {
    const slot = index % DEALS;
    const deal = (this.#deals[slot] ??= game.clone());
    if (index >= this.#dealt) {
      this.#game.determinise(game, seat, this.#random, deal);
      this.#dealt = index + 1;
    }
    return deal;
  }

  #search(game: Game, seat: Actor): Plan {
    const budget = this.#budget;
    const { horizon, shame } = this.#setting;
    const glances = this.#setting.glances ?? this.#usualGlances(game);
    const plans = this.#setting.plans ?? (glances > 0 ? MOST_GLANCED : MOST_PLANS);
    this.#dealt = 0;
    const rollout = (this.#rollout ??= new Rollout(this.#ai, game, this.#taste, shame));
    const most = Math.max(
      FEWEST_PLANS,
      Math.min(plans, Math.floor(budget.simsAhead / SIMS_A_PLAN)),
    );
    const first = this.#deal(game, seat, 0);
    const seed = this.#random.next();
    const glanced = glances === 0 ? 0 : this.#glancedAt(plans, glances);
    const list = this.#planner.plansOf(first, seat, Math.max(most, glanced));
    if (list.length === 1) return list[0];
    const until = untilOf(this.#ai.progress(game), horizon);
    let alive = this.#candidates(first, seat, list);
    if (glances > 0) {
      this.#glance(game, seat, alive, seed, glances);
      alive = alive.sort(byPromise).slice(0, most);
    }
    const dropped: Candidate[] = [];
    const rounds = Math.max(1, Math.ceil(Math.log2(alive.length / FINALISTS)));
    let index = 0;
    for (let round = 1; alive.length > 1 && round <= rounds; round++) {
      while (budget.used < round / rounds && budget.affords(alive.length)) {
        const deal = this.#deal(game, seat, index);
        let tried = 0;
        for (; tried < alive.length && budget.used < 1; tried++) {
          const each = alive[tried];
          const weighed = index < WEIGHED ? each.weighed : undefined;
          each.last = rollout.play(deal, seat, each.plan, until, seed + index, weighed);
          budget.pay();
          this.#sims++;
        }
        // A deal that not all plans have seen tells nothing about them.
        if (tried < alive.length) break;
        for (const each of alive) each.sum += soberly(each.last, each, shame);
        index++;
      }
      alive.sort(byPromise);
      if (round === rounds) break;
      const kept = Math.max(FINALISTS, Math.ceil(alive.length / 2));
      dropped.unshift(...alive.slice(kept));
      alive = alive.slice(0, kept);
    }
    this.ranking = [...new Set([...alive, ...dropped].map(({ plan }) => plan.choices[0]))];
    if (index > 0) this.expectation = Math.max(-1, alive[0].sum / index);
    const { themes } = this.#ai;
    const all = [...alive, ...dropped].flatMap(({ weighed }) => weighed ?? []);
    if (themes && alive[0].weighed) this.weighed = weighedMost(themes, alive[0].weighed, all);
    return alive[0].plan;
  }

  #candidates(deal: Game, seat: Actor, plans: readonly Plan[]): Candidate[] {
    const { themes, risk } = this.#ai;
    const { caution, trust } = this.#setting;
    // What looks better begins ahead: as if a few deals had already spoken for it.
    return plans.map((plan, rank) => ({
      plan,
      weighed: themes && newWeighed(themes),
      risk: Math.min(1, caution * (risk?.(deal, seat, plan.choices) ?? 0)),
      ahead: (-trust * rank) / plans.length,
      sum: 0,
      last: 0,
    }));
  }

  /** Whoever looks less than a turn ahead, or has learned what positions are worth, glances first. */
  #usualGlances(game: Game): number {
    return this.#setting.horizon < 1 || this.#ai.isLearnedFor?.(game) === true ? GLANCES : 0;
  }

  /** How many plans can be glanced at with the part of the budget that is meant for it. */
  #glancedAt(plans: number, glances: number): number {
    const looks = (GLANCES_PART * this.#budget.simsAhead) / GLANCE;
    return Math.min(plans, Math.floor(looks / glances));
  }

  /** Gives plans a head start by how the game stands after them, before anybody answers. */
  #glance(
    game: Game,
    seat: Actor,
    candidates: readonly Candidate[],
    seed: number,
    glances: number,
  ): void {
    const { shame } = this.#setting;
    for (let index = 0; index < glances; index++) {
      const deal = this.#deal(game, seat, index);
      for (const each of candidates) {
        const value = this.#rollout!.glance(deal, seat, each.plan, seed + index);
        each.ahead += (GLANCE_WEIGHT * soberly(value, each, shame)) / glances;
        this.#budget.pay(GLANCE);
      }
    }
  }
}
