import type { ExactPuzzle } from '../puzzle.ts';

/** Positions of our own recorded games (`goldens/red-sea/1`), by file and place. */
export const redSeaPuzzles: readonly ExactPuzzle[] = [
  {
    // 04.json, after 33 choices.
    id: 'horn',
    kind: 'exact',
    themes: ['scoring'],
    rating: 1250,
    game: 'red-sea',
    options: { bonusUssr: 2 },
    choices: [
      15, 21, 38, 29, 4, 32, 51, 49, 26, 14, 42, 7, 12, 44, 19, 47, 45, 48, 3, 10, 47, 51, 12, 3, 6,
      7, 2, 20, 3, 14, 1, 48, 51,
    ],
    seat: 1,
    goal: 'win',
    answers: [['africa-scoring']],
    title: { en: 'The Horn at a stroke', ru: 'Рог одним ударом' },
    say: {
      en: 'Turn 1, action round 2. You are the USSR with seven cards, and a coup has just given you Ethiopia.',
      ru: 'Раунд 1, ход 2. Вы — СССР, в руке семь карт, а переворот только что отдал вам Эфиопию.',
    },
    why: {
      en: 'You control Ethiopia, Somalia and more African countries than the US: the card Africa Scoring wins at once. One action round later it may be too late.',
      ru: 'Вы контролируете Эфиопию, Сомали и больше стран Африки, чем США: «Подсчет очков в Африке» сразу приносит победу. Ходом позже может быть поздно.',
    },
    rules: ['rs:10.4.1'],
  },
  {
    // 03.json, after 62 choices.
    id: 'flashpoint',
    kind: 'exact',
    themes: ['defcon'],
    rating: 1400,
    game: 'red-sea',
    options: {},
    choices: [
      19, 3, 12, 16, 22, 38, 49, 20, 42, 7, 47, 45, 44, 41, 51, 26, 32, 1, 20, 51, 49, 1, 5, 26, 3,
      7, 6, 2, 47, 5, 4, 1, 5, 5, 12, 3, 4, 8, 2, 3, 3, 4, 1, 1, 16, 2, 6, 3, 19, 1, 3, 7, 2, 7, 3,
      4, 3, 22, 1, 10, 41, 2,
    ],
    seat: 0,
    goal: 'survive',
    answers: [['influence', 'realign']],
    title: { en: 'Playing with lightning', ru: 'Игра с молнией' },
    say: {
      en: 'Turn 1, DEFCON 2. You are the US and play Arab League for its operations. Choose how to use them.',
      ru: 'Раунд 1, DEFCON 2. Вы — США и разыгрываете «Лигу арабских государств» ради ОО. Выберите, на что их потратить.',
    },
    why: {
      en: 'Where coups are open, each can lower DEFCON: in a battleground it does, in a flashpoint the card on top of the pile decides. Influence and realignments never do.',
      ru: 'Там, где перевороты открыты, каждый может понизить DEFCON: в ключевой стране — непременно, в горячей точке решает верхняя карта колоды. Влияние и снижение влияния — никогда.',
    },
    rules: ['rs:6.3.6', 'rs:8.1.7'],
  },
  {
    // 03.json, after 77 choices.
    id: 'famine',
    kind: 'exact',
    themes: ['defcon'],
    rating: 1700,
    game: 'red-sea',
    options: {},
    choices: [
      19, 3, 12, 16, 22, 38, 49, 20, 42, 7, 47, 45, 44, 41, 51, 26, 32, 1, 20, 51, 49, 1, 5, 26, 3,
      7, 6, 2, 47, 5, 4, 1, 5, 5, 12, 3, 4, 8, 2, 3, 3, 4, 1, 1, 16, 2, 6, 3, 19, 1, 3, 7, 2, 7, 3,
      4, 3, 22, 1, 10, 41, 2, 6, 4, 11, 32, 1, 38, 3, 3, 38, 1, 42, 1, 45, 1, 5,
    ],
    seat: 0,
    goal: 'survive',
    answers: [['madagascar']],
    title: { en: 'Where there is nothing to take', ru: 'Там, где нечего взять' },
    say: {
      en: 'Turn 1, your last action round, DEFCON 2. You are the US and have played the event Famine; the first marker lies in Kenya. Choose its neighbour: a coup in one of the two follows.',
      ru: 'Раунд 1, ваш последний ход, DEFCON 2. Вы — США и разыграли событие «Голод»; первый жетон лежит в Кении. Выберите соседнюю страну: в одной из двух последует переворот.',
    },
    why: {
      en: 'A coup needs opponent influence. There is none in Kenya and Madagascar, so nothing follows; in Ethiopia and Somalia you would have to attempt it, and the card shown in a flashpoint may lower DEFCON in your action round.',
      ru: 'Для переворота нужно влияние противника. В Кении и на Мадагаскаре его нет, и переворота не будет; в Эфиопии и Сомали он обязателен, а открытая в горячей точке карта может понизить DEFCON в ваш ход.',
    },
    rules: ['rs:6.3.6', 'rs:8.1.7'],
  },
  {
    // 05.json, after 187 choices.
    id: 'last-operation',
    kind: 'exact',
    themes: ['endGame'],
    rating: 1600,
    game: 'red-sea',
    options: { bonusUssr: 2 },
    choices: [
      20, 15, 28, 43, 47, 7, 44, 48, 1, 42, 16, 6, 41, 32, 14, 51, 29, 45, 3, 10, 32, 14, 48, 6, 15,
      6, 28, 2, 8, 7, 1, 2, 15, 2, 7, 3, 12, 4, 20, 5, 6, 42, 2, 6, 11, 1, 44, 2, 6, 7, 7, 7, 2, 6,
      2, 16, 4, 6, 4, 51, 5, 1, 41, 1, 43, 1, 29, 2, 8, 2, 6, 4, 2, 6, 3, 1, 3, 3, 45, 2, 6, 5, 5,
      47, 4, 7, 1, 4, 255, 50, 40, 17, 31, 38, 18, 13, 27, 23, 33, 37, 4, 2, 11, 22, 26, 24, 31, 50,
      4, 1, 22, 5, 3, 27, 5, 4, 2, 4, 8, 5, 2, 1, 2, 3, 6, 5, 3, 4, 1, 1, 24, 4, 6, 2, 3, 3, 37, 1,
      40, 1, 33, 6, 8, 4, 2, 1, 4, 5, 4, 13, 3, 8, 3, 3, 6, 2, 4, 6, 3, 5, 4, 26, 4, 6, 2, 7, 17, 4,
      7, 2, 9, 2, 39, 2, 6, 10, 6, 38, 1, 18, 1, 16, 23, 2, 6, 9, 11,
    ],
    seat: 0,
    goal: 'win',
    answers: [['operations']],
    title: { en: 'The last operation', ru: 'Последняя операция' },
    say: {
      en: 'Turn 2, the last action round of the game, DEFCON 4. You are the US, lead by 2 VP and have 3 military ops. You play Voice of America in Amharic: its event is worth 1 Op, the card has 2. Make sure of the win.',
      ru: 'Раунд 2, последний ход партии, DEFCON 4. Вы — США, впереди на 2 ПО, очков военных операций у вас 3. Вы разыгрываете карту «„Голос Америки“ звучит в Эфиопии»: ее событие — операция на 1 ОО, а на карте 2 ОО. Победите наверняка.',
    },
    why: {
      en: '1 Op is not enough: however you use it, the game may end in a draw, because influence leaves 1 military op missing. 2 Ops take Egypt, which counts in both regions, and that is enough.',
      ru: 'Одного ОО мало: как его ни потратить, может выйти ничья, ведь при размещении влияния не хватит 1 очка военных операций. Два ОО берут Египет, который считается в обоих регионах, и этого довольно.',
    },
    rules: ['rs:10.4.2', 'rs:8.2.1'],
  },
];
