import { US } from '@brink/struggle';
import { bidLog } from '@brink/struggle/text/ru/bidding';
import { sharedLog } from '@brink/struggle/text/ru/log';
import { quoted } from '@brink/struggle/text/ru/quoted';
import { seats } from '@brink/struggle/text/ru/seats';
import { flagName } from '../../flags.ts';
import type { Catalogue } from '../catalogue.ts';
import { ofCard, ofCountry, ofRegion } from '../names.ts';
import { cards } from './cards.ts';
import { inCountry } from './countries.ts';
import { effects } from './effects.ts';
import { ending } from './ending.ts';
import { regions, spaceBoxes } from './places.ts';

const name = ofCard(cards);

/** «США» is plural, «СССР» singular. */
const does = (side: number, ofMany: string, ofOne: string): string =>
  `${seats[side]} ${side === US ? ofMany : ofOne}`;

/** The lines with names for cards and effects that may be those of guests as well. */
export const logWith = (
  card: (number: number) => string,
  effect: (flag: number) => string,
  where: (country: number) => string = ofCountry(inCountry),
): Catalogue['log'] => ({
  ...sharedLog({
    card,
    where,
    region: ofRegion(regions),
    effect,
    spaceBoxes,
    passingCard: '«Румынская автономия»',
    ending,
  }),
  ...bidLog,
  flashpoint: (country, number) =>
    `Горячая точка, переворот ${where(country)}: раскрыта карта ${card(number)}`,
  underPile: (number) => `Карта ${card(number)} кладется под низ колоды`,
  fixDie: (side, die) => `${does(side, 'назначают', 'назначает')} кубику значение ${die}`,
  seaLanes: (side, standing) =>
    standing === 2
      ? `${does(side, 'контролируют', 'контролирует')} Стратегические морские пути`
      : `У ${seats[side]} больше влияния на Стратегических морских путях`,
  famine: (country, isThere) => `${isThere ? 'Голод' : 'Конец голода'} ${where(country)}`,
  centcom: (side, country) => `ЦК ВС США закрывает доступ для ${seats[side]} ${where(country)}`,
});

export const log = logWith(
  (number) => quoted(name(number)),
  (flag) => effects[flagName(flag)],
);
