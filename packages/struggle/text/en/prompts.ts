import type { SHARED_PLAYER_PROMPTS, SHARED_PROMPTS } from '../../prompts.ts';
import { US } from '../../sides.ts';
import type { LinesOf, Names } from '../message.ts';
import { ops, plural, points } from './plural.ts';
import { seats } from './seats.ts';

export const countries = (n: number): string => `${n} ${plural(n, 'country', 'countries')}`;

/** What to do, for the one who has to do it, in every game of the family. */
export const sharedPrompts = ({ card }: Pick<Names, 'card'>): LinesOf<typeof SHARED_PROMPTS> => ({
  coupDie: () => 'Coup: the die is rolled',
  draw: () => 'A card is drawn',
  examine: () => 'A card of the draw pile is looked at',
  randomCard: () => 'A card is drawn at random from a hand',
  realignDie: () => 'Realignment: the die of the active side is rolled',
  realignDieRival: () => 'Realignment: the rival’s die is rolled',
  spaceDie: () => 'Space race: the die is rolled',
  trapDie: () => 'The die to get out of the trap is rolled',
  warDie: () => 'War: the die is rolled',
  choose: () => 'Make your choice',
  headline: () => 'Choose your headline card',
  actionRound: () => 'Choose a card to play',
  useOfCard: ({ card: number }) => `${card(number)}: choose how to use the card`,
  operations: ({ ops: value }) => `Choose what to do with ${ops(value)}`,
  placeInfluence: ({ left }) =>
    left > 0 ? `Place influence: ${points(left)} left` : 'Place the bonus point, or stop',
  coupTarget: ({ ops: value }) => `Coup with ${ops(Math.max(1, value))}: choose the country`,
  realignTarget: ({ left }) =>
    left > 0
      ? `Realignment: choose the country, ${left} ${plural(left, 'roll', 'rolls')} left`
      : 'Realignment: choose the country for the bonus roll, or stop',
  place: ({ left, each }) =>
    each === 1
      ? `Place influence: ${points(left)} left`
      : `Choose where to place ${points(each)} of influence: ${countries(left)} left`,
  remove: ({ left, each }) =>
    each === 1
      ? `Remove influence: ${points(left)} left`
      : `Choose where to remove ${points(each)} of influence: ${countries(left)} left`,
  removeAll: ({ left }) => `Remove all influence: ${countries(left)} left`,
  warTarget: () => 'Choose the country to attack',
  trapDiscard: () => 'Choose a card to discard to get out of the trap',
});

/** What one is doing, for those who look on: “The USSR is …”. */
export const SHARED_DOING: Readonly<Record<keyof typeof SHARED_PLAYER_PROMPTS, string>> = {
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
};

export const waitingFor =
  <Code extends string>(doing: Readonly<Record<Code, string>>) =>
  (actors: readonly number[], code: Code): string =>
    actors.length > 1
      ? `Both sides are ${doing[code]}`
      : `The ${seats[actors[0] ?? US]} is ${doing[code]}`;
