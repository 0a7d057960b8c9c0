import type { SpaceAbilityBox } from '../place-text.ts';

/** Boxes 0 to 8 of the Space Race track. */
export const spaceBoxes: readonly string[] = [
  'Старт',
  'Спутник Земли',
  'Животное в космосе',
  'Человек в космосе',
  'Человек на орбите Земли',
  'Облет Луны',
  'Высадка на Луне',
  'Космический челнок',
  'Космическая станция',
];

/** What the first side in a box may do until the other side reaches it. */
export const spaceAbilities: Readonly<Record<SpaceAbilityBox, string>> = {
  2: 'Две попытки в космической гонке за раунд.',
  4: 'Противник первым выбирает и открывает начальное событие.',
  6: 'В конце раунда можно сбросить одну оставшуюся карту.',
  8: 'До 8 ходов за раунд.',
};
