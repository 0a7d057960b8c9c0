import type { FaultLine } from '@brink/kernel';
import type { POSITION_FAULTS, POSITION_NOTES } from '../../position.ts';
import type { BoardFault } from '../../violations.ts';
import { seats } from './seats.ts';

type Code = (typeof POSITION_FAULTS)[number] | (typeof POSITION_NOTES)[number] | BoardFault;

/** What cannot be where a turn begins, and what is odd about it. */
export const faults: Readonly<Record<Code, FaultLine>> = {
  emptyDisplay: () => 'The display is empty: this half of the decade is over.',
  sectorsDiffer: () => 'West Berlin’s living standard must be the sum of its sectors.',
  tooManySocialists: () => 'There are not so many socialists.',
  socialistInWest: () => 'Socialists stand in the East only.',
  ruinWithoutFactory: () => 'Only a factory can be rundown.',
  protestForNobody: () => 'A supplier protests without a mass protest in West Berlin.',
  tooMuchExhausted: () => 'More police is exhausted than there is.',
  discardInDeck: () => 'A discarded card is still in its deck.',
  nothingToPlay: () => 'Nobody has a card to choose here.',
  largeHand: (seat, held, usual) =>
    `${seats[Number(seat)]} holds ${held} cards; ${usual} would be usual.`,
  fullDisplay: (shown, usual) => `The display has ${shown} cards; ${usual} is its size.`,
};
