import type { Language } from '@brink/kernel';
import type { Period } from '@brink/twilight-struggle/data/cards';

/** Each country stands in one block; the two that are in both halves of Europe in the west. */
export const BLOCKS = [
  'western-europe',
  'eastern-europe',
  'middle-east',
  'asia',
  'southeast-asia',
  'africa',
  'central-america',
  'south-america',
] as const;
export type Block = (typeof BLOCKS)[number];

/** What the terminal table of Twilight Struggle says besides the texts of the game. */
export interface TableWords {
  /** Regions as the head of a narrow column. */
  readonly blocks: Readonly<Record<Block, string>>;
  readonly turn: (turn: number) => string;
  readonly setUp: string;
  readonly bids: string;
  readonly turnZero: string;
  /** The four results of a crisis, by the die. */
  readonly bands: readonly [string, string, string, string];
  readonly headlines: string;
  readonly round: (round: number, seat: string) => string;
  readonly vp: string;
  /** What DEFCON forbids: coups and realignments in these regions. */
  readonly forbidden: (regions: string) => string;
  /** The same where realignments are free of it. */
  readonly forbiddenCoups: (regions: string) => string;
  readonly nothingForbidden: string;
  /** VJ Day: the US is free of it this turn, and DEFCON stops at 2. */
  readonly notForUs: string;
  readonly noBattlegroundCoups: string;
  readonly military: string;
  readonly space: string;
  readonly attempts: string;
  readonly cards: (count: number) => string;
  readonly china: string;
  readonly faceDown: string;
  readonly effects: string;
  readonly draw: string;
  readonly discard: string;
  readonly removed: string;
  readonly onTable: string;
  readonly known: string;
  readonly committed: string;
  readonly periods: Readonly<Record<Period, string>>;
  readonly scoring: string;
  /** Before the number of a card. */
  readonly number: string;
  readonly due: string;
  readonly ops: (ops: number) => string;
  readonly neutral: string;
  readonly removedAfterEvent: string;
  readonly hand: string;
  readonly legend: string;
  readonly draws: (side: number, seat: string, what: string) => string;
  readonly warSuicide: string;
  readonly crisisSuicide: string;
  readonly scoringDue: string;
}

const en: TableWords = {
  blocks: {
    'western-europe': 'W. Europe',
    'eastern-europe': 'E. Europe',
    'middle-east': 'Middle East',
    asia: 'Asia',
    'southeast-asia': 'SE Asia',
    africa: 'Africa',
    'central-america': 'C. America',
    'south-america': 'S. America',
  },
  turn: (turn) => `Turn ${turn}`,
  setUp: 'set-up',
  bids: 'bids for sides',
  turnZero: 'Turn Zero',
  bands: ['1 or less', '2–3', '4–5', '6 or more'],
  headlines: 'headline phase',
  round: (round, seat) => `action round ${round}, ${seat}`,
  vp: 'VP',
  forbidden: (regions) => `no coups or realignments in ${regions}`,
  forbiddenCoups: (regions) => `no coups in ${regions}`,
  nothingForbidden: 'coups and realignments everywhere',
  notForUs: 'not for the US this turn; DEFCON stops at 2',
  noBattlegroundCoups: 'battleground coup = nuclear war',
  military: 'military ops',
  space: 'space',
  attempts: 'tries',
  cards: (count) => `${count} ${count === 1 ? 'card' : 'cards'}`,
  china: 'China Card',
  faceDown: 'face down',
  effects: 'In effect',
  draw: 'Draw pile',
  discard: 'discards',
  removed: 'removed',
  onTable: 'on the table',
  known: 'known',
  committed: 'your headline',
  periods: { early: 'early', mid: 'mid', late: 'late' },
  scoring: 'scoring',
  number: '#',
  due: 'DUE NOW',
  ops: (ops) => `${ops} ${ops === 1 ? 'Op' : 'Ops'}`,
  neutral: 'neutral',
  removedAfterEvent: 'removed after the event',
  hand: 'Hand',
  legend:
    'control: ● US ◆ USSR · 3* stability, * battleground · US:USSR · ●2/1 countries/battlegrounds',
  draws: (_side, seat, what) => `${seat} draws ${what}`,
  warSuicide: 'This brings DEFCON to 1: nuclear war, and you lose.',
  crisisSuicide: 'A coup during the Cuban Missile Crisis loses you the game.',
  scoringDue: 'You must play a scoring card now, or it stays in hand and you lose.',
};

const rules = new Intl.PluralRules('ru');
const CARD_FORMS: Readonly<Record<string, string>> = { one: 'карта', few: 'карты' };

const ru: TableWords = {
  blocks: {
    'western-europe': 'Зап. Европа',
    'eastern-europe': 'Вост. Европа',
    'middle-east': 'Бл. Восток',
    asia: 'Азия',
    'southeast-asia': 'ЮВ Азия',
    africa: 'Африка',
    'central-america': 'Ц. Америка',
    'south-america': 'Ю. Америка',
  },
  turn: (turn) => `Раунд ${turn}`,
  setUp: 'подготовка',
  bids: 'ставки на стороны',
  turnZero: 'Нулевой ход',
  bands: ['1 и меньше', '2–3', '4–5', '6 и больше'],
  headlines: 'начальные события',
  round: (round, seat) => `ход ${round}, ${seat}`,
  vp: 'ПО',
  forbidden: (regions) => `запрет переворотов и снижения влияния: ${regions}`,
  forbiddenCoups: (regions) => `запрет переворотов: ${regions}`,
  nothingForbidden: 'перевороты и снижение влияния везде',
  notForUs: 'в этом раунде не для США, DEFCON не падает ниже 2',
  noBattlegroundCoups: 'переворот в ключевой стране — ядерная война',
  military: 'воен. операции',
  space: 'космос',
  attempts: 'попытки',
  cards: (count) => `${count} ${CARD_FORMS[rules.select(count)] ?? 'карт'}`,
  china: 'Китайская карта',
  faceDown: 'лицом вниз',
  effects: 'Действуют',
  draw: 'Колода',
  discard: 'сброс',
  removed: 'убрано',
  onTable: 'на столе',
  known: 'известны',
  committed: 'ваше событие',
  periods: { early: 'начало', mid: 'середина', late: 'окончание' },
  scoring: 'подсчет',
  number: '№',
  due: 'ПОРА РАЗЫГРАТЬ',
  ops: (ops) => `${ops} ОО`,
  neutral: 'общая',
  removedAfterEvent: 'после события убирается из игры',
  hand: 'Рука',
  legend: 'контроль: ● США ◆ СССР · 3* стабильность, * ключевая · США:СССР · ●2/1 стран/ключевых',
  draws: (side, seat, what) => `${seat} ${side === 0 ? 'берут' : 'берет'}: ${what}`,
  warSuicide: 'DEFCON упадет до 1: ядерная война, вы проиграете.',
  crisisSuicide: 'Вы проиграете: во время Карибского кризиса перевороты запрещены.',
  scoringDue: 'Карту подсчета очков пора разыграть: иначе она останется в руке и вы проиграете.',
};

export const TABLE_WORDS: Readonly<Record<Language, TableWords>> = { en, ru };
