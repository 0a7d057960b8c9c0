import type { BoardLanguage } from '@brink/board';
import type { OptionValues } from '@brink/kernel';
import { STAFF_TEXTS } from '@brink/staff/text/staff-texts';
import { ENDS } from '@brink/staff/why/codes';
import type { Manner } from '@brink/struggle';
import type { Ending } from '../../table/game-ui.ts';
import type { StruggleUi } from './struggle-ui.ts';

const isManner = (manner: string): manner is Manner => Object.hasOwn(ENDS, manner);

export function endingIn(
  { book, ending }: Pick<StruggleUi, 'book' | 'ending'>,
  manner: string,
  language: BoardLanguage,
  options: OptionValues,
): Ending | undefined {
  const own = ending?.(manner, options, language);
  if (own) return own;
  if (!isManner(manner)) return undefined;
  const number = ENDS[manner]?.[book];
  const section = number === undefined ? undefined : `${book}:${number}`;
  return { text: STAFF_TEXTS[language].ends[manner], section };
}
