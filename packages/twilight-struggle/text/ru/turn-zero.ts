import { US } from '@brink/struggle';
import { bidLog } from '@brink/struggle/text/ru/bidding';
import type { LinesOf } from '@brink/struggle/text/message';
import type { LOG } from '../../log.ts';
import { CRISES } from '../../turn-zero/crises.ts';
import { STATECRAFT } from '../../turn-zero/statecraft.ts';
import type { Catalogue } from '../catalogue.ts';
import { ofCard } from '../names.ts';
import { modified } from '../numbers.ts';
import { cards } from './cards.ts';
import { quoted } from './quoted.ts';
import { seats } from './seats.ts';

const NOTHING = 'Ничего не меняется.';

export const crises: Catalogue['crises'] = {
  've-day': {
    name: 'Победа в Европе',
    results: [
      'СССР размещает в Восточной Европе 8 влияния вместо 6 и получает по 1 в Западной Германии и Австрии.',
      'СССР размещает в Восточной Европе 8 влияния вместо 6.',
      NOTHING,
      'В Восточной Германии по 2 влияния каждой стороны. «Подсчет очков в Европе» заменяется картой с союзным Берлином. «Берлинский кризис» не действует.',
    ],
  },
  'yalta-and-potsdam': {
    name: 'Ялта и Потсдам',
    results: [
      'СССР получает 1 влияние в любой стране Европы и может взять на руку «Революцию во Вьетнаме» или «Арабо-израильскую войну».',
      NOTHING,
      'США могут взять на руку «План Маршалла».',
      'США могут взять на руку «План Маршалла» и в раундах 1–3 ходят первыми.',
    ],
  },
  'uk-election': {
    name: 'Выборы 1945 года в Великобритании',
    results: [
      'У США в Великобритании 3 влияния вместо 5.',
      NOTHING,
      '«Левые правительства» не действуют в раундах 1 и 2.',
      '«Левые правительства» уходят в колоду середины войны. «Суэцкий кризис» не действует.',
    ],
  },
  israel: {
    name: 'Создание Израиля',
    results: [
      'СССР получает 1 влияние в Сирии и по 1 в двух странах Ближнего Востока.',
      'СССР получает 1 влияние в Сирии.',
      NOTHING,
      'США получают по 1 влиянию в Израиле, Ливане и Иордании.',
    ],
  },
  'vj-day': {
    name: 'Победа над Японией',
    results: [
      'У СССР 2 влияния в Южной Корее и 1 в Японии. Договор США и Японии уходит в колоду середины войны.',
      'У СССР 1 влияние в Южной Корее.',
      NOTHING,
      '«Корейская война» убирается из игры. В раунде 1 DEFCON не ограничивает США и не падает ниже 2.',
    ],
  },
  'chinese-civil-war': {
    name: 'Гражданская война в Китае',
    results: [
      '«Конфликт на острове Даманский» убирается из игры.',
      NOTHING,
      '«Китайская карта» начинает партию лицом вниз.',
      '«Китайская карта» начинает партию лицом вниз. Тайвань становится ключевой страной с 3 влияния США. «Формозскую резолюцию» заменяет «Национальное правительство Китая».',
    ],
  },
};

export const crisisEffects: Catalogue['crisisEffects'] = {
  alliedBerlin: 'Союзный Берлин: контроль над Европой не побеждает',
  blockadeVoid: '«Берлинский кризис» не действует',
  usFirst: 'США ходят первыми',
  socialistGovernmentsVoid: '«Левые правительства» не действуют',
  suezCrisisVoid: '«Суэцкий кризис» не действует',
  firstTurnSecure: 'DEFCON не ограничивает США и не падает ниже 2',
};

const modifier = (text: string): string => `К кубику кризиса: ${text}.`;

export const statecraft: Catalogue['statecraft'] = {
  kennan: { name: 'Кеннан', text: modifier('+1') },
  acheson: { name: 'Ачесон', text: modifier('+1') },
  marshall: { name: 'Маршалл', text: modifier('+2') },
  dulles: { name: 'Даллес', text: 'Карта СССР не действует.' },
  oss: { name: 'УСС', text: 'Блеф: не действует и возвращается на руку.' },
  andropov: { name: 'Андропов', text: modifier('−1') },
  khrushchev: { name: 'Хрущев', text: modifier('−1') },
  molotov: { name: 'Молотов', text: modifier('−2') },
  beria: { name: 'Берия', text: 'Карта США не действует.' },
  kgb: { name: 'КГБ', text: 'Блеф: не действует и возвращается на руку.' },
};

const name = ofCard(cards);
const card = (number: number): string => quoted(name(number));
const crisis = (number: number): string => quoted(crises[CRISES[number]].name);
const cardOf = (number: number): string => quoted(statecraft[STATECRAFT[number].id].name);

/** «США» is plural, «СССР» singular. */
const does = (side: number, ofMany: string, ofOne: string): string =>
  `${seats[side]} ${side === US ? ofMany : ofOne}`;

/** What the log says of variants. */
export const variantLog = {
  rollAgain: ({ side, before, die }) =>
    `${does(side, 'перебрасывают', 'перебрасывает')} кубик: ${die} вместо ${before}`,
  ...bidLog,
  crisis: ({ crisis: number }) => `Кризис: ${crisis(number)}`,
  statecraft: ({ side, statecraft }) =>
    `${does(side, 'разыгрывают', 'разыгрывает')} карту ${cardOf(statecraft)}`,
  statecraftLost: ({ side, statecraft }) =>
    `${does(side, 'теряют', 'теряет')} взакрытую карту ${cardOf(statecraft)}`,
  statecraftLostHidden: ({ side }) =>
    `${does(side, 'теряют', 'теряет')} взакрытую карту сверхдержавы`,
  crisisRoll: ({ crisis: number, die, modifier, band }) =>
    `${crisis(number)}: кубик ${modified(die, modifier, 'карты')}. ${crises[CRISES[number]].results[band]}`,
  joinsDeck: ({ card: number, period }) =>
    `Карта ${card(number)} входит в колоду ${period === 0 ? 'начала' : 'середины'} войны`,
  takeFromDeck: ({ side, card: number }) =>
    `${does(side, 'берут', 'берет')} из колоды карту ${card(number)}`,
  skipRound: ({ side }) => `${does(side, 'пропускают', 'пропускает')} ход: борьба за власть`,
} as const satisfies Partial<LinesOf<typeof LOG>>;
