import type { SHARED_PLAYER_PROMPTS, SHARED_PROMPTS } from '../../prompts.ts';
import { USSR } from '../../sides.ts';
import type { LinesOf, Names } from '../message.ts';
import { plural, pointsLeft } from './plural.ts';
import { seats } from './seats.ts';

export const countriesLeft = (n: number): string =>
  `${plural(n, 'осталась', 'осталось', 'осталось')} ${n} ${plural(n, 'страна', 'страны', 'стран')}`;

/** What to do, for the one who has to do it, in every game of the family. */
export const sharedPrompts = ({ card }: Pick<Names, 'card'>): LinesOf<typeof SHARED_PROMPTS> => ({
  coupDie: () => 'Переворот: бросок кубика',
  draw: () => 'Добор карты',
  examine: () => 'Просмотр карты из колоды',
  randomCard: () => 'Случайная карта с руки',
  realignDie: () => 'Снижение влияния: бросок активной стороны',
  realignDieRival: () => 'Снижение влияния: бросок противника',
  spaceDie: () => 'Космическая гонка: бросок кубика',
  trapDie: () => 'Бросок кубика на окончание вторжения',
  warDie: () => 'Война: бросок кубика',
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
  place: ({ left, each }) =>
    each === 1
      ? `Разместите влияние: ${pointsLeft(left)}`
      : `Выберите, куда добавить ${each} влияния: ${countriesLeft(left)}`,
  remove: ({ left, each }) =>
    each === 1
      ? `Уберите влияние: ${pointsLeft(left)}`
      : `Выберите, где убрать ${each} влияния: ${countriesLeft(left)}`,
  removeAll: ({ left }) => `Уберите все влияние: ${countriesLeft(left)}`,
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
