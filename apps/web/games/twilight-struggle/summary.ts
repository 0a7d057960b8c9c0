import type { BoardLanguage } from '@brink/board';
import type { OptionValues } from '@brink/kernel';
import { agreedIn, type Terms } from '../struggle/agreed.ts';

const FIRST = ['edition', 'scenario'] as const;

/** A game in a line: its edition, its scenario and whatever else is agreed. */
export function summaryOf(terms: Terms, options: OptionValues, language: BoardLanguage): string {
  const { title, option } = terms.texts[language];
  const { edition = 'deluxe', scenario = 'standard' } = options;
  const parts = [option('edition', edition)];
  if (scenario !== 'standard') parts.push(option('scenario', scenario));
  return `${title}, ${[...parts, ...agreedIn(terms, options, language, FIRST)].join(' · ')}`;
}
