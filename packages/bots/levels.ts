import { Random, uniform, type Ai, type GamePackage, type Policy } from '@brink/kernel';
import { BotError, type Bot, type BotSetting } from './bot.ts';
import { GuidedBot } from './guided.ts';
import type { Budget } from './search/search-budget.ts';
import { SearchBot } from './search/search.ts';

/** From the weakest to the strongest. */
export const LEVELS = ['random', 'learner', 'heuristic', 'search'] as const;
/** The name of a level. */
export type LevelName = (typeof LEVELS)[number];

/** A level as it was asked for: name, budget, tuning. */
export interface Level {
  readonly name: LevelName;
  /** Of the searching bot alone. */
  readonly budget?: Budget;
  /** For experiments: plans, horizon and spread of the search. */
  readonly tuning?: Readonly<Record<string, number>>;
}

const DEFAULT_BUDGET: Budget = { kind: 'time', ms: 500 };
const LONGEST_MS = 600_000;
const MOST_SIMS = 10_000_000;

const isLevel = (name: string): name is LevelName => (LEVELS as readonly string[]).includes(name);

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

/** Reads `random`, `learner`, `heuristic`, `search`, `search:250ms`, `search:1000sims`. */
export function parseLevel(text: string): Level {
  const [name, budget, ...more] = text.split(':');
  if (!isLevel(name)) {
    throw new BotError(`unknown bot "${name}"; there are: ${LEVELS.join(', ')}`);
  }
  if (name !== 'search') {
    if (budget !== undefined) throw new BotError(`the bot "${name}" takes no budget`);
    return { name };
  }
  const tuning: Record<string, number> = {};
  for (const part of more) {
    const [key, value] = part.split('=');
    if (!['plans', 'horizon', 'spread', 'trust'].includes(key) || !Number.isFinite(Number(value))) {
      throw new BotError(
        `a search is tuned by plans=N, horizon=N, spread=N or trust=N; not by "${part}"`,
      );
    }
    tuning[key] = Number(value);
  }
  return { name, budget: budget ? parseBudget(budget) : DEFAULT_BUDGET, tuning };
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

/** Points by which a learner's choices wander. */
const LEARNER_SPREAD = 1;

const noClock = (): number => {
  throw new BotError('a bot with a budget of time needs a clock');
};

/** A bot of this level for one game at a time. */
export function createBot(level: Level, { game, seed, clock = noClock }: BotSetting): Bot {
  const random = new Random(seed);
  if (level.name === 'random') return new PolicyBot(uniform(random));
  const ai: Ai | undefined = game.ai;
  if (!ai) throw new BotError(`"${game.id}" has no bot "${level.name}", only random`);
  switch (level.name) {
    case 'learner':
      return new GuidedBot(ai, random, { spread: LEARNER_SPREAD, onlyOpen: false });
    case 'heuristic':
      return new GuidedBot(ai, random, { spread: 0, onlyOpen: true });
    case 'search':
      return new SearchBot(game, ai, seed, level.budget!.kind === 'sims' ? () => 0 : clock, {
        budget: level.budget!,
        ...level.tuning,
      });
  }
}
