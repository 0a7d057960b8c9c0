import type { SHARED_PLAYER_PROMPTS, SHARED_PROMPTS } from '../../prompts.ts';
import { USSR } from '../../sides.ts';
import type { LinesOf, Names } from '../message.ts';
import { influence, plural, pointsLeft } from './plural.ts';
import { seats } from './seats.ts';

export const countriesLeft = (n: number): string =>
  `${plural(n, 'осталась', 'осталось', 'осталось')} ${n} ${plural(n, 'страна', 'страны', 'стран')}`;

/** One point that is left needs no limit. */
const limit = (left: number, most: number): string =>
  most > 0 && left > 1 ? `, не больше ${most} на страну` : '';

const inEach = (left: number, each: number): string => `${left > 1 ? 'по ' : ''}${influence(each)}`;
const inCountries = (n: number): string => `в ${n} ${plural(n, 'стране', 'странах', 'странах')}`;

/** What to do, for the one who has to do it, in every game of the family. */
export const sharedPrompts = ({ card }: Pick<Names, 'card'>): LinesOf<typeof SHARED_PROMPTS> => ({
  coupDie: () => 'Переворот: бросьте кубик',
  draw: () => 'Возьмите карту',
  examine: () => 'Посмотрите верхнюю карту',
  randomCard: () => 'Возьмите случайную карту из руки',
  realignDie: () => 'Снижение влияния: бросьте кубик активного игрока',
  realignDieRival: () => 'Снижение влияния: бросьте кубик противника',
  spaceDie: () => 'Космическая гонка: бросьте кубик',
  trapDie: () => 'Вторжение: бросьте кубик',
  warDie: () => 'Война: бросьте кубик',
  choose: () => 'Сделайте выбор',
  headline: () => 'Выберите начальное событие',
  actionRound: () => 'Выберите карту для розыгрыша',
  useOfCard: ({ card: number }) => `${card(number)}: выберите, как использовать карту`,
  operations: ({ ops }) => `Выберите операцию: ${ops} ОО`,
  placeInfluence: ({ left }) =>
    left > 0
      ? `Разместите влияние: ${pointsLeft(left)}`
      : 'Разместите дополнительное очко влияния или закончите',
  coupTarget: ({ ops }) => `Переворот, ${Math.max(1, ops)} ОО: выберите страну`,
  realignTarget: ({ left }) =>
    left > 0
      ? `Снижение влияния: выберите страну, ${plural(left, 'осталась', 'осталось', 'осталось')} ${left} ${plural(left, 'попытка', 'попытки', 'попыток')}`
      : 'Снижение влияния: выберите страну для дополнительной попытки или закончите',
  place: ({ left, each, side, most }) =>
    each === 1
      ? `Добавьте еще ${influence(left)} ${seats[side]}${limit(left, most)}`
      : `Добавьте ${inEach(left, each)} ${seats[side]} еще ${inCountries(left)}`,
  remove: ({ left, each, side, most }) =>
    each === 1
      ? `Уберите еще ${influence(left)} ${seats[side]}${limit(left, most)}`
      : `Уберите ${inEach(left, each)} ${seats[side]} еще ${inCountries(left)}`,
  removeAll: ({ left, side }) => `Уберите всё влияние ${seats[side]} еще ${inCountries(left)}`,
  warTarget: () => 'Выберите страну для нападения',
  trapDiscard: () => 'Выберите карту для сброса, чтобы закончить вторжение',
});

/** «США» is plural, «СССР» singular. */
export const CHOOSE = ['выбирают', 'выбирает'] as const;
export const DECIDE = ['решают', 'решает'] as const;
export const PLACE = ['размещают', 'размещает'] as const;
export const REMOVE = ['убирают', 'убирает'] as const;
export const DISCARD = ['сбрасывают', 'сбрасывает'] as const;
export const MOVE = ['перемещают', 'перемещает'] as const;
export const DOUBLE = ['удваивают', 'удваивает'] as const;
export const LOOK = ['просматривают', 'просматривает'] as const;

type Verb = readonly [plural: string, singular: string];
export type Doing = readonly [verb: Verb, rest: string];

/** What one is doing, for those who look on. */
export const SHARED_DOING: Readonly<Record<keyof typeof SHARED_PLAYER_PROMPTS, Doing>> = {
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
};

export const waitingFor =
  <Code extends string>(doing: Readonly<Record<Code, Doing>>) =>
  (actors: readonly number[], code: Code): string => {
    const [[ofMany, ofOne], rest] = doing[code];
    const isUssr = actors.length === 1 && actors[0] === USSR;
    const who = actors.length > 1 ? 'Обе стороны' : seats[isUssr ? 1 : 0];
    return `${who} ${isUssr ? ofOne : ofMany} ${rest}`;
  };
