import { BIDDING, bidPrompts, orBidding } from '@brink/struggle/text/ru/bidding';
import {
  CHOOSE,
  DECIDE,
  DISCARD,
  LOOK,
  MOVE,
  REMOVE,
  SHARED_DOING,
  countriesLeft,
  sharedPrompts,
  waitingFor,
  type Doing,
} from '@brink/struggle/text/ru/prompts';
import { plural } from '@brink/struggle/text/ru/plural';
import { quoted } from '@brink/struggle/text/ru/quoted';
import { seats } from '@brink/struggle/text/ru/seats';
import type { PlayerPrompt } from '../../prompts.ts';
import type { Catalogue } from '../catalogue.ts';
import { ofCard } from '../names.ts';
import { cards } from './cards.ts';

const name = ofCard(cards);

/** What to do, for the one who has to do it. */
export const prompts: Catalogue['prompts'] = {
  ...sharedPrompts({ card: (number) => quoted(name(number)) }),
  ...bidPrompts,
  eventDie: () => 'Событие: бросьте кубик',
  flashpoint: () => 'Горячая точка: раскройте верхнюю карту колоды',
  fixDie: ({ side }) =>
    `«Доктрина Картера»: можно назначить значение кубика ${seats[side]} до броска`,
  centcom: () => 'Выберите страну, которую ЦК ВС США закрывает для противника',
  cyrusVance: () => 'Выберите, какую из взятых карт сбросить',
  defconStep: () => 'Повысьте или понизьте DEFCON на 1',
  famine: ({ left }) =>
    left > 1 ? 'Выберите страну, где начнется голод' : 'Выберите соседнюю с ней страну',
  gosplan: ({ left }) => `Сбросьте из руки ${left} ${plural(left, 'карту', 'карты', 'карт')}`,
  heroDiscard: () => 'Сбросьте из руки карту противника',
  heroTake: () => 'Выберите карту, которую взять из сброса',
  mengistu: () => 'Можно разыграть событие США, поменяв стороны местами',
  mrNyet: ({ left }) => `Уберите всё влияние США в разных регионах: ${countriesLeft(left)}`,
  oau: () => 'Выберите карту противника для сброса: при 4–6 вы используете ее ОО',
  separatists: () => 'Выберите страну: ваше влияние сравняется там с влиянием противника',
  usaid: () => 'Ходить первыми во всех ходах этого раунда?',
  vanguard: ({ left }) => `Снимите влияние в одной стране, чтобы переместить его: еще до ${left}`,
  waterWars: () => 'Выберите страну, где противник теряет всё влияние',
  weAreTheWorld: () => 'Выберите голодающую страну: добавьте там 2 влияния',
};

/** What one is doing, for those who look on. */
export const DOING: Readonly<Record<PlayerPrompt, Doing>> = {
  ...SHARED_DOING,
  bid: BIDDING,
  fixDie: [DECIDE, 'вопрос о кубике'],
  centcom: [CHOOSE, 'страну для ЦК ВС США'],
  cyrusVance: [CHOOSE, 'карту для сброса'],
  defconStep: [DECIDE, 'вопрос о DEFCON'],
  famine: [CHOOSE, 'страны, где начнется голод'],
  gosplan: [DISCARD, 'карты'],
  heroDiscard: [CHOOSE, 'карту для сброса'],
  heroTake: [LOOK, 'сброс'],
  mengistu: [DECIDE, 'вопрос о «Менгисту Хайле Мариаме»'],
  mrNyet: [REMOVE, 'влияние'],
  oau: [CHOOSE, 'карту для сброса'],
  separatists: [CHOOSE, 'страну для «Сепаратистов»'],
  usaid: [DECIDE, 'кому ходить первым'],
  vanguard: [MOVE, 'влияние'],
  waterWars: [CHOOSE, 'между Египтом и Эфиопией'],
  weAreTheWorld: [CHOOSE, 'голодающую страну'],
};

export const waiting = orBidding(waitingFor(DOING));
