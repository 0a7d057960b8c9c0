import { LANGUAGES, type Language, type Prompt, type Texts } from '@brink/kernel';
import type { AdapterNames } from '../adapter.ts';

const asked = (domain: string): Prompt => ({ code: '', domain, args: [], actors: [], choices: [] });

/** Names as the game's own texts have them; effects of visiting cards have none of their own. */
export function namesFrom(
  texts: Readonly<Record<Language, Texts>>,
  region: (language: Language, region: number) => string,
  effect: (language: Language, flag: number) => string | undefined,
): Readonly<Record<Language, AdapterNames>> {
  const entries = LANGUAGES.map((language): [Language, AdapterNames] => [
    language,
    {
      card: (card) => texts[language].choice(asked('card'), card),
      country: (country) => texts[language].choice(asked('country'), country),
      region: (index) => region(language, index),
      effect: (flag) => effect(language, flag) ?? `${flag}`,
    },
  ]);
  return Object.fromEntries(entries) as Record<Language, AdapterNames>;
}
