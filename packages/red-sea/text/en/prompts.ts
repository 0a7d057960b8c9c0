import { BIDDING, bidPrompts, orBidding } from '@brink/struggle/text/en/bidding';
import {
  SHARED_DOING,
  countries,
  sharedPrompts,
  waitingFor,
} from '@brink/struggle/text/en/prompts';
import { plural } from '@brink/struggle/text/en/plural';
import { seats } from '@brink/struggle/text/en/seats';
import type { PlayerPrompt } from '../../prompts.ts';
import type { Catalogue } from '../catalogue.ts';
import { ofCard } from '../names.ts';
import { cards } from './cards.ts';

/** What to do, for the one who has to do it. */
export const prompts: Catalogue['prompts'] = {
  ...sharedPrompts({ card: ofCard(cards) }),
  ...bidPrompts,
  eventDie: () => 'Event: roll the die',
  flashpoint: () => 'Flashpoint: reveal the top card of the pile',
  fixDie: ({ side }) => `Carter Doctrine: you may set the ${seats[side]}’s die before it rolls`,
  centcom: () => 'Choose the country that CENTCOM closes to your opponent',
  cyrusVance: () => 'Choose which of the drawn cards to discard',
  defconStep: () => 'Raise or lower DEFCON by 1',
  famine: ({ left }) =>
    left > 1 ? 'Choose a country to mark with Famine' : 'Choose its neighbour to mark with Famine',
  gosplan: ({ left }) => `Discard ${left} ${plural(left, 'card', 'cards')} from your hand`,
  heroDiscard: () => 'Discard an opponent’s card from your hand',
  heroTake: () => 'Choose a card to take from the discard pile',
  mengistu: () => 'You may play a US card for its event with the sides exchanged',
  mrNyet: ({ left }) => `Remove all US influence: different regions, up to ${countries(left)}`,
  oau: () => 'Choose an opponent’s card to discard: on 4–6 you use its Ops',
  separatists: () => 'Choose a country: add influence to equal your opponent’s',
  usaid: () => 'Go first in every action round of this turn?',
  vanguard: ({ left }) => `Remove influence from one country to move it: up to ${left} more`,
  waterWars: () => 'Choose the country where your opponent loses all influence',
  weAreTheWorld: () => 'Choose a country with Famine for 2 influence',
};

/** What one is doing, for those who look on: “The USSR is …”. */
export const DOING: Readonly<Record<PlayerPrompt, string>> = {
  ...SHARED_DOING,
  bid: BIDDING,
  fixDie: 'deciding about a die',
  centcom: 'choosing a country for CENTCOM',
  cyrusVance: 'choosing a card to discard',
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
