/**
 * What speaks for each card of a play, in more detail than the bot has time for: the features of
 * its policy, further ones for a logit, and plain numbers for trees. Only what the side to play
 * knows is read.
 *
 * Whether a card was kept from the turn before is left out on purpose: logs do not show draws, and
 * whoever replays them lets a hand have kept what it will show soonest.
 */
import {
  FREE,
  legal,
  members,
  nextActor,
  replay,
  size,
  type Game,
  type GamePackage,
  type GameRecord,
} from '@brink/kernel';
import {
  DEFCON,
  MILITARY_OPS,
  PASSING_HOLDER,
  ROUND,
  SPACE,
  SPACE_ATTEMPTS,
  TURN,
  US,
  VP,
  canHappen,
  canSpace,
  cardCount,
  factsOf,
  handOf,
  printedOps,
  rawOps,
  rivalOf,
  type Side,
  type Table,
} from '@brink/struggle';
import { Analysis } from '@brink/bots/search/analysis';
import { CARD_WEIGHTS, kindOf } from '@brink/struggle/bot/policy/card-features';
import { decodePolicy, preference } from '@brink/struggle/bot/policy/policy';
import { LESSONS, NO_VISITORS, partsOf } from '@brink/twilight-struggle/bot/index';
import { LEARNED_POLICY } from '@brink/twilight-struggle/bot/policy/weights';
import { addFurther } from './features.ts';
import type { Features } from './logit.ts';

/** What a card is to the side that holds it. */
export const GROUPS = ['own', 'neutral', 'rivals', 'scoring', 'passing', 'none'] as const;
export type Group = (typeof GROUPS)[number];

/** Stages of a turn: the headline, the first rounds, those between, the last ones. */
export type Stage =
  | 'headline'
  | 'first'
  | 'second'
  | 'middle'
  | 'third last'
  | 'next to last'
  | 'last';

/** The table as the side to play sees it. */
export interface Scene {
  readonly side: Side;
  readonly isHeadline: boolean;
  readonly turn: number;
  readonly period: number;
  readonly stage: Stage;
  readonly round: number;
  /** Plays that the side has left this turn. */
  readonly left: number;
  readonly defcon: number;
  readonly vp: number;
  readonly military: number;
  readonly rivalsMilitary: number;
  readonly space: number;
  readonly rivalsSpace: number;
  readonly attempts: number;
  readonly hasPassing: boolean;
  readonly hand: number;
  /** Cards that are suicide at DEFCON 2, beyond those that can be kept. */
  readonly excess: number;
}

/** A choice, as the bot weighs it. */
export interface Weighed {
  /** The card, or the number of a choice that is none. */
  readonly choice: number;
  readonly group: Group;
  readonly printed: number;
  readonly ops: number;
  readonly isStarred: boolean;
  readonly canHappen: boolean;
  readonly canSpace: boolean;
  readonly isTrouble: boolean;
  readonly risk: number;
  readonly event: number;
  readonly influence: number;
  readonly coup: number;
  readonly realign: number;
  readonly keep: number;
  readonly headline: number;
  readonly scoring: number;
  readonly suggested: number;
  /** What the policy that learned from searches thinks of it. */
  readonly prior: number;
  /** The chance to win that a short search gives it. */
  readonly outlook: number;
}

/** A choice, as the bot likes it as a whole. */
type Liked = Pick<Weighed, 'choice' | 'suggested' | 'prior' | 'outlook'>;

/** A choice of a card by somebody; what was chosen comes first. */
export interface Play {
  readonly scene: Scene;
  readonly weighed: readonly Weighed[];
  /** The same choices for a logit. */
  readonly choices: readonly Features[];
}

/** What is no card, and what does not apply to a card, is worth this. */
const NOTHING = {
  printed: 0,
  ops: 0,
  isStarred: false,
  canHappen: false,
  canSpace: false,
  isTrouble: false,
  risk: 0,
  event: 0,
  influence: 0,
  coup: 0,
  realign: 0,
  keep: -1,
  headline: -20,
  scoring: 0,
} as const;

/** Worth at most; what ends the game is no better than a lot. */
const MOST_WORTH = 60;
const within = (value: number, least: number): number =>
  Math.max(least, Math.min(MOST_WORTH, value));

function stageOf(round: number, rounds: number): Stage {
  if (round === 0) return 'headline';
  if (round === 1) return 'first';
  if (round === 2) return 'second';
  const left = rounds - round;
  return left <= 0 ? 'last' : left === 1 ? 'next to last' : left === 2 ? 'third last' : 'middle';
}

function sceneOf(game: Table, side: Side, isHeadline: boolean, excess: number): Scene {
  const { mem, rules } = game;
  const rival = rivalOf(side);
  const rounds = rules.rule.roundsOf(game, side);
  const round = isHeadline ? 0 : mem[ROUND];
  return {
    side,
    isHeadline,
    turn: mem[TURN],
    period: mem[TURN] <= 3 ? 0 : mem[TURN] <= 7 ? 1 : 2,
    stage: stageOf(round, rounds),
    round,
    left: rounds - round + 1,
    defcon: mem[DEFCON],
    vp: side === US ? mem[VP] : -mem[VP],
    military: mem[MILITARY_OPS + side],
    rivalsMilitary: mem[MILITARY_OPS + rival],
    space: mem[SPACE + side],
    rivalsSpace: mem[SPACE + rival],
    attempts: mem[SPACE_ATTEMPTS + side],
    hasPassing: mem[PASSING_HOLDER] === side,
    hand: cardCount(game, handOf(side)),
    excess,
  };
}

/** Of the short search: more simulations, 200 of them, foretell people hardly better. */
const SIMS = 96;
const PLANS = 64;
const SEED = 5;
/** What the search has not looked at is a little worse than all it has. */
const NOT_LOOKED_AT = 0.03;

/** Reads the plays of games, all with the same numbers for the same features. */
export class PlayReader {
  readonly #parts = partsOf(NO_VISITORS, LESSONS);
  readonly #policy = decodePolicy(LEARNED_POLICY);
  readonly #scores = new Float64Array(256);
  /** Further features by what they say, behind those of the policy. */
  readonly #numbers = new Map<string, number>();
  readonly #kind: GamePackage;
  readonly #sims: number;

  constructor(kind: GamePackage, sims = SIMS) {
    this.#kind = kind;
    this.#sims = sims;
  }

  /** Features that have been met so far. */
  get size(): number {
    return CARD_WEIGHTS + this.#numbers.size;
  }

  playsOf(record: GameRecord): Play[] {
    const plays: Play[] = [];
    replay(this.#kind, record, undefined, (game, index) => {
      const actor = nextActor(game);
      const table = game as unknown as Table;
      if (actor >= 0 && kindOf(table) >= 0 && size(legal(game, actor)) > 1) {
        plays.push(this.#read(table, actor as Side, record.choices[index]));
      }
    });
    return plays;
  }

  #read(game: Table, side: Side, chosen: number): Play {
    const { bot, cards, suggest } = this.#parts;
    suggest(game, side, this.#scores);
    const mask = legal(game, side).slice();
    cards.begin(game, mask, this.#scores);
    const others = members(mask).filter((each) => each !== chosen);
    const isHeadline = kindOf(game) === 0;
    const scene = sceneOf(game, side, isHeadline, bot.alarm.excess);
    const outlooks = this.#outlooks(game, side);
    const worst = Math.min(...outlooks.values()) - NOT_LOOKED_AT;
    const features: [number, number][][] = [];
    const weighed = [chosen, ...others].map((choice): Weighed => {
      cards.read(game, side, choice);
      const { indices, values, count } = cards;
      features.push(Array.from({ length: count }, (_, i) => [indices[i], values[i]]));
      return this.#weigh(game, side, {
        choice,
        suggested: within(this.#scores[choice], -MOST_WORTH),
        prior: preference(this.#policy, cards),
        outlook: outlooks.get(choice) ?? worst,
      });
    });
    const choices = weighed.map((each, i): Features => {
      const list = features[i];
      addFurther(scene, weighed, each, (name, value = 1) => {
        if (value !== 0) list.push([this.#numberOf(name), value]);
      });
      return {
        indices: Int16Array.from(list, ([index]) => index),
        values: Float32Array.from(list, ([, value]) => value),
      };
    });
    return { scene, weighed, choices };
  }

  #numberOf(name: string): number {
    let number = this.#numbers.get(name);
    if (number === undefined) this.#numbers.set(name, (number = this.size));
    return number;
  }

  /** What a short search expects of what the side can begin with. */
  #outlooks(game: Table, side: Side): ReadonlyMap<number, number> {
    const setting = { eyes: side, seed: SEED, plans: PLANS };
    const analysis = new Analysis(this.#kind, game as unknown as Game, setting);
    analysis.step(this.#sims);
    const plans = analysis.plans(PLANS);
    return new Map(plans.map(({ choices, chance }) => [choices[0], chance]));
  }

  #weigh(game: Table, side: Side, liked: Liked): Weighed {
    const { choice } = liked;
    if (choice >= FREE) return { ...NOTHING, ...liked, group: 'none' };
    const { plays, operations, trouble } = this.#parts.bot;
    const facts = factsOf(game, choice);
    if (facts.isScoring) {
      const scoring = within(plays.scoringWorth(game, side, choice), -MOST_WORTH);
      return { ...NOTHING, ...liked, scoring, group: 'scoring' };
    }
    const printed = printedOps(game, side, choice);
    const raw = rawOps(game, side, printed);
    return {
      ...liked,
      group:
        choice === game.rules.passingCard
          ? 'passing'
          : facts.side === side
            ? 'own'
            : facts.side === rivalOf(side)
              ? 'rivals'
              : 'neutral',
      printed: facts.ops,
      ops: raw,
      isStarred: facts.isStarred,
      canHappen: canHappen(game, choice, side),
      canSpace: canSpace(game, side, printed),
      isTrouble: trouble.isTrouble(game, side, choice),
      risk: trouble.riskOf(game, side, choice),
      event: within(plays.eventWorth(game, side, choice), -MOST_WORTH),
      influence: within(operations.influenceWorth(game, side, raw), -MOST_WORTH),
      coup: within(operations.coupWorth(game, side, choice, raw), -5),
      realign: within(operations.realignWorth(game, side, raw), -3),
      keep: within(plays.keepWorth(game, side, choice), -MOST_WORTH),
      headline: within(plays.headlineWorth(game, side, choice), -20),
      scoring: 0,
    };
  }
}
