import type { Words } from './words.ts';

const LEVELS: Readonly<Record<string, string>> = {
  random: 'случайный: выбирает что попало',
  careful: 'осторожный: тоже наугад, но не взрывает мир',
  learner: 'ученический: разумный и мягкий',
  heuristic: 'знаток: знает карты и доску',
  search: 'расчетливый: смотрит вперед, полсекунды на карту',
};

const rules = new Intl.PluralRules('ru');
const plural = (n: number, one: string, few: string, many: string): string =>
  ({ one, few })[rules.select(n) as 'one' | 'few'] ?? many;

export const ru: Words = {
  sideQuestion: 'За кого вы играете?',
  bothSides: 'за обе стороны, за одной клавиатурой',
  continueGame: (file) => `продолжить последнюю партию (${file})`,
  opponentQuestion: 'Против кого?',
  level: (name) => LEVELS[name] ?? name,
  otherLanguage: 'en — in English',
  answerWithNumber: (count) => `Ответьте числом от 1 до ${count}.`,
  welcome: 'Выбирайте числом или названием; ? — помощь.',
  welcomeBack: (choices) =>
    `Партия продолжается после ${choices} ${plural(choices, 'выбора', 'выборов', 'выборов')}; ? — помощь.`,
  passTo: (seat) => `Передайте клавиатуру игроку за ${seat}.`,
  pressEnter: 'Нажмите Enter, когда больше никто не смотрит ',
  earlier: (count) =>
    `… раньше еще ${count} ${plural(count, 'строка', 'строки', 'строк')} (журнал)`,
  enterTakes: (label) => `Enter: ${label}`,
  undone: 'Выбор отменен.',
  cannotUndo: 'Отменять нечего: бросок кубика, открытые карты и выбор противника назад не вернуть.',
  emptyLog: 'Журнал пуст.',
  ambiguous: (text) => `«${text}» — это может быть:`,
  unknown: (text) => `Здесь нет выбора «${text}».`,
  didYouMean: (labels) => `Может быть, ${labels}?`,
  notNow: (label) => `Сейчас нельзя выбрать: ${label}.`,
  noNumber: (text, most) => `Выбора ${text} нет, последний — ${most}.`,
  ignored: (labels) => `Не сделано, уже не подходит: ${labels}`,
  sure: 'Вы уверены? (да/нет) ',
  yes: ['y', 'yes', 'д', 'да'],
  resignSure: 'Сдать партию? (да/нет) ',
  goesOn: 'Партия продолжается.',
  saved: (file) => `Сохранено: ${file}`,
  cannotSave: (file, why) => `Не удалось сохранить ${file}: ${why}`,
  resumeBy: (file) => `Продолжить: brink play --resume ${file}`,
  noPart: (text) => `На карте нет региона «${text}».`,
  noCard: (text) => `Нет карты «${text}».`,
  whichCard: 'Какая карта? Например: текст насер',
  emptyHand: 'На руке нет карт.',
  piles: {
    discard: 'Сброс',
    removed: 'Убраны из игры',
    unseen: 'Еще не видны: в колоде или на руке противника',
  },
  emptyPile: 'Карт нет.',
  languages: 'Языки: язык ru, язык en',
  theEnd: 'Партия окончена.',
  helpChoices: [
    'Выбирайте числом или названием на любом языке, хватит и начала: иран, iran, зап герм.',
    'Сразу несколько: 3 5 5, польша гдр, иран x2. Единственный выбор делает Enter.',
  ],
  help: [
    ['о, отмена', 'вернуть свой последний выбор'],
    ['ж, журнал [N]', 'последние N строк журнала'],
    ['к, карта [РЕГИОН]', 'вся карта или один регион'],
    ['р, рука', 'карты на руке с текстами'],
    ['т, текст НАЗВАНИЕ', 'текст любой карты (или ? НАЗВАНИЕ)'],
    ['с, сброс', 'сброс; убранные, неизвестные — другие карты'],
    ['сохранить [ФАЙЛ]', 'сохранить партию'],
    ['язык ru|en', 'сменить язык'],
    ['сдаться', 'сдать партию'],
    ['в, выход', 'сохранить и выйти (также Ctrl-C, Ctrl-D)'],
    ['Enter', 'показать стол заново'],
  ],
};
