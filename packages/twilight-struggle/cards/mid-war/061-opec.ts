import { USSR, controlledBy, countOf, gain, notRaised } from '@brink/struggle';
import { card } from '../../card.ts';

/** The USSR gains 1 VP for each of seven oil countries that it controls. Ended by North Sea Oil. */
export default card(61, ({ Flag, oilCountries }) => ({
  needs: notRaised(Flag.NorthSeaOil),
  event: [gain(USSR, countOf(oilCountries.and(controlledBy(USSR))))],
}));
