import { exampleOfPlay } from './example-of-play/index.ts';
import type { ToldGame } from './told-game.ts';

export const TOLD_GAMES: readonly ToldGame[] = [exampleOfPlay];
