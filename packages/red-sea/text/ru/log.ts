import { US, mannerAt } from '@brink/struggle';
import { bidLog } from '@brink/struggle/text/ru/bidding';
import { sharedLog } from '@brink/struggle/text/ru/log';
import type { Names } from '@brink/struggle/text/message';
import { quoted } from '@brink/struggle/text/ru/quoted';
import { seats } from '@brink/struggle/text/ru/seats';
import { flagName } from '../../flags.ts';
import type { Catalogue } from '../catalogue.ts';
import { ofCard, ofCountry, ofRegion } from '../names.ts';
import { cards } from './cards.ts';
import { inCountry } from './countries.ts';
import { effects } from './effects.ts';
import { MANNERS } from '../../manners.ts';
import { ending } from './ending.ts';
import { regions, spaceBoxes } from './places.ts';

const name = ofCard(cards);

/** «США» is plural, «СССР» singular. */
const does = (side: number, ofMany: string, ofOne: string): string =>
  `${seats[side]} ${side === US ? ofMany : ofOne}`;

/** The lines with names for cards and effects that may be those of visiting cards as well. */
export const logWith = (
  card: (number: number) => string,
  effect: (flag: number) => string,
  where: (country: number) => string = ofCountry(inCountry),
  over: Names['ending'] = (winner, manner) => ending(winner, mannerAt(MANNERS, manner)),
): Catalogue['log'] => ({
  ...sharedLog({
    card,
    where,
    region: ofRegion(regions),
    effect,
    spaceBoxes,
    passingCard: '«Румынская автономия»',
    ending: over,
  }),
  ...bidLog,
  flashpoint: ({ country, card: number }) =>
    `Горячая точка, переворот ${where(country)}: раскрыта карта ${card(number)}`,
  underPile: ({ card: number }) => `Карта ${card(number)} кладется под низ колоды`,
  fixDie: ({ side, die }) => `${does(side, 'назначают', 'назначает')} кубику значение ${die}`,
  seaLanes: ({ side, standing }) =>
    standing === 2
      ? `${does(side, 'контролируют', 'контролирует')} Стратегические морские пути`
      : `У ${seats[side]} больше влияния на Стратегических морских путях`,
  famine: ({ country, isThere }) => `${isThere ? 'Голод' : 'Конец голода'} ${where(country)}`,
  centcom: ({ keptOut, country }) =>
    `ЦК ВС США закрывает доступ для ${seats[keptOut]} ${where(country)}`,
});

export const log = logWith(
  (number) => quoted(name(number)),
  (flag) => effects[flagName(flag)],
);
