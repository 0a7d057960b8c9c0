import type { BoardLanguage, CardFace, EffectInPlay } from '@brink/board';
import type { GuestCard } from '@brink/crossover/guests';
import type { ByLanguage } from '../../table/game-ui.ts';

type Faces = ByLanguage<ReadonlyMap<number, CardFace>>;

/** The cards of a game with those that may come from the other, at the numbers they have here. */
export function withGuests(own: Faces, home: Faces, guests: readonly GuestCard[]): Faces {
  const facesIn = (language: BoardLanguage): ReadonlyMap<number, CardFace> =>
    new Map([
      ...own[language],
      ...guests.flatMap(({ number, home: at }): [number, CardFace][] => {
        const face = home[language].get(at);
        return face ? [[number, face]] : [];
      }),
    ]);
  return { en: facesIn('en'), ru: facesIn('ru') };
}

/** What of a view tells of guests; a game without them has none of it. */
export interface GuestMarks {
  readonly guestEffects?: readonly string[];
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
  { famine = [], centcom = [] }: GuestMarks,
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

/** Chips of effects that came with guests. */
export const guestEffectsIn = <Flag extends string>(
  { guestEffects = [] }: GuestMarks,
  effectsOf: (flags: readonly Flag[], language: BoardLanguage) => readonly EffectInPlay[],
  language: BoardLanguage,
): readonly EffectInPlay[] => effectsOf(guestEffects as readonly Flag[], language);
