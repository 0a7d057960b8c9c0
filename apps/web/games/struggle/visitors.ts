import type { BoardLanguage, CardFace, EffectInPlay } from '@brink/board';
import type { Visitor } from '@brink/crossover/visitors';
import type { ByLanguage } from '../../table/game-ui.ts';

type Faces = ByLanguage<ReadonlyMap<number, CardFace>>;

/** The cards of a game with those that may come from the other, at the numbers they have here. */
export function withVisitors(own: Faces, home: Faces, visitors: readonly Visitor[]): Faces {
  const facesIn = (language: BoardLanguage): ReadonlyMap<number, CardFace> =>
    new Map([
      ...own[language],
      ...visitors.flatMap(({ number, home: at }): [number, CardFace][] => {
        const face = home[language].get(at);
        return face ? [[number, face]] : [];
      }),
    ]);
  return { en: facesIn('en'), ru: facesIn('ru') };
}

/** What of a view tells of visiting cards; a game without them has none of it. */
export interface VisitingMarks {
  readonly visitingEffects?: readonly string[];
  /** Countries with a marker of Famine. */
  readonly famine?: readonly number[];
  /** The country closed to each side by CENTCOM, -1 for none. */
  readonly centcom?: readonly number[];
}

const WORDS = {
  en: { famine: 'Famine', closed: (side: string) => `closed to ${side}`, sides: ['US', 'USSR'] },
  ru: { famine: 'голод', closed: (side: string) => `закрыта: ${side}`, sides: ['США', 'СССР'] },
} as const;

/** The markers that lie on a country, in words. */
export function marksOn(
  { famine = [], centcom = [] }: VisitingMarks,
  country: number,
  language: BoardLanguage,
): readonly string[] | undefined {
  const texts = WORDS[language];
  const marks = [
    ...(famine.includes(country) ? [texts.famine] : []),
    ...texts.sides.flatMap((side, seat) => (centcom[seat] === country ? [texts.closed(side)] : [])),
  ];
  return marks.length > 0 ? marks : undefined;
}

/** Chips of effects that came with visiting cards. */
export const visitingEffectsIn = <Flag extends string>(
  { visitingEffects = [] }: VisitingMarks,
  effectsOf: (flags: readonly Flag[], language: BoardLanguage) => readonly EffectInPlay[],
  language: BoardLanguage,
): readonly EffectInPlay[] => effectsOf(visitingEffects as readonly Flag[], language);
