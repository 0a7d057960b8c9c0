import type { FaultLine } from '@brink/kernel';
import type { POSITION_FAULTS, POSITION_NOTES } from '../../position.ts';
import { seats } from './seats.ts';

type Code = (typeof POSITION_FAULTS)[number] | (typeof POSITION_NOTES)[number];

/** What cannot be where a turn begins, and what is odd about it. */
export const faults: Readonly<Record<Code, FaultLine>> = {
  emptyDisplay: () => 'Открытых карт нет: эта половина декады окончена.',
  nothingToPlay: () => 'Здесь никому нечего выбирать.',
  largeHand: (seat, held, usual) =>
    `${seats[Number(seat)]}: карт в руке — ${held}, обычно ${usual}.`,
  fullDisplay: (shown, usual) => `Открытых карт — ${shown}, обычно ${usual}.`,
};
