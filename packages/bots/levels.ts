import { Random, uniform, type Ai, type GamePackage, type Policy } from '@brink/kernel';
import { BotError, type Bot, type BotSetting } from './bot.ts';
import { GuidedBot } from './guided.ts';
import type { Budget } from './search/search-budget.ts';
import { SearchBot } from './search/search.ts';

/** From the weakest to the strongest; `level-texts.ts` tells people what to expect of them. */
export const LEVELS = [
  'random',
  'learner',
  'cadet',
  'heuristic',
  'attache',
  'search',
  'strategist',
] as const;
/** The name of a level. */
export type LevelName = (typeof LEVELS)[number];

/** Points by which the choices of those who do not look ahead wander. */
const SPREADS: Partial<Record<LevelName, number>> = { learner: 1, cadet: 0.5, heuristic: 0 };

/**
 * What those who look ahead may spend on a card play, so that steps between levels are alike. More
 * than half a second was not seen to win more games: docs/how-to/write-a-bot.md.
 */
const BUDGETS: Partial<Record<LevelName, Budget>> = {
  attache: { kind: 'sims', sims: 20 },
  search: { kind: 'sims', sims: 100 },
  strategist: { kind: 'time', ms: 500 },
};

/** By which evaluation a search judges. */
export const EVALUATIONS = ['learned', 'hand'] as const;
/** The name of an evaluation. */
export type EvaluationName = (typeof EVALUATIONS)[number];

const TUNING = [
  'plans',
  'horizon',
  'spread',
  'trust',
  'prior',
  'caution',
  'shame',
  'glances',
] as const;
type TuningName = (typeof TUNING)[number];

/** A level as it was asked for: name, budget, tuning. */
export interface Level {
  readonly name: LevelName;
  /** Of those who look ahead. */
  readonly budget?: Budget;
  /** What it asks how a game stands and what looks good: `hand` is what was before any was learned. */
  readonly evaluation?: EvaluationName;
  /** For experiments: plans, horizon and spread of the search. */
  readonly tuning?: Readonly<Partial<Record<TuningName, number>>>;
}

const LONGEST_MS = 600_000;
const MOST_SIMS = 10_000_000;

const isOneOf = <T extends string>(list: readonly T[], text: string): text is T =>
  (list as readonly string[]).includes(text);
const isAmount = (text: string): boolean => text !== '' && Number(text) >= 0 && Number(text) < 1e6;

const TUNED_BY =
  'a search is tuned by eval=learned, eval=hand, plans=N, horizon=N, spread=N, trust=N, prior=1, caution=N, shame=N or glances=N';

function parseBudget(text: string): Budget {
  const found = /^(\d+)(ms|s|sims)$/.exec(text);
  if (!found) {
    throw new BotError(`a budget is like 250ms, 2s or 1000sims; it was given as "${text}"`);
  }
  const amount = Number(found[1]);
  const isTime = found[2] !== 'sims';
  const ms = found[2] === 's' ? amount * 1000 : amount;
  const value = isTime ? ms : amount;
  const most = isTime ? LONGEST_MS : MOST_SIMS;
  if (value < 1 || value > most) {
    throw new BotError(`a budget goes from 1 to ${most} ${isTime ? 'ms' : 'sims'}: "${text}"`);
  }
  return isTime ? { kind: 'time', ms } : { kind: 'sims', sims: amount };
}

function parseTuning(parts: readonly string[]): Pick<Level, 'evaluation' | 'tuning'> {
  const tuning: Partial<Record<TuningName, number>> = {};
  let evaluation: EvaluationName | undefined;
  for (const part of parts) {
    const [key, value = ''] = part.split('=');
    if (key === 'eval' && isOneOf(EVALUATIONS, value)) evaluation = value;
    else if (isOneOf(TUNING, key) && isAmount(value)) tuning[key] = Number(value);
    else throw new BotError(`${TUNED_BY}; not by "${part}"`);
  }
  return { tuning, ...(evaluation && { evaluation }) };
}

const JUDGES = /^eval=(.*)$/;

/**
 * Reads the name of a level, and of the searching bot a budget: `search:250ms`, `search:1000sims`.
 * `heuristic:eval=hand` suggests as it did before anything was learned.
 */
export function parseLevel(text: string): Level {
  const [name, budget, ...more] = text.split(':');
  if (!isOneOf(LEVELS, name)) {
    throw new BotError(`unknown bot "${name}"; there are: ${LEVELS.join(', ')}`);
  }
  if (name !== 'search') {
    const evaluation = JUDGES.exec(budget ?? '')?.[1] ?? '';
    if (name === 'heuristic' && more.length === 0 && isOneOf(EVALUATIONS, evaluation)) {
      return { name, evaluation };
    }
    if (budget !== undefined) throw new BotError(`the bot "${name}" takes no budget`);
    const own = BUDGETS[name];
    return own ? { name, budget: own } : { name };
  }
  return { name, budget: budget ? parseBudget(budget) : BUDGETS.search!, ...parseTuning(more) };
}

/** The levels that a game has: all of them if it knows how it is played well. */
export const levelsOf = ({ ai }: GamePackage): readonly LevelName[] => (ai ? LEVELS : ['random']);

/** Who plays on for somebody who has left: quick, and not an insult to those who stay. */
export const standInFor = (game: GamePackage): LevelName =>
  levelsOf(game).includes('heuristic') ? 'heuristic' : 'random';

class PolicyBot implements Bot {
  readonly reason = undefined;
  readonly choose: Policy;

  constructor(policy: Policy) {
    this.choose = policy;
  }
}

const noClock = (): number => {
  throw new BotError('a bot with a budget of time needs a clock');
};

/** What a bot asks, with the evaluation of its level; by hand it knows nothing learned. */
function judging(ai: Ai, { evaluation }: Level): Ai {
  const { evaluate, evaluateByHand = evaluate, suggest, suggestByHand = suggest } = ai;
  if (evaluation !== 'hand') return ai;
  const byHand = { evaluate: evaluateByHand, suggest: suggestByHand };
  const unknown = {
    prior: undefined,
    risk: undefined,
    disgrace: undefined,
    isLearnedFor: undefined,
  };
  return { ...ai, ...byHand, ...unknown };
}

/** A bot of this level for one game at a time. */
export function createBot(level: Level, { game, seed, clock = noClock }: BotSetting): Bot {
  const random = new Random(seed);
  if (level.name === 'random') return new PolicyBot(uniform(random));
  const ai: Ai | undefined = game.ai;
  if (!ai) throw new BotError(`"${game.id}" has no bot "${level.name}", only random`);
  const { name, budget = BUDGETS[level.name], tuning } = level;
  if (!budget)
    return new GuidedBot(judging(ai, level), random, {
      spread: SPREADS[name] ?? 0,
      onlyOpen: name === 'heuristic',
    });
  const now = budget.kind === 'sims' ? () => 0 : clock;
  return new SearchBot(game, judging(ai, level), seed, now, { budget, ...tuning });
}
