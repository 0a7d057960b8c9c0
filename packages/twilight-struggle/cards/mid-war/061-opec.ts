import { USSR, controlledBy, countOf, gain, notRaised } from '@brink/struggle';
import { card } from '../../card.ts';
import { Flag } from '../../flags.ts';
import {
  Egypt,
  GulfStates,
  Iran,
  Iraq,
  Libya,
  SaudiArabia,
  Venezuela,
  countries,
} from '../../map.ts';

const oilCountries = countries(Egypt, Iran, Libya, SaudiArabia, Iraq, GulfStates, Venezuela);

/** The USSR gains 1 VP for each of seven oil countries that it controls. Ended by North Sea Oil. */
export default card(61, {
  needs: notRaised(Flag.NorthSeaOil),
  event: [gain(USSR, countOf(oilCountries.and(controlledBy(USSR))))],
});
