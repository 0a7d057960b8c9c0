import { SELF, Where, countriesWhere, sideOf, stabilityOf } from '@brink/struggle';

const unstable = countriesWhere((game, country) => stabilityOf(game, country) <= 2);

/** Countries of low stability that are not closed to wars. */
export const brushWarTargets = new Where((game, out) => {
  unstable.into(game, out);
  game.rules.rule.limitWars?.(game, sideOf(game, SELF), out);
});
