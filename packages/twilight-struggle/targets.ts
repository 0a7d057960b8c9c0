import { SELF, Where, sideOf, stabilityOf } from '@brink/struggle';

/** Countries of low stability that are not closed to wars. */
export const brushWarTargets = new Where((game, out) => {
  out.fill(0, 0, 3);
  for (let country = 0; country < game.rules.countryCount; country++) {
    if (stabilityOf(game, country) <= 2) out[country >> 5] |= 1 << (country & 31);
  }
  game.rules.rule.limitWars?.(game, sideOf(game, SELF), out);
});
