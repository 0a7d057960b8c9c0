import type { Language } from '@brink/kernel';
import type { Help } from '../terminal-table.ts';

/** What the terminal table of Wir sind das Volk says besides the texts of the game. */
export interface TableWords {
  readonly decade: string;
  readonly half: string;
  readonly stage: string;
  readonly end: string;
  readonly tracks: readonly [string, string, string, string, string, string];
  readonly protests: string;
  readonly socialists: (box: number, map: number, supply: number) => string;
  readonly police: (cards: number, exhausted: number) => string;
  readonly wall: string;
  readonly doves: string;
  readonly points: string;
  readonly peacemakers: string;
  readonly hand: string;
  readonly hands: string;
  readonly deck: string;
  readonly played: string;
  readonly gone: string;
  readonly legend: string;
  readonly preview: string;
  readonly flight: string;
  readonly currency: string;
  readonly ifEndedNow: string;
  readonly nuclear: string;
  /** Letters for unrest, living standard and socialists, for factories and roads. */
  readonly letters: readonly [unrest: string, standard: string, socialists: string];
  readonly factory: string;
  readonly road: string;
  readonly roads: string;
  readonly cities: string;
  readonly across: string;
  readonly runners: (count: number) => string;
  readonly policeKind: Readonly<Record<'red' | 'pink', string>>;
  readonly noArms: string;
  readonly symbols: readonly string[];
  readonly armsLeft: (count: number, all: number) => string;
  readonly conflictsLeft: (count: number, all: number) => string;
  readonly lastPlayed: string;
  readonly help: Help;
}

const en: TableWords = {
  decade: 'Decade',
  half: 'half',
  stage: 'stage',
  end: 'end of decade',
  tracks: ['prestige', 'currency', 'socialists', 'arms', 'space', 'dominance'],
  protests: 'mass protests',
  socialists: (box, map, supply) => `socialists: waiting ${box}, map ${map}, supply ${supply}`,
  police: (cards, exhausted) => `police ${cards} (exhausted ${exhausted})`,
  wall: 'the wall stands',
  doves: 'doves',
  points: 'points',
  peacemakers: 'peacemakers',
  hand: 'Hand',
  hands: 'cards in hand',
  deck: 'deck',
  played: 'Played in this decade',
  gone: 'Removed',
  legend:
    'U unrest (! mass protest), L living standard, S socialists, F factories with their value (- run down), R roads; map symbols: all signs',
  preview: 'If the decade ended now',
  flight: 'flight',
  currency: 'currency',
  ifEndedNow: 'protests then',
  nuclear: 'No dove is left: this starts nuclear war, and you lose.',
  letters: ['U', 'L', 'S'],
  factory: 'F',
  road: 'R',
  roads: 'Roads',
  cities: 'Cities',
  across: 'Across the border',
  runners: (count) => `runners ${count}`,
  policeKind: { red: 'red police', pink: 'pink police' },
  noArms: 'not for the arms race',
  symbols: [
    'Cards: ● yellow (West, USA)  ◆ red (East, USSR)  ○ neutral  ◇ blue  △ green  ▪ black',
    'Value: 2 for both, 3/1 for yellow and for red players, – special card',
    '» runner (flight)  P red police  p pink police  ⊘ not for the arms race',
    'Map: U unrest  ! mass protest  L living standard  S socialists',
    'F2+1 factories with their value, - run down  R3 roads with an end here  ═ built  · not built',
    'Tracks: + towards the East (USSR), − towards the West (USA)',
  ],
  armsLeft: (count, all) => `arms race cards: ${count} of ${all} left`,
  conflictsLeft: (count, all) => `conflict cards: ${count} of ${all} left`,
  lastPlayed: 'Last played:',
  help: {
    choices: [
      'Choose by number or by name in either language; the beginning is enough: berlin air, build, sn.',
      'Several at once: jena leipzig, 3 5. With a single choice Enter takes it.',
    ],
    commands: [
      ['u, undo', 'take back your last choice'],
      ['l, log [N]', 'the last N lines of the log'],
      ['m, map', 'the map with factories and roads, and the end of the decade'],
      ['m, map PROVINCE', 'one province with its cities and roads: map nw'],
      ['m, map end', 'what the end of the decade would bring now'],
      ['m, map symbols', 'what the signs mean'],
      ['h, hand', 'your hand with the texts'],
      ['c, card NAME', 'the text of any card (also ? NAME); card arms 3, card conflict 3'],
      ['d, discard', 'cards played in this decade; “removed” shows those removed from the game'],
      ['unseen', 'how many cards the decks hold, the last arms race and conflict card'],
      ['why NAME', 'why it cannot be chosen'],
      ['save [FILE]', 'save the game'],
      ['lang ru|en', 'change the language'],
      ['resign', 'give the game up; for four a bot takes the seat'],
      ['q, quit', 'save and leave (also Ctrl-C, Ctrl-D)'],
      ['Enter', 'draw the table again'],
    ],
  },
};

const ru: TableWords = {
  decade: 'Декада',
  half: 'половина',
  stage: 'этап',
  end: 'конец декады',
  tracks: ['престиж', 'валюта', 'социалисты', 'вооружения', 'космос', 'доминирование'],
  protests: 'массовые протесты',
  socialists: (box, map, supply) => `социалисты: ячейка ${box}, поле ${map}, запас ${supply}`,
  police: (cards, exhausted) => `полиция ${cards} (использовано ${exhausted})`,
  wall: 'стена стоит',
  doves: 'голуби',
  points: 'очки',
  peacemakers: 'миротворцы',
  hand: 'Рука',
  hands: 'карты в руках',
  deck: 'колода',
  played: 'Разыграно в декаде',
  gone: 'Убраны из игры',
  legend:
    'Б беспорядки (! протест), Ж благосостояние, С социалисты, Ф фабрики (- обветшавшая), К коммуникации; карта знаки: все знаки',
  preview: 'Если бы декада кончилась сейчас',
  flight: 'бегство',
  currency: 'валюта',
  ifEndedNow: 'протесты тогда',
  nuclear: 'Голубей не осталось: это ядерная война, и вы проиграете.',
  letters: ['Б', 'Ж', 'С'],
  factory: 'Ф',
  road: 'К',
  roads: 'Коммуникации',
  cities: 'Города',
  across: 'По ту сторону границы',
  runners: (count) => `бегство ${count}`,
  policeKind: { red: 'красная полиция', pink: 'розовая полиция' },
  noArms: 'не для гонки вооружений',
  symbols: [
    'Карты: ● желтая (Запад, США)  ◆ красная (Восток, СССР)  ○ нейтральная  ◇ синяя',
    '△ зеленая  ▪ черная',
    'Значение: 2 для всех, 3/1 для желтых и для красных игроков, – специальная карта',
    '» бегство  P красная полиция  p розовая полиция  ⊘ не для гонки вооружений',
    'Карта: Б беспорядки  ! массовый протест  Ж благосостояние  С социалисты',
    'Ф2+1 фабрики и их значения, - обветшавшая  К3 коммуникации отсюда',
    '═ построено  · не построено',
    'Треки: + в пользу Востока (СССР), − в пользу Запада (США)',
  ],
  armsLeft: (count, all) => `карты гонки вооружений: осталось ${count} из ${all}`,
  conflictsLeft: (count, all) => `карты конфликтов: осталось ${count} из ${all}`,
  lastPlayed: 'Последняя разыгранная:',
  help: {
    choices: [
      'Выбирайте числом или названием на любом языке, хватит и начала: воздушный, развить, sn.',
      'Сразу несколько: йена лейпциг, 3 5. Единственный выбор делает Enter.',
    ],
    commands: [
      ['о, отмена', 'отменить свой последний выбор'],
      ['ж, журнал [N]', 'последние N строк журнала'],
      ['к, карта', 'карта с фабриками и коммуникациями и конец декады'],
      ['к, карта ПРОВИНЦИЯ', 'одна провинция, ее города и коммуникации: карта nw'],
      ['к, карта конец', 'что дал бы конец декады сейчас'],
      ['к, карта знаки', 'что значат знаки'],
      ['р, рука', 'карты в руке с текстами'],
      ['т, текст НАЗВАНИЕ', 'текст любой карты (или ? НАЗВАНИЕ); текст гонка 3, конфликт 3'],
      ['с, сброс', 'разыгранные в этой декаде; «убранные» — убранные из игры'],
      ['неизвестные', 'сколько карт в колодах; последняя карта гонки и конфликта'],
      ['почему НАЗВАНИЕ', 'почему этого нельзя выбрать'],
      ['сохранить [ФАЙЛ]', 'сохранить партию'],
      ['язык ru|en', 'сменить язык'],
      ['сдаться', 'сдать партию; вчетвером место займет бот'],
      ['в, выход', 'сохранить и выйти (также Ctrl-C, Ctrl-D)'],
      ['Enter', 'показать стол заново'],
    ],
  },
};

export const TABLE_WORDS: Readonly<Record<Language, TableWords>> = { en, ru };
