import { Guide } from '@brink/bots';
import {
  CHANCE,
  Random,
  choose,
  nextActor,
  uniform,
  type Actor,
  type Ai,
  type Game,
  type GamePackage,
} from '@brink/kernel';
import { fits } from '@brink/bots/search/plans';
import type { Answer, Found, Walked } from './journal.ts';
import {
  doesAgree,
  horizonOf,
  isRight,
  judge,
  type Demand,
  type Effort,
  type Judgement,
} from './judge.ts';

/** The first look at every play, which is also the player of both sides. */
const FIRST: Effort = { sims: 120, plans: 18 };
/** Simulations of the closest look. */
export const CLOSEST_SIMS = 450;
/** The closer looks at what seems clear: other deals, more of them, more plans, a longer view. */
const CLOSER: readonly Effort[] = [
  { sims: 300, plans: 28 },
  { sims: CLOSEST_SIMS, plans: 40 },
];
const LONGER: Effort = { sims: 240, plans: 20, horizon: 1, isPatient: true };

const PROMISING: Demand = { margin: 0.09, errors: 0.8 };
const CLEAR: Demand = { margin: 0.08, errors: 2.5 };

/** Plays with nothing to choose from are no puzzles. */
const FEWEST_PLANS = 8;
/** A game that is won or lost anyway asks nothing. */
const HOPE = { least: -0.93, most: 0.93 } as const;
/** Now and then the second best, where it is about as good: games shall not be alike. */
const VARIETY = 0.15;
const ABOUT_AS_GOOD = 0.05;
/** Plays of one side between two puzzles of a game. */
const APART = 3;
const A_GAME = 12;

export interface Walk {
  readonly walked: Walked;
  readonly found: readonly Found[];
}

export interface Quota {
  /** Whether one more puzzle with this answer is wanted. */
  readonly wants: (answer: Answer, seat: Actor) => boolean;
}

const tellAnswer = ({ steps, best, verdict: { depth } }: Judgement): Answer =>
  steps[best].slice(0, depth).map(({ prompt, choice }) => [prompt, choice] as const);

/** Plays one game and looks at every play of it. */
export function walk(game: GamePackage, ai: Ai, seed: number, quota: Quota): Walk {
  const started = performance.now();
  const random = new Random(seed);
  const chance = uniform(random);
  const guide = new Guide(ai, () => random.next(), { spread: 0, onlyOpen: true });
  const table = game.setup(game.parseOptions({}));
  const choices: number[] = [];
  const found: Found[] = [];
  const dropped: Record<string, number> = {};
  const drop = (why: string): undefined => void (dropped[why] = (dropped[why] ?? 0) + 1);
  const last = [-APART, -APART];
  let [looked, close, play] = [0, 0, 0];
  let plan:
    | { readonly seat: Actor; readonly choices: number[]; readonly places: number[] }
    | undefined;
  let step = 0;

  /** Looks closer at a position that seems clear; says why not if it is none. */
  const closer = (first: Judgement, at: Game, seat: Actor): Judgement | undefined => {
    const looks = [first];
    for (const effort of CLOSER) {
      const next = judge(game, ai, at, seat, random.next(), effort, CLEAR);
      if (next.verdict.depth === 0) return drop('margin');
      looks.push(next);
    }
    const last = looks.at(-1)!;
    const { depth, right } = last.verdict;
    if (!looks.every((each) => isRight(each, right))) return drop('other');
    const steps = last.steps[last.best];
    if (depth < 2 && steps.length > 1 && steps[0].prompt !== 'headline') return drop('shallow');
    if (horizonOf(game) < 1) {
      const longer = judge(game, ai, at, seat, random.next(), LONGER, CLEAR);
      if (!doesAgree(longer, right, CLEAR)) return drop('longer');
    }
    return last;
  };

  const look = (seat: Actor): Judgement => {
    const first = judge(game, ai, table, seat, random.next(), FIRST, PROMISING);
    looked++;
    const { comparison, verdict } = first;
    const value = comparison.mean(first.best);
    if (verdict.depth === 0 || comparison.plans.length < FEWEST_PLANS) return first;
    if (value < HOPE.least || value > HOPE.most) return first;
    if (play - last[seat] < APART || found.length >= A_GAME) return first;
    if (!quota.wants(tellAnswer(first), seat)) return first;
    close++;
    const sure = closer(first, table, seat);
    if (!sure) return first;
    const { margin, error, right, rival } = sure.verdict;
    if (!quota.wants(tellAnswer(sure), seat)) return drop('quota') ?? sure;
    last[seat] = play;
    found.push({
      kind: 'found',
      seed,
      at: choices.length,
      seat,
      turn: Math.floor(ai.progress(table)),
      answer: tellAnswer(sure),
      right,
      best: sure.comparison.plans[sure.best].choices,
      rival: sure.comparison.plans[rival].choices,
      value: rounded(sure.comparison.mean(sure.best)),
      margin: rounded(margin),
      error: rounded(error),
      plans: sure.comparison.plans.length,
      sims: sure.sims,
    });
    return sure;
  };

  for (let actor = nextActor(table); actor >= 0; actor = nextActor(table)) {
    let choice: number;
    if (actor === CHANCE) choice = chance(table, actor);
    else {
      if (ai.opensPlay(table, actor)) {
        play++;
        plan = undefined;
        if (ai.isKnown?.(table, actor) !== true) {
          const { comparison, ranking, best } = look(actor);
          const second = ranking.find((each) => each !== best);
          const isVaried =
            second !== undefined &&
            random.below(100) < 100 * VARIETY &&
            comparison.difference(best, second).mean < ABOUT_AS_GOOD;
          plan = { seat: actor, ...comparison.plans[isVaried ? second : best] };
          step = 0;
        }
      }
      if (plan && plan.seat === actor && fits(table, actor, plan, step))
        choice = plan.choices[step++];
      else {
        plan = undefined;
        choice = guide.choose(table, actor);
      }
    }
    choose(table, actor, choice);
    choices.push(choice);
  }
  const walked: Walked = {
    kind: 'walked',
    seed,
    rules: game.revision,
    choices,
    winner: game.outcome(table)?.winners[0] ?? -1,
    looked,
    close,
    dropped,
    seconds: Math.round((performance.now() - started) / 1000),
  };
  return { walked, found };
}

export const rounded = (value: number): number => Math.round(1000 * value) / 1000;
