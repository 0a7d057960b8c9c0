import {
  CHANCE,
  Random,
  choose,
  nextActor,
  uniform,
  type GamePackage,
  type OptionValues,
  type Outcome,
} from '@brink/kernel';
import type { Bot, Clock } from '../bot.ts';

/** More choices than this mean that a game never ends. */
const CHOICE_CAP = 20_000;

/** Who plays what on which terms. */
export interface MatchSetting {
  readonly game: GamePackage;
  readonly options: OptionValues;
  /** One bot a seat. */
  readonly bots: readonly Bot[];
  /** Of the dice and the deals. */
  readonly seed: number;
  readonly clock: Clock;
}

/** How long a bot has thought, by plays: a play takes in the small choices after it. */
export interface Thinking {
  decisions: number;
  ms: number;
  sims: number;
  readonly plays: number[];
}

/** How a game between bots ended, and how long they thought. */
export interface MatchResult {
  readonly outcome: Outcome;
  readonly thinking: readonly Thinking[];
}

/** Plays one game to its end. */
export function playMatch({ game, options, bots, seed, clock }: MatchSetting): MatchResult {
  const random = new Random(seed);
  const chance = uniform(random);
  const table = game.setup(game.parseOptions(options));
  const thinking = bots.map((): Thinking => ({ decisions: 0, ms: 0, sims: 0, plays: [] }));
  const opensPlay = game.opensPlay ?? (() => true);
  for (let left = CHOICE_CAP; ; left--) {
    const actor = nextActor(table);
    if (actor < 0) break;
    if (left === 0) throw new Error(`no end within ${CHOICE_CAP} choices (seed ${seed})`);
    if (actor === CHANCE) {
      choose(table, actor, chance(table, actor));
      continue;
    }
    const spent = thinking[actor];
    if (opensPlay(table, actor) || spent.plays.length === 0) spent.plays.push(0);
    const started = clock();
    const choice = bots[actor].choose(table, actor);
    const ms = clock() - started;
    choose(table, actor, choice);
    spent.decisions++;
    spent.ms += ms;
    spent.plays[spent.plays.length - 1] += ms;
  }
  for (const [seat, { sims = 0 }] of bots.entries()) thinking[seat].sims = sims;
  return { outcome: game.outcome(table)!, thinking };
}
