import type { FaultLine } from '@brink/kernel';
import type { POSITION_FAULTS, POSITION_NOTES } from '../../position-faults.ts';
import { plural } from './plural.ts';
import { seats } from './seats.ts';

type Code = (typeof POSITION_FAULTS)[number] | (typeof POSITION_NOTES)[number];

const side = (seat: string | number): string => seats[Number(seat)];
const cards = (n: string | number): string => `${n} ${plural(Number(n), 'card', 'cards')}`;

/** What cannot be on a table of the family, and what is odd about one. */
export const faults: Readonly<Record<Code, FaultLine>> = {
  defconOne: () => 'DEFCON 1 is nuclear war: the game is over.',
  vpWon: (leader, vp) => `The ${side(leader)} has ${vp} VP: the game is over.`,
  noSuchRound: (seat, round, turn) =>
    `The ${side(seat)} has no action round ${round} in turn ${turn}.`,
  nothingToPlay: () => 'The side to move has nothing to choose here: give it a card.',
  largeHand: (seat, held, usual) =>
    `The ${side(seat)} holds ${cards(held)}; ${usual} would be usual.`,
  uneven: (us, ussr) => `The hands differ much: US ${us}, USSR ${ussr}.`,
  manyScoring: (seat, scoring) => `The ${side(seat)} holds ${scoring} scoring cards.`,
  noMilitary: (seat, ops) =>
    `The ${side(seat)} has ${ops} military ops before the first action round.`,
};
