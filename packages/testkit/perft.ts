import {
  CHANCE,
  choose,
  legal,
  members,
  nextActor,
  nth,
  size,
  uniform,
  Random,
  type Game,
  type GamePackage,
  type OptionValues,
} from '@brink/kernel';
import { CHOICE_CAP } from './driver.ts';

export interface PerftOptions {
  /** Players' decisions deep. */
  readonly depth: number;
  readonly seed: number;
  /** Players' decisions taken at random before counting begins. */
  readonly after?: number;
  /** Of the rules; the newest unless told otherwise. */
  readonly revision?: number;
}

/**
 * Chance by place: the same seed and number of choices so far always bring the same luck, so
 * that counts do not depend on the order in which lines are followed.
 */
function luck(game: Game, seed: number, place: number): number {
  const mask = legal(game, CHANCE);
  return nth(mask, new Random(seed ^ Math.imul(place + 1, 0x85ebca6b)).below(size(mask)));
}

function settleChance(game: Game, seed: number, from: number): number {
  let place = from;
  while (nextActor(game) === CHANCE) choose(game, CHANCE, luck(game, seed, place++));
  return place;
}

function count(game: Game, seed: number, place: number, counts: number[], ply: number): void {
  const actor = nextActor(game);
  if (actor < 0) return;
  const choices = members(legal(game, actor));
  counts[ply] += choices.length;
  if (ply + 1 === counts.length) return;
  const branch = game.clone();
  for (const choice of choices) {
    choose(branch.copyFrom(game), actor, choice);
    count(branch, seed, settleChance(branch, seed, place + 1), counts, ply + 1);
  }
}

/**
 * How many lines of players' decisions there are from one position: the entry `n` counts lines
 * of `n + 1` decisions. Of those who choose at the same time the lowest seat answers first.
 * Chance is no part of the count; it always answers by its place.
 */
export function perft(game: GamePackage, options: OptionValues, wanted: PerftOptions): number[] {
  const { depth, seed, after = 0, revision } = wanted;
  const at = game.setup(game.parseOptions(options), undefined, revision);
  const random = uniform(new Random(seed));
  let place = settleChance(at, seed, 0);
  for (let taken = 0; taken < after && place < CHOICE_CAP; taken++) {
    const actor = nextActor(at);
    if (actor < 0) break;
    choose(at, actor, random(at, actor));
    place = settleChance(at, seed, place + 1);
  }
  const counts = new Array<number>(depth).fill(0);
  if (depth > 0) count(at, seed, place, counts, 0);
  return counts;
}
