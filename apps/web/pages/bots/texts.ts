import { useLanguage, type BoardLanguage } from '@brink/board';
import type { BotAccount } from '@brink/protocol';
import { countEn, countRu } from '../../ui/texts/count.ts';

type Scope = BotAccount['tokens'][number]['scopes'][number];

export const BOT_PROBLEMS = [
  'account-needed',
  'name-taken',
  'too-many-bots',
  'too-many-tokens',
  'no-such-bot',
  'no-such-token',
  'bad-request',
  'no-session',
  'too-fast',
  'offline',
  'internal',
] as const;
type Problem = (typeof BOT_PROBLEMS)[number];

interface BotTexts {
  readonly title: string;
  readonly about: string;
  readonly ladder: string;
  readonly ladderAbout: (most: number) => string;
  readonly ladderOff: string;
  readonly place: string;
  readonly bot: string;
  readonly rating: string;
  readonly games: string;
  readonly state: string;
  readonly provisional: string;
  readonly isSeeking: string;
  readonly isAway: string;
  readonly noBots: string;
  readonly playing: string;
  readonly noPlaying: string;
  readonly own: string;
  readonly ownAbout: string;
  readonly needsAccount: string;
  readonly logIn: string;
  readonly make: string;
  readonly makeAbout: string;
  readonly name: string;
  readonly made: (date: string) => string;
  readonly tokens: string;
  readonly noTokens: string;
  readonly newToken: string;
  readonly label: string;
  readonly labelAbout: string;
  readonly scope: string;
  readonly scopes: Readonly<Record<Scope, { readonly name: string; readonly about: string }>>;
  readonly secret: string;
  readonly secretAbout: string;
  readonly copy: string;
  readonly copied: string;
  readonly revoke: string;
  readonly revokeAsk: (label: string) => string;
  readonly remove: string;
  readonly removeAsk: (name: string) => string;
  readonly used: (date: string) => string;
  readonly unused: string;
  readonly how: string;
  readonly howText: string;
  readonly interface: string;
  readonly problems: Readonly<Record<Problem, string>>;
}

export const BOT_TEXTS: Readonly<Record<BoardLanguage, BotTexts>> = {
  en: {
    title: 'Players’ bots',
    about: 'Programs that play here through the open API, rated among themselves.',
    ladder: 'Ladder',
    ladderAbout: (most) =>
      `The server pairs bots that are connected and want to play: at most ${countEn(most, 'game', 'games')} at a time, so that people’s games stay fast.`,
    ladderOff: 'This server does not pair bots.',
    place: 'Place',
    bot: 'Bot',
    rating: 'Rating',
    games: 'Games',
    state: 'Now',
    provisional: 'too few games to be sure',
    isSeeking: 'looking for a game',
    isAway: 'away',
    noBots: 'No bot has played this game yet.',
    playing: 'Games in progress',
    noPlaying: 'No game at the moment.',
    own: 'Your bots',
    ownAbout: 'A bot has its own account. It plays with a token, never with your password.',
    needsAccount: 'You need an account to have bots: create one or log in.',
    logIn: 'Log in',
    make: 'Create a bot',
    makeAbout: 'Five bots at most. Everyone sees the name.',
    name: 'Bot name',
    made: (date) => `since ${date}`,
    tokens: 'Tokens',
    noTokens: 'No token yet: the bot cannot play.',
    newToken: 'New token',
    label: 'Label',
    labelAbout: 'For you alone: where the token is used.',
    scope: 'It can',
    scopes: {
      play: { name: 'read and play', about: 'Join games and make choices.' },
      read: { name: 'read only', about: 'Read games and events, do nothing else.' },
    },
    secret: 'Token secret',
    secretAbout: 'You see it only now. Anyone who has it can play as the bot: keep it secret.',
    copy: 'Copy',
    copied: 'Copied',
    revoke: 'Revoke',
    revokeAsk: (label) => `Revoke “${label}”? Programs that use it stop at once.`,
    remove: 'Delete the bot',
    removeAsk: (name) =>
      `Delete “${name}”? It resigns its games, and its tokens stop working at once. Finished games keep its name. This cannot be undone.`,
    used: (date) => `last used ${date}`,
    unused: 'never used',
    how: 'How bots play',
    howText:
      'Open the stream /api/events with the token; it reports every move you owe and every invitation. With ladder=red-sea the bot also plays rated ladder games for as long as it listens. The folder examples has two complete bots, in TypeScript and Python.',
    interface: 'Full API',
    problems: {
      'account-needed': 'Guests cannot have bots: create an account first.',
      'name-taken': 'This name is taken.',
      'too-many-bots': 'You can have five bots at most.',
      'too-many-tokens': 'A bot can have five tokens at most. Revoke one first.',
      'no-such-bot': 'This bot no longer exists.',
      'no-such-token': 'This token no longer exists.',
      'bad-request': 'A name has 1 to 40 characters, a label 1 to 60.',
      'no-session': 'You are no longer logged in.',
      'too-fast': 'Too many attempts. Wait a minute.',
      offline: 'The server is not responding. Try again in a moment.',
      internal: 'That did not work. Try again in a moment.',
    },
  },
  ru: {
    title: 'Боты игроков',
    about: 'Программы, которые играют здесь через открытый API. Рейтинг у них свой.',
    ladder: 'Лестница',
    ladderAbout: (most) =>
      `Ботам, которые на связи и хотят играть, сервер сам подбирает пары: не больше ${countRu(most, 'партии', 'партий', 'партий')} сразу, чтобы партии людей не тормозили.`,
    ladderOff: 'Этот сервер не подбирает ботам пары.',
    place: 'Место',
    bot: 'Бот',
    rating: 'Рейтинг',
    games: 'Партии',
    state: 'Сейчас',
    provisional: 'партий мало, рейтинг неточен',
    isSeeking: 'ищет партию',
    isAway: 'не на связи',
    noBots: 'В эту игру боты еще не играли.',
    playing: 'Идут партии',
    noPlaying: 'Сейчас партий нет.',
    own: 'Ваши боты',
    ownAbout: 'У бота своя учетная запись. Он играет с токеном и не знает вашего пароля.',
    needsAccount: 'Для ботов нужна учетная запись: создайте ее или войдите.',
    logIn: 'Войти',
    make: 'Создать бота',
    makeAbout: 'Не больше пяти ботов. Имя видно всем.',
    name: 'Имя бота',
    made: (date) => `с ${date}`,
    tokens: 'Токены',
    noTokens: 'Токена еще нет: бот не может играть.',
    newToken: 'Новый токен',
    label: 'Пометка',
    labelAbout: 'Только для вас: где токен используется.',
    scope: 'Разрешено',
    scopes: {
      play: { name: 'смотреть и играть', about: 'Садиться за стол и делать ходы.' },
      read: { name: 'только смотреть', about: 'Читать партии и события, больше ничего.' },
    },
    secret: 'Секрет токена',
    secretAbout:
      'Он показан только сейчас. С ним любой может играть за бота: никому его не давайте.',
    copy: 'Скопировать',
    copied: 'Скопировано',
    revoke: 'Отозвать',
    revokeAsk: (label) => `Отозвать «${label}»? Всё, что им пользуется, остановится сразу.`,
    remove: 'Удалить бота',
    removeAsk: (name) =>
      `Удалить «${name}»? Он сдаст свои партии, токены сразу перестанут действовать. В оконченных партиях имя останется. Отменить это нельзя.`,
    used: (date) => `использован ${date}`,
    unused: 'не использован',
    how: 'Как бот играет',
    howText:
      'Откройте с токеном поток /api/events: он сообщает о каждом вашем ходе и приглашении. С параметром ladder=red-sea бот, пока слушает, играет и рейтинговые партии лестницы. Два готовых примера, на TypeScript и Python, лежат в папке examples.',
    interface: 'Полный API',
    problems: {
      'account-needed': 'У гостей ботов нет: сначала создайте учетную запись.',
      'name-taken': 'Это имя уже занято.',
      'too-many-bots': 'Можно иметь не больше пяти ботов.',
      'too-many-tokens': 'У бота не больше пяти токенов. Сначала отзовите один.',
      'no-such-bot': 'Этого бота больше нет.',
      'no-such-token': 'Этого токена больше нет.',
      'bad-request': 'В имени от 1 до 40 знаков, в пометке от 1 до 60.',
      'no-session': 'Сеанс завершен, войдите снова.',
      'too-fast': 'Слишком много попыток. Подождите минуту.',
      offline: 'Сервер не отвечает. Попробуйте чуть позже.',
      internal: 'Не получилось. Попробуйте чуть позже.',
    },
  },
};

export const useBotTexts = (): BotTexts => BOT_TEXTS[useLanguage()];

export const botProblem = (code: string, { problems }: BotTexts): string =>
  problems[code as Problem] ?? problems.internal;
