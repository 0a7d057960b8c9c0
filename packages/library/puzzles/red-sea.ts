import type { Puzzle } from './puzzle.ts';

/** Positions of our own recorded games (`goldens/red-sea`), by file and place. */
export const redSeaPuzzles: readonly Puzzle[] = [
  {
    // 04.json, after 33 choices.
    id: 'horn',
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
      en: 'Turn 1, round 2. You are the USSR with seven cards, and a coup has just given you Ethiopia.',
      ru: 'Раунд 1, ход 2. Вы — СССР, на руке семь карт, а переворот только что отдал вам Эфиопию.',
    },
    why: {
      en: 'You control Ethiopia, Somalia and more African countries than the US: the card Africa Scoring wins at once. A round later it may be too late.',
      ru: 'Вы контролируете Эфиопию, Сомали и больше стран Африки, чем США: «Подсчет очков в Африке» сразу побеждает. Ходом позже может быть поздно.',
    },
    rules: ['rs:10.4.1'],
  },
  {
    // 03.json, after 62 choices.
    id: 'flashpoint',
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
      en: 'Turn 1, DEFCON 2. You are the US and play Arab League for its operations. For which?',
      ru: 'Раунд 1, DEFCON 2. Вы — США и играете «Лигу арабских государств» ради ОО. На что их потратить?',
    },
    why: {
      en: 'Where coups are open, each can lower DEFCON: in a battleground it does, in a flashpoint the card on top of the pile decides. Influence and realignments never do.',
      ru: 'Там, где перевороты открыты, каждый может понизить DEFCON: в ключевой стране — непременно, в горячей точке решает верхняя карта колоды. Влияние и снижение влияния — никогда.',
    },
    rules: ['rs:6.3.6', 'rs:8.1.7'],
  },
];
