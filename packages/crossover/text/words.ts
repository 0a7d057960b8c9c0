import type { Language } from '@brink/kernel';
import { US } from '@brink/struggle';
import { seats as seatsEn } from '@brink/struggle/text/en/seats';
import { ops } from '@brink/struggle/text/en/plural';
import { seats as seatsRu } from '@brink/struggle/text/ru/seats';
import type { CrossoverTexts } from './texts.ts';

export const words: Readonly<Record<Language, CrossoverTexts>> = {
  en: {
    draftCards: ({ ops: left }) => `Choose cards of the other game: ${ops(left)} left`,
    drafting: ([actor = US]) => `The ${seatsEn[actor]} is choosing cards of the other game`,
    draft: (side, card) => `${seatsEn[side]} chooses ${card} from the other game`,
    noMore: 'No more cards',
    crossover: 'Cards of the other game',
    draftFirst: 'Choose them before the hands are dealt',
    on: 'on',
    off: 'off',
  },
  ru: {
    draftCards: ({ ops }) => `Выберите карты другой игры: осталось ${ops} ОО`,
    drafting: ([actor = US]) =>
      `${seatsRu[actor]} ${actor === US ? 'выбирают' : 'выбирает'} карты другой игры`,
    draft: (side, card) =>
      `${seatsRu[side]} ${side === US ? 'выбирают' : 'выбирает'} из другой игры карту ${card}`,
    noMore: 'Больше не выбирать',
    crossover: 'Карты другой игры',
    draftFirst: 'Выбирать их до раздачи карт',
    on: 'да',
    off: 'нет',
  },
};
