import { useLanguage, type BoardLanguage } from '@brink/board';
import type { Setting, UseClass } from './figures.ts';

export interface CardTexts {
  readonly back: string;
  readonly history: string;
  readonly rulings: string;
  readonly noRulings: string;
  readonly source: string;
  readonly sources: Readonly<Record<'archive' | 'rated' | 'bot', string>>;
  readonly played: string;
  readonly plays: (plays: number, games: number) => string;
  readonly byBot: (bot: string, games: number) => string;
  /** What these games were played with, after who played. */
  readonly settings: Readonly<Record<Setting, string>>;
  readonly byTurn: string;
  readonly byTurnAbout: string;
  readonly uses: Readonly<Record<UseClass, string>>;
  readonly winsWhen: string;
  readonly seam: string;
  readonly all: string;
  readonly period: (first: number, last: number) => string;
  readonly decade: (decade: number) => string;
  readonly byDecade: string;
  readonly notWhy: string;
  readonly lands: string;
  readonly landsAbout: (events: number) => string;
  readonly nobody: string;
  readonly nobodyYet: string;
  readonly offline: string;
  readonly last: string;
  readonly lastAbout: string;
  readonly none: string;
  readonly explorer: string;
}

const plural = (n: number, one: string, few: string, many: string): string => {
  const [tens, ones] = [n % 100, n % 10];
  if (ones === 1 && tens !== 11) return one;
  return ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? few : many;
};

const en: CardTexts = {
  back: 'All cards',
  history: 'History',
  rulings: 'Rulings',
  noRulings: 'No named ruling concerns this card.',
  source: 'Figures from',
  sources: { archive: 'Archive', rated: 'Rated games', bot: 'Our bot' },
  played: 'How it is played',
  plays: (plays, games) =>
    `${plays.toLocaleString('en')} ${plays === 1 ? 'play' : 'plays'} in ${games.toLocaleString('en')} ${games === 1 ? 'game' : 'games'}`,
  byBot: (bot, games) => `${games.toLocaleString('en')} games of the bot “${bot}” against itself`,
  settings: {
    usual: '',
    promo: ', with promo cards',
    turnZero: ', with Turn Zero',
    twoPlusTwo: ', 2+2',
  },
  byTurn: 'By turn',
  byTurnAbout: 'plays of both sides',
  uses: {
    headline: 'headline',
    event: 'event',
    operations: 'operations',
    space: 'space',
    discard: 'discarded',
  },
  winsWhen: 'Who wins when',
  seam: 'seam: 90% interval',
  all: 'All games',
  period: (first, last) => (first === last ? `turn ${first}` : `turns ${first}–${last}`),
  decade: (decade) => `decade ${decade}`,
  byDecade: 'By decade',
  notWhy: 'Who wins when is not why: a card is used as the position asks for.',
  lands: 'Where its event lands',
  landsAbout: (events) => `% of ${events.toLocaleString('en')} events`,
  nobody: 'Nobody has played it in these games yet.',
  nobodyYet: 'Nobody has played it in the archive yet; these are the figures of our bot.',
  offline: 'The server does not answer; these are the figures of our bot.',
  last: 'Last headlines',
  lastAbout: 'games in which it was a headline',
  none: 'There is no such card.',
  explorer: 'Explorer',
};

const ru: CardTexts = {
  back: 'Все карты',
  history: 'История',
  rulings: 'Трактовки',
  noRulings: 'Эту карту не касается ни одна трактовка.',
  source: 'Откуда числа',
  sources: { archive: 'Архив', rated: 'Рейтинговые партии', bot: 'Наш бот' },
  played: 'Как ее играют',
  plays: (plays, games) =>
    `${plays.toLocaleString('ru')} ${plural(plays, 'розыгрыш', 'розыгрыша', 'розыгрышей')}, ${games.toLocaleString('ru')} ${plural(games, 'партия', 'партии', 'партий')}`,
  byBot: (bot, games) =>
    `${games.toLocaleString('ru')} ${plural(games, 'партия', 'партии', 'партий')} бота «${bot}» с самим собой`,
  settings: {
    usual: '',
    promo: ', с промокартами',
    turnZero: ', с «Нулевым ходом»',
    twoPlusTwo: ', 2+2',
  },
  byTurn: 'По раундам',
  byTurnAbout: 'розыгрыши обеих сторон',
  uses: {
    headline: 'начальное событие',
    event: 'событие',
    operations: 'операции',
    space: 'космос',
    discard: 'сброшена',
  },
  winsWhen: 'Кто когда побеждает',
  seam: 'штриховка: интервал 90 %',
  all: 'Все партии',
  period: (first, last) => (first === last ? `раунд ${first}` : `раунды ${first}–${last}`),
  decade: (decade) => `десятилетие ${decade}`,
  byDecade: 'По десятилетиям',
  notWhy: 'Кто побеждает — еще не почему: карту играют так, как требует позиция.',
  lands: 'Куда попадает событие',
  landsAbout: (events) => `% из ${events.toLocaleString('ru')} событий`,
  nobody: 'В этих партиях ее еще никто не играл.',
  nobodyYet: 'В архиве ее еще никто не играл; это числа нашего бота.',
  offline: 'Сервер не отвечает; это числа нашего бота.',
  last: 'Последние начальные события',
  lastAbout: 'партии, где она была начальным событием',
  none: 'Такой карты нет.',
  explorer: 'Обозреватель',
};

const TEXTS: Readonly<Record<BoardLanguage, CardTexts>> = { en, ru };

export const useCardTexts = (): CardTexts => TEXTS[useLanguage()];
