import { randomPolicy } from '@brink/bots';
import type { Policy, Random } from '@brink/kernel';

/** Chooses for a seat. The game it is shown is one that seat cannot tell from the real one. */
export type BotPlayer = (random: Random) => Policy;

/** By level, from the weakest. */
export const BOTS: Readonly<Record<string, BotPlayer>> = { random: randomPolicy };
