import type { BoardLanguage } from '@brink/board';
import { countEn, countRu } from '../../ui/texts/count.ts';

const NUMBERS_EN = 'one two three four five six seven eight nine ten'.split(' ');
/** In the prepositional case. */
const NUMBERS_RU = 'одной двух трех четырех пяти шести семи восьми девяти десяти'.split(' ');

interface Way {
  readonly title: string;
  readonly detail: string;
}

interface HomeTexts {
  readonly headline: readonly [string, string];
  readonly about: string;
  readonly waysIn: string;
  readonly ways: Readonly<Record<'learn' | 'bot' | 'friend', Way>>;
  /** Whose move the note on the map tells. */
  readonly hasPlayed: (name: string) => string;
  readonly setUp: string;
  readonly live: string;
  readonly replayed: string;
  readonly shipped: string;
  readonly turn: (turn: number) => string;
  readonly headlines: string;
  readonly round: (round: number) => string;
  readonly leads: (side: string, points: number) => string;
  readonly even: string;
  readonly beingPlayed: string;
  readonly games: (count: number) => string;
  readonly here: (players: number) => string;
  readonly whoIsHere: string;
  readonly allGames: string;
  readonly watching: (count: number) => string;
  readonly noneLive: string;
  readonly puzzle: string;
  readonly aboutPuzzle: string;
  readonly solve: string;
  readonly share: string;
  readonly copied: string;
  readonly solved: string;
  readonly worthSeeing: string;
  readonly behind: (points: number) => string;
  readonly comeback: (name: string, turn: number, last: number) => string;
  readonly noComeback: string;
  readonly yourMoveIn: (games: number) => string;
  readonly nothingWaits: string;
  readonly leastTime: string;
  readonly moreWait: (games: number) => string;
  readonly waiting: string;
  readonly you: string;
  readonly yourClock: string;
  readonly theirClock: string;
  readonly waited: (when: string) => string;
  readonly newGame: string;
  readonly findOpponent: string;
  readonly onThisDevice: string;
  readonly over: string;
  readonly away: string;
  /** After a name. */
  readonly challenges: string;
  readonly newPuzzle: string;
  readonly linkOpened: (when: string) => string;
  readonly linkWaits: string;
  readonly vp: string;
  readonly mapLabel: (turn: number, score: string) => string;
}

export const HOME_TEXTS: Readonly<Record<BoardLanguage, HomeTexts>> = {
  en: {
    headline: ['The Cold War', 'at one table'],
    about:
      'Twilight Struggle in your browser: two players, forty-five years, the whole world. Free, no account needed; every rule is checked for you.',
    waysIn: 'Begin',
    ways: {
      learn: { title: 'Learn in ten minutes', detail: 'A guided first game on the real board' },
      bot: { title: 'Play the bot', detail: 'Six strengths, either side, works offline' },
      friend: { title: 'Play a friend', detail: 'Send a link: play now or over days' },
    },
    hasPlayed: (name) => `${name} has just played`,
    setUp: 'The game begins',
    live: 'Live',
    replayed: 'Replay',
    shipped: 'A game between two bots',
    turn: (turn) => `turn ${turn}`,
    headlines: 'headlines',
    round: (round) => `action round ${round}`,
    leads: (side, points) => `${side} leads by ${points}`,
    even: 'even',
    beingPlayed: 'Being played now',
    games: (n) => countEn(n, 'game', 'games'),
    here: (n) => `${countEn(n, 'player', 'players')} here`,
    whoIsHere: 'Here now',
    allGames: 'All games',
    watching: (n) => `${n} watching`,
    noneLive: 'The next public game that begins will hang here, live.',
    puzzle: 'Puzzle of the day',
    aboutPuzzle: 'A position from a real game, and one choice that decides it.',
    solve: 'Solve',
    share: 'Share',
    copied: 'Link copied',
    solved: 'Solved',
    worthSeeing: 'Worth seeing',
    behind: (points) => `${points} behind, then a win`,
    comeback: (name, turn, last) =>
      `${name} was furthest behind in turn ${turn} and won in turn ${last}.`,
    noComeback: 'The first game that somebody turns round will hang here, with its curve.',
    yourMoveIn: (n) => `Your move in ${NUMBERS_EN[n - 1] ?? n} ${n === 1 ? 'game' : 'games'}`,
    nothingWaits: 'Nothing waits for you',
    leastTime: 'The one with less time comes first.',
    moreWait: (n) => (n === 1 ? 'One more waits for others.' : `${n} more wait for others.`),
    waiting: 'Waiting for others',
    you: 'You',
    yourClock: 'your clock is running',
    theirClock: 'their clock',
    waited: (when) => `last move ${when}`,
    newGame: 'New game',
    findOpponent: 'Find an opponent',
    onThisDevice: 'On this device',
    over: 'Finished',
    away: 'While you were away',
    challenges: 'challenges you',
    newPuzzle: 'New puzzle of the day:',
    linkOpened: (when) => `link opened ${when}`,
    linkWaits: 'link not opened yet',
    vp: 'VP',
    mapLabel: (turn, score) => `The map in turn ${turn}: ${score}`,
  },
  ru: {
    headline: ['Холодная война', 'за одним столом'],
    about:
      '«Сумеречная борьба» в браузере: два игрока, сорок пять лет и весь мир. Бесплатно и без регистрации; за соблюдением правил следит программа.',
    waysIn: 'Начать',
    ways: {
      learn: {
        title: 'Научиться за десять минут',
        detail: 'Первая партия с подсказками на настоящем поле',
      },
      bot: {
        title: 'Сыграть с ботом',
        detail: 'Шесть уровней, любая сторона, работает без интернета',
      },
      friend: {
        title: 'Сыграть с другом',
        detail: 'Отправьте ссылку: играйте сразу или по переписке',
      },
    },
    hasPlayed: (name) => `Последний ход: ${name}`,
    setUp: 'Партия начинается',
    live: 'Сейчас',
    replayed: 'Повтор',
    shipped: 'Партия двух ботов',
    turn: (turn) => `раунд ${turn}`,
    headlines: 'начальные события',
    round: (round) => `ход ${round}`,
    leads: (side, points) => `${side} впереди на ${points}`,
    even: 'счет равный',
    beingPlayed: 'Сейчас играют',
    games: (n) => countRu(n, 'партия', 'партии', 'партий'),
    here: (n) => `${countRu(n, 'игрок', 'игрока', 'игроков')} здесь`,
    whoIsHere: 'Сейчас здесь',
    allGames: 'Все партии',
    watching: (n) => countRu(n, 'зритель', 'зрителя', 'зрителей'),
    noneLive: 'Здесь появится следующая открытая партия, прямо с поля.',
    puzzle: 'Задача дня',
    aboutPuzzle: 'Позиция из настоящей партии и выбор, который ее решает.',
    solve: 'Решить',
    share: 'Поделиться',
    copied: 'Ссылка скопирована',
    solved: 'Решена',
    worthSeeing: 'Стоит посмотреть',
    behind: (points) => `Отставание ${points}, затем победа`,
    comeback: (name, turn, last) =>
      `${name}: наибольшее отставание в раунде ${turn}, победа в раунде ${last}.`,
    noComeback: 'Здесь появится первая партия, в которой кто-то отыграется, с графиком счета.',
    yourMoveIn: (n) => `Ваш ход в ${NUMBERS_RU[n - 1] ?? n} ${n === 1 ? 'партии' : 'партиях'}`,
    nothingWaits: 'Вашего хода никто не ждет',
    leastTime: 'Сначала та, где меньше времени.',
    moreWait: (n) => `Еще ${countRu(n, 'партия', 'партии', 'партий')} на ходу у других.`,
    waiting: 'Ждут других',
    you: 'Вы',
    yourClock: 'идут ваши часы',
    theirClock: 'часы соперника',
    waited: (when) => `последний ход ${when}`,
    newGame: 'Новая партия',
    findOpponent: 'Найти соперника',
    onThisDevice: 'На этом устройстве',
    over: 'Закончены',
    away: 'Пока вас не было',
    challenges: 'вызывает вас на партию',
    newPuzzle: 'Новая задача дня:',
    linkOpened: (when) => `ссылка открыта ${when}`,
    linkWaits: 'ссылку еще не открыли',
    vp: 'ПО',
    mapLabel: (turn, score) => `Карта в раунде ${turn}: ${score}`,
  },
};
