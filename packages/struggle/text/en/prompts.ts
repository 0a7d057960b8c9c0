import type { SHARED_PLAYER_PROMPTS, SHARED_PROMPTS } from '../../prompts.ts';
import { US } from '../../sides.ts';
import type { LinesOf, Names } from '../message.ts';
import { ops, plural, points } from './plural.ts';
import { seats } from './seats.ts';

export const countries = (n: number): string => `${n} ${plural(n, 'country', 'countries')}`;

/** One point that is left needs no limit. */
const limit = (left: number, most: number): string =>
  most > 0 && left > 1 ? `, max ${most} per country` : '';

const moreCountries = (left: number): string =>
  left === 1 ? '1 more country' : `each of ${left} more countries`;

/** What to do, for the one who has to do it, in every game of the family. */
export const sharedPrompts = ({ card }: Pick<Names, 'card'>): LinesOf<typeof SHARED_PROMPTS> => ({
  coupDie: () => 'Coup: roll the die',
  draw: () => 'Draw a card',
  examine: () => 'Look at the top card',
  randomCard: () => 'Draw a random card from the hand',
  realignDie: () => 'Realignment: roll the active side’s die',
  realignDieRival: () => 'Realignment: roll the opponent’s die',
  spaceDie: () => 'Space race: roll the die',
  trapDie: () => 'Trap: roll the die',
  warDie: () => 'War: roll the die',
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
  place: ({ left, each, side, most }) =>
    each === 1
      ? `Add ${left} more ${seats[side]} influence${limit(left, most)}`
      : `Add ${each} ${seats[side]} influence in ${moreCountries(left)}`,
  remove: ({ left, each, side, most }) =>
    each === 1
      ? `Remove ${left} more ${seats[side]} influence${limit(left, most)}`
      : `Remove ${each} ${seats[side]} influence from ${moreCountries(left)}`,
  removeAll: ({ left, side }) =>
    `Remove all ${seats[side]} influence from ${left} more ${plural(left, 'country', 'countries')}`,
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
