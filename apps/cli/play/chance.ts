import { Random } from '@brink/kernel';

const STEP = 0x9e3779b1;

/**
 * A source of chance for one place of a game: the same seed and the same list of choices
 * bring the same dice, so that a game goes on after a break as it would have without it.
 */
export const randomAt = (seed: number, place: number): Random =>
  new Random((Math.imul(place + 1, STEP) ^ Math.imul(seed, 0x85ebca6b) ^ seed) | 0);

export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0];
