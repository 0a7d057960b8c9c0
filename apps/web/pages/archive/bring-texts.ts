import type { BoardLanguage } from '@brink/board';
import type { LogProblem } from '@brink/twilight-struggle/playdek/preamble';
import { countRu } from '../../ui/texts/count.ts';

export interface BringTexts {
  readonly drop: string;
  readonly folder: string;
  readonly paste: string;
  readonly readPasted: string;
  readonly pasted: string;
  readonly progress: (done: number, all: number) => string;
  readonly summary: (kept: number, not: number) => string;
  readonly unknown: (count: number) => string;
  readonly readings: (count: number) => string;
  readonly unread: (line: number) => string;
  readonly parts: (line: number) => string;
  readonly logSays: string;
  readonly rulesSay: string;
  readonly cause: (line: number) => string;
  readonly notKept: string;
  readonly showPlace: string;
  readonly keepPartial: (line: number) => string;
  readonly open: (turn: number) => string;
  readonly sayEnding: string;
  readonly likely: string;
  readonly whoWon: string;
  readonly how: string;
  readonly winners: readonly [us: string, ussr: string, nobody: string];
  readonly saveEnding: string;
  readonly back: string;
  readonly file: string;
  readonly formats: Readonly<Record<LogProblem, string>>;
  readonly whatIsRead: string;
}

export const BRING_TEXTS: Readonly<Record<BoardLanguage, BringTexts>> = {
  en: {
    drop: 'Drop files, a folder or a zip archive here, or choose them:',
    folder: 'Choose a folder…',
    paste: 'Or paste a log:',
    readPasted: 'Read the pasted log',
    pasted: 'Pasted log',
    progress: (done, all) => `${done} of ${all} read…`,
    summary: (kept, not) =>
      not === 0 ? `Kept: ${kept}.` : `Kept: ${kept}. Not read to the end: ${not}.`,
    unknown: (n) => `${n} ${n === 1 ? 'line was' : 'lines were'} not understood:`,
    readings: (n) =>
      `${n} ${n === 1 ? 'place was' : 'places were'} read with a correction: lines that stand twice, too early, or have lost a word.`,
    unread: (line) => `Line ${line} was not understood: it names a card that nobody knows.`,
    parts: (line) => `Line ${line} parts from the rules.`,
    logSays: 'The log',
    rulesSay: 'The rules',
    cause: (line) => `Line ${line}, which was not understood, is the likely cause.`,
    notKept: 'Nothing was kept.',
    showPlace: 'Show the place',
    keepPartial: (line) => `Keep the game up to line ${line}`,
    open: (turn) => `The log breaks off in turn ${turn}; the result is open.`,
    sayEnding: 'Say how it ended',
    likely: 'The last play could end the game like this.',
    whoWon: 'Winner',
    how: 'by',
    winners: ['US', 'USSR', 'nobody (draw)'],
    saveEnding: 'Save the result',
    back: 'Back to the uploads',
    file: 'File',
    formats: {
      empty: 'The file is empty.',
      vassal: 'This is a VASSAL file.',
      packed: 'This is a packed file without logs.',
      record: 'This is not a log.',
      edition: 'This looks like the log of another edition.',
      other: 'This is not the log of a game.',
      beginning: 'The beginning of the log is missing.',
      scenario: 'Brink does not know the scenario of this log.',
      handicap: 'Brink does not know a handicap below zero.',
      again: 'There are two logs in this file.',
      noGame: 'The log ends before the game begins.',
    },
    whatIsRead:
      'Brink reads text logs of the Playdek edition, which begin with “SETUP:”, and its own records.',
  },
  ru: {
    drop: 'Перетащите сюда файлы, папку или архив zip либо выберите их:',
    folder: 'Выбрать папку…',
    paste: 'Или вставьте текст журнала:',
    readPasted: 'Прочитать вставленный журнал',
    pasted: 'Вставленный журнал',
    progress: (done, all) => `Прочитано ${done} из ${all}…`,
    summary: (kept, not) =>
      not === 0 ? `Сохранено: ${kept}.` : `Сохранено: ${kept}. Не прочитано до конца: ${not}.`,
    unknown: (n) =>
      `Не ${n % 10 === 1 && n % 100 !== 11 ? 'понята' : 'поняты'} ${countRu(n, 'строка', 'строки', 'строк')}:`,
    readings: (n) =>
      `С поправкой прочитано: ${countRu(n, 'место', 'места', 'мест')}. Там строки стоят дважды, слишком рано или без слова.`,
    unread: (line) => `Строка ${line} не понята: такой карты нет.`,
    parts: (line) => `Строка ${line} расходится с правилами.`,
    logSays: 'Журнал',
    rulesSay: 'Правила',
    cause: (line) => `Вероятная причина — строка ${line}, которая не понята.`,
    notKept: 'Ничего не сохранено.',
    showPlace: 'Показать это место',
    keepPartial: (line) => `Сохранить партию до строки ${line}`,
    open: (turn) => `Журнал обрывается в раунде ${turn}; исход не указан.`,
    sayEnding: 'Указать, чем она кончилась',
    likely: 'Последняя карта могла закончить партию так.',
    whoWon: 'Победа',
    how: 'как',
    winners: ['США', 'СССР', 'ничья'],
    saveEnding: 'Сохранить исход',
    back: 'Назад к загрузкам',
    file: 'Файл',
    formats: {
      empty: 'Файл пуст.',
      vassal: 'Это файл VASSAL.',
      packed: 'Это архив без журналов.',
      record: 'Это не журнал.',
      edition: 'Похоже на журнал другого издания.',
      other: 'Это не журнал партии.',
      beginning: 'У журнала нет начала.',
      scenario: 'Brink не знает сценария этого журнала.',
      handicap: 'Brink не знает форы меньше нуля.',
      again: 'В файле два журнала.',
      noGame: 'Журнал кончается до начала партии.',
    },
    whatIsRead:
      'Brink читает текстовые журналы издания Playdek, которые начинаются с «SETUP:», и свои записи.',
  },
};
