import { ai } from './bot/index.ts';
import { volk as rules } from './package.ts';

/** Wir sind das Volk! for those who let bots play it: what these have learned comes along. */
export const volk: typeof rules = { ...rules, ai };
