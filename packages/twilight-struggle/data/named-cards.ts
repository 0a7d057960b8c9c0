/**
 * Cards of national editions of which only the names are known: what their events do was not to
 * be found. They have no number, no text and no place in any deck until somebody owns one.
 */
export interface NamedCard {
  readonly id: string;
  readonly en: string;
  readonly ru: string;
  readonly edition: 'greek' | 'italian' | 'polish' | 'russian' | 'spanish';
}

export const NAMED_CARDS: readonly NamedCard[] = [
  { id: 'finlandization', en: 'Finlandization', ru: 'Финляндизация', edition: 'russian' },
  { id: 'years-of-lead', en: 'Years of Lead', ru: 'Свинцовые годы', edition: 'italian' },
  { id: 'gladio', en: 'Gladio', ru: 'Гладио', edition: 'italian' },
  { id: 'baghdad-pact', en: 'Baghdad Pact', ru: 'Багдадский пакт', edition: 'polish' },
  {
    id: 'martial-law-in-poland',
    en: 'Martial Law in Poland',
    ru: 'Военное положение в Польше',
    edition: 'polish',
  },
  { id: 'nato-referendum', en: 'NATO Referendum', ru: 'Референдум о НАТО', edition: 'spanish' },
  {
    id: 'regime-of-the-colonels',
    en: 'Regime of the Colonels',
    ru: 'Режим полковников',
    edition: 'greek',
  },
];
