import { ai } from './bot/index.ts';
import { twilightStruggle as rules } from './package.ts';

/** Twilight Struggle for those who let bots play it: what these have learned comes along. */
export const twilightStruggle: typeof rules = { ...rules, ai };
