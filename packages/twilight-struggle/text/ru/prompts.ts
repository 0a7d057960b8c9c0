import type { PlayerPrompt } from '../../prompts.ts';
import { BIDDING, bidPrompts, orBidding } from '@brink/struggle/text/ru/bidding';
import {
  CHOOSE,
  DECIDE,
  DISCARD,
  DOUBLE,
  LOOK,
  MOVE,
  SHARED_DOING,
  countriesLeft,
  sharedPrompts,
  waitingFor,
  type Doing,
} from '@brink/struggle/text/ru/prompts';
import type { Prompts } from '../catalogue.ts';
import { CRISES } from '../../turn-zero/crises.ts';
import { ofCard, ofCountry } from '../names.ts';
import { cards } from './cards.ts';
import { inCountry, specialAreas } from './countries.ts';
import { pointsLeft } from './plural.ts';
import { quoted } from './quoted.ts';
import { crises } from './turn-zero.ts';

const where = ofCountry(inCountry, specialAreas['chinese-civil-war'].in);

const name = ofCard(cards);

/** What to do, for the one who has to do it. */
export const prompts: Prompts = {
  ...sharedPrompts({ card: (number) => quoted(name(number)) }),
  olympicDie: () => 'Олимпийские игры: бросьте кубик хозяев',
  olympicDieRival: () => 'Олимпийские игры: бросьте кубик противника',
  summitDie: () => 'Саммит: бросьте кубик разыгравшей стороны',
  summitDieRival: () => 'Саммит: бросьте кубик противника',
  discardHeld: () => 'Можно сбросить одну удержанную карту',
  orderCard: () => 'Выберите карту, которую должны разыграть США',
  aldrichAmes: () => 'Выберите карту США для сброса',
  askNot: () => 'Сбросьте сколько угодно карт: возьмете столько же',
  blockade: () =>
    'Сбросьте карту не меньше чем на 3 ОО или потеряйте всё влияние в Западной Германии',
  blockadeDiscard: () => 'Выберите для сброса карту не меньше чем на 3 ОО',
  chernobyl: () => 'Выберите регион, где СССР не сможет размещать влияние за ОО',
  deStalinization: ({ left }) => `Уберите до ${left} влияния СССР, чтобы переместить его`,
  debtCrisis: () => 'Сбросьте карту не меньше чем на 3 ОО, или СССР удвоит влияние в 2 странах',
  defconLevel: () => 'Установите любой уровень DEFCON',
  doubleInfluence: ({ left }) => `Удвойте влияние СССР в Южной Америке: ${countriesLeft(left)}`,
  grainSales: () => 'Разыграйте взятую карту или верните ее и используйте 2 ОО',
  independentReds: () => 'Выберите страну, где влияние США сравняется с влиянием СССР',
  missileEnvy: () => 'Выберите, какую из карт с наибольшими ОО отдать',
  olympicGames: () => 'Примите участие в Олимпийских играх или бойкотируйте их',
  ourManInTehran: () => 'Выберите карты для сброса: остальные вернутся в колоду',
  saltNegotiations: () => 'Можно взять из сброса одну карту, кроме карт подсчета очков',
  shuttleDiplomacy: () => 'Выберите ключевую страну СССР, которая не учитывается при этом подсчете',
  southAfricanUnrest: () => 'Выберите, как разместить влияние в Южной Африке и рядом с ней',
  starWars: () => 'Выберите карту из сброса, чтобы разыграть ее событие',
  summit: () => 'Можно изменить DEFCON на 1',
  unIntervention: () => 'Выберите карту с событием противника, чтобы использовать ее ОО',
  wargames: () => 'Отдать противнику 6 ПО и закончить партию?',
  warsawPact: () => 'Уберите влияние США или добавьте влияние СССР в Восточной Европе',
  ...bidPrompts,
  crisis: () => 'Откройте следующий кризис',
  crisisDie: () => 'Кризис: бросьте кубик',
  statecraftLost: () => 'Сбросьте взакрытую случайную карту сверхдержавы',
  statecraft: ({ crisis }) => `${quoted(crises[CRISES[crisis]].name)}: выберите карту сверхдержавы`,
  yaltaCard: () => 'Можно взять карту в руку до раздачи',
  mixedOperations: ({ left }) =>
    left > 0
      ? `Разместите или снизьте влияние: ${pointsLeft(left)}`
      : 'Используйте дополнительное очко или закончите',
  coupAgain: ({ die, country }) => `Переворот ${where(country)}: выпало ${die}. Перебросить?`,
  spaceRoll: () => 'Космическая гонка: бросить кубик?',
  firstLightning: () => 'Выберите карту с событием США ради ее ОО, иначе DEFCON понизится',
  kremlinFlu: () => 'Разыграйте карту подсчета очков',
  nonAligned: () => 'Выберите страну, которая лишится всего влияния',
};

/** What one is doing, for those who look on. */
export const DOING: Readonly<Record<PlayerPrompt, Doing>> = {
  ...SHARED_DOING,
  discardHeld: [DECIDE, 'сбросить ли удержанную карту'],
  orderCard: [CHOOSE, 'карту, которую должны разыграть США'],
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
  bid: BIDDING,
  statecraft: [CHOOSE, 'карту сверхдержавы'],
  yaltaCard: [DECIDE, 'брать ли карту'],
  mixedOperations: [CHOOSE, 'между размещением и снижением влияния'],
  coupAgain: [DECIDE, 'перебрасывать ли кубик'],
  spaceRoll: [DECIDE, 'бросать ли кубик'],
  firstLightning: [CHOOSE, 'карту для «Атомного проекта СССР»'],
  kremlinFlu: [CHOOSE, 'карту подсчета очков'],
  nonAligned: [CHOOSE, 'страну, которая лишится влияния'],
};

export const waiting = orBidding(waitingFor(DOING));
