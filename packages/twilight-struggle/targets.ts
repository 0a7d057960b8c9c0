import { SELF, USSR, Where, sideOf, stabilityOf } from '@brink/struggle';
import { closeByNato } from './rule-points.ts';

/** Countries of low stability; NATO protects those of the US from the USSR. */
export const brushWarTargets = new Where((game, out) => {
  out.fill(0, 0, 3);
  for (let country = 0; country < game.rules.countryCount; country++) {
    if (stabilityOf(game, country) <= 2) out[country >> 5] |= 1 << (country & 31);
  }
  if (sideOf(game, SELF) === USSR) closeByNato(game, out);
});
