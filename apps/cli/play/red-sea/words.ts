import type { Language } from '@brink/kernel';

/** What the terminal table of Red Sea says besides the texts of the game. */
export interface TableWords {
  readonly turn: (turn: number, last: number) => string;
  readonly setUp: string;
  readonly headlines: string;
  /** Cards of the other game are being chosen. */
  readonly draft: string;
  readonly round: (round: number, seat: string) => string;
  readonly vp: string;
  readonly closed: string;
  readonly open: string;
  readonly military: string;
  readonly space: string;
  readonly cards: (count: number) => string;
  readonly faceDown: string;
  readonly known: string;
  readonly effects: string;
  readonly famine: string;
  readonly centcom: string;
  readonly draw: string;
  readonly bottom: string;
  readonly discard: string;
  readonly removed: string;
  readonly onTable: string;
  readonly committed: string;
  readonly hand: string;
  readonly withEgypt: string;
  readonly seaLanes: string;
  readonly legend: string;
  readonly due: string;
  readonly scoringDue: string;
  readonly warSuicide: string;
  readonly warRisk: string;
}

const en: TableWords = {
  turn: (turn, last) => `Turn ${turn} of ${last}`,
  setUp: 'Set-up',
  headlines: 'headline phase',
  draft: 'crossover: choosing cards',
  round: (round, seat) => `action round ${round}, ${seat}`,
  vp: 'VP',
  closed: 'no coups or realignments in the Middle East',
  open: 'coups and realignments everywhere',
  military: 'military ops',
  space: 'space',
  cards: (count) => `${count} ${count === 1 ? 'card' : 'cards'}`,
  faceDown: 'face down',
  known: 'known',
  effects: 'In effect',
  famine: 'Famine',
  centcom: 'CENTCOM',
  draw: 'Draw pile',
  bottom: 'at the bottom',
  discard: 'discards',
  removed: 'removed',
  onTable: 'on the table',
  committed: 'your headline',
  hand: 'Hand',
  withEgypt: '(and Egypt)',
  seaLanes: 'At sea',
  legend: 'control: ● US ◆ USSR · 3* stability, * battleground, ! flashpoint · US:USSR',
  due: 'DUE NOW',
  scoringDue: 'You must play a scoring card now, or it stays in hand and you lose.',
  warSuicide: 'This brings DEFCON to 1: nuclear war, and you lose.',
  warRisk: 'The card shown there may bring DEFCON to 1: nuclear war, and you would lose.',
};

const rules = new Intl.PluralRules('ru');
const CARD_FORMS: Readonly<Record<string, string>> = { one: 'карта', few: 'карты' };

const ru: TableWords = {
  turn: (turn, last) => `Раунд ${turn} из ${last}`,
  setUp: 'Подготовка',
  headlines: 'начальные события',
  draft: 'объединение: выбор карт',
  round: (round, seat) => `ход ${round}, ${seat}`,
  vp: 'ПО',
  closed: 'запрет переворотов и снижения влияния на Ближнем Востоке',
  open: 'перевороты и снижение влияния везде',
  military: 'воен. операции',
  space: 'космос',
  cards: (count) => `${count} ${CARD_FORMS[rules.select(count)] ?? 'карт'}`,
  faceDown: 'лицом вниз',
  known: 'известны',
  effects: 'Действуют',
  famine: 'Голод',
  centcom: 'ЦК ВС США',
  draw: 'Колода',
  bottom: 'внизу',
  discard: 'сброс',
  removed: 'убрано',
  onTable: 'на столе',
  committed: 'ваше событие',
  hand: 'Рука',
  withEgypt: '(и Египет)',
  seaLanes: 'Море',
  legend: 'контроль: ● США ◆ СССР · 3* стабильность, * ключевая, ! горячая точка · США:СССР',
  due: 'ПОРА РАЗЫГРАТЬ',
  scoringDue: 'Карту подсчета очков пора разыграть: иначе она останется в руке и вы проиграете.',
  warSuicide: 'DEFCON упадет до 1: ядерная война, вы проиграете.',
  warRisk: 'Открытая там карта может опустить DEFCON до 1: ядерная война, вы проиграете.',
};

export const TABLE_WORDS: Readonly<Record<Language, TableWords>> = { en, ru };
