import { parseStep, type Prompt, type Texts } from '@brink/kernel';
import type { ExplorerTexts } from './texts.ts';

const prompt = (code: string, domain: string): Prompt => ({
  code,
  domain,
  args: [],
  actors: [],
  choices: [],
});

/** The title of a card, in any game. */
export const cardTitle = (texts: Texts, card: number): string =>
  // Where a card is chosen its operations stand behind the title.
  texts.choice(prompt('headline', 'card'), card).replace(/ \(\d\)$/, '');
/** The name of a country. */
export const countryName = (texts: Texts, country: number): string =>
  texts.choice(prompt('placeInfluence', 'country'), country);

/** Placements of a set-up, by country. */
export const placementsOf = (choice: string): readonly (readonly [number, number])[] =>
  choice.split('_').map((each) => {
    const [country, points] = each.split('.').map(Number);
    return [country, points] as const;
  });

/** A step in words: "West Germany 4, Italy 3", "Red Scare/Purge", "Coup: Iran". */
export function stepWords(code: string, texts: Texts, words: ExplorerTexts): string {
  const step = parseStep(code);
  if (!step) return code;
  const { kind, choice } = step;
  if (kind === 'setup' || kind === 'bonus') {
    const sign = kind === 'bonus' ? '+' : '';
    return [...placementsOf(choice)]
      .sort((a, b) => b[1] - a[1] || a[0] - b[0])
      .map(([country, points]) => `${countryName(texts, country)}\u00a0${sign}${points}`)
      .join(', ');
  }
  if (kind === 'headline' || /^\d+$/.test(choice)) return cardTitle(texts, Number(choice));
  const [use, about] = choice.split('.');
  const named = words.uses[use] ?? use;
  if (about === undefined) return named;
  const what = use === 'coup' ? countryName(texts, Number(about)) : cardTitle(texts, Number(about));
  return `${named}: ${what}`;
}
