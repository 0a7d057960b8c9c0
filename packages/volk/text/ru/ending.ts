import type { Manner } from '../../result.ts';
import { USA, counterpartOf } from '../../sides.ts';
import { seats } from './seats.ts';

/** Of the four names one is a plural. */
const did = (seat: number | undefined, one: string, many: string, nobody: string): string =>
  seat === undefined ? nobody : `${seats[seat]} ${seat === USA ? many : one}`;

/** Why the game is over; `loser` is who gave up or ran out of time, if one can tell. */
const REASONS: Readonly<Record<Manner, (loser: number | undefined) => string>> = {
  none: () => 'партия окончена',
  insolvency: () => 'Востоку больше нечего демонтировать',
  triumphOfSocialism: () => 'торжество социализма',
  socialismFails: () => 'у Востока не осталось социалистов',
  collapse: () => 'государство рухнуло под массовыми протестами',
  bothCollapse: () => 'рухнули оба государства',
  survival: () => 'Восток пережил четвертую декаду',
  armsRace: () => 'гонка вооружений выиграна',
  spaceRace: () => 'космическая гонка выиграна',
  nuclearWar: () => 'ядерная война',
  resignation: (loser) => did(loser, 'сдался', 'сдались', 'сдача'),
  agreement: () => 'стороны согласились на ничью',
  time: (loser) => did(loser, 'исчерпал время', 'исчерпали время', 'время вышло'),
  closed: () => 'партию закрыл администратор',
};

export function ending(winners: readonly number[], manner: Manner): string {
  const who = winners.map((seat) => seats[seat]).join(' и ');
  const reason = REASONS[manner](winners.length === 1 ? counterpartOf(winners[0]) : undefined);
  if (who === '') return `Победителя нет: ${reason}`;
  return `${winners.length > 1 ? 'Победители' : 'Победитель'} — ${who}: ${reason}`;
}
