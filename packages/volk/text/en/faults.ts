import type { FaultLine } from '@brink/kernel';
import type { POSITION_FAULTS, POSITION_NOTES } from '../../position.ts';
import { seats } from './seats.ts';

type Code = (typeof POSITION_FAULTS)[number] | (typeof POSITION_NOTES)[number];

/** What cannot be where a turn begins, and what is odd about it. */
export const faults: Readonly<Record<Code, FaultLine>> = {
  emptyDisplay: () => 'The display is empty: this half of the decade is over.',
  nothingToPlay: () => 'Nobody has a card to choose here.',
  largeHand: (seat, held, usual) =>
    `${seats[Number(seat)]} holds ${held} cards; ${usual} would be usual.`,
  fullDisplay: (shown, usual) => `The display has ${shown} cards; ${usual} is its size.`,
};
