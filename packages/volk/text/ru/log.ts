import { TRACKS } from '../../deck/schema.ts';
import type { LogLines } from '../../log.ts';
import { MANNERS } from '../../result.ts';
import { OPTIONS } from '../../vocabulary.ts';
import type { Names } from '../catalogue.ts';
import { ROMAN, STAGES, money, signed } from '../signs.ts';
import { ending } from './ending.ts';
import { tracks } from './items.ts';
import { optionLabels } from './options.ts';
import { phases } from './phases.ts';
import { seats } from './seats.ts';

const POWERS = ['США', 'СССР'] as const;
const SIDES = ['Запад', 'Восток'] as const;
const HALVES = ['', 'Первая', 'Вторая'] as const;
const seat = (number: number): string => seats[number];
const seatsOf = (bits: number): number[] => [0, 1, 2, 3].filter((n) => bits & (1 << n));

/** «США» is plural, the others are not. */
const verb = (who: number, one: string, many: string): string =>
  `${seat(who)} ${who === 2 ? many : one}`;
const takes = (power: number, one: string, many: string): string =>
  `${POWERS[power]} ${power === 0 ? many : one}`;

export const log = (names: Names): LogLines => ({
  decade: ({ decade }) => `Декада ${ROMAN[decade]}`,
  stage: ({ stage, isForFour }) =>
    isForFour ? `Этап ${STAGES[stage]}` : `${HALVES[stage]} половина декады`,
  turnOrder: ({ first, second, third, fourth }) =>
    `Очередность хода: ${[first, second, third, fourth].map(seat).join(', ')}`,
  display: ({ card }) => `Открыта карта ${names.card(card)}`,
  takeCard: ({ seat, card, isFromHand }) =>
    isFromHand
      ? `${verb(seat, 'разыгрывает', 'разыгрывают')} из руки ${names.card(card)}`
      : `${verb(seat, 'берет', 'берут')} ${names.card(card)}`,
  use: ({ seat: who, card, use }) =>
    `${seat(who)}, ${names.card(card)}: ${optionLabels[OPTIONS[use]]}`,
  event: ({ seat: who, card }) => `${seat(who)}: событие ${names.card(card)}`,
  automaticEvent: ({ card }) => `Автоматическое событие: ${names.card(card)}`,
  leaveOut: ({ seat, item }) => `${verb(seat, 'пропускает', 'пропускают')}: ${names.item(item)}`,
  draw: ({ seat, card }) => `${verb(seat, 'берет', 'берут')} карту ${names.card(card)}`,
  drawHidden: ({ seat }) => `${verb(seat, 'берет', 'берут')} карту`,
  discard: ({ seat, card }) => `${verb(seat, 'сбрасывает', 'сбрасывают')} ${names.card(card)}`,
  letDraw: ({ seat: who, drawer }) =>
    `${verb(who, 'дает', 'дают')} противнику взять карту: ${seat(drawer)}`,
  unrest: ({ province, change, after }) =>
    `${names.province(province)}: беспорядки ${signed(change)} (${after})`,
  protest: ({ province, count }) => `${names.province(province)}: массовых протестов ${count}`,
  linkedProtest: ({ province }) =>
    `Протест в Западном Берлине перекидывается: ${names.province(province)}`,
  livingStandard: ({ province, change, after }) =>
    `${names.province(province)}: благосостояние ${signed(change)} (${after})`,
  sector: ({ sector, change, after }) =>
    `Западный Берлин, ${names.sector(sector)}: ${signed(change)} (${after})`,
  build: ({ side, site }) => `${SIDES[side]} строит: ${names.site(site)}`,
  dismantle: ({ side, site }) => `${SIDES[side]} демонтирует: ${names.site(site)}`,
  rundown: ({ site }) => `${names.site(site)}: фабрика ветшает`,
  repair: ({ site }) => `${names.site(site)}: фабрика отремонтирована`,
  stop: ({ site }) => `${names.site(site)}: фабрика и коммуникации потеряны`,
  track: ({ track, change, after }) =>
    `${tracks[TRACKS[track]]} ${signed(change)} (${signed(after)})`,
  trackEnd: ({ track }) => `${tracks[TRACKS[track]]}: маркер на краю трека`,
  arrowsCancel: ({ track }) => `${tracks[TRACKS[track]]}: встречные стрелки гасят друг друга`,
  socialist: ({ province, change }) =>
    `${names.province(province)}: социалист ${change > 0 ? 'приходит' : 'уходит'}`,
  holdingBox: ({ change, after }) => `Социалисты в ячейке ${signed(change)} (${after})`,
  police: ({ card }) => `Восток оставляет ${names.card(card)} как полицию`,
  policeAction: ({ seat }) => `${verb(seat, 'использует', 'используют')} полицию`,
  stasi: ({ count }) => `Штази распущена; убрано карт полиции: ${count}`,
  wall: ({ state }) => (state === 1 ? 'Стена построена' : 'Стена пала'),
  guillaume: ({ target }) =>
    ['Восток смотрит руку Запада', 'Восток смотрит колоду', 'Восток отказывается от разведки'][
      target
    ],
  swap: ({ seat: who, card }) => `${seat(who)} получает ${names.card(card)}`,
  swapHidden: () => 'Восток и Запад обменялись картой',
  removeHidden: () => 'Восток убирает карту из игры',
  treasury: ({ power, change, after }) =>
    `${POWERS[power]}: казна ${signed(change)} (${money(after)})`,
  dove: ({ change, after }) => `Голуби мира ${signed(change)} (${after})`,
  armsCard: ({ power, index }) =>
    `${takes(power, 'берет', 'берут')} карту гонки вооружений ${index + 1}`,
  conflictCard: ({ power, index }) =>
    `${takes(power, 'берет', 'берут')} карту конфликта ${index + 1}`,
  reshuffle: ({ deck }) =>
    deck === 0 ? 'Колода гонки вооружений перемешана' : 'Колода конфликтов перемешана',
  peacemaker: ({ seat, card }) =>
    `${verb(seat, 'оставляет', 'оставляют')} миротворца ${names.card(card)}`,
  armsCostUp: () => 'С этого момента гонка вооружений дороже на $1',
  ussrValueDown: () => 'С этого момента значение карт для СССР на 1 меньше',
  nextDecadeCard: ({ power }) => `${takes(power, 'берет', 'берут')} карту следующей декады`,
  nuclearWar: ({ seat }) => `${verb(seat, 'нажимает', 'нажимают')} красную кнопку: ядерная война`,
  income: ({ power, dollars }) => `${POWERS[power]}: доход ${money(dollars)}`,
  victoryPoints: ({ usa, ussr }) => `Победные очки: США ${usa}, СССР ${ussr}`,
  phase: ({ phase }) => `Конец декады: ${phases[phase]}`,
  flight: ({ runners, police, west, eastProtest, east, westProtest }) =>
    `Бегство: беглецы ${runners} + полиция ${police} + Запад ${west} + протест ${eastProtest} − Восток ${east} − протест ${westProtest}`,
  flightValue: ({ points }) => `Восток теряет строительных баллов: ${points}`,
  wallUpkeep: () => 'Стена не дает бежать: Восток демонтирует 1 балл и теряет престиж',
  prestigeBox: ({ side, position }) =>
    `${SIDES[side]} выполняет ячейку престижа ${signed(position)}`,
  dominanceBox: ({ power, position }) =>
    `${takes(power, 'выполняет', 'выполняют')} ячейку доминирования ${signed(position)}`,
  currency: ({ position, exporting, standards, balance }) =>
    `Валюта: трек ${signed(position)} + экспорт ${exporting} − благосостояние ${standards} = ${signed(balance)}`,
  exportFactories: ({ weakest }) => `Слабейшая экспортная фабрика Запада: ${weakest}`,
  policeUpkeep: ({ count }) => `Карт полиции на содержании: ${count}`,
  standardLost: ({ province, levels }) =>
    `${names.province(province)}: благосостояние выше экспортной фабрики на ${levels}`,
  comparison: ({ province, highest, unrest }) =>
    `${names.province(province)} равняется на уровень ${highest}: беспорядки +${unrest}`,
  attack: ({ province, envious, unrest }) =>
    `${names.province(envious)} завидует: ${names.province(province)}, беспорядки +${unrest}`,
  socialistsDue: ({ change }) => `Социалисты: ${signed(change)}`,
  protests: ({ west, east }) => `Массовые протесты: Запад ${west}, Восток ${east}`,
  lookAt: ({ card }) => `Восток видит карту ${names.card(card)}`,
  exchangeHidden: () => 'Восток меняет карту из руки на карту колоды',
  gameOver: ({ winners, manner }) => ending(seatsOf(winners), MANNERS[manner]),
});
