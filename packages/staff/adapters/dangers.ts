import type { GuestCard } from '@brink/crossover/guests';
import { GUESTS as INTO_RED_SEA } from '@brink/crossover/into-red-sea/guests';
import { GUESTS as INTO_TWILIGHT_STRUGGLE } from '@brink/crossover/into-twilight-struggle/guests';
import { HINTS } from '@brink/red-sea/bot/card-hints';
import { CARDS } from '@brink/red-sea/data/cards';
import { dangerOf as dangerAtHome } from '@brink/twilight-struggle/bot/danger';

type Danger = (card: number) => string | undefined;

const redSea = new Map<number, string | undefined>(
  CARDS.map(({ id, number }) => [number, HINTS[id].danger]),
);

/** Guests are as dangerous as at home. */
const withGuests =
  (own: Danger, guests: readonly GuestCard[], home: Danger): Danger =>
  (card) => {
    const guest = guests.find(({ number }) => number === card);
    return guest ? home(guest.home) : own(card);
  };

const redSeaDanger: Danger = (card) => redSea.get(card);

export const dangerInTwilightStruggle = withGuests(
  dangerAtHome,
  INTO_TWILIGHT_STRUGGLE,
  redSeaDanger,
);
export const dangerInRedSea = withGuests(redSeaDanger, INTO_RED_SEA, dangerAtHome);
