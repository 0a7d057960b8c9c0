import type { BoardLanguage } from '@brink/board';
import { countEn, countRu } from '../../ui/texts/count.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface PairingTexts {
  readonly title: string;
  readonly about: string;
  readonly look: string;
  readonly lookingFor: string;
  readonly emptySeat: string;
  readonly eitherSide: string;
  readonly rules: string;
  readonly count: string;
  readonly rated: string;
  readonly casual: string;
  readonly asking: (low: number, high: number) => string;
  readonly askingAny: string;
  readonly here: (others: number) => string;
  readonly widens: string;
  readonly stop: string;
  readonly any: string;
  readonly slow: string;
  readonly live: string;
  readonly mayLeave: string;
  readonly meanwhile: string;
  readonly nobody: string;
  readonly meanwhileText: string;
  readonly playBot: string;
  readonly puzzle: string;
  readonly found: string;
  readonly comeOver: (seconds: number) => string;
  readonly toTable: string;
  /** How long others had to wait, in milliseconds. */
  readonly usually: (ms: number | undefined) => string;
  readonly looking: (time: string) => string;
  readonly openSeeks: string;
  readonly playThem: string;
  readonly seekOf: (pace: string, isRated: boolean) => string;
}

export const PAIRING_TEXTS: Readonly<Record<BoardLanguage, PairingTexts>> = {
  en: {
    title: 'Find an opponent',
    about: 'Tournament rules, sides by lot. Somebody who wants the same sits down opposite.',
    look: 'Look for an opponent',
    lookingFor: 'looking for',
    emptySeat: 'Empty seat',
    eitherSide: 'either side',
    rules: 'tournament rules',
    count: 'Rating',
    rated: 'Rated',
    casual: 'Not rated',
    asking: (low, high) => `Now asking players rated ${low} to ${high}.`,
    askingAny: 'Asking everybody, however strong.',
    here: (n) =>
      n === 0
        ? 'Nobody else looks for this yet.'
        : `${countEn(n, 'other looks', 'others look')} for this.`,
    widens: 'The range widens every 20 s.',
    stop: 'Stop looking',
    any: 'Take any rating',
    slow: 'Look for 3 days per move',
    live: 'Look for a live game',
    mayLeave: 'You may leave this page. A sound and the tab’s title will call you.',
    meanwhile: 'Meanwhile, play the bot',
    nobody: 'Nobody is here right now: play the bot',
    meanwhileText:
      'Officer plays soundly and at once. When somebody sits down you have 30 seconds to come over; the game with the bot is kept as it stands.',
    playBot: 'Play Officer',
    puzzle: 'Puzzles',
    found: 'Your opponent is here',
    comeOver: (seconds) => `${seconds} s to come over`,
    toTable: 'Go to the table',
    usually: (ms) => {
      if (ms === undefined) return 'How long it takes is not known yet';
      if (ms < MINUTE) return 'usually less than a minute';
      if (ms < 90 * MINUTE) return `usually about ${Math.round(ms / MINUTE)} min`;
      return `usually about ${Math.round(ms / HOUR)} h`;
    },
    looking: (time) => `Looking for an opponent: ${time}`,
    openSeeks: 'Look for an opponent now',
    playThem: 'Play',
    seekOf: (pace, isRated) => `${pace}, ${isRated ? 'rated' : 'not rated'}`,
  },
  ru: {
    title: 'Найти соперника',
    about: 'Турнирные правила, стороны по жребию. Напротив сядет тот, кто ищет то же самое.',
    look: 'Искать соперника',
    lookingFor: 'идет поиск',
    emptySeat: 'Свободное место',
    eitherSide: 'любая сторона',
    rules: 'турнирные правила',
    count: 'Рейтинг',
    rated: 'На рейтинг',
    casual: 'Без рейтинга',
    asking: (low, high) => `Ищем игроков с рейтингом от ${low} до ${high}.`,
    askingAny: 'Ищем игроков любой силы.',
    here: (n) =>
      n === 0
        ? 'Больше никто этого не ищет.'
        : `То же ищут: ${countRu(n, 'игрок', 'игрока', 'игроков')}.`,
    widens: 'Границы расширяются каждые 20 с.',
    stop: 'Прекратить поиск',
    any: 'Любой рейтинг',
    slow: 'Искать по переписке',
    live: 'Искать партию вживую',
    mayLeave: 'Страницу можно покинуть: вас позовут звук и заголовок вкладки.',
    meanwhile: 'А пока сыграйте с ботом',
    nobody: 'Сейчас никого нет: сыграйте с ботом',
    meanwhileText:
      'Офицер играет разумно и сразу. Когда соперник найдется, у вас будет 30 секунд, чтобы подойти; партия с ботом сохранится.',
    playBot: 'Сыграть с Офицером',
    puzzle: 'Задачи',
    found: 'Соперник найден',
    comeOver: (seconds) => `${seconds} с, чтобы подойти`,
    toTable: 'К столу',
    usually: (ms) => {
      if (ms === undefined) return 'Сколько ждать, пока неизвестно';
      if (ms < MINUTE) return 'обычно меньше минуты';
      if (ms < 90 * MINUTE) return `обычно около ${Math.round(ms / MINUTE)} мин`;
      return `обычно около ${Math.round(ms / HOUR)} ч`;
    },
    looking: (time) => `Поиск соперника: ${time}`,
    openSeeks: 'Сейчас ищут соперника',
    playThem: 'Сыграть',
    seekOf: (pace, isRated) => `${pace}, ${isRated ? 'на рейтинг' : 'без рейтинга'}`,
  },
};
