import type { Manner } from '../../result.ts';
import { seats } from './seats.ts';

const REASONS: Readonly<Record<Manner, string>> = {
  none: 'партия окончена',
  insolvency: 'Востоку больше нечего демонтировать',
  triumphOfSocialism: 'торжество социализма',
  socialismFails: 'у Востока не осталось социалистов',
  collapse: 'государство рухнуло под массовыми протестами',
  bothCollapse: 'рухнули оба государства',
  survival: 'Восток пережил четвертую декаду',
  armsRace: 'гонка вооружений выиграна',
  spaceRace: 'космическая гонка выиграна',
  nuclearWar: 'ядерная война',
};

export function ending(winners: readonly number[], manner: Manner): string {
  const who = winners.map((seat) => seats[seat]).join(' и ');
  if (who === '') return `Победителя нет: ${REASONS[manner]}`;
  return `${winners.length > 1 ? 'Победители' : 'Победитель'} — ${who}: ${REASONS[manner]}`;
}
