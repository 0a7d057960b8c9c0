import { ai } from './bot/index.ts';
import { redSea as rules } from './package.ts';

/** Red Sea for those who let bots play it: what these have learned comes along. */
export const redSea: typeof rules = { ...rules, ai };
