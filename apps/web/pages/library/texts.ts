import type { BoardLanguage } from '@brink/board';
import type { ToldPhase } from '@brink/library/told/told-game';
import type { GalleryCard, GalleryPeriod, GallerySide } from '@brink/library/gallery/card';

export interface LibraryTexts {
  readonly rules: string;
  readonly rulesAbout: string;
  readonly contents: string;
  readonly search: string;
  readonly searchRulesHint: string;
  readonly nothing: string;
  readonly found: (n: number) => string;
  readonly ruling: string;
  readonly rulingAbout: string;
  readonly sameAddress: string;
  readonly wholeBook: string;
  readonly cards: string;
  readonly cardsAbout: string;
  readonly searchCardsHint: string;
  readonly all: string;
  readonly game: string;
  readonly side: string;
  readonly sides: Readonly<Record<GallerySide, string>>;
  readonly period: string;
  readonly periods: Readonly<Record<GalleryPeriod, string>>;
  readonly kinds: Readonly<Record<GalleryCard['kind'], string>>;
  readonly standIn: string;
  readonly nameOnly: string;
  readonly standInAbout: string;
  readonly leavesGame: string;
  /** Before the number of a card. */
  readonly number: string;
  readonly stays: string;
  readonly note: string;
  readonly learn: string;
  readonly tenMinutes: string;
  readonly told: string;
  readonly toldAbout: string;
  readonly lessons: string;
  readonly lessonsAbout: string;
  readonly done: string;
  readonly start: string;
  readonly again: string;
  readonly next: string;
  readonly goOn: string;
  readonly toList: string;
  /** Away from a lesson, for good or into the same game without words. */
  readonly leave: string;
  readonly playOn: string;
  readonly playThis: string;
  readonly step: (at: number, of: number) => string;
  /** When a step of a told game happens. */
  readonly when: Readonly<Record<ToldPhase, (turn: number, round: number) => string>>;
  readonly notThat: string;
  readonly finished: string;
}

const count = (n: number, one: string, few: string, many: string): string => {
  const tens = n % 100;
  const ones = n % 10;
  if (ones === 1 && tens !== 11) return one;
  return ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? few : many;
};

export const LIBRARY_TEXTS: Readonly<Record<BoardLanguage, LibraryTexts>> = {
  en: {
    rules: 'Rules',
    rulesAbout:
      'Every rulebook in our own words, in short, with the book’s numbers. The printed rules decide; where they leave something open, named rulings say what Brink does.',
    contents: 'Contents',
    search: 'Search',
    searchRulesHint: 'coup, realignment, §6.1.2…',
    nothing: 'Nothing contains all these words.',
    found: (n) => `${n} found`,
    ruling: 'Ruling',
    rulingAbout: 'off unless you turn it on when you open a table',
    sameAddress: 'Link to this rule',
    wholeBook: 'The whole rulebook',
    cards: 'Cards',
    cardsAbout:
      'What each card does, in our own words, and a note on its history. These are not the publisher’s texts.',
    searchCardsHint: 'Berlin, Castro, 23…',
    all: 'All',
    game: 'Game',
    side: 'Side',
    sides: { us: 'US', ussr: 'USSR', west: 'West', east: 'East', neutral: 'Neutral' },
    period: 'Period',
    periods: {
      zero: 'Turn Zero',
      early: 'Early War',
      mid: 'Mid War',
      late: 'Late War',
      decade1: 'Decade I',
      decade2: 'Decade II',
      decade3: 'Decade III',
      decade4: 'Decade IV',
    },
    kinds: { card: 'card', crisis: 'crisis', statecraft: 'statecraft' },
    standIn: 'stand-in',
    nameOnly: 'not playable',
    standInAbout: 'This card is invented. It is not the printed one.',
    leavesGame: 'removed after its event',
    number: '#',
    stays: 'stays in force',
    note: 'History',
    learn: 'Learn',
    tenMinutes: 'Learn in ten minutes',
    told: 'Told games',
    toldAbout: 'A whole game with words to every step. Play on from any of them.',
    lessons: 'Lessons',
    lessonsAbout: 'Short games on the real board, from the small map to the whole world.',
    done: 'done',
    start: 'Start',
    again: 'Again',
    next: 'Next lesson',
    goOn: 'Next',
    toList: 'All lessons',
    leave: 'Leave the lesson',
    playOn: 'Play on without help',
    playThis: 'Play this game on',
    step: (at, of) => `step ${at} of ${of}`,
    when: {
      setup: () => 'Set-up',
      deal: (turn) => `Turn ${turn}, new cards`,
      headline: (turn) => `Turn ${turn}, headline`,
      round: (turn, round) => `Turn ${turn}, action round ${round}`,
      cleanup: (turn) => `Turn ${turn}, end`,
    },
    notThat: 'Not that one. Nothing is lost: choose what is lit.',
    finished:
      'Well done. The game stands as you left it: play it on, and the bot takes your opponent’s seat.',
  },
  ru: {
    rules: 'Правила',
    rulesAbout:
      'Все книги правил нашими словами, коротко и с их номерами. Решают печатные правила; где они оставляют вопрос открытым, трактовки говорят, как играет Brink.',
    contents: 'Содержание',
    search: 'Поиск',
    searchRulesHint: 'переворот, снижение влияния, §6.1.2…',
    nothing: 'Ничего не найдено.',
    found: (n) => `${count(n, 'Найден', 'Найдено', 'Найдено')} ${n}`,
    ruling: 'Трактовка',
    rulingAbout: 'выключена, пока вы не включите ее при открытии стола',
    sameAddress: 'Ссылка на это правило',
    wholeBook: 'Все правила',
    cards: 'Карты',
    cardsAbout:
      'Что делает каждая карта, нашими словами, и историческая справка. Это не тексты издателя.',
    searchCardsHint: 'Берлин, Кастро, 23…',
    all: 'Все',
    game: 'Игра',
    side: 'Сторона',
    sides: { us: 'США', ussr: 'СССР', west: 'Запад', east: 'Восток', neutral: 'Общие' },
    period: 'Период',
    periods: {
      zero: 'Нулевой ход',
      early: 'Начало войны',
      mid: 'Середина войны',
      late: 'Окончание войны',
      decade1: 'Декада I',
      decade2: 'Декада II',
      decade3: 'Декада III',
      decade4: 'Декада IV',
    },
    kinds: { card: 'карта', crisis: 'кризис', statecraft: 'карта сверхдержавы' },
    standIn: 'замена',
    nameOnly: 'не разыгрывается',
    standInAbout: 'Эта карта придумана нами, в издании она другая.',
    leavesGame: 'после события убирается из игры',
    number: '№ ',
    stays: 'действует постоянно',
    note: 'История',
    learn: 'Учеба',
    tenMinutes: 'Научиться за десять минут',
    told: 'Партии с рассказом',
    toldAbout: 'Партия с пояснением к каждому шагу. С любого можно играть дальше.',
    lessons: 'Уроки',
    lessonsAbout: 'Короткие партии на настоящей доске, от малой карты ко всему миру.',
    done: 'пройдено',
    start: 'Начать',
    again: 'Еще раз',
    next: 'Следующий урок',
    goOn: 'Дальше',
    toList: 'Все уроки',
    leave: 'Выйти из урока',
    playOn: 'Играть без подсказок',
    playThis: 'Доиграть эту партию',
    step: (at, of) => `шаг ${at} из ${of}`,
    when: {
      setup: () => 'Расстановка',
      deal: (turn) => `Раунд ${turn}, новые карты`,
      headline: (turn) => `Раунд ${turn}, начальное событие`,
      round: (turn, round) => `Раунд ${turn}, ход ${round}`,
      cleanup: (turn) => `Раунд ${turn}, конец`,
    },
    notThat: 'Не сюда. Ничего не потеряно: выберите подсвеченное.',
    finished:
      'Отлично. Партия стоит, как вы ее оставили: доиграйте ее, за другую сторону сыграет бот.',
  },
};
