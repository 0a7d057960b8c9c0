import { USSR, type PlayerPrompt } from '@brink/struggle';
import type { Prompts } from '../catalogue.ts';
import { ofCard } from '../names.ts';
import { cards } from './cards.ts';
import { plural, pointsLeft } from './plural.ts';
import { quoted } from './quoted.ts';
import { seats } from './seats.ts';

const card = ofCard(cards);
const countriesLeft = (n: number): string =>
  `${plural(n, 'осталась', 'осталось', 'осталось')} ${n} ${plural(n, 'страна', 'страны', 'стран')}`;

/** What to do, for the one who has to do it. */
export const prompts: Prompts = {
  coupDie: () => 'Переворот: бросок кубика',
  draw: () => 'Добор карты',
  examine: () => 'Просмотр карты из колоды',
  olympicDie: () => 'Олимпийские игры: бросок хозяев',
  olympicDieRival: () => 'Олимпийские игры: бросок соперника',
  randomCard: () => 'Случайная карта с руки',
  realignDie: () => 'Снижение влияния: бросок активной стороны',
  realignDieRival: () => 'Снижение влияния: бросок противника',
  spaceDie: () => 'Космическая гонка: бросок кубика',
  summitDie: () => 'Саммит: бросок разыгравшей стороны',
  summitDieRival: () => 'Саммит: бросок противника',
  trapDie: () => 'Бросок кубика на окончание вторжения',
  warDie: () => 'Война: бросок кубика',

  choose: () => 'Сделайте выбор',
  headline: () => 'Выберите начальное событие',
  actionRound: () => 'Выберите карту для розыгрыша',
  useOfCard: (number) => `${quoted(card(number))}: выберите, как использовать карту`,
  operations: (value) => `Выберите операцию: ${value} ОО`,
  placeInfluence: (left) =>
    left > 0
      ? `Разместите влияние: ${pointsLeft(left)}`
      : 'Разместите дополнительное очко влияния или закончите',
  coupTarget: (value) => `Переворот, ${Math.max(1, value)} ОО: выберите страну`,
  realignTarget: (left) =>
    left > 0
      ? `Снижение влияния: выберите страну, ${plural(left, 'осталась', 'осталось', 'осталось')} ${left} ${plural(left, 'попытка', 'попытки', 'попыток')}`
      : 'Снижение влияния: выберите страну для дополнительной попытки или закончите',
  place: (left, each) =>
    each === 1
      ? `Разместите влияние: ${pointsLeft(left)}`
      : `Выберите, куда добавить ${each} влияния: ${countriesLeft(left)}`,
  remove: (left, each) =>
    each === 1
      ? `Уберите влияние: ${pointsLeft(left)}`
      : `Выберите, где убрать ${each} влияния: ${countriesLeft(left)}`,
  removeAll: (left) => `Уберите все влияние: ${countriesLeft(left)}`,
  warTarget: () => 'Выберите страну для нападения',
  trapDiscard: () => 'Выберите карту для сброса, чтобы закончить вторжение',
  discardHeld: () => 'Можно сбросить одну оставшуюся карту',
  orderCard: () => 'Выберите карту, которую должны сыграть США',
  aldrichAmes: () => 'Выберите карту США, которая будет сброшена',
  askNot: () => 'Сбросьте сколько угодно карт: возьмете столько же',
  blockade: () => 'Сбросьте карту не меньше чем на 3 ОО или потеряйте влияние в Западной Германии',
  blockadeDiscard: () => 'Выберите для сброса карту не меньше чем на 3 ОО',
  chernobyl: () => 'Выберите регион, где СССР не сможет размещать влияние за ОО',
  deStalinization: (left) => `Снимите влияние, чтобы переместить его: не больше ${pointsOf(left)}`,
  debtCrisis: () => 'Сбросьте карту не меньше чем на 3 ОО, или СССР удвоит влияние в 2 странах',
  defconLevel: () => 'Установите любой уровень DEFCON',
  doubleInfluence: (left) => `Удвойте влияние СССР: ${countriesLeft(left)}`,
  grainSales: () => 'Сыграйте взятую карту или верните ее и используйте 2 ОО',
  independentReds: () => 'Выберите страну, где влияние США сравняется с влиянием СССР',
  missileEnvy: () => 'Выберите, какую из самых дорогих карт отдать',
  olympicGames: () => 'Примите участие в Олимпийских играх или бойкотируйте их',
  ourManInTehran: () => 'Выберите карты для сброса: остальные вернутся в колоду',
  saltNegotiations: () => 'Можно взять карту из сброса',
  shuttleDiplomacy: () => 'Выберите ключевую страну СССР, которая не учитывается при подсчете',
  southAfricanUnrest: () => 'Выберите, как разместить влияние в Южной Африке и рядом с ней',
  starWars: () => 'Выберите карту из сброса, чтобы разыграть ее событие',
  summit: () => 'Можно изменить DEFCON на 1',
  unIntervention: () => 'Выберите карту с событием противника, чтобы использовать ее ОО',
  wargames: () => 'Отдать противнику 6 ПО и закончить партию?',
  warsawPact: () => 'Уберите влияние США или добавьте влияние СССР в Восточной Европе',
};

/** Genitive, after «не больше». */
function pointsOf(n: number): string {
  return `${n} ${plural(n, 'очка', 'очков', 'очков')}`;
}

/** «США» is plural, «СССР» singular. */
const CHOOSE = ['выбирают', 'выбирает'] as const;
const DECIDE = ['решают', 'решает'] as const;
const PLACE = ['размещают', 'размещает'] as const;
const REMOVE = ['убирают', 'убирает'] as const;
const DISCARD = ['сбрасывают', 'сбрасывает'] as const;
const MOVE = ['перемещают', 'перемещает'] as const;
const DOUBLE = ['удваивают', 'удваивает'] as const;
const LOOK = ['просматривают', 'просматривает'] as const;

type Verb = readonly [plural: string, singular: string];

/** What one is doing, for those who look on. */
const DOING: Readonly<Record<PlayerPrompt, readonly [verb: Verb, rest: string]>> = {
  choose: [CHOOSE, 'дальнейшие действия'],
  headline: [CHOOSE, 'начальное событие'],
  actionRound: [CHOOSE, 'карту для розыгрыша'],
  useOfCard: [CHOOSE, 'способ розыгрыша карты'],
  operations: [CHOOSE, 'операцию'],
  placeInfluence: [PLACE, 'влияние'],
  coupTarget: [CHOOSE, 'страну для переворота'],
  realignTarget: [CHOOSE, 'страну для снижения влияния'],
  place: [PLACE, 'влияние'],
  remove: [REMOVE, 'влияние'],
  removeAll: [REMOVE, 'влияние'],
  warTarget: [CHOOSE, 'страну для нападения'],
  trapDiscard: [CHOOSE, 'карту для сброса'],
  discardHeld: [DECIDE, 'сбросить ли оставшуюся карту'],
  orderCard: [CHOOSE, 'карту, которую должны сыграть США'],
  aldrichAmes: [CHOOSE, 'карту США для сброса'],
  askNot: [DISCARD, 'карты'],
  blockade: [DECIDE, 'исход Берлинского кризиса'],
  blockadeDiscard: [CHOOSE, 'карту для сброса'],
  chernobyl: [CHOOSE, 'регион для «Чернобыля»'],
  deStalinization: [MOVE, 'влияние'],
  debtCrisis: [DECIDE, 'исход долгового кризиса'],
  defconLevel: [CHOOSE, 'уровень DEFCON'],
  doubleInfluence: [DOUBLE, 'влияние в Южной Америке'],
  grainSales: [DECIDE, 'судьбу взятой карты'],
  independentReds: [CHOOSE, 'страну в Восточной Европе'],
  missileEnvy: [CHOOSE, 'карту, которую отдать'],
  olympicGames: [DECIDE, 'вопрос об участии в Олимпийских играх'],
  ourManInTehran: [LOOK, 'карты из колоды'],
  saltNegotiations: [LOOK, 'сброс'],
  shuttleDiplomacy: [CHOOSE, 'ключевую страну, которая не учитывается'],
  southAfricanUnrest: [CHOOSE, 'способ размещения влияния'],
  starWars: [CHOOSE, 'событие из сброса'],
  summit: [DECIDE, 'вопрос о DEFCON'],
  unIntervention: [CHOOSE, 'карту для «Вмешательства ООН»'],
  wargames: [DECIDE, 'закончить ли партию'],
  warsawPact: [DECIDE, 'судьбу Восточной Европы'],
};

export function waiting(actors: readonly number[], code: PlayerPrompt): string {
  const [[ofMany, ofOne], rest] = DOING[code];
  const isUssr = actors.length === 1 && actors[0] === USSR;
  const who = actors.length > 1 ? 'Обе стороны' : seats[isUssr ? 1 : 0];
  return `${who} ${isUssr ? ofOne : ofMany} ${rest}`;
}
