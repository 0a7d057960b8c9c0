import { useLanguage } from '@brink/board';

interface EditorTexts {
  readonly tab: string;
  readonly title: string;
  readonly pick: string;
  readonly pickProvince: string;
  readonly undo: string;
  readonly clear: string;
  readonly start: string;
  readonly other: string;
  readonly turn: string;
  readonly round: string;
  readonly headline: string;
  readonly decade: string;
  readonly stage: string;
  readonly vp: string;
  readonly space: string;
  readonly military: string;
  readonly less: (what: string) => string;
  readonly more: (what: string) => string;
  readonly moves: string;
  readonly faceUp: string;
  readonly faceDown: string;
  readonly cards: string;
  readonly effects: string;
  readonly board: string;
  readonly options: string;
  readonly optionsAbout: string;
  readonly conflict: string;
  readonly rare: string;
  readonly add: string;
  readonly addTo: (list: string) => string;
  readonly takeAway: (what: string) => string;
  readonly code: string;
  readonly findCard: string;
  readonly hand: (side: string) => string;
  readonly handOf: (known: number, unknown: number) => string;
  readonly unknown: (count: number) => string;
  readonly addUnknown: string;
  readonly dropUnknown: string;
  readonly toDeck: (card: string) => string;
  readonly placeOf: (card: string) => string;
  readonly places: Readonly<Record<string, string>>;
  readonly short: Readonly<Record<string, string>>;
  readonly stability: (n: number) => string;
  readonly popHelp: string;
  readonly influenceOf: (side: string, place: string) => string;
  readonly fine: string;
  readonly fineAbout: (unknown: number) => string;
  readonly impossible: string;
  readonly kept: string;
  readonly unreadable: string;
  readonly textLabel: string;
  readonly copy: string;
  readonly copied: string;
  readonly analyse: string;
  readonly play: string;
  readonly playTitle: string;
  readonly playAs: (side: string) => string;
  readonly playBoth: string;
  readonly level: string;
  readonly notNow: string;
  readonly toStudy: string;
  readonly chapter: string;
  readonly unrest: string;
  readonly livingStandard: string;
  readonly socialists: string;
  readonly waitingBox: string;
  readonly province: string;
  readonly factoryStates: readonly [string, string, string];
  readonly wall: string;
  readonly walls: readonly [string, string, string];
}

const en: EditorTexts = {
  tab: 'Editor',
  title: 'Position editor',
  pick: 'Choose a country; type a number, or press + and −',
  pickProvince: 'Choose a province to change what lies there',
  undo: 'Undo',
  clear: 'Clear board',
  start: 'Starting position',
  other: 'Another game',
  turn: 'Turn',
  round: 'Round',
  headline: 'HL',
  decade: 'Decade',
  stage: 'Half',
  vp: 'VP',
  space: 'Space',
  military: 'Mil. ops',
  less: (what) => `${what}: less`,
  more: (what) => `${what}: more`,
  moves: 'To move',
  faceUp: 'ready',
  faceDown: 'face down',
  cards: 'Cards',
  effects: 'Effects',
  board: 'Board',
  options: 'Options',
  optionsAbout:
    'By what rules the position is played. Cards that come or go are dealt accordingly.',
  conflict: 'These options do not go together.',
  rare: 'More',
  add: 'Add…',
  addTo: (list) => `${list}: add`,
  takeAway: (what) => `Remove ${what}`,
  code: 'Text',
  findCard: 'Find a card…',
  hand: (side) => `${side} hand`,
  handOf: (known, unknown) =>
    `${known + unknown} ${known + unknown === 1 ? 'card' : 'cards'}${unknown > 0 ? `: ${known} known, ${unknown} not` : ''}`,
  unknown: (count) => `${count} not known`,
  addUnknown: '+ unknown card',
  dropUnknown: '− unknown card',
  toDeck: (card) => `${card}: back to the deck`,
  placeOf: (card) => `Where ${card} lies`,
  places: {
    'us-hand': 'US hand',
    'ussr-hand': 'USSR hand',
    'west-hand': 'West’s hand',
    'east-hand': 'East’s hand',
    'usa-hand': 'USA hand',
    rest: 'deck or not known',
    discard: 'discard pile',
    removed: 'removed',
    display: 'display',
    played: 'played this decade',
    gone: 'out of the game',
  },
  short: {
    rest: '?',
    discard: 'disc.',
    removed: 'out',
    display: 'row',
    played: 'plyd',
    gone: 'out',
    'west-hand': 'W',
    'east-hand': 'E',
    'usa-hand': 'US',
    'ussr-hand': 'SU',
  },
  stability: (n) => `stability ${n}`,
  popHelp: 'Digits set the number, + and − change it, X changes the side, / finds by name.',
  influenceOf: (side, place) => `${side} influence in ${place}`,
  fine: 'Can arise in play.',
  fineAbout: (unknown) =>
    unknown > 0
      ? `${unknown} cards in hand are not known: they are dealt anew each time.`
      : 'Every card has its place.',
  impossible: 'Cannot be played.',
  kept: 'Kept as you set it.',
  unreadable: 'This text is not a position. Mend it, or begin with a starting position.',
  textLabel: 'Text of the position',
  copy: 'Copy link',
  copied: 'Copied',
  analyse: 'Analyse',
  play: 'Play on',
  playTitle: 'Play from here',
  playAs: (side) => `As ${side}, against a bot`,
  playBoth: 'Two at this screen',
  level: 'Bot',
  notNow: 'This position cannot be played yet',
  toStudy: 'To study',
  chapter: 'Position',
  unrest: 'Unrest',
  livingStandard: 'Living standard',
  socialists: 'Socialists',
  waitingBox: 'Waiting box',
  province: 'Province',
  factoryStates: ['none', 'factory', 'rundown'],
  wall: 'Wall',
  walls: ['none', 'built', 'down'],
};

const ru: EditorTexts = {
  tab: 'Редактор',
  title: 'Редактор позиций',
  pick: 'Выберите страну; введите число или нажимайте + и −',
  pickProvince: 'Выберите провинцию, чтобы изменить ее',
  undo: 'Отменить',
  clear: 'Очистить поле',
  start: 'Начальная позиция',
  other: 'Другая игра',
  turn: 'Раунд',
  round: 'Ход',
  headline: 'НС',
  decade: 'Декада',
  stage: 'Половина',
  vp: 'ПО',
  space: 'Космос',
  military: 'Воен. оп.',
  less: (what) => `${what}: меньше`,
  more: (what) => `${what}: больше`,
  moves: 'Ходит',
  faceUp: 'готова',
  faceDown: 'закрыта',
  cards: 'Карты',
  effects: 'Эффекты',
  board: 'Поле',
  options: 'Правила',
  optionsAbout: 'По каким правилам играют эту позицию. Карты добавляются и убираются сами.',
  conflict: 'Эти правила не сочетаются.',
  rare: 'Еще',
  add: 'Добавить…',
  addTo: (list) => `${list}: добавить`,
  takeAway: (what) => `Убрать: ${what}`,
  code: 'Текст',
  findCard: 'Найти карту…',
  hand: (side) => `Рука: ${side}`,
  handOf: (known, unknown) =>
    unknown > 0 ? `известно ${known}, неизвестно ${unknown}` : `карт: ${known}`,
  unknown: (count) => `неизвестно: ${count}`,
  addUnknown: '+ неизвестная',
  dropUnknown: '− неизвестная',
  toDeck: (card) => `${card}: вернуть в колоду`,
  placeOf: (card) => `Где лежит ${card}`,
  places: {
    'us-hand': 'рука США',
    'ussr-hand': 'рука СССР',
    'west-hand': 'рука Запада',
    'east-hand': 'рука Востока',
    'usa-hand': 'рука США',
    rest: 'колода или неизвестно',
    discard: 'сброс',
    removed: 'убрана из игры',
    display: 'открытые карты',
    played: 'разыграна в этой декаде',
    gone: 'вне игры',
  },
  short: {
    rest: '?',
    discard: 'сбр.',
    removed: 'вне',
    display: 'ряд',
    played: 'раз.',
    gone: 'вне',
    'west-hand': 'З',
    'east-hand': 'В',
    'usa-hand': 'США',
    'ussr-hand': 'СССР',
  },
  stability: (n) => `стабильность ${n}`,
  popHelp: 'Цифры задают число, + и − меняют его, X меняет сторону, / ищет по названию.',
  influenceOf: (side, place) => `Влияние ${side}: ${place}`,
  fine: 'Возможная позиция.',
  fineAbout: (unknown) =>
    unknown > 0
      ? `Неизвестных карт в руках: ${unknown}, каждый раз они сдаются заново.`
      : 'У каждой карты есть место.',
  impossible: 'Играть нельзя.',
  kept: 'Оставлено как есть.',
  unreadable: 'Этот текст — не позиция. Исправьте его или начните с начальной позиции.',
  textLabel: 'Текст позиции',
  copy: 'Скопировать ссылку',
  copied: 'Скопировано',
  analyse: 'Анализ',
  play: 'Играть',
  playTitle: 'Играть с этой позиции',
  playAs: (side) => `За ${side} против бота`,
  playBoth: 'Вдвоем за одним экраном',
  level: 'Бот',
  notNow: 'Эту позицию пока нельзя сыграть',
  toStudy: 'В исследование',
  chapter: 'Позиция',
  unrest: 'Беспорядки',
  livingStandard: 'Уровень жизни',
  socialists: 'Социалисты',
  waitingBox: 'Ячейка социалистов',
  province: 'Провинция',
  factoryStates: ['нет', 'фабрика', 'изношена'],
  wall: 'Стена',
  walls: ['нет', 'стоит', 'снесена'],
};

const TEXTS = { en, ru } as const;

export const useEditorTexts = (): EditorTexts => TEXTS[useLanguage()];
