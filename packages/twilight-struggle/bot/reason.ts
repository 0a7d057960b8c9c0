import { CARD, FP, FREE } from '@brink/kernel';
import { ROUND, TURN } from '@brink/struggle';
import { SHARED_REASONS, because, reasonBy } from '@brink/struggle/bot/reason';
import { COUNTRY_COUNT } from '../data/countries.ts';
import { alarm } from './alarm.ts';
import { readBoard } from './board.ts';
import { isTrouble, lookForTrouble } from './danger.ts';
import { opensTo } from './placing.ts';
import { scoringWorth } from './plays.ts';

/** What a bot can say of a choice; the arguments are cards, countries or points. */
export const REASONS = [
  ...SHARED_REASONS,
  'opening', // country
  'withdraw',
] as const;
export type ReasonCode = (typeof REASONS)[number];

const PLACING: ReadonlySet<string> = new Set(['placeInfluence', 'place']);
const COUNTRY_PROMPTS: ReadonlySet<string> = new Set([...PLACING, 'coupTarget', 'realignTarget']);

/** Why a side would choose this now, as far as one line can tell. */
export const reason = reasonBy({
  look: (game, side) => {
    readBoard(game, side);
    lookForTrouble(game, side);
  },
  isPressed: () => alarm.excess >= 0,
  isTrouble,
  scoringWorth,
  accessTo: opensTo,
  own: ({ mem }, prompt, choice) => {
    if (choice >= FREE) return because('withdraw');
    // Places off the map, such as the box of the Chinese Civil War.
    if (COUNTRY_PROMPTS.has(prompt) && choice >= COUNTRY_COUNT) return because('best');
    const isOpening = mem[TURN] === 1 && mem[ROUND] === 0 && mem[mem[FP] + CARD] === 0;
    return isOpening && PLACING.has(prompt) ? because('opening', choice) : undefined;
  },
});
