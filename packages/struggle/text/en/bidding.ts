import type { OPTIONAL_LOG } from '../../log.ts';
import type { OPTIONAL_PROMPTS } from '../../prompts.ts';
import type { LinesOf } from '../message.ts';
import { seats } from './seats.ts';

/** A bid as a button: the side wanted, and the points for the other. */
export const bid = (side: number, points: number): string =>
  `Play the ${seats[side]}: ${points} extra influence for the ${seats[1 - side]}`;

export const bidPrompts = {
  bidDie: () => 'Equal bids: roll the die for sides',
  bid: () => 'Bid: the side you want, and the extra influence your opponent gets for it',
} as const satisfies LinesOf<Pick<typeof OPTIONAL_PROMPTS, 'bid' | 'bidDie'>>;

const PLAYERS = ['First player', 'Second player'];

export const bidLog = {
  bid: ({ player, wanted, points }) =>
    `${PLAYERS[player]} bids for the ${seats[wanted]}: ${points} extra influence for the opponent`,
  seats: ({ sideOfFirst, us, ussr }) =>
    `First player: ${seats[sideOfFirst]}, second player: ${seats[1 - sideOfFirst]}; extra influence: US ${us}, USSR ${ussr}`,
} as const satisfies LinesOf<Pick<typeof OPTIONAL_LOG, 'bid' | 'seats'>>;

export const BIDDING = 'bidding for sides';

type Waiting<Code> = (actors: readonly number[], code: Code) => string;

/** Those who bid have no sides yet. */
export const orBidding =
  <Code extends string>(forSide: Waiting<Code>): Waiting<Code> =>
  (actors, code) =>
    code === 'bid'
      ? `${actors.length > 1 ? 'Both players are' : 'A player is'} ${BIDDING}`
      : forSide(actors, code);
