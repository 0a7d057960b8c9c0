import type { PlayerPrompt, PromptLines } from '../../prompts.ts';
import type { Names } from '../catalogue.ts';
import { plural } from './plural.ts';

const SIDES = ['на Западе', 'на Востоке'] as const;
const points = (n: number): string => `осталось ${n} ${plural(n, 'балл', 'балла', 'баллов')}`;

/** What to do, for the one who has to do it. */
export const prompts = (names: Names): PromptLines => ({
  draw: () => 'Возьмите карту',
  layOut: () => 'Выложите карту',
  layOutNew: () => 'Выложите карту 2+2',
  examine: () => 'Восток смотрит карту колоды',
  armsCard: () => 'Возьмите карту гонки вооружений',
  conflictCard: () => 'Возьмите карту конфликта',
  nextDecadeCard: () => 'Возьмите карту следующей декады',
  takeCard: () => 'Возьмите открытую карту или разыграйте карту из руки',
  useOfCard: ({ card }) => `${names.card(card)}: выберите действие`,
  leaveOut: ({ card }) =>
    `${names.card(card)}: пропустите одну иконку или стрелку либо выполните все`,
  nextItem: ({ card }) =>
    card > 0
      ? `${names.card(card)}: выберите следующую иконку или стрелку`
      : 'Выберите следующую иконку или стрелку',
  throwAway: ({ most }) => `Можно сбросить старые карты; оставьте не больше ${most}`,
  discardDown: () => 'Сбросьте одну карту',
  specialCost: ({ card }) => `${names.card(card)}: сбросьте карту или дайте противнику взять карту`,
  specialDiscard: () => 'Выберите карту из руки для сброса',
  placeUnrest: ({ side }) => `Добавьте 1 фишку беспорядков ${SIDES[side]}`,
  removeUnrest: ({ side }) => `Уберите 1 фишку беспорядков ${SIDES[side]}`,
  moveUnrestFrom: () => 'Переместите 1 фишку беспорядков: выберите, откуда',
  moveUnrestTo: () => 'Переместите 1 фишку беспорядков: выберите, куда',
  build: ({ left }) => `Развивайте экономику: ${points(left)}`,
  dismantle: ({ side, left }) => `Демонтируйте ${SIDES[side]}: ${points(left)}`,
  raiseStandard: ({ value, provinces }) =>
    `Повысьте благосостояние: еще не больше ${provinces} ${plural(provinces, 'провинции', 'провинций', 'провинций')}, значение карты ${value}`,
  grantStandard: ({ side }) => `Повысьте благосостояние одной провинции ${SIDES[side]}`,
  lowerStandard: ({ side }) => `Понизьте благосостояние одной провинции ${SIDES[side]}`,
  fillSector: () => 'Выберите сектор Западного Берлина, который получит уровень',
  emptySector: () => 'Выберите сектор Западного Берлина, который потеряет уровень',
  passOn: ({ province }) =>
    `${names.province(province)}: передать новый уровень Западному Берлину?`,
  rundown: ({ left }) => `Выберите фабрику, которая обветшает: осталось ${left}`,
  repair: () => 'Выберите фабрику для ремонта',
  stop: () => 'Выберите внешнюю фабрику, которая будет потеряна',
  removeProtest: () => 'Выберите массовый протест, который прекратится',
  linkProtest: () =>
    'Массовый протест в Западном Берлине: выберите поставщика, на которого он перекинется',
  placeSocialist: ({ left }) =>
    `Разместите социалиста там, где идет массовый протест: осталось ${left}`,
  stasiUnrest: ({ left }) =>
    `Штази распущена: верните еще ${left} ${plural(left, 'фишку', 'фишки', 'фишек')} беспорядков`,
  hamburg: () => 'Выберите провинцию, к которой отнести Гамбург',
  abroad: ({ city }) => `${names.site(city)}: выберите провинцию, к которой отнести фабрику`,
  policeAction: () => 'Полиция: уберите 1 фишку беспорядков',
  beyondPrestige: ({ direction }) =>
    `Престиж дошел до края в пользу ${direction < 0 ? 'Запада' : 'Востока'}: уберите 1 фишку беспорядков у себя или добавьте 1 противнику`,
  beyondDominance: () => 'Доминирование дошло до края: возьмите $1 или уберите 1 фишку беспорядков',
  arrowTrack: () => 'Передвиньте престиж или вместо него доминирование',
  choiceArrow: () => 'Передвиньте престиж или доминирование на 1',
  guillaume: () => 'Гийом: посмотрите руку Запада или колоду либо откажитесь',
  guillaumeSwap: () => 'Возьмите карту Запада в обмен на свою или откажитесь',
  guillaumeGive: () => 'Выберите карту, которую отдадите',
  guillaumeTop: () => 'Выберите карту колоды, чтобы взять или убрать ее, либо откажитесь',
  guillaumeFate: ({ card }) => `${names.card(card)}: возьмите ее или уберите из игры`,
  prestigeBox: () => 'Престиж: выберите ячейку',
  dominanceBox: () => 'Доминирование: выберите ячейку',
  attack: ({ province }) =>
    `${names.province(province)}: выберите провинцию по ту сторону границы, которая завидует`,
  giveUpSocialist: ({ left }) => `Выберите, откуда убрать социалиста: осталось ${left}`,
  endTurn: ({ socialists }) =>
    socialists > 0
      ? `Пошлите полицию или закончите ход: тогда социалисты из своей ячейки (${socialists}) пойдут туда, где массовый протест`
      : 'Пошлите полицию или закончите ход',
});

/** What a seat is deciding, for those who look on. */
export const waiting: Readonly<Record<PlayerPrompt, string>> = {
  takeCard: 'выбор карты',
  useOfCard: 'выбор действия',
  leaveOut: 'что пропустить',
  nextItem: 'порядок события',
  throwAway: 'просмотр старых карт',
  discardDown: 'сброс карты',
  specialCost: 'плата за специальную карту',
  specialDiscard: 'сброс карты',
  placeUnrest: 'размещение беспорядков',
  removeUnrest: 'снятие беспорядков',
  moveUnrestFrom: 'перемещение беспорядков',
  moveUnrestTo: 'перемещение беспорядков',
  build: 'развитие экономики',
  dismantle: 'демонтаж',
  raiseStandard: 'рост благосостояния',
  grantStandard: 'рост благосостояния',
  lowerStandard: 'падение благосостояния',
  fillSector: 'выбор сектора',
  emptySector: 'выбор сектора',
  passOn: 'решение о Западном Берлине',
  rundown: 'выбор фабрики',
  repair: 'выбор фабрики для ремонта',
  stop: 'выбор внешней фабрики',
  removeProtest: 'прекращение протеста',
  linkProtest: 'распространение протеста',
  placeSocialist: 'размещение социалистов',
  stasiUnrest: 'возврат беспорядков',
  hamburg: 'решение о Гамбурге',
  abroad: 'решение о внешней фабрике',
  policeAction: 'действие полиции',
  beyondPrestige: 'выбор провинции',
  beyondDominance: 'деньги или спокойствие',
  arrowTrack: 'выбор трека',
  choiceArrow: 'выбор трека и направления',
  guillaume: 'решение о разведке',
  guillaumeSwap: 'просмотр карт',
  guillaumeGive: 'выбор карты',
  guillaumeTop: 'просмотр карт',
  guillaumeFate: 'решение о карте',
  prestigeBox: 'выбор ячейки престижа',
  dominanceBox: 'выбор ячейки доминирования',
  attack: 'сравнение через границу',
  giveUpSocialist: 'выбор социалиста',
  endTurn: 'решение о полиции',
};
