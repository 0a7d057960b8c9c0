import type { Catalogue } from '../catalogue.ts';

export const regions: Catalogue['regions'] = { africa: 'Африка', 'middle-east': 'Ближний Восток' };

/** Boxes 0 to 3 of the Space Race track. */
export const spaceBoxes: readonly string[] = [
  'Старт',
  'Зонд к дальним планетам',
  'Снимки с другой планеты',
  'Первый шаттл',
];

export const spaceAbilities: Catalogue['spaceAbilities'] = {
  1: 'После каждой фазы начальных событий убирает 1 влияние противника из любой страны.',
  3: 'Первому: 3 ПО и 1 карта.',
};
