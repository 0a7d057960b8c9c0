import { useLanguage, type BoardLanguage } from '@brink/board';

export interface ExplorerTexts {
  readonly title: string;
  readonly about: string;
  readonly start: string;
  readonly path: string;
  readonly filters: string;
  readonly game: string;
  readonly variant: string;
  readonly variants: Readonly<Record<string, string>>;
  readonly rated: string;
  readonly over: (least: number) => string;
  readonly bonus: (side: string, points: number) => string;
  readonly since: (year: number) => string;
  readonly mine: string;
  readonly ratingFrom: string;
  readonly extra: string;
  readonly anyYear: string;
  readonly games: string;
  readonly wins: string;
  readonly reached: (n: number) => string;
  readonly none: string;
  readonly noneText: string;
  readonly few: string;
  readonly groups: Readonly<
    Record<'setup' | 'bonus' | 'headline' | 'play', (side: string) => string>
  >;
  readonly heldHeadline: (percent: number) => string;
  readonly heldPlay: (percent: number) => string;
  readonly rating: (rating: number) => string;
  readonly bar: (
    first: string,
    second: string,
    percent: number,
    low: number,
    high: number,
  ) => string;
  readonly last: string;
  readonly all: string;
  readonly legend: string;
  readonly analyse: string;
  readonly replay: string;
  readonly playOn: string;
  readonly noServer: string;
  readonly retry: string;
  readonly filtersAre: string;
  readonly cardsOf: (turn: string) => string;
  readonly cardsAbout: string;
  readonly turn: (turn: number) => string;
  readonly decade: (decade: number) => string;
  readonly uses: Readonly<Record<string, string>>;
  readonly draw: string;
  readonly more: (n: number) => string;
}

const plural = (n: number, one: string, few: string, many: string): string => {
  const [tens, ones] = [n % 100, n % 10];
  if (ones === 1 && tens !== 11) return one;
  return ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? few : many;
};

const en: ExplorerTexts = {
  title: 'Explorer',
  about: 'What was played here, in public games that are over.',
  start: 'Start',
  path: 'The way here',
  filters: 'Which games',
  game: 'Game',
  variant: 'Edition or scenario',
  variants: {
    deluxe: 'Deluxe',
    second: 'Second edition',
    'late-war': 'Late War',
    'turn-zero': 'Turn Zero',
    crossover: 'Crossover',
    standard: 'Standard',
    base: 'For two',
    'two-plus-two': '2+2',
  },
  rated: 'Rated',
  over: (least) => `both ${least}+`,
  bonus: (side, points) => `${side} +${points}`,
  since: (year) => `since ${year}`,
  mine: 'my games',
  ratingFrom: 'any rating',
  extra: 'any extra influence',
  anyYear: 'any year',
  games: 'games',
  wins: 'wins, %',
  reached: (n) => (n === 1 ? '1 game came here' : `${n.toLocaleString('en')} games came here`),
  none: 'New ground',
  noneText: 'No public game has come this way. Go back a step, or take a filter away.',
  few: 'too few to say',
  groups: {
    setup: (side) => `Set-up, ${side}`,
    bonus: (side) => `Extra influence, ${side}`,
    headline: (side) => `Headline, ${side}`,
    play: (side) => `Play, ${side}`,
  },
  heldHeadline: (percent) => `headlined in ${percent}% of hands that held it`,
  heldPlay: (percent) => `taken in ${percent}% of cases where it could be`,
  rating: (rating) => `rating ${rating}`,
  bar: (first, second, percent, low, high) =>
    `${first} ${percent} per cent, ${second} ${100 - percent}; between ${Math.round(low)} and ${Math.round(high)} with 90 per cent confidence`,
  last: 'Last games',
  all: 'Archive',
  legend:
    'Hands differ: a headline is counted among hands that could play it. The hatched seam is the 90% interval; a draw is half a win.',
  analyse: 'Analyse',
  replay: 'Last game',
  playOn: 'Play from here',
  noServer: 'The server does not answer.',
  retry: 'Try again',
  filtersAre: 'Filters',
  cardsOf: (turn) => `Cards: ${turn}`,
  cardsAbout: 'How cards were used in a turn, and who won then.',
  turn: (turn) => `turn ${turn}`,
  decade: (decade) => `decade ${decade}`,
  uses: {
    headline: 'Headline',
    event: 'Event',
    operations: 'Operations',
    influence: 'Influence',
    coup: 'Coup',
    realign: 'Realignment',
    mixed: 'Mixed operations',
    space: 'Space race',
    discard: 'Discarded',
    pass: 'No card',
    none: 'No card',
    build: 'Build',
    livingStandard: 'Living standard',
    removeUnrest: 'Remove unrest',
    armsRace: 'Arms race',
    credit: 'Dollars',
  },
  draw: 'draw',
  more: (n) => `${n} more, rarer`,
};

const ru: ExplorerTexts = {
  title: 'Обозреватель',
  about: 'Что здесь играли в открытых завершенных партиях.',
  start: 'Начало',
  path: 'Путь сюда',
  filters: 'Какие партии',
  game: 'Игра',
  variant: 'Издание или сценарий',
  variants: {
    deluxe: 'Делюкс',
    second: 'Второе издание',
    'late-war': 'Поздняя война',
    'turn-zero': 'Нулевой раунд',
    crossover: 'Кроссовер',
    standard: 'Обычная',
    base: 'На двоих',
    'two-plus-two': '2+2',
  },
  rated: 'Рейтинговые',
  over: (least) => `оба от ${least}`,
  bonus: (side, points) => `${side} +${points}`,
  since: (year) => `с ${year} года`,
  mine: 'мои партии',
  ratingFrom: 'любой рейтинг',
  extra: 'любое доп. влияние',
  anyYear: 'любой год',
  games: 'партий',
  wins: 'победы, %',
  reached: (n) =>
    `${n.toLocaleString('ru')} ${plural(n, 'партия дошла', 'партии дошли', 'партий дошло')} сюда`,
  none: 'Новая земля',
  noneText: 'Ни одна открытая партия сюда не заходила. Вернитесь на шаг или уберите фильтр.',
  few: 'слишком мало',
  groups: {
    setup: (side) => `Расстановка, ${side}`,
    bonus: (side) => `Доп. влияние, ${side}`,
    headline: (side) => `Начальное событие, ${side}`,
    play: (side) => `Ход, ${side}`,
  },
  heldHeadline: (percent) => `начальное событие в ${percent} % рук с этой картой`,
  heldPlay: (percent) => `взята в ${percent} % случаев, когда можно было`,
  rating: (rating) => `рейтинг ${rating}`,
  bar: (first, second, percent, low, high) =>
    `${first} ${percent} процентов, ${second} ${100 - percent}; от ${Math.round(low)} до ${Math.round(high)} с вероятностью 90 процентов`,
  last: 'Последние партии',
  all: 'Архив',
  legend:
    'Руки разные: начальное событие считается среди рук, где карта была. Штриховка — интервал 90 %; ничья — половина победы.',
  analyse: 'Анализ',
  replay: 'Последняя партия',
  playOn: 'Играть отсюда',
  noServer: 'Сервер не отвечает.',
  retry: 'Еще раз',
  filtersAre: 'Фильтры',
  cardsOf: (turn) => `Карты: ${turn}`,
  cardsAbout: 'Как разыгрывали карты в этом раунде и кто побеждал.',
  turn: (turn) => `раунд ${turn}`,
  decade: (decade) => `десятилетие ${decade}`,
  uses: {
    headline: 'Начальное событие',
    event: 'Событие',
    operations: 'Операции',
    influence: 'Влияние',
    coup: 'Переворот',
    realign: 'Снижение влияния',
    mixed: 'Смешанные операции',
    space: 'Космическая гонка',
    discard: 'Сброшена',
    pass: 'Без карты',
    none: 'Без карты',
    build: 'Строительство',
    livingStandard: 'Уровень жизни',
    removeUnrest: 'Убрать беспорядки',
    armsRace: 'Гонка вооружений',
    credit: 'Доллары',
  },
  draw: 'ничья',
  more: (n) => `еще ${n}, реже`,
};

export const EXPLORER_TEXTS: Readonly<Record<BoardLanguage, ExplorerTexts>> = { en, ru };

export const useExplorerTexts = (): ExplorerTexts => EXPLORER_TEXTS[useLanguage()];
