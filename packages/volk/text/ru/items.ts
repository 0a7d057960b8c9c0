import { PROVINCES } from '../../data/provinces.ts';
import { OPS, TRACKS, type OpName, type TrackName } from '../../deck/schema.ts';
import { WHERE, type Item } from '../../deck/item.ts';
import type { Names } from '../catalogue.ts';

const SIDES = ['Запад', 'Восток'] as const;
const POWERS = ['США', 'СССР', 'держава действующего блока'] as const;
export const tracks: Readonly<Record<TrackName, string>> = {
  prestige: 'Престиж',
  westernCurrency: 'Валюта',
  socialists: 'Социалисты',
  arms: 'Гонка вооружений',
  space: 'Космическая гонка',
  dominance: 'Доминирование',
};
const AREAS: Readonly<Record<string, string>> = {
  WestGermany: 'Западная Германия',
  CSSR: 'ЧССР',
  Polska: 'Польша',
  Rheinsberg: 'Райнсберг',
  'NI+Hamburg': 'Нижняя Саксония или Гамбург',
};

/** How often icons of one card may go to the same province. */
const CAPS = ['', 'каждый раз в другой провинции', 'не больше 2 на провинцию'] as const;

type Line = (item: Item) => string;

const LINES: Readonly<Record<OpName, Line>> = {
  'unrest+': () => '+1 фишка беспорядков',
  'unrest-': () => '−1 фишка беспорядков',
  moveUnrest: () => 'Переместить 1 фишку беспорядков на Востоке',
  build: () => 'Построить 1 балл',
  dismantle: () => 'Демонтировать 1 балл',
  'ls+': () => '+1 благосостояние',
  'ls+noUnrest': () => '+1 благосостояние без снижения беспорядков',
  'ls-': () => '−1 благосостояние',
  stop: () => 'Потеря фабрики',
  rundown: () => 'Обветшание фабрики',
  repair: () => 'Ремонт фабрики',
  police: () => 'Восток оставляет карту как полицию',
  removeMassProtest: () => 'Прекратить массовый протест',
  wallBuild: () => 'Строится стена',
  wallRemove: () => 'Стена рушится',
  stasiDisband: () => 'Роспуск Штази',
  guillaume: () => 'Восток смотрит карты',
  'dove-': () => 'Перевернуть голубя лицом вниз',
  'dove+': () => 'Перевернуть голубя лицом вверх',
  pay: ({ power, amount }) => `${POWERS[power]}: заплатить $${amount}`,
  gain: ({ power, amount }) => `${POWERS[power]}: получить $${amount}`,
  conflict: ({ power }) => `Карта конфликта: ${POWERS[power]}`,
  peacemaker: () => 'Миротворец',
  choicePrestigeOrDominance: () => 'Престиж или доминирование на 1 в любую сторону',
  armsCostUp: () => 'Гонка вооружений дорожает на $1',
  ussrValueDown: () => 'Значение карт для СССР на 1 меньше',
  drawNextDecadeCard: ({ power }) => `${POWERS[power]}: карта следующей декады`,
  arrow: ({ track, delta, strict }) =>
    `${tracks[TRACKS[track]]} на 1 в пользу ${delta < 0 ? 'Запада' : 'Востока'}${strict ? ' (приоритетная стрелка)' : ''}`,
};

/** One icon in a few words, with its place and whose coat of arms it bears. */
export function item(of: Item, { province }: Pick<Names, 'province'>): string {
  const place =
    of.where === 0
      ? of.side < 0
        ? ''
        : SIDES[of.side]
      : of.where <= PROVINCES.length
        ? province(of.where - 1)
        : AREAS[WHERE[of.where]];
  const line = LINES[OPS[of.op]](of);
  const marks = [
    place,
    of.by >= 0 ? `выбирает ${SIDES[of.by]}` : '',
    CAPS[of.cap],
    of.shaded ? 'не при автоматическом событии' : '',
  ].filter((mark) => mark !== '');
  return marks.length > 0 ? `${line} (${marks.join(', ')})` : line;
}
