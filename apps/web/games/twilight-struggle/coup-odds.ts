import { COUNTRIES, type CountryFacts } from '@brink/twilight-struggle/data/countries';
import type { TwilightView } from '@brink/twilight-struggle/view';
import { redSeaCoupDie, type GuestMarks } from '../struggle/guests.ts';
import { oddsOfCoup, type CoupOdds } from '../struggle/coup-odds.ts';

const CHINA = 6;

/** What everybody at the table can reckon before a coup is rolled. */
export function coupOdds(
  view: TwilightView & GuestMarks,
  area: number,
  raw: number,
  seat: number,
): CoupOdds {
  const country = view.countries[area];
  const facts: CountryFacts | undefined = COUNTRIES[area];
  const has = (effect: TwilightView['effects'][number]): boolean => view.effects.includes(effect);
  const isAmerican = facts?.region === 'central-america' || facts?.region === 'south-america';
  const squads = isAmerican
    ? Number(has(seat === 0 ? 'DeathSquadsForUs' : 'DeathSquadsForUssr')) -
      Number(has(seat === 0 ? 'DeathSquadsForUssr' : 'DeathSquadsForUs'))
    : 0;
  const isInSoutheastAsia = facts?.subregions.includes('southeast-asia') ?? false;
  const bonus =
    Number(view.resolving.includes(CHINA) && facts?.region === 'asia') +
    Number(seat === 1 && has('VietnamRevolts') && isInSoutheastAsia);
  const lowersDefcon = country.battleground && !(seat === 0 && has('NuclearSubs'));
  const terms = {
    ops: Math.max(1, raw + bonus),
    modifier:
      squads -
      Number(has('SaltNegotiations')) +
      redSeaCoupDie(view, view.guestEffects ?? [], area, seat),
    lowersDefcon,
    isDeadly:
      (lowersDefcon && view.defcon === 2) ||
      has(seat === 0 ? 'CubanMissileCrisisOnUs' : 'CubanMissileCrisisOnUssr'),
  };
  return oddsOfCoup(country, terms, seat);
}
