import type { BoardLanguage } from '@brink/board';
import type { OptionField, OptionValues, Texts } from '@brink/kernel';
import type { ByLanguage } from '../../table/game-ui.ts';

/** What a game knows of its options. */
export interface Terms {
  readonly texts: ByLanguage<Texts>;
  readonly optionFields: Readonly<Record<string, OptionField>>;
  readonly parseOptions: (options: OptionValues) => unknown;
}

/** With its defaults; what another version has written is taken as it is. */
function complete({ parseOptions }: Terms, options: OptionValues): OptionValues {
  try {
    return parseOptions(options) as OptionValues;
  } catch {
    return options;
  }
}

const BONUSES = ['bonusUs', 'bonusUssr'];

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function tell({ option, seats }: Texts, name: string, value: unknown): string {
  if (BONUSES.includes(name)) return `${seats[BONUSES.indexOf(name)]} +${String(value)}`;
  if (value === true) return option(name);
  if (Array.isArray(value)) return `${option(name)}: ${value.length}`;
  return `${option(name)}: ${option(name, value)}`;
}

/**
 * Everything that differs from what the game is by itself: whoever sits down agrees to it.
 * Options in `first` are said before, and decide what the others are by themselves.
 */
export function agreedIn(
  terms: Terms,
  options: OptionValues,
  language: BoardLanguage,
  first: readonly string[] = [],
): string[] {
  const given = Object.entries(options).filter(([name]) => first.includes(name));
  const own = complete(terms, Object.fromEntries(given));
  const agreed = complete(terms, options);
  return Object.keys(terms.optionFields)
    .filter((name) => !first.includes(name) && agreed[name] !== undefined)
    .filter((name) => !isSame(agreed[name], own[name]))
    .map((name) => tell(terms.texts[language], name, agreed[name]));
}

const MORE_INFLUENCE = {
  en: (seat: string, more: unknown) => `The ${seat} starts with ${String(more)} more influence`,
  ru: (seat: string, more: unknown) => `Фора: ${seat}, +${String(more)} влияния`,
} as const;

/** What is not as in the plain game, in sentences, for whoever has never seen the line. */
export function differencesIn(
  terms: Terms,
  options: OptionValues,
  language: BoardLanguage,
  plain: OptionValues,
): string[] {
  const { seats } = terms.texts[language];
  const own = complete(terms, plain);
  const agreed = complete(terms, options);
  return Object.keys(terms.optionFields)
    .filter((name) => agreed[name] !== undefined && !isSame(agreed[name], own[name]))
    .map((name) =>
      BONUSES.includes(name)
        ? MORE_INFLUENCE[language](seats[BONUSES.indexOf(name)], agreed[name])
        : tell(terms.texts[language], name, agreed[name]),
    );
}

/** The rulings that are on, each in a sentence. */
export function rulingsIn(
  { texts }: Pick<Terms, 'texts'>,
  { rulings }: OptionValues,
  language: BoardLanguage,
): string[] {
  const names: readonly unknown[] = Array.isArray(rulings) ? rulings : [];
  return names.map((name) => texts[language].option('rulings', name) ?? String(name));
}
