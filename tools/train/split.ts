import type { Random } from '@brink/kernel';
import type { PlayedGame } from './game-file.ts';

/** One game in so many is kept to test with. */
const TESTED = 10;

export const isTest = ({ seed }: PlayedGame): boolean => seed % TESTED === 0;

export function shuffle(order: Uint32Array, random: Random): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
}
