import type { PlayerPrompt } from '../../prompts.ts';
import { BIDDING, bidPrompts, orBidding } from '@brink/struggle/text/en/bidding';
import {
  SHARED_DOING,
  countries,
  sharedPrompts,
  waitingFor,
} from '@brink/struggle/text/en/prompts';
import type { Prompts } from '../catalogue.ts';
import { CRISES } from '../../turn-zero/crises.ts';
import { ofCard, ofCountry } from '../names.ts';
import { cards } from './cards.ts';
import { inCountry, specialAreas } from './countries.ts';
import { points } from './plural.ts';
import { crises } from './turn-zero.ts';

const where = ofCountry(inCountry, specialAreas['chinese-civil-war'].in);

/** What to do, for the one who has to do it. */
export const prompts: Prompts = {
  ...sharedPrompts({ card: ofCard(cards) }),
  olympicDie: () => 'Olympic Games: roll the sponsor’s die',
  olympicDieRival: () => 'Olympic Games: roll the opponent’s die',
  summitDie: () => 'Summit: roll the die of the side that played it',
  summitDieRival: () => 'Summit: roll the opponent’s die',
  discardHeld: () => 'You may discard one held card',
  orderCard: () => 'Choose the card that the US must play',
  aldrichAmes: () => 'Choose a US card to discard',
  askNot: () => 'Discard any number of cards; you draw as many',
  blockade: () => 'Discard a card of 3 Ops or more, or lose all influence in West Germany',
  blockadeDiscard: () => 'Choose a card of 3 Ops or more to discard',
  chernobyl: () => 'Choose the region where the USSR may not place influence with Ops',
  deStalinization: ({ left }) => `Remove up to ${left} USSR influence to move it`,
  debtCrisis: () =>
    'Discard a card of 3 Ops or more, or the USSR doubles its influence in 2 countries',
  defconLevel: () => 'Set DEFCON to the level of your choice',
  doubleInfluence: ({ left }) => `Double USSR influence in South America: ${countries(left)} left`,
  grainSales: () => 'Play the card drawn, or return it and use 2 Ops',
  independentReds: () => 'Choose a country: add US influence to equal the USSR’s',
  missileEnvy: () => 'Choose which of your cards with most Ops to hand over',
  olympicGames: () => 'Take part in the Olympic Games or boycott them',
  ourManInTehran: () => 'Choose cards to discard; the others return to the draw pile',
  saltNegotiations: () => 'You may take one non-scoring card from the discard pile',
  shuttleDiplomacy: () => 'Choose a USSR battleground that does not count in this scoring',
  southAfricanUnrest: () => 'Choose how to place influence in and around South Africa',
  starWars: () => 'Choose a card from the discard pile to play its event',
  summit: () => 'You may move DEFCON by 1',
  unIntervention: () => 'Choose a card with your opponent’s event to use its Ops',
  wargames: () => 'Give your opponent 6 VP and end the game?',
  warsawPact: () => 'Remove US influence or add USSR influence in Eastern Europe',
  ...bidPrompts,
  crisis: () => 'Reveal the next crisis',
  crisisDie: () => 'Crisis: roll the die',
  statecraftLost: () => 'Lose a random statecraft card',
  statecraft: ({ crisis }) => `${crises[CRISES[crisis]].name}: choose a statecraft card`,
  yaltaCard: () => 'You may take a card into your first hand',
  mixedOperations: ({ left }) =>
    left > 0 ? `Place influence or realign: ${points(left)} left` : 'Use the bonus point, or stop',
  coupAgain: ({ die, country }) => `Coup ${where(country)}: you rolled ${die}. Roll again?`,
  spaceRoll: () => 'Space race: roll the die?',
  firstLightning: () => 'Choose a card with a US event to use its Ops; without one DEFCON falls',
  kremlinFlu: () => 'Play a scoring card',
  nonAligned: () => 'Choose the country that loses all influence',
};

/** What one is doing, for those who look on: “The USSR is …”. */
export const DOING: Readonly<Record<PlayerPrompt, string>> = {
  ...SHARED_DOING,
  discardHeld: 'deciding whether to discard a held card',
  orderCard: 'choosing the card that the US must play',
  aldrichAmes: 'choosing a US card to discard',
  askNot: 'discarding cards',
  blockade: 'answering the Blockade',
  blockadeDiscard: 'choosing a card to discard',
  chernobyl: 'choosing a region for Chernobyl',
  deStalinization: 'moving influence',
  debtCrisis: 'answering the Latin American Debt Crisis',
  defconLevel: 'setting DEFCON',
  doubleInfluence: 'doubling influence in South America',
  grainSales: 'deciding about the card drawn',
  independentReds: 'choosing a country in Eastern Europe',
  missileEnvy: 'choosing a card to hand over',
  olympicGames: 'deciding about the Olympic Games',
  ourManInTehran: 'looking at cards from the draw pile',
  saltNegotiations: 'looking through the discard pile',
  shuttleDiplomacy: 'choosing a battleground that does not count',
  southAfricanUnrest: 'choosing how to place influence',
  starWars: 'choosing an event from the discard pile',
  summit: 'deciding about DEFCON',
  unIntervention: 'choosing a card for UN Intervention',
  wargames: 'deciding whether to end the game',
  warsawPact: 'deciding about Eastern Europe',
  bid: BIDDING,
  statecraft: 'choosing a statecraft card',
  yaltaCard: 'deciding whether to take a card',
  mixedOperations: 'placing influence or realigning',
  coupAgain: 'deciding whether to roll again',
  spaceRoll: 'deciding whether to roll the die',
  firstLightning: 'choosing a card for First Lightning',
  kremlinFlu: 'choosing a scoring card',
  nonAligned: 'choosing a country that loses all influence',
};

export const waiting = orBidding(waitingFor(DOING));
