import { TURN, US, USSR, remove } from '@brink/struggle';
import { card } from '../../card.ts';
import { EasternEurope } from '../../map.ts';

const LATE_WAR = 8;

/** The USSR loses 1 influence in each of 3 Eastern European countries, from turn 8 on 2 each. */
export default card(29, {
  event: [
    remove(USSR, {
      by: US,
      points: 3,
      perCountry: 1,
      where: EasternEurope,
      each: ({ mem }) => (mem[TURN] >= LATE_WAR ? 2 : 1),
    }),
  ],
});
