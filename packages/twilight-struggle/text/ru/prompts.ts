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
import { plural, pointsLeft } from './plural.ts';
import { quoted } from './quoted.ts';
import { crises } from './turn-zero.ts';

const where = ofCountry(inCountry, specialAreas['chinese-civil-war'].in);

const name = ofCard(cards);

/** What to do, for the one who has to do it. */
export const prompts: Prompts = {
  ...sharedPrompts({ card: (number) => quoted(name(number)) }),
  olympicDie: () => 'Олимпийские игры: бросок хозяев',
  olympicDieRival: () => 'Олимпийские игры: бросок соперника',
  summitDie: () => 'Саммит: бросок разыгравшей стороны',
  summitDieRival: () => 'Саммит: бросок противника',
  discardHeld: () => 'Можно сбросить одну оставшуюся карту',
  orderCard: () => 'Выберите карту, которую должны сыграть США',
  aldrichAmes: () => 'Выберите карту США, которая будет сброшена',
  askNot: () => 'Сбросьте сколько угодно карт: возьмете столько же',
  blockade: () => 'Сбросьте карту не меньше чем на 3 ОО или потеряйте влияние в Западной Германии',
  blockadeDiscard: () => 'Выберите для сброса карту не меньше чем на 3 ОО',
  chernobyl: () => 'Выберите регион, где СССР не сможет размещать влияние за ОО',
  deStalinization: ({ left }) =>
    `Снимите влияние, чтобы переместить его: не больше ${pointsOf(left)}`,
  debtCrisis: () => 'Сбросьте карту не меньше чем на 3 ОО, или СССР удвоит влияние в 2 странах',
  defconLevel: () => 'Установите любой уровень DEFCON',
  doubleInfluence: ({ left }) => `Удвойте влияние СССР: ${countriesLeft(left)}`,
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
  ...bidPrompts,
  crisis: () => 'Открывается следующий кризис',
  crisisDie: () => 'Кризис: бросок кубика',
  statecraftLost: () => 'Случайная карта сверхдержавы сбрасывается взакрытую',
  statecraft: ({ crisis }) => `${quoted(crises[CRISES[crisis]].name)}: выберите карту сверхдержавы`,
  yaltaCard: () => 'Можно взять карту на руку до раздачи',
  mixedOperations: ({ left }) =>
    left > 0
      ? `Разместите или снизьте влияние: ${pointsLeft(left)}`
      : 'Используйте дополнительное очко или закончите',
  coupAgain: ({ die, country }) => `Переворот ${where(country)}: выпало ${die}. Перебросить?`,
  spaceRoll: () => 'Космическая гонка: бросить кубик?',
  firstLightning: () => 'Выберите карту с событием США ради ее ОО, иначе DEFCON понизится',
  kremlinFlu: () => 'Сыграйте карту подсчета очков',
  nonAligned: () => 'Выберите страну, которая лишится всего влияния',
};

/** Genitive, after «не больше». */
function pointsOf(n: number): string {
  return `${n} ${plural(n, 'очка', 'очков', 'очков')}`;
}

/** What one is doing, for those who look on. */
export const DOING: Readonly<Record<PlayerPrompt, Doing>> = {
  ...SHARED_DOING,
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
