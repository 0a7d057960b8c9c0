import type { BoardLanguage } from '@brink/board';
import { countEn, countRu } from '../../ui/texts/count.ts';

export interface ReviewTexts {
  readonly title: string;
  readonly won: (side: string) => string;
  readonly draw: string;
  readonly against: (first: string, second: string) => string;
  readonly moved: (decisions: number, luck: number) => string;
  readonly analyse: string;
  readonly replay: string;
  readonly share: string;
  readonly working: string;
  readonly stop: string;
  readonly again: string;
  readonly early: string;
  /** In games whose chances nobody has held against results. */
  readonly estimate: string;
  readonly curve: (side: string) => string;
  readonly legend: Readonly<Record<'decision' | 'luck' | 'band', string>>;
  readonly even: string;
  readonly turns: string;
  readonly turnsKeys: string;
  readonly byLuck: Readonly<Record<'all' | 'part' | 'none', string>>;
  readonly better: (play: string) => string;
  readonly shares: string;
  readonly chanceOf: (side: string) => string;
  readonly start: string;
  readonly decides: (player: string) => string;
  readonly dice: string;
  readonly draws: string;
  readonly rest: string;
  readonly withoutLuck: (side: string, percent: number, error: number) => string;
  readonly key: string;
  readonly thrown: (player: string, mean: string) => string;
  readonly mistakes: string;
  readonly asKnown: string;
  readonly noMistakes: string;
  readonly loss: (points: number, error: number) => string;
  readonly openLoss: (points: string) => string;
  readonly board: string;
  readonly ties: (count: number) => string;
  readonly good: string;
  readonly withinError: string;
  readonly goodOf: (good: number, all: number) => string;
  readonly decisions: string;
  readonly luckOf: string;
  readonly evenDice: (side: string, percent: number, error: number) => string;
}

const en: ReviewTexts = {
  title: 'Review',
  won: (side) => `The ${side} won`,
  draw: 'A draw',
  against: (first, second) => `${first} against ${second}.`,
  moved: (decisions, luck) =>
    `Decisions moved the game by ${countEn(decisions, 'point', 'points')}, dice and deal by ${luck}.`,
  analyse: 'Analyse',
  replay: 'Replay',
  share: 'Share',
  working: 'Working it out',
  stop: 'Stop',
  again: 'Work it out again',
  early: 'Stopped early: only what has been looked at is judged.',
  estimate: 'In this game chances are estimates: not held against results yet.',
  curve: (side) => `The ${side}’s chance of winning, play by play; a click opens the board there`,
  legend: {
    decision: 'decision',
    luck: 'die or deal',
    band: '90% of repeated runs fall inside',
  },
  even: 'even',
  turns: 'Turning points',
  turnsKeys: '↑ ↓ walk, Enter opens the board',
  byLuck: {
    all: 'Nearly all of this is luck.',
    part: 'Partly luck.',
    none: 'Luck had no part in this.',
  },
  better: (play) => `Better: ${play}.`,
  shares: 'Luck against decisions',
  chanceOf: (side) => `chance of the ${side}, %`,
  start: 'Start',
  decides: (player) => `${player} decides`,
  dice: 'Dice',
  draws: 'Cards dealt',
  rest: 'Not told apart',
  withoutLuck: (side, percent, error) =>
    `Even dice and an even deal leave the ${side} at ${percent} ± ${error}.`,
  key: 'Solid is chosen, dotted is rolled or dealt, hatched we cannot tell apart.',
  thrown: (player, mean) => `Dice of ${player}: ${mean} on average`,
  mistakes: 'Mistakes',
  asKnown: 'as the player could know it',
  noMistakes: 'None that is larger than its error.',
  loss: (points, error) => `−${points} ± ${error}.`,
  openLoss: (points) => `With open hands ${points}.`,
  board: 'Board',
  ties: (count) =>
    `${countEn(count, 'more difference was', 'more differences were')} smaller than the error. That is a tie, not a mistake.`,
  good: 'Decisions as good as the best',
  withinError: 'within the error',
  goodOf: (good, all) => `${good} of ${all}`,
  decisions: 'Decisions',
  luckOf: 'Dice and deal',
  evenDice: (side, percent, error) => `With even dice: ${side} ${percent} ± ${error}%`,
};

const ru: ReviewTexts = {
  title: 'Разбор',
  won: (side) => `Победа: ${side}`,
  draw: 'Ничья',
  against: (first, second) => `${first} против ${second}.`,
  moved: (decisions, luck) =>
    `Решения сдвинули партию на ${countRu(decisions, 'пункт', 'пункта', 'пунктов')}, кубики и раздача — на ${luck}.`,
  analyse: 'Анализ',
  replay: 'Повтор',
  share: 'Поделиться',
  working: 'Партия разбирается',
  stop: 'Остановить',
  again: 'Разобрать заново',
  early: 'Остановлено раньше конца: оценено только то, что просмотрено.',
  estimate: 'Шансы здесь — прикидка: с исходами партий они еще не сверены.',
  curve: (side) => `Шансы на победу (${side}) ход за ходом; нажатие открывает там доску`,
  legend: {
    decision: 'решение',
    luck: 'кубик или раздача',
    band: 'сюда попадают 90 % повторных расчетов',
  },
  even: 'поровну',
  turns: 'Переломы',
  turnsKeys: '↑ ↓ — по порядку, Enter открывает доску',
  byLuck: {
    all: 'Почти всё здесь — удача.',
    part: 'Отчасти удача.',
    none: 'Удача здесь ни при чем.',
  },
  better: (play) => `Лучше: ${play}.`,
  shares: 'Удача и решения',
  chanceOf: (side) => `шансы, ${side}, %`,
  start: 'Начало',
  decides: (player) => `Решения: ${player}`,
  dice: 'Кубики',
  draws: 'Раздача карт',
  rest: 'Не разделить',
  withoutLuck: (side, percent, error) =>
    `При ровных кубиках и ровной раздаче: ${side} ${percent} ± ${error}.`,
  key: 'Сплошное выбрано, точки — кубик или раздача, штриховку мы разделить не можем.',
  thrown: (player, mean) => `Кубики (${player}): в среднем ${mean}`,
  mistakes: 'Ошибки',
  asKnown: 'по тому, что мог знать игрок',
  noMistakes: 'Ни одной, что была бы больше погрешности.',
  loss: (points, error) => `−${points} ± ${error}.`,
  openLoss: (points) => `С открытыми картами ${points}.`,
  board: 'Доска',
  ties: (count) =>
    `Еще ${countRu(count, 'разница', 'разницы', 'разниц')} в пределах погрешности. Это ничья, а не ошибка.`,
  good: 'Решения не хуже лучших',
  withinError: 'в пределах погрешности',
  goodOf: (good, all) => `${good} из ${all}`,
  decisions: 'Решения',
  luckOf: 'Кубики и раздача',
  evenDice: (side, percent, error) => `При ровных кубиках: ${side} ${percent} ± ${error}%`,
};

export const REVIEW_TEXTS: Readonly<Record<BoardLanguage, ReviewTexts>> = { en, ru };
