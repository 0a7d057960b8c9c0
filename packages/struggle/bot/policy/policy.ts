import { MASK_WORDS, legal } from '@brink/kernel';
import type { Side } from '../../sides.ts';
import type { Table } from '../../world.ts';
import { CARD_WEIGHTS, kindOf, type CardFeatures } from './card-features.ts';

/** What was learned of which card a search chooses, as it is kept in the repository. */
export interface LearnedPolicy {
  /** The newest rules of the games it was learned from. */
  readonly revision: number;
  readonly generation: number;
  readonly games: number;
  readonly decisions: number;
  /** Weights are whole numbers of this. */
  readonly unit: number;
  readonly weights: readonly number[];
}

type Suggest = (game: Table, actor: number, scores: Float64Array) => void;

export interface PolicySetting {
  readonly features: CardFeatures;
  readonly learned: LearnedPolicy;
  /** Whether it was learned from games like this one. */
  readonly isLearnedFor: (game: Table) => boolean;
  readonly suggest: Suggest;
}

/** The logarithm of the odds of the choice that was read, up to what all choices share. */
export function preference(
  weights: Float32Array,
  { indices, values, count }: CardFeatures,
): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += weights[indices[i]] * values[i];
  return sum;
}

/** The weights; an error if they were learned for other features. */
export function decodePolicy({ unit, weights }: LearnedPolicy): Float32Array {
  if (weights.length !== CARD_WEIGHTS) {
    throw new Error(`${weights.length} weights were learned, the features need ${CARD_WEIGHTS}`);
  }
  return Float32Array.from(weights, (weight) => weight * unit);
}

/**
 * How likely a search is to choose each card of a play, as the logarithm of the odds; false where
 * nothing was learned: of decisions that are not about the card of a play, and of other games.
 */
export function priorBy({
  features,
  learned,
  isLearnedFor,
  suggest,
}: PolicySetting): (game: Table, actor: number, into: Float64Array) => boolean {
  const weights = decodePolicy(learned);
  const scores = new Float64Array(256);
  return (game, actor, into) => {
    if (kindOf(game) < 0 || !isLearnedFor(game)) return false;
    suggest(game, actor, scores);
    const mask = legal(game, actor);
    features.begin(game, mask, scores);
    for (let i = 0; i < MASK_WORDS; i++) {
      for (let word = mask[i]; word !== 0; word &= word - 1) {
        const choice = (i << 5) + 31 - Math.clz32(word & -word);
        features.read(game, actor as Side, choice);
        into[choice] = preference(weights, features);
      }
    }
    return true;
  };
}
