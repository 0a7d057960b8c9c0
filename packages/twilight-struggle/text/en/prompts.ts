import { US, type PlayerPrompt } from '@brink/struggle';
import type { Prompts } from '../catalogue.ts';
import { ofCard } from '../names.ts';
import { cards } from './cards.ts';
import { ops, plural, points } from './plural.ts';
import { seats } from './seats.ts';

const card = ofCard(cards);
const countries = (n: number): string => `${n} ${plural(n, 'country', 'countries')}`;

/** What to do, for the one who has to do it. */
export const prompts: Prompts = {
  coupDie: () => 'Coup: the die is rolled',
  draw: () => 'A card is drawn',
  examine: () => 'A card of the draw pile is looked at',
  olympicDie: () => 'Olympic Games: the sponsor’s die is rolled',
  olympicDieRival: () => 'Olympic Games: the rival’s die is rolled',
  randomCard: () => 'A card is drawn at random from a hand',
  realignDie: () => 'Realignment: the die of the active side is rolled',
  realignDieRival: () => 'Realignment: the rival’s die is rolled',
  spaceDie: () => 'Space race: the die is rolled',
  summitDie: () => 'Summit: the die of the event’s player is rolled',
  summitDieRival: () => 'Summit: the rival’s die is rolled',
  trapDie: () => 'The die to get out of the trap is rolled',
  warDie: () => 'War: the die is rolled',

  choose: () => 'Make your choice',
  headline: () => 'Choose your headline card',
  actionRound: () => 'Choose a card to play',
  useOfCard: (number) => `${card(number)}: choose how to use the card`,
  operations: (value) => `Choose what to do with ${ops(value)}`,
  placeInfluence: (left) =>
    left > 0 ? `Place influence: ${points(left)} left` : 'Place the bonus point, or stop',
  coupTarget: (value) => `Coup with ${ops(Math.max(1, value))}: choose the country`,
  realignTarget: (left) =>
    left > 0
      ? `Realignment: choose the country, ${left} ${plural(left, 'roll', 'rolls')} left`
      : 'Realignment: choose the country for the bonus roll, or stop',
  place: (left, each) =>
    each === 1
      ? `Place influence: ${points(left)} left`
      : `Choose where to place ${points(each)} of influence: ${countries(left)} left`,
  remove: (left, each) =>
    each === 1
      ? `Remove influence: ${points(left)} left`
      : `Choose where to remove ${points(each)} of influence: ${countries(left)} left`,
  removeAll: (left) => `Remove all influence: ${countries(left)} left`,
  warTarget: () => 'Choose the country to attack',
  trapDiscard: () => 'Choose a card to discard to get out of the trap',
  discardHeld: () => 'You may discard one held card',
  orderCard: () => 'Choose the card that the US has to play',
  aldrichAmes: () => 'Choose a US card to be discarded',
  askNot: () => 'Discard as many cards as you like; you draw the same number',
  blockade: () => 'Discard a card of 3 ops or more, or lose all influence in West Germany',
  blockadeDiscard: () => 'Choose a card of 3 ops or more to discard',
  chernobyl: () => 'Choose the region where the USSR may not place influence with ops',
  deStalinization: (left) => `Take influence off the board to move it: up to ${points(left)}`,
  debtCrisis: () =>
    'Discard a card of 3 ops or more, or the USSR doubles its influence in 2 countries',
  defconLevel: () => 'Set DEFCON to the level of your choice',
  doubleInfluence: (left) => `Double USSR influence: ${countries(left)} left`,
  grainSales: () => 'Play the card drawn, or give it back and use 2 ops',
  independentReds: () => 'Choose a country where US influence draws level with the USSR',
  missileEnvy: () => 'Choose which of your highest cards to hand over',
  olympicGames: () => 'Take part in the Olympic Games or boycott them',
  ourManInTehran: () => 'Choose cards to discard; the others return to the draw pile',
  saltNegotiations: () => 'You may take a card from the discard pile',
  shuttleDiplomacy: () => 'Choose a USSR battleground that does not count in this scoring',
  southAfricanUnrest: () => 'Choose how to place influence in and around South Africa',
  starWars: () => 'Choose a card from the discard pile to play its event',
  summit: () => 'You may move DEFCON by 1',
  unIntervention: () => 'Choose a card with a rival’s event to use its ops',
  wargames: () => 'Give the rival 6 VP and end the game?',
  warsawPact: () => 'Remove US influence or add USSR influence in Eastern Europe',
};

/** What one is doing, for those who look on: “The USSR is …”. */
const DOING: Readonly<Record<PlayerPrompt, string>> = {
  choose: 'making a choice',
  headline: 'choosing a headline card',
  actionRound: 'choosing a card to play',
  useOfCard: 'choosing how to use a card',
  operations: 'choosing an operation',
  placeInfluence: 'placing influence',
  coupTarget: 'choosing the country for a coup',
  realignTarget: 'choosing the country for a realignment',
  place: 'placing influence',
  remove: 'removing influence',
  removeAll: 'removing influence',
  warTarget: 'choosing the country to attack',
  trapDiscard: 'choosing a card to discard',
  discardHeld: 'deciding whether to discard a held card',
  orderCard: 'choosing the card that the US has to play',
  aldrichAmes: 'choosing a US card to be discarded',
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
  ourManInTehran: 'looking at cards of the draw pile',
  saltNegotiations: 'looking through the discard pile',
  shuttleDiplomacy: 'choosing a battleground that does not count',
  southAfricanUnrest: 'choosing how to place influence',
  starWars: 'choosing an event from the discard pile',
  summit: 'deciding about DEFCON',
  unIntervention: 'choosing a card for UN Intervention',
  wargames: 'deciding whether to end the game',
  warsawPact: 'deciding about Eastern Europe',
};

export function waiting(actors: readonly number[], code: PlayerPrompt): string {
  if (actors.length > 1) return `Both sides are ${DOING[code]}`;
  return `The ${seats[actors[0] ?? US]} is ${DOING[code]}`;
}
