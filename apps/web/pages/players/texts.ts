import type { BoardLanguage } from '@brink/board';
import type { Manner } from '@brink/games/manners';

interface PeopleTexts {
  readonly more: string;
  readonly noGames: string;
  readonly noServer: string;
  readonly retry: string;
  readonly finished: string;
  readonly isBot: string;
  readonly isYou: string;
  readonly since: (date: string) => string;
  readonly noAccount: string;
  readonly noAccountYet: string;
  readonly makeAccount: string;
  readonly inArchive: string;

  readonly rating: string;
  readonly notRated: string;
  readonly allSides: string;
  readonly games: (count: number) => string;
  readonly plusMinus: (points: number) => string;
  readonly provisional: string;
  readonly provisionalAbout: string;
  readonly history: string;
  readonly historySide: string;
  readonly historyOf: (games: number, first: number, last: number, best: number) => string;
  readonly asTable: string;
  readonly noHistory: string;
  readonly number: string;
  readonly date: string;
  readonly deviation: string;

  readonly results: string;
  readonly side: string;
  readonly manner: string;
  readonly opponent: string;
  readonly won: string;
  readonly lost: string;
  readonly drawn: string;
  readonly share: string;
  readonly manners: Readonly<Record<Manner, string>>;

  readonly wall: string;
  readonly wallAbout: string;
  readonly wallPromise: string;
  readonly firstPicture: string;
  readonly firstPictureAbout: string;
  readonly learn: string;
  readonly playBot: string;
  readonly gameNumber: (number: number) => string;
  readonly stampWon: string;
  readonly stampLost: string;
  readonly stampDrawn: string;
  readonly mannerShort: (manner: string, turn: number) => string;
  readonly ratingPromise: string;
  readonly ratingAbout: string;
  readonly favourites: string;
  readonly favouritesAbout: string;
  readonly favouritesPromise: string;
  readonly times: (count: number) => string;
  readonly wonShare: (percent: number) => string;
  readonly openings: string;
  readonly openingOf: (games: number, of: number) => string;
  readonly openingPromise: readonly [us: string, ussr: string];
  readonly onDevice: (games: number, won: number) => string;

  readonly follow: string;
  readonly unfollow: string;
  readonly challenge: string;
  readonly challengeTo: (name: string) => string;
  readonly sendChallenge: string;
  readonly sideResults: string;
  readonly wonOf: (won: number, games: number) => string;
  readonly waysFailed: string;
  readonly followed: string;
  readonly followNobody: string;
  readonly peopleHere: string;
  readonly nobodyHere: string;
  readonly isHere: string;
  readonly isAway: string;
  readonly isPrivate: string;
  readonly privacy: string;
  readonly privacyAbout: string;

  readonly leaderboard: string;
  readonly leaderboardAbout: string;
  readonly game: string;
  readonly kind: string;
  readonly kinds: Readonly<Record<'people' | 'bots', string>>;
  readonly place: string;
  readonly player: string;
  readonly gamesPlayed: string;
  readonly nobodyRanked: string;
}

const plural = new Intl.PluralRules('ru');
const count = (n: number, one: string, few: string, many: string): string => {
  const form = plural.select(n);
  return `${n} ${form === 'one' ? one : form === 'few' ? few : many}`;
};

export const PEOPLE_TEXTS: Readonly<Record<BoardLanguage, PeopleTexts>> = {
  en: {
    more: 'Older games',
    noGames: 'No finished games here.',
    noServer: 'The server is not responding. Games on this device are on the front page.',
    retry: 'Try again',
    finished: 'Finished games',
    isBot: 'bot',
    isYou: 'you',
    since: (date) => `here since ${date}`,
    noAccount: 'There is no account with this name. Guests have no ratings.',
    noAccountYet: 'Guests have no ratings or results. An account keeps both.',
    makeAccount: 'Create an account',
    inArchive: 'Search these games',

    rating: 'Rating',
    notRated: 'No rated games yet.',
    allSides: 'All sides',
    games: (n) => `${n} ${n === 1 ? 'game' : 'games'}`,
    plusMinus: (points) => `± ${points}`,
    provisional: 'provisional',
    provisionalAbout: '? Provisional rating: too few games to be sure.',
    history: 'Rating history',
    historySide: 'Rating of',
    historyOf: (games, first, last, best) =>
      `From ${first} to ${last} in ${games} ${games === 1 ? 'game' : 'games'}; best ${best}.`,
    asTable: 'As a table',
    noHistory: 'The history is not available right now.',
    number: 'Game',
    date: 'Date',
    deviation: 'Margin',

    results: 'Results',
    side: 'Side',
    manner: 'End of the game',
    opponent: 'Against',
    won: 'Won',
    lost: 'Lost',
    drawn: 'Drawn',
    share: 'Score',
    manners: {
      none: 'other',
      vp: 'victory points',
      europeControl: 'control of Europe',
      hornOfAfrica: 'control of the Horn',
      finalScoring: 'final scoring',
      defcon: 'nuclear war',
      heldScoringCard: 'held scoring card',
      cubanMissileCrisis: 'coup in the missile crisis',
      wargames: 'Wargames',
      resignation: 'resignation',
      agreement: 'agreement',
      closed: 'closed',
      time: 'time',
      insolvency: 'insolvency',
      triumphOfSocialism: 'triumph of socialism',
      socialismFails: 'socialism fails',
      collapse: 'collapse',
      bothCollapse: 'both collapse',
      survival: 'survival of the East',
      armsRace: 'arms race',
      spaceRace: 'space race',
      nuclearWar: 'nuclear war',
    },

    wall: 'How the last games ended',
    wallAbout: 'each picture is the final map',
    wallPromise: 'the final map of each will hang here',
    firstPicture: 'Hang the first picture',
    firstPictureAbout: 'A guided game takes ten minutes. Then play a game on this server.',
    learn: 'Learn',
    playBot: 'Play the bot',
    gameNumber: (number) => `game ${number}`,
    stampWon: 'Won',
    stampLost: 'Lost',
    stampDrawn: 'Drawn',
    mannerShort: (manner, turn) => `${manner}, t${turn}`,
    ratingPromise: 'after the first rated game',
    ratingAbout: 'Everyone starts at 1500. Games with bots do not count.',
    favourites: 'Cards played most as events',
    favouritesAbout: 'times, and games won with them',
    favouritesPromise: 'after the first games',
    times: (times) => (times === 1 ? 'once' : `${times} times`),
    wonShare: (percent) => `${percent}% won`,
    openings: 'Openings',
    openingOf: (games, of) => `${games} of ${of} games`,
    openingPromise: [
      'Seven in Western Europe: how you place them',
      'Six influence in Eastern Europe: how you place them',
    ],
    onDevice: (games, won) => `On this device: ${games} finished with bots, ${won} won`,

    follow: 'Follow',
    unfollow: 'Unfollow',
    challenge: 'Challenge',
    challengeTo: (name) => `A challenge to ${name}`,
    sendChallenge: 'Send the challenge',
    sideResults: 'By side',
    wonOf: (won, games) => `${won} of ${games} won`,
    waysFailed: 'That did not work. Try again.',
    followed: 'Players you follow',
    followNobody: 'Open somebody’s page and follow them: you will see here when they come.',
    peopleHere: 'Here now',
    nobodyHere: 'Nobody else at the moment.',
    isHere: 'here',
    isAway: 'away',
    isPrivate: 'This page is private.',
    privacy: 'Private page',
    privacyAbout: 'Others see your name and nothing else: no results, no ratings, no games here.',

    leaderboard: 'Ratings',
    leaderboardAbout:
      'The strongest first, by Glicko-2, for all sides together or for one. Players with too few rated games are not listed yet.',
    game: 'Game',
    kind: 'Players',
    kinds: { people: 'People', bots: 'Bots' },
    place: 'Place',
    player: 'Player',
    gamesPlayed: 'Games',
    nobodyRanked: 'No one has played enough rated games yet.',
  },
  ru: {
    more: 'Более старые',
    noGames: 'Оконченных партий нет.',
    noServer: 'Сервер не отвечает. Партии этого устройства — на первой странице.',
    retry: 'Еще раз',
    finished: 'Оконченные партии',
    isBot: 'бот',
    isYou: 'вы',
    since: (date) => `здесь с ${date}`,
    noAccount: 'Учетной записи с таким именем нет. У гостей рейтинга нет.',
    noAccountYet: 'У гостей нет рейтинга и результатов. Учетная запись хранит и то и другое.',
    makeAccount: 'Создать учетную запись',
    inArchive: 'Искать среди этих партий',

    rating: 'Рейтинг',
    notRated: 'Рейтинговых партий пока нет.',
    allSides: 'Все стороны',
    games: (n) => count(n, 'партия', 'партии', 'партий'),
    plusMinus: (points) => `± ${points}`,
    provisional: 'предварительный',
    provisionalAbout: '? Предварительный рейтинг: партий пока мало.',
    history: 'История рейтинга',
    historySide: 'Рейтинг за',
    historyOf: (games, first, last, best) =>
      `С ${first} до ${last} за ${count(games, 'партию', 'партии', 'партий')}; лучший ${best}.`,
    asTable: 'Таблицей',
    noHistory: 'История сейчас недоступна.',
    number: 'Партия',
    date: 'Дата',
    deviation: 'Разброс',

    results: 'Результаты',
    side: 'Сторона',
    manner: 'Конец партии',
    opponent: 'Против кого',
    won: 'Победы',
    lost: 'Поражения',
    drawn: 'Ничьи',
    share: 'Доля',
    manners: {
      none: 'иначе',
      vp: 'победные очки',
      europeControl: 'контроль над Европой',
      hornOfAfrica: 'контроль над Африканским Рогом',
      finalScoring: 'финальный подсчет',
      defcon: 'ядерная война',
      heldScoringCard: 'удержанная карта подсчета очков',
      cubanMissileCrisis: 'переворот во время Карибского кризиса',
      wargames: '«Балансирование на грани»',
      resignation: 'сдача',
      agreement: 'соглашение',
      closed: 'закрыта',
      time: 'время',
      insolvency: 'банкротство',
      triumphOfSocialism: 'торжество социализма',
      socialismFails: 'крах социализма',
      collapse: 'крах',
      bothCollapse: 'крах обеих сторон',
      survival: 'выживание Востока',
      armsRace: 'гонка вооружений',
      spaceRace: 'космическая гонка',
      nuclearWar: 'ядерная война',
    },

    wall: 'Чем кончились последние партии',
    wallAbout: 'каждая картинка — карта в конце партии',
    wallPromise: 'здесь будет карта каждой партии',
    firstPicture: 'Первая картинка',
    firstPictureAbout: 'Партия с подсказками займет десять минут. Затем сыграйте на этом сервере.',
    learn: 'Научиться',
    playBot: 'Сыграть с ботом',
    gameNumber: (number) => `партия ${number}`,
    stampWon: 'Победа',
    stampLost: 'Поражение',
    stampDrawn: 'Ничья',
    mannerShort: (manner, turn) => `${manner}, р. ${turn}`,
    ratingPromise: 'после первой рейтинговой партии',
    ratingAbout: 'Все начинают с 1500. Партии с ботами не в счет.',
    favourites: 'Карты, сыгранные событием',
    favouritesAbout: 'сколько раз и доля побед',
    favouritesPromise: 'после первых партий',
    times: (times) => count(times, 'раз', 'раза', 'раз'),
    wonShare: (percent) => `побед ${percent} %`,
    openings: 'Расстановки',
    openingOf: (games, of) => `${games} из ${of}`,
    openingPromise: [
      'Семь влияния в Западной Европе: как вы их ставите',
      'Шесть влияния в Восточной Европе: как вы их ставите',
    ],
    onDevice: (games, won) =>
      `На этом устройстве: ${count(games, 'партия', 'партии', 'партий')} с ботами, ${count(won, 'победа', 'победы', 'побед')}`,

    follow: 'Следить',
    unfollow: 'Не следить',
    challenge: 'Вызвать на партию',
    challengeTo: (name) => `Вызов: ${name}`,
    sendChallenge: 'Отправить вызов',
    sideResults: 'По сторонам',
    wonOf: (won, games) => `побед: ${won} из ${games}`,
    waysFailed: 'Не получилось. Попробуйте еще раз.',
    followed: 'За кем вы следите',
    followNobody: 'Откройте страницу игрока и нажмите «Следить»: здесь будет видно, кто пришел.',
    peopleHere: 'Сейчас здесь',
    nobodyHere: 'Пока больше никого.',
    isHere: 'здесь',
    isAway: 'нет на месте',
    isPrivate: 'Эта страница закрыта.',
    privacy: 'Закрытая страница',
    privacyAbout: 'Другие видят только имя: ни результатов, ни рейтинга, ни партий здесь.',

    leaderboard: 'Рейтинг',
    leaderboardAbout:
      'Сильнейшие сверху, по системе Глико-2, за все стороны вместе или за одну. Игроков с малым числом рейтинговых партий здесь пока нет.',
    game: 'Игра',
    kind: 'Игроки',
    kinds: { people: 'Люди', bots: 'Боты' },
    place: 'Место',
    player: 'Игрок',
    gamesPlayed: 'Партии',
    nobodyRanked: 'Никто еще не сыграл достаточно рейтинговых партий.',
  },
};
