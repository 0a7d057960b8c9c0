import {
  ALL_SEEING,
  CHANCE,
  Random,
  nextActor,
  pending,
  type Actor,
  type Ai,
  type Game,
  type GamePackage,
  type Reason,
  type Themes,
  type Viewer,
} from '@brink/kernel';
import { BotError } from '../bot.ts';
import { Planner, type Plan } from './plans.ts';
import { Rollout, untilOf } from './rollout.ts';
import { newWeighed, weighedMost, type Weighed } from './weighed.ts';

/** Whose knowledge an analysis has, and what it begins with. */
export interface AnalysisSetting {
  /** A seat sees what it may know; `ALL_SEEING` every card; `PUBLIC` the table alone. */
  readonly eyes: Viewer;
  /** The same seed and the same steps, the same answers. */
  readonly seed: number;
  /** Plans that are compared at most. */
  readonly plans?: number;
  /** As that of the search: `SearchSetting`. */
  readonly horizon?: number;
}

/** How good something is for the seat of an analysis. */
export interface Outlook {
  /** Of winning, from 0 to 1. */
  readonly chance: number;
  /** The standard error of the chance: it falls as the analysis goes on. */
  readonly error: number;
  /** Simulations that it rests on. */
  readonly sims: number;
}

/** One of the best plans. */
export interface AnalysedPlan extends Outlook {
  /** Choices of the seat in a row, until chance or somebody else is next. */
  readonly choices: readonly number[];
  /** What speaks for it, at most two things. */
  readonly reasons: readonly Reason[];
}

/** What is known of a plan so far. */
interface Candidate {
  readonly plan: Plan;
  /** What speaks for it, in games that can tell. */
  readonly weighed: Weighed | undefined;
  sims: number;
  sum: number;
  squares: number;
}

/** As in the search: docs/how-to/write-a-bot.md. */
const PLANS = 48;
const SPREAD = 0.4;
/** Deals that are made; later simulations take the same cards with other dice. */
const DEALS = 256;
/** Every plan is tried so often before any is preferred. */
const FIRST_TRIES = 2;
/** How much better than it looks a plan may be, in standard errors. */
const HOPE = 2;
/** So many lines are looked into as deeply as the best. */
const LINES = 3;
/** Squares of values as they usually are: two tries alone may agree by chance. */
const USUAL_SQUARE = 0.1;
const USUAL_WEIGHT = 4;

const NOTHING: Plan = { choices: [], places: [] };
const newCandidate = (plan: Plan, themes?: Themes): Candidate => ({
  plan,
  weighed: themes && newWeighed(themes),
  sims: 0,
  sum: 0,
  squares: 0,
});

const meanOf = ({ sum, sims }: Candidate): number => (sims === 0 ? 0 : sum / sims);

/** The standard error of the mean of values from -1 to 1. */
function errorOf({ sum, squares, sims }: Candidate): number {
  const spread = sims === 0 ? 0 : Math.max(0, squares - (sum * sum) / sims);
  const variance = (spread + USUAL_WEIGHT * USUAL_SQUARE) / (sims + USUAL_WEIGHT);
  return Math.sqrt(variance / Math.max(1, sims));
}

const hopeOf = (candidate: Candidate): number =>
  candidate.sims < FIRST_TRIES ? Infinity : meanOf(candidate) + HOPE * errorOf(candidate);

const mostHopeful = (line: readonly Candidate[]): Candidate =>
  line.reduce((best, each) => (hopeOf(each) > hopeOf(best) ? each : best));

const outlookOf = (candidate: Candidate): Outlook => ({
  chance: (1 + meanOf(candidate)) / 2,
  error: errorOf(candidate) / 2,
  sims: candidate.sims,
});

/**
 * Looks ahead as the searching bot does, but for as long as somebody wants to know: every `step`
 * makes the answers better. All plans meet the same deals and dice, and of those that begin alike
 * the ones that may still be the best are tried most.
 */
export class Analysis {
  /**
   * Who is to choose, and whose chances are told. With several, the one whose eyes are used; where
   * nobody is to choose, the seat of the eyes, or the first.
   */
  readonly seat: Actor;
  readonly #kind: GamePackage;
  readonly #ai: Ai;
  readonly #game: Game;
  readonly #eyes: Viewer;
  readonly #random: Random;
  readonly #seed: number;
  readonly #until: number;
  readonly #rollout: Rollout;
  readonly #deals: Game[] = [];
  readonly #candidates: readonly Candidate[];
  /** The candidates by what they begin with. */
  readonly #lines: readonly (readonly Candidate[])[];
  /** What eyes see that cannot see what there is to choose from. */
  readonly #blind = newCandidate(NOTHING);

  constructor(kind: GamePackage, game: Game, setting: AnalysisSetting) {
    const { ai } = kind;
    if (!ai) throw new BotError(`"${kind.id}" cannot be analysed`);
    const { eyes, seed, plans = PLANS, horizon = ai.horizon ?? 1 } = setting;
    this.#kind = kind;
    this.#ai = ai;
    this.#game = game.clone();
    this.#game.log = undefined;
    this.#eyes = eyes;
    this.#random = new Random(seed);
    this.#seed = this.#random.next();
    this.#until = untilOf(ai.progress(game), horizon);
    this.#rollout = new Rollout(ai, game, { spread: SPREAD, onlyOpen: true });
    const next = nextActor(game);
    const isPlayers = next >= 0 && next !== CHANCE;
    const isOwn = eyes >= 0 && (pending(game) & (1 << eyes)) !== 0;
    this.seat = isPlayers && !isOwn ? next : Math.max(0, eyes);
    const mayPlan = isPlayers && (isOwn || eyes === ALL_SEEING);
    const list = mayPlan ? new Planner(ai).plansOf(this.#deal(0), this.seat, plans) : [];
    this.#candidates = list.map((plan) => newCandidate(plan, ai.themes));
    const lines = new Map<number, Candidate[]>();
    for (const candidate of this.#candidates) {
      const [first] = candidate.plan.choices;
      lines.set(first, [...(lines.get(first) ?? []), candidate]);
    }
    this.#lines = [...lines.values()];
  }

  /** Simulations so far. */
  get sims(): number {
    return this.#candidates.reduce((sum, { sims }) => sum + sims, this.#blind.sims);
  }

  /** Looks on, by so many simulations. */
  step(sims: number): void {
    for (let left = sims; left > 0; left--) {
      const candidate = this.#worthTrying();
      const index = candidate.sims;
      const deal = this.#deal(index % DEALS);
      const value = this.#rollout.play(
        deal,
        this.seat,
        candidate.plan,
        this.#until,
        this.#seed + index,
        candidate.weighed,
      );
      candidate.sims++;
      candidate.sum += value;
      candidate.squares += value * value;
    }
  }

  /** How the game stands: with the best plan, where the eyes see what there is to choose from. */
  get outlook(): Outlook {
    return outlookOf(this.#ranked()[0] ?? this.#blind);
  }

  /**
   * The best plans, best first, no two of which begin with the same choice. None before each has
   * been tried, and none for eyes that cannot see what there is to choose from.
   */
  plans(most: number): readonly AnalysedPlan[] {
    const begun = new Set<number>();
    const best: AnalysedPlan[] = [];
    for (const candidate of this.#ranked()) {
      const { choices } = candidate.plan;
      if (best.length >= most) break;
      if (candidate.sims === 0 || begun.has(choices[0])) continue;
      begun.add(choices[0]);
      best.push({ ...outlookOf(candidate), choices, reasons: this.#reasonsFor(candidate) });
    }
    return best;
  }

  #reasonsFor({ plan, weighed }: Candidate): readonly Reason[] {
    const { themes } = this.#ai;
    const all = this.#candidates.flatMap((each) => each.weighed ?? []);
    const named = themes && weighed ? weighedMost(themes, weighed, all) : [];
    if (named.length > 0) return named;
    return [this.#ai.reason(this.#deal(0), this.seat, plan.choices[0])];
  }

  #ranked(): readonly Candidate[] {
    return this.#candidates.toSorted((a, b) => meanOf(b) - meanOf(a));
  }

  /** Of the lines that may be the best, the one tried least; first a look at each line in turn. */
  #worthTrying(): Candidate {
    const leaders: Candidate[] = [];
    let newest: Candidate | undefined;
    let fewest = Infinity;
    for (const line of this.#lines) {
      const hopeful = mostHopeful(line);
      leaders.push(hopeful);
      if (hopeful.sims >= FIRST_TRIES) continue;
      const tried = line.reduce((sum, { sims }) => sum + sims, 0);
      if (tried >= fewest) continue;
      newest = hopeful;
      fewest = tried;
    }
    if (newest) return newest;
    leaders.sort((a, b) => hopeOf(b) - hopeOf(a));
    let least = leaders[0] ?? this.#blind;
    for (const leader of leaders.slice(1, LINES)) if (leader.sims < least.sims) least = leader;
    return least;
  }

  #deal(index: number): Game {
    for (let made = this.#deals.length; made <= index; made++) {
      const deal = this.#game.clone();
      this.#deals.push(this.#kind.determinise(this.#game, this.#eyes, this.#random, deal));
    }
    return this.#deals[index];
  }
}
