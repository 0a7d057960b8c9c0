import type { AlternativeAbilityBox, SpaceAbilityBox } from '../place-text.ts';

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
  6: 'В конце раунда можно сбросить одну удержанную карту.',
  8: 'До 8 ходов за раунд.',
};

/** The same for the alternative track of Turn Zero. */
export const alternativeSpaceBoxes: readonly string[] = [
  'Старт',
  'Водородная бомба',
  'Искусственный спутник Земли',
  'Межконтинентальные ракеты',
  'Высадка на Луну',
  'Разделяющиеся боеголовки',
  'Противоракетная оборона',
  'Нейтронная бомба',
  'Стратегическая оборонная инициатива',
];

export const alternativeSpaceAbilities: Readonly<Record<AlternativeAbilityBox, string>> = {
  2: 'Еще 2 очка военных операций перед их проверкой в конце раунда.',
  4: 'Раз в свой ход 1 влияние в стране под контролем противника стоит 1 ОО.',
  6: 'Раз в раунд в свой ход можно перебросить кубик переворота; считается второй бросок.',
  7: 'Противник вычитает 1 из кубика при переворотах.',
};
