import { sharedReasons } from '@brink/struggle/text/ru/reasons';
import type { Reasons } from '../catalogue.ts';
import { ofCard } from '../names.ts';
import { COUNTRIES } from '../../data/countries.ts';
import { REGIONS } from '../../data/regions.ts';
import { cards } from './cards.ts';
import { countries, inCountry } from './countries.ts';
import { regions } from './regions.ts';
import { quoted } from './quoted.ts';

const place = (country: number): string => countries[COUNTRIES[country].id];

/** The lines with names for cards that may be those of visiting cards as well. */
export const reasonsWith = (card: (number: number) => string): Reasons => ({
  ...sharedReasons({
    card,
    place,
    where: (country) => inCountry[COUNTRIES[country].id],
    passingCard: quoted(cards['china-card'].name),
  }),
  opening: (c) => `Надежное начало: ${place(c)}.`,
  withdraw: () => 'Выход из кризиса стоит своей цены.',
  betterIn: (region) => `Лучше положение ${regions[REGIONS[region]].in}.`,
  moreVp: () => 'Больше ПО.',
  moreMilitary: () => 'Вовремя набраны очки военных операций.',
  safer: () => 'Меньше опасность ядерной войны.',
  moreSpace: () => 'Дальше в космической гонке.',
  china: () => `Лучше лежит ${quoted(cards['china-card'].name)}.`,
  betterHand: () => 'Лучше карты в руке.',
  betterDeck: () => 'Лучше карты, которые еще придут.',
  effects: () => 'События, которые действуют и дальше.',
  sooner: () => 'Больше шансов победить сразу.',
});

const name = ofCard(cards);

export const reasons = reasonsWith((number) => quoted(name(number)));
