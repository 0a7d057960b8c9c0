import type { Language } from '@brink/kernel';
import { US } from '@brink/struggle';
import { seats as seatsEn } from '@brink/struggle/text/en/seats';
import { ops } from '@brink/struggle/text/en/plural';
import { seats as seatsRu } from '@brink/struggle/text/ru/seats';
import type { CrossoverTexts } from './texts.ts';

export const ownTexts: Readonly<Record<Language, CrossoverTexts>> = {
  en: {
    draftCards: ({ ops: left }) => `Crossover: choose cards, ${ops(left)} left`,
    drafting: ([actor = US]) => `The ${seatsEn[actor]} is choosing cards for the crossover`,
    draft: (side, card) => `${seatsEn[side]} chooses ${card} for the crossover`,
    noMore: 'No more cards',
    crossover: 'Crossover',
    draftFirst: 'Crossover cards chosen before the deal',
    on: 'on',
    off: 'off',
  },
  ru: {
    draftCards: ({ ops }) => `Объединение: выберите карты, осталось ${ops} ОО`,
    drafting: ([actor = US]) =>
      `${seatsRu[actor]} ${actor === US ? 'выбирают' : 'выбирает'} карты для объединения`,
    draft: (side, card) =>
      `${seatsRu[side]} ${side === US ? 'выбирают' : 'выбирает'} для объединения карту ${card}`,
    noMore: 'Больше не выбирать',
    crossover: 'Объединение',
    draftFirst: 'Карты объединения выбирают до раздачи',
    on: 'да',
    off: 'нет',
  },
};
