import { LANGUAGES } from '@brink/kernel';
import { MAX_BID, bidOfChoice } from '@brink/struggle';
import { seats as en } from '@brink/struggle/text/en/seats';
import { seats as ru } from '@brink/struggle/text/ru/seats';
import { wrap } from './layout.ts';
import type { Look } from './terminal-table.ts';
import { WORDS } from './words/index.ts';

const SEATS = { en, ru };

/** There are too many bids for a list: one is typed as a side and a number. */
export const bidLines = ({ language, width }: Look): string[] =>
  wrap(WORDS[language].howToBid(MAX_BID), width, '  ');

/** A bid by the names of the sides: "us 2", "сша 2". */
export function bidAliases(choice: number): string[] {
  const { side, points } = bidOfChoice(choice);
  return LANGUAGES.map((language) => `${SEATS[language][side]} ${points}`);
}
