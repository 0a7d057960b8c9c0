import { Where, stabilityOf } from '@brink/struggle';
import { closeByNato } from './rule-points.ts';

/** Countries of low stability; NATO closes those of the US to the event, whoever plays it. */
export const brushWarTargets = new Where((game, out) => {
  out.fill(0, 0, 3);
  for (let country = 0; country < game.rules.countryCount; country++) {
    if (stabilityOf(game, country) <= 2) out[country >> 5] |= 1 << (country & 31);
  }
  closeByNato(game, out);
});
