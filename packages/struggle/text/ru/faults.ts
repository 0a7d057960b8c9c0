import type { FaultLine } from '@brink/kernel';
import type { POSITION_FAULTS, POSITION_NOTES } from '../../position-faults.ts';
import { plural } from './plural.ts';
import { seats } from './seats.ts';

type Code = (typeof POSITION_FAULTS)[number] | (typeof POSITION_NOTES)[number];

const side = (seat: string | number): string => seats[Number(seat)];
const cards = (n: string | number): string => `${n} ${plural(Number(n), 'карта', 'карты', 'карт')}`;

/** What cannot be on a table of the family, and what is odd about one. */
export const faults: Readonly<Record<Code, FaultLine>> = {
  defconOne: () => 'DEFCON 1 — ядерная война: партия окончена.',
  vpWon: (leader, vp) => `${side(leader)}: ${vp} ПО, партия окончена.`,
  noSuchRound: (seat, round, turn) => `${side(seat)}: в раунде ${turn} нет хода ${round}.`,
  nothingToPlay: () => 'Ходящей стороне здесь нечего выбирать: дайте ей карту.',
  largeHand: (seat, held, usual) => `${side(seat)}: в руке ${cards(held)}, обычно ${usual}.`,
  uneven: (us, ussr) => `Руки сильно различаются: США ${us}, СССР ${ussr}.`,
  manyScoring: (seat, scoring) => `${side(seat)}: карт подсчета очков в руке — ${scoring}.`,
  noMilitary: (seat, ops) => `${side(seat)}: очков военных операций до первого хода — ${ops}.`,
};
