import { CARD_WORDS, WAITING, type VisitingCard } from '@brink/struggle';
import { programOf } from '@brink/red-sea/card';
import { ALL_CARDS } from '@brink/red-sea/cards/index';
import { makeWorld } from '@brink/twilight-struggle/world';
import { draftOf } from '../draft.ts';
import { guestFacts, type GuestCard } from '../guests.ts';
import { GUESTS, homeOf } from './guests.ts';
import { guestSetting, layout } from './setting.ts';

const visiting: readonly VisitingCard[] = GUESTS.map((guest) => ({
  facts: guestFacts(guest, homeOf(guest.id)),
  ...programOf(
    ALL_CARDS.find(({ number }) => number === guest.home)!,
    guestSetting,
  ),
}));

const pileOf = ({ isLate }: GuestCard): number => (isLate ? WAITING + CARD_WORDS : WAITING);

/** Twilight Struggle with cards of Red Sea; it is as long as ever (§12.3). */
export const guestWorld = makeWorld({ visiting, layout, draft: draftOf(GUESTS, pileOf) });
