import { Guide, createBot } from '@brink/bots';
import { Comparison } from '@brink/bots/search/comparison';
import type { Plan } from '@brink/bots/search/plans';
import {
  Random,
  choose,
  nextActor,
  type Actor,
  type Ai,
  type Game,
  type GamePackage,
} from '@brink/kernel';
import type { Mined } from '@brink/library/puzzles/mined/mined';
import type { Again, Found } from './journal.ts';
import { countsOf, factsOf, type Counts } from './facts.ts';
import { horizonOf } from './judge.ts';
import { guidedPlay, replyTo } from './play-on.ts';
import { stepsOf } from './steps.ts';
import { themesOf } from './themes.ts';

const DEALS = 48;
/** How those who try it are guessed: beginners, good guesses, short thoughts. */
const GUESSES: readonly { readonly spread: number; readonly times: number }[] = [
  { spread: 1, times: 12 },
  { spread: 0.5, times: 12 },
  { spread: 0, times: 1 },
];
const THOUGHTS = [30, 30, 60, 60];
/** A puzzle that half of them solve has the rating of a newcomer. */
const CENTRE = 1500;
const SCALE = 400;
const RANGE = { least: 800, most: 2300 } as const;

const isSame = (choices: readonly number[], start: readonly number[]): boolean =>
  start.every((choice, i) => choices[i] === choice);

interface Guesses {
  /** The part of them that is right. */
  readonly right: number;
  /** The wrong play that comes most often. */
  readonly wrong: Plan | undefined;
}

/** Lets weak players try it, to know how hard it is and what they fall for. */
function guess(game: GamePackage, ai: Ai, at: Game, seat: Actor, right: Found['right']): Guesses {
  const random = new Random(at.mem.length + seat);
  const depth = right[0].length;
  const shares: number[] = [];
  const wrong = new Map<string, { plan: Plan; times: number }>();
  const note = (plan: Plan, weight: number): boolean => {
    if (right.some((start) => isSame(plan.choices, start))) return true;
    const key = plan.choices.slice(0, depth).join(' ');
    const known = wrong.get(key) ?? { plan, times: 0 };
    known.times += weight;
    wrong.set(key, known);
    return false;
  };
  for (const { spread, times } of GUESSES) {
    const guide = new Guide(ai, () => random.next(), { spread, onlyOpen: false });
    let hits = 0;
    for (let i = 0; i < times; i++) {
      if (note(guidedPlay(ai, at, seat, guide), 1 / times)) hits++;
    }
    shares.push(hits / times);
  }
  let hits = 0;
  for (const sims of THOUGHTS) {
    const bot = createBot(
      { name: 'search', budget: { kind: 'sims', sims } },
      { game, seed: random.next() },
    );
    if (note(guidedPlay(ai, at, seat, bot), 1)) hits++;
  }
  // What thinks a little says most of people who do.
  const thought = hits / THOUGHTS.length;
  const share = (shares[0] + shares[1] + shares[2] + 2 * thought) / 5;
  const common = [...wrong.values()].sort((a, b) => b.times - a.times)[0];
  return { right: share, wrong: common?.plan };
}

function ratingFor(share: number): number {
  const chance = Math.min(0.95, Math.max(0.04, share));
  const rating = CENTRE - SCALE * Math.log10(chance / (1 - chance));
  return Math.round(Math.min(RANGE.most, Math.max(RANGE.least, rating)));
}

/** The place of a plan's choices, found by playing them. */
function planOf(at: Game, seat: Actor, choices: readonly number[], ai: Ai): Plan {
  let i = 0;
  return guidedPlay(ai, at, seat, { choose: () => choices[i++] ?? -1 });
}

/** Everything that the pages tell of a puzzle, as codes. */
export function describe(
  game: GamePackage,
  ai: Ai,
  choices: readonly number[],
  found: Found,
  again: Again,
): Omit<Mined, 'number' | 'from'> {
  const { seat, at, right } = found;
  const table = game.setup(game.parseOptions({}));
  for (const choice of choices.slice(0, at)) choose(table, nextActor(table), choice);
  const guesses = guess(game, ai, table, seat, right);
  const best = planOf(table, seat, found.best, ai);
  const wrong = guesses.wrong ?? planOf(table, seat, found.rival, ai);
  const comparison = new Comparison(game, ai, table, seat, [best, wrong], {
    seed: found.at + 7,
    horizon: horizonOf(game),
  });
  const ends: [Counts[], Counts[]] = [[], []];
  comparison.play(DEALS, [0, 1], (plan, end) => ends[plan].push(countsOf(game, end, seat)));
  const chance = (value: number): number => Math.round(500 * (1 + value));
  const facts = factsOf(ends[0], ends[1]);
  const steps = stepsOf(table, seat, best).slice(0, right[0].length);
  const view = countsOf(game, table, seat);
  return {
    at,
    seat,
    turn: view.turn,
    round: view.round,
    ask: steps.at(-1)!.prompt,
    themes: themesOf(game, table, seat, steps, stepsOf(table, seat, wrong), facts),
    rating: ratingFor(guesses.right),
    right,
    best: best.choices,
    wrong: wrong.choices,
    reply: replyTo(ai, table, seat, wrong.choices),
    chances: [
      chance(comparison.mean(0)),
      chance(comparison.mean(1)),
      Math.max(1, Math.round(500 * comparison.difference(0, 1).error)),
    ],
    deals: again.deals,
    facts,
  };
}
