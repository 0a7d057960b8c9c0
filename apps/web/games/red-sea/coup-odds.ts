import { COUNTRIES } from '@brink/red-sea/data/countries';
import type { RedSeaView } from '@brink/red-sea/view';
import { redSeaCoupDie, type GuestMarks } from '../struggle/guests.ts';
import { oddsOfCoup, type CoupOdds } from '../struggle/coup-odds.ts';

type Seen = RedSeaView & GuestMarks;

/** What everybody at the table can reckon before a coup is rolled. */
export function coupOdds(view: Seen, area: number, ops: number, seat: number): CoupOdds {
  const country = view.countries[area];
  const has = (effect: RedSeaView['effects'][number]): boolean => view.effects.includes(effect);
  const lowersDefcon = country.battleground || has('ZoneOfPeace');
  const isFlashpoint = COUNTRIES[area].flashpoint;
  return oddsOfCoup(
    country,
    {
      ops,
      modifier:
        redSeaCoupDie(view, view.effects, area, seat) -
        Number(view.guestEffects?.includes('SaltNegotiations') ?? false),
      lowersDefcon,
      // §6.3.6.1: the card that a flashpoint shows may cost DEFCON before the die is rolled.
      isDeadly: view.defcon === 2 && (lowersDefcon || isFlashpoint),
    },
    seat,
  );
}
