import { COUNTRIES } from '@brink/red-sea/data/countries';
import type { RedSeaView } from '@brink/red-sea/view';
import { oddsOfCoup, type CoupOdds } from '../struggle/coup-odds.ts';

const USSR = 1;

/** What everybody at the table can reckon before a coup is rolled. */
export function coupOdds(view: RedSeaView, area: number, ops: number, seat: number): CoupOdds {
  const country = view.countries[area];
  const has = (effect: RedSeaView['effects'][number]): boolean => view.effects.includes(effect);
  const lowersDefcon = country.battleground || has('ZoneOfPeace');
  const isFlashpoint = COUNTRIES[area].flashpoint;
  return oddsOfCoup(
    country,
    {
      ops,
      modifier: Number(seat === USSR && has('Nasserism')) + Number(view.famine.includes(area)),
      lowersDefcon,
      // §6.3.6.1: the card that a flashpoint shows may cost DEFCON before the die is rolled.
      isDeadly: view.defcon === 2 && (lowersDefcon || isFlashpoint),
    },
    seat,
  );
}
