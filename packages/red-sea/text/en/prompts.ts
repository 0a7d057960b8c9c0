import { BIDDING, bidPrompts, orBidding } from '@brink/struggle/text/en/bidding';
import {
  SHARED_DOING,
  countries,
  sharedPrompts,
  waitingFor,
} from '@brink/struggle/text/en/prompts';
import { plural, points } from '@brink/struggle/text/en/plural';
import { seats } from '@brink/struggle/text/en/seats';
import type { PlayerPrompt } from '../../prompts.ts';
import type { Catalogue } from '../catalogue.ts';
import { ofCard } from '../names.ts';
import { cards } from './cards.ts';

/** What to do, for the one who has to do it. */
export const prompts: Catalogue['prompts'] = {
  ...sharedPrompts({ card: ofCard(cards) }),
  ...bidPrompts,
  eventDie: () => 'The die of the event is rolled',
  flashpoint: () => 'Flashpoint: the top card of the pile is shown',
  fixDie: ({ side }) =>
    `Carter Doctrine: you may fix the die of the ${seats[side]} before it is rolled`,
  centcom: () => 'Choose the country that CENTCOM closes to the USSR',
  cyrusVance: () => 'Choose which of the cards drawn is discarded',
  defconStep: () => 'Raise or lower DEFCON by 1',
  famine: ({ left }) =>
    left > 1 ? 'Choose a country with Famine' : 'Choose a neighbour of it, also with Famine',
  gosplan: ({ left }) => `Discard ${left} ${plural(left, 'card', 'cards')} of your hand`,
  heroDiscard: () => 'Choose a card of the rival to discard',
  heroTake: () => 'Choose a card of the discard pile to take',
  mengistu: () => 'You may play a card of the US for its event, the sides exchanged',
  mrNyet: ({ left }) => `Empty countries in different regions: up to ${countries(left)}`,
  oau: () => 'Choose a card of the rival to discard for its ops',
  separatists: () => 'Choose a country where your influence draws level',
  usaid: () => 'Go first in every action round of this turn?',
  vanguard: ({ left }) =>
    `Take influence out of one country to move it: up to ${points(left)} more`,
  waterWars: () => 'Choose the country that the rival leaves',
  weAreTheWorld: () => 'Choose a country with Famine for 2 influence',
};

/** What one is doing, for those who look on: “The USSR is …”. */
export const DOING: Readonly<Record<PlayerPrompt, string>> = {
  ...SHARED_DOING,
  bid: BIDDING,
  fixDie: 'deciding about a die',
  centcom: 'choosing a country for CENTCOM',
  cyrusVance: 'choosing a card to be discarded',
  defconStep: 'deciding about DEFCON',
  famine: 'choosing countries with Famine',
  gosplan: 'discarding cards',
  heroDiscard: 'choosing a card to discard',
  heroTake: 'looking through the discard pile',
  mengistu: 'deciding about Mengistu Haile Mariam',
  mrNyet: 'removing influence',
  oau: 'choosing a card to discard',
  separatists: 'choosing a country for the Separatists',
  usaid: 'deciding who goes first',
  vanguard: 'moving influence',
  waterWars: 'choosing between Egypt and Ethiopia',
  weAreTheWorld: 'choosing a country with Famine',
};

export const waiting = orBidding(waitingFor(DOING));
