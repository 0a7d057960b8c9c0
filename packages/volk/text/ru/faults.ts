import type { FaultLine } from '@brink/kernel';
import type { POSITION_FAULTS, POSITION_NOTES } from '../../position.ts';
import type { BoardFault } from '../../violations.ts';
import { seats } from './seats.ts';

type Code = (typeof POSITION_FAULTS)[number] | (typeof POSITION_NOTES)[number] | BoardFault;

/** What cannot be where a turn begins, and what is odd about it. */
export const faults: Readonly<Record<Code, FaultLine>> = {
  emptyDisplay: () => 'Открытых карт нет: эта половина декады окончена.',
  sectorsDiffer: () => 'Уровень жизни Западного Берлина — сумма его секторов.',
  tooManySocialists: () => 'Столько социалистов нет.',
  socialistInWest: () => 'Социалисты бывают только на Востоке.',
  ruinWithoutFactory: () => 'Изношенной бывает только фабрика.',
  protestForNobody: () => 'Протест снабжающей провинции без массового протеста в Западном Берлине.',
  tooMuchExhausted: () => 'Использовано больше полиции, чем есть.',
  discardInDeck: () => 'Сброшенная карта осталась в колоде.',
  nothingToPlay: () => 'Здесь никому нечего выбирать.',
  largeHand: (seat, held, usual) =>
    `${seats[Number(seat)]}: карт в руке — ${held}, обычно ${usual}.`,
  fullDisplay: (shown, usual) => `Открытых карт — ${shown}, обычно ${usual}.`,
};
