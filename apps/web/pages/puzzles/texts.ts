import { useLanguage, type BoardLanguage } from '@brink/board';
import type { StateCount } from '@brink/library/puzzles/facts';
import type { Theme } from '@brink/library/puzzles/themes';

interface ThemeTexts {
  readonly name: string;
  readonly about: string;
  /** What to look for, told after a try that failed. */
  readonly look: string;
}

export interface PuzzleTexts {
  readonly title: string;
  readonly ofTheDay: string;
  readonly puzzle: (name: string) => string;
  readonly rated: (rating: number) => string;
  readonly solve: string;
  readonly share: string;
  readonly shared: string;
  readonly themesTitle: string;
  readonly themesNote: string;
  readonly tooFew: string;
  readonly kindsTitle: string;
  readonly kinds: Readonly<Record<'exact' | 'odds', string>>;
  readonly kindsAbout: Readonly<Record<'exact' | 'odds', string>>;
  readonly earlier: string;
  readonly next: string;
  readonly nextOf: (game: string) => string;
  readonly yourRating: string;
  readonly puzzleRating: string;
  /** How many solved it at the first try. */
  readonly firstTries: (solved: number, of: number) => string;
  /** Where ratings and streaks are kept. */
  readonly keptBy: Readonly<Record<'account' | 'device', string>>;
  readonly streak: string;
  readonly best: (days: number) => string;
  readonly days: string;
  readonly games: string;
  readonly solvedOf: (solved: number, of: number) => string;
  readonly state: Readonly<Record<'open' | 'solved' | 'failed', string>>;
  // At the board.
  readonly goals: Readonly<Record<'survive' | 'win', string>>;
  readonly solved: string;
  readonly notYet: string;
  readonly shown: string;
  readonly prompt: Readonly<Record<'solved' | 'failed' | 'shown', string>>;
  readonly yourTry: string;
  readonly firstIsRated: string;
  readonly notRated: string;
  readonly chooseOne: string;
  readonly hint: string;
  readonly hintSays: (what: string) => string;
  readonly giveUp: string;
  readonly showAnswer: string;
  readonly tryAgain: string;
  readonly analyse: string;
  readonly nextPuzzle: string;
  readonly allPuzzles: string;
  readonly shownAfter: string;
  readonly lookFor: string;
  readonly every: string;
  readonly everyTried: string;
  readonly someOnly: string;
  readonly chances: string;
  readonly deals: (n: number) => string;
  readonly commonMistake: string;
  readonly answer: string;
  readonly alsoRight: (plays: string) => string;
  readonly engine: (words: string) => string;
  readonly follows: (play: string) => string;
  readonly worse: string;
  readonly missing: string;
  readonly missingText: string;
  readonly facts: {
    readonly lose: (how: string, best: string, wrong: string) => string;
    readonly win: (best: string, wrong: string) => string;
    readonly control: readonly [Fact3, Fact3];
    readonly vp: (points: string) => string;
    readonly state: Readonly<Record<StateCount, readonly [string, string]>>;
    readonly compare: (what: string, best: string, wrong: string) => string;
  };
  readonly manners: Readonly<Record<string, string>>;
  readonly otherManner: string;
  readonly percent: (value: number) => string;
  readonly themes: Readonly<Record<Theme, ThemeTexts>>;
}

type Fact3 = (place: string, best: string, wrong: string) => string;

const en: PuzzleTexts = {
  title: 'Puzzles',
  ofTheDay: 'Puzzle of the day',
  puzzle: (name) => `Puzzle ${name}`,
  rated: (rating) => `rated ${rating}`,
  solve: 'Solve',
  share: 'Share',
  shared: 'Link copied',
  themesTitle: 'Themes',
  themesNote: 'your first tries; hatched: 90% interval',
  tooFew: 'too few yet',
  kindsTitle: 'Two kinds',
  kinds: { exact: 'No luck', odds: 'Best odds' },
  kindsAbout: {
    exact: 'the answer holds against every reply and every roll; all are tried.',
    odds: 'one play gives clearly the best chances; anything within the error of it counts as right.',
  },
  earlier: 'Earlier days',
  next: 'Next puzzle',
  nextOf: (game) => `Next: ${game}`,
  yourRating: 'Your rating',
  puzzleRating: 'Puzzle rating',
  firstTries: (solved, of) => `${Math.round((100 * solved) / of)}% of ${of} at the first try`,
  keptBy: {
    account: 'Kept with your account.',
    device: 'Kept on this device. Log in, and your account takes it over.',
  },
  streak: 'Streak',
  best: (days) => `best ${days}`,
  days: 'The last 14 days. The puzzle of the day counts until midnight UTC.',
  games: 'Games',
  solvedOf: (solved, of) => `${solved} of ${of}`,
  state: { open: 'open', solved: 'solved', failed: 'not solved' },
  goals: { survive: 'Do not lose.', win: 'Make sure of the win.' },
  solved: 'Solved',
  notYet: 'Not yet',
  shown: 'Answer',
  prompt: {
    solved: 'That is the play',
    failed: 'Try again, or see the answer',
    shown: 'This is the answer',
  },
  yourTry: 'Your try',
  firstIsRated: 'the first is rated',
  notRated: 'not rated',
  chooseOne: 'Choose on the board.',
  hint: 'Hint',
  hintSays: (what) => `Begin with ${what}.`,
  giveUp: 'Give up',
  showAnswer: 'Show answer',
  tryAgain: 'Try again',
  analyse: 'Analyse',
  nextPuzzle: 'Next puzzle',
  allPuzzles: 'All puzzles',
  shownAfter: 'shown after the try',
  lookFor: 'What to look for',
  every: 'Holds against everything',
  everyTried: 'Every reply and every roll was tried.',
  someOnly: 'Some reply or roll refutes it.',
  chances: 'Chances to win',
  deals: (n) => `${n} deals`,
  commonMistake: 'Common mistake',
  answer: 'Answer',
  alsoRight: (plays) => `Also right: ${plays}.`,
  engine: (words) => `The engine: ${words}`,
  follows: (play) => `Then: ${play}`,
  worse: 'The search gives it clearly worse chances than the best play.',
  missing: 'No such puzzle',
  missingText: 'It may have been taken out.',
  facts: {
    lose: (how, best, wrong) =>
      `After the common mistake you lose by ${how} in ${wrong} of the deals; after the answer in ${best}.`,
    win: (best, wrong) =>
      `The answer wins soon in ${best} of the deals, the common mistake in ${wrong}.`,
    control: [
      (place, best, wrong) =>
        `Soon after you control ${place} in ${best} of the deals; after the common mistake in ${wrong}.`,
      (place, best, wrong) =>
        `Your opponent controls ${place} soon after in ${best} of the deals; after the common mistake in ${wrong}.`,
    ],
    vp: (points) => `The answer is worth ${points} VP more on average.`,
    state: {
      unrest: ['your unrest', 'your opponent’s unrest'],
      protests: ['your mass protests', 'your opponent’s mass protests'],
      standard: ['your living standard', 'your opponent’s living standard'],
      factories: ['your factory values', 'your opponent’s factory values'],
      prestige: ['prestige on your side', 'prestige on your opponent’s side'],
    },
    compare: (what, best, wrong) =>
      `On average ${what}: ${best}; after the common mistake ${wrong}.`,
  },
  manners: {
    defcon: 'nuclear war',
    vp: 'victory points',
    heldScoringCard: 'a scoring card held too long',
    europeControl: 'control of Europe',
    finalScoring: 'final scoring',
    cubanMissileCrisis: 'a coup in the Cuban Missile Crisis',
    wargames: 'Wargames',
    hornOfAfrica: 'control of the Horn of Africa',
    insolvency: 'insolvency',
    collapse: 'four mass protests',
    socialismFails: 'a lack of socialists',
  },
  otherManner: 'the end of the game',
  percent: (value) => `${value}%`,
  themes: {
    defcon: {
      name: 'DEFCON',
      about: 'do not be the one who ends the world',
      look: 'What can lower DEFCON in your own action round? Count your opponent’s events too.',
    },
    scoring: {
      name: 'Scoring now',
      about: 'play the scoring card, or wait',
      look: 'How does the region score now, and who can change that before the turn ends?',
    },
    coupOrPlace: {
      name: 'Coup or place',
      about: 'the use of operations',
      look: 'What would a coup win on average, and what would the same Ops do as influence?',
    },
    headline: {
      name: 'Headline',
      about: 'two cards, one secret',
      look: 'Which event cannot wait, and which card would you rather not play for its Ops?',
    },
    space: {
      name: 'Space',
      about: 'which event to bury',
      look: 'Which event of your opponent hurts most, and is its card good enough for space?',
    },
    hand: {
      name: 'The hand',
      about: 'which card, and for what',
      look: 'Which card does most now, and which can wait a round?',
    },
    defence: {
      name: 'Defence',
      about: 'keep what you have',
      look: 'Which of your places can be taken with the next play?',
    },
    endGame: {
      name: 'End game',
      about: 'what is not done now is not done',
      look: 'What still counts before the end, and what does not?',
    },
    decadeEnd: {
      name: 'Decade end',
      about: 'prepare the reckoning',
      look: 'Go through the phases of the decade’s end: where will there be unrest?',
    },
  },
};

const ru: PuzzleTexts = {
  title: 'Задачи',
  ofTheDay: 'Задача дня',
  puzzle: (name) => `Задача ${name}`,
  rated: (rating) => `рейтинг ${rating}`,
  solve: 'Решать',
  share: 'Поделиться',
  shared: 'Ссылка скопирована',
  themesTitle: 'Темы',
  themesNote: 'первые попытки; штриховка — интервал 90 %',
  tooFew: 'пока мало',
  kindsTitle: 'Два вида',
  kinds: { exact: 'Без удачи', odds: 'Лучшие шансы' },
  kindsAbout: {
    exact: 'ответ верен при любом ходе противника и любом броске: проверены все.',
    odds: 'один розыгрыш дает явно лучшие шансы; засчитывается и то, что в пределах погрешности.',
  },
  earlier: 'Прошлые дни',
  next: 'Следующая задача',
  nextOf: (game) => `Дальше: ${game}`,
  yourRating: 'Ваш рейтинг',
  puzzleRating: 'Рейтинг задачи',
  firstTries: (solved, of) => `с первой попытки: ${Math.round((100 * solved) / of)} % из ${of}`,
  keptBy: {
    account: 'Хранится в вашей учетной записи.',
    device: 'Хранится на этом устройстве. Войдите, и всё перейдет в учетную запись.',
  },
  streak: 'Серия',
  best: (days) => `лучшая ${days}`,
  days: 'Последние 14 дней. Задача дня засчитывается до полуночи UTC.',
  games: 'Игры',
  solvedOf: (solved, of) => `${solved} из ${of}`,
  state: { open: 'открыта', solved: 'решена', failed: 'не решена' },
  goals: { survive: 'Не проиграйте.', win: 'Победите наверняка.' },
  solved: 'Решено',
  notYet: 'Пока нет',
  shown: 'Ответ',
  prompt: {
    solved: 'Так и надо',
    failed: 'Попробуйте еще раз или посмотрите ответ',
    shown: 'Вот ответ',
  },
  yourTry: 'Ваша попытка',
  firstIsRated: 'первая идет в рейтинг',
  notRated: 'не идет в рейтинг',
  chooseOne: 'Выбирайте на поле.',
  hint: 'Подсказка',
  hintSays: (what) => `Начните так: ${what}.`,
  giveUp: 'Сдаться',
  showAnswer: 'Показать ответ',
  tryAgain: 'Еще раз',
  analyse: 'Анализ',
  nextPuzzle: 'Следующая задача',
  allPuzzles: 'Все задачи',
  shownAfter: 'видны после попытки',
  lookFor: 'На что смотреть',
  every: 'Верно при любом ответе',
  everyTried: 'Проверены все ходы противника и все броски.',
  someOnly: 'Какой-то ответ или бросок это опровергает.',
  chances: 'Шансы на победу',
  deals: (n) => `раздач: ${n}`,
  commonMistake: 'Частая ошибка',
  answer: 'Ответ',
  alsoRight: (plays) => `Тоже верно: ${plays}.`,
  engine: (words) => `Движок: ${words}`,
  follows: (play) => `Дальше: ${play}`,
  worse: 'По расчету шансы явно хуже, чем у лучшего розыгрыша.',
  missing: 'Такой задачи нет',
  missingText: 'Возможно, ее убрали.',
  facts: {
    lose: (how, best, wrong) =>
      `После частой ошибки вы проигрываете (${how}) в ${wrong} раздач, после верного ответа — в ${best}.`,
    win: (best, wrong) =>
      `Ответ быстро приносит победу в ${best} раздач, частая ошибка — в ${wrong}.`,
    control: [
      (place, best, wrong) =>
        `${place}: скоро под вашим контролем в ${best} раздач, после частой ошибки — в ${wrong}.`,
      (place, best, wrong) =>
        `${place}: скоро под контролем противника в ${best} раздач, после частой ошибки — в ${wrong}.`,
    ],
    vp: (points) => `В среднем ответ лучше на ${points} ПО.`,
    state: {
      unrest: ['ваши беспорядки', 'беспорядки противника'],
      protests: ['ваши массовые протесты', 'массовые протесты противника'],
      standard: ['ваш уровень жизни', 'уровень жизни противника'],
      factories: ['значения ваших фабрик', 'значения фабрик противника'],
      prestige: ['престиж на вашей стороне', 'престиж на стороне противника'],
    },
    compare: (what, best, wrong) => `В среднем ${what}: ${best}, после частой ошибки — ${wrong}.`,
  },
  manners: {
    defcon: 'ядерная война',
    vp: 'победные очки',
    heldScoringCard: 'удержанная карта подсчета очков',
    europeControl: 'контроль над Европой',
    finalScoring: 'финальный подсчет',
    cubanMissileCrisis: 'переворот во время Карибского кризиса',
    wargames: '«Балансирование на грани»',
    hornOfAfrica: 'контроль над Африканским Рогом',
    insolvency: 'неплатежеспособность',
    collapse: 'четыре массовых протеста',
    socialismFails: 'не хватает социалистов',
  },
  otherManner: 'конец партии',
  percent: (value) => `${value}\u00a0%`,
  themes: {
    defcon: {
      name: 'DEFCON',
      about: 'не начать ядерную войну самому',
      look: 'Что может понизить DEFCON в ваш ход? Помните и о событиях противника.',
    },
    scoring: {
      name: 'Подсчет сейчас',
      about: 'разыграть карту подсчета очков или ждать',
      look: 'Сколько дает регион сейчас и кто успеет это изменить до конца раунда?',
    },
    coupOrPlace: {
      name: 'Переворот или влияние',
      about: 'на что потратить операции',
      look: 'Что в среднем даст переворот, а что — те же ОО как влияние?',
    },
    headline: {
      name: 'Начальное событие',
      about: 'две карты, одна тайна',
      look: 'Какое событие не ждет, а какую карту не хочется разыгрывать ради ОО?',
    },
    space: {
      name: 'Космос',
      about: 'какое событие убрать',
      look: 'Какое событие противника опаснее всего и годится ли эта карта для космоса?',
    },
    hand: {
      name: 'Рука',
      about: 'какая карта и для чего',
      look: 'Какая карта сейчас важнее всего, а какая подождет?',
    },
    defence: {
      name: 'Защита',
      about: 'сохранить свое',
      look: 'Что из вашего можно отнять следующим розыгрышем?',
    },
    endGame: {
      name: 'Эндшпиль',
      about: 'чего не успеть, того не будет',
      look: 'Что еще успеет сыграть до конца, а что нет?',
    },
    decadeEnd: {
      name: 'Конец декады',
      about: 'подготовить итоги',
      look: 'Пройдите фазы конца декады: где появятся беспорядки?',
    },
  },
};

export const PUZZLE_TEXTS: Readonly<Record<BoardLanguage, PuzzleTexts>> = { en, ru };

export const usePuzzleTexts = (): PuzzleTexts => PUZZLE_TEXTS[useLanguage()];
