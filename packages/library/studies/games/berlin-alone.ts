import type { AnnotatedGame } from '../annotated-game.ts';

/** Two bots of the level Analyst played it; what is said of it was written after looking at it. */
export const berlinAlone: AnnotatedGame = {
  game: 'volk',
  rules: 1,
  options: { mode: 'base' },
  choices: [
    8, 20, 16, 7, 6, 14, 12, 1, 11, 19, 5, 14, 0, 0, 0, 1, 2, 19, 1, 25, 27, 6, 1, 1, 7, 0, 0, 40,
    1, 41, 2, 38, 3, 94, 4, 8, 20, 0, 0, 42, 1, 45, 2, 3, 3, 0, 8, 1, 2, 8, 9, 8, 1, 46, 4, 16, 1,
    93, 5, 3, 1, 4, 11, 2, 10, 12, 3, 0, 10, 13, 2, 4, 15, 3, 9, 9, 0, 0, 102, 1, 113, 2, 39, 3, 95,
    4, 9, 2, 2, 0, 255, 3, 0, 0, 30, 1, 34, 10, 1, 4, 15, 2, 9, 12, 255, 4, 2, 0, 255, 13, 2, 9, 11,
    9, 93, 93, 0, 7, 2, 3,
  ],
  players: { en: ['Analyst', 'Analyst'], ru: ['Аналитик', 'Аналитик'] },
  notes: [
    {
      at: 17,
      en: 'The West begins with Berlin: two unrest less in the most exposed place on the map, and a factory in the far north.',
      ru: 'Запад начинает с Берлина: минус две фишки беспорядков в самом уязвимом месте карты и фабрика на дальнем севере.',
    },
    {
      at: 36,
      sign: '!?',
      en: 'The East builds abroad with Joining the CMEA: roads and suppliers that nobody can dismantle from the West. The price is unrest at home: Mecklenburg reaches a mass protest.',
      ru: 'Восток строит за границей по карте «Вступление в СЭВ»: дороги и поставщики, которых Запад не разрушит. Цена — беспорядки дома: в Мекленбурге массовый протест.',
    },
    {
      at: 51,
      sign: '!',
      en: 'The answer to a mass protest is a higher living standard: one card calms Mecklenburg and Brandenburg at once and lasts beyond this decade.',
      ru: 'Ответ на массовый протест — благосостояние: одна карта успокаивает сразу Мекленбург и Бранденбург и действует дольше десятилетия.',
    },
    {
      at: 62,
      sign: '?!',
      en: 'The West removes one unrest in Lower Saxony and pays with the factory in Hanover, which it had built two cards before.',
      ru: 'Запад убирает одну фишку беспорядков в Нижней Саксонии и платит фабрикой в Ганновере, которую построил двумя картами раньше.',
    },
    {
      at: 91,
      sign: '?',
      en: 'A card spent on the living standard without a province that can rise: it needs an economy that carries it. Two of the West’s last four cards go this way.',
      ru: 'Карта ушла на благосостояние, но поднять его негде: нужна экономика, которая его выдержит. Так пропали две из последних четырех карт Запада.',
    },
    {
      at: 105,
      en: 'The East raises one province after the other. Look at the table of the decade’s end beside the map: its column gets better with every card, that of the West does not.',
      ru: 'Восток поднимает провинцию за провинцией. Посмотрите на таблицу конца десятилетия: столбец Востока улучшается с каждой картой, столбец Запада нет.',
    },
    {
      at: 120,
      sign: '!!',
      en: 'The decade is counted: provinces of the West compare themselves with each other and with the East, and four mass protests bring the West down at the end of the first decade. The East has one.',
      ru: 'Десятилетие подсчитано: провинции Запада сравнивают себя друг с другом и с Востоком, и четыре массовых протеста рушат Запад в первом же десятилетии. У Востока один протест.',
    },
  ],
};
