import {
  CHANCE,
  PUBLIC,
  decision,
  legal,
  members,
  nextActor,
  replay,
  size,
  type Actor,
  type Game,
  type GamePackage,
  type GameRecord,
} from '@brink/kernel';
import { wilson } from '../arena/interval.ts';
import type { Forecast } from './forecast.ts';

/** The legal choices of a seat, those it likes best first. */
export type Ranking = (game: Game, seat: Actor) => readonly number[];

/** What a decision is about: the card of a play, what it is used for, where. */
export const ASPECTS = ['card', 'use', 'target'] as const;
/** One of them. */
export type Aspect = (typeof ASPECTS)[number];

/** How often a bot would have chosen what was chosen. */
export interface Agreement {
  readonly decisions: number;
  readonly top1: number;
  readonly top3: number;
  /** The same for somebody who chooses at random. */
  readonly random1: number;
  readonly random3: number;
  /** Of `top1`, 95 %. */
  readonly interval: readonly [low: number, high: number];
}

const DOMAINS: Readonly<Record<string, Aspect>> = {
  card: 'card',
  option: 'use',
  country: 'target',
  area: 'target',
};
const TOP = 3;

class Tally {
  #decisions = 0;
  #top1 = 0;
  #top3 = 0;
  #random1 = 0;
  #random3 = 0;

  add(place: number, choices: number): void {
    this.#decisions++;
    if (place === 0) this.#top1++;
    if (place >= 0 && place < TOP) this.#top3++;
    this.#random1 += 1 / choices;
    this.#random3 += Math.min(TOP, choices) / choices;
  }

  get agreement(): Agreement {
    const decisions = this.#decisions;
    const part = (count: number): number => (decisions === 0 ? 0 : count / decisions);
    return {
      decisions,
      top1: part(this.#top1),
      top3: part(this.#top3),
      random1: part(this.#random1),
      random3: part(this.#random3),
      interval: wilson(this.#top1, decisions),
    };
  }
}

/** Holds a bot against games that others have played. */
export class AgreementCount {
  readonly #tallies: Readonly<Record<Aspect, Tally>> = {
    card: new Tally(),
    use: new Tally(),
    target: new Tally(),
  };
  /** One for each turn of each game whose winner is known. */
  readonly forecasts: Forecast[] = [];
  readonly #policy = new Tally();
  readonly #likes = new Float64Array(256);
  readonly #kind: GamePackage;
  readonly #rank: Ranking;

  constructor(kind: GamePackage, rank: Ranking) {
    this.#kind = kind;
    this.#rank = rank;
  }

  get agreements(): Readonly<Record<Aspect, Agreement>> {
    const { card, use, target } = this.#tallies;
    return { card: card.agreement, use: use.agreement, target: target.agreement };
  }

  /** Of the card, by what was learned of the choices of searches; none in games without it. */
  get policy(): Agreement | undefined {
    const { agreement } = this.#policy;
    return agreement.decisions > 0 ? agreement : undefined;
  }

  /** Goes through one game. A card counts where a play begins. */
  add(record: GameRecord): void {
    const kind = this.#kind;
    const { progress, opensPlay } = kind.ai!;
    const looks: Omit<Forecast, 'won'>[] = [];
    let turn = 0;
    const end = replay(kind, record, undefined, (game, index) => {
      const actor = nextActor(game);
      if (actor < 0 || actor === CHANCE) return;
      const now = Math.floor(progress(game));
      // Before the first play of a game the sides still set up, and nobody has learned to judge that.
      if (now > turn && opensPlay(game, actor)) {
        turn = now;
        looks.push(this.#look(game, turn));
      }
      const choices = size(legal(game, actor));
      const aspect = DOMAINS[decision(game)!.domain];
      if (choices === 1 || aspect === undefined) return;
      if (aspect === 'card' && !opensPlay(game, actor)) return;
      const chosen = record.choices[index];
      this.#tallies[aspect].add(this.#rank(game, actor).indexOf(chosen), choices);
      if (aspect === 'card') this.#askPolicy(game, actor, chosen);
    });
    const winner = kind.outcome(end)?.winners[0] ?? record.ended?.winner;
    if (winner === undefined) return;
    for (const look of looks) this.forecasts.push({ ...look, won: winner === 0 ? 1 : 0 });
  }

  #askPolicy(game: Game, actor: Actor, choice: number): void {
    const likes = this.#likes;
    if (this.#kind.ai!.prior?.(game, actor, likes) !== true) return;
    const list = members(legal(game, actor));
    const before = list.filter((each) => likes[each] > likes[choice]);
    this.#policy.add(before.length, list.length);
  }

  #look(game: Game, turn: number): Omit<Forecast, 'won'> {
    const { evaluate, evaluateByHand = evaluate } = this.#kind.ai!;
    const { vp } = this.#kind.view(game, PUBLIC) as { readonly vp?: number };
    return {
      turn,
      chance: (1 + evaluate(game, 0)) / 2,
      byHand: (1 + evaluateByHand(game, 0)) / 2,
      vp,
    };
  }
}

/** The legal choices as the game suggests them. */
export function suggestedOrder(kind: GamePackage): Ranking {
  const scores = new Float64Array(256);
  return (game, seat) => {
    const list = members(legal(game, seat));
    kind.ai!.suggest(game, seat, scores);
    return list.sort((a, b) => scores[b] - scores[a] || a - b);
  };
}
