import {
  COUNTRY_WORDS,
  CONTROL,
  US,
  USSR,
  besideSuperpower,
  nextTo,
  place,
  throughout,
  withMarkerOf,
} from '@brink/struggle';
import { card } from '../../card.ts';

/**
 * 4 US influence, 2 a country, next to what the USSR controlled when the round began; on a map
 * with superpowers the USSR itself is a country under control (§2.1.5 of Twilight Struggle).
 */
export default card(6, ({ Countries, HELD }) => ({
  event: [
    place(US, {
      points: 4,
      perCountry: 2,
      where: nextTo(withMarkerOf(HELD, USSR)).or(besideSuperpower(USSR)).and(Countries),
    }),
  ],
  lasting: [
    throughout({
      onRound: ({ sets }) => {
        for (let i = 0; i < 2 * COUNTRY_WORDS; i++) sets[HELD + i] = sets[CONTROL + i];
      },
    }),
  ],
}));
