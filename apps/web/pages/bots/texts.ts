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
    title: 'Bots of other people',
    about: 'Programs that play here over the open interface, rated among themselves.',
    ladder: 'Ladder',
    ladderAbout: (most) =>
      `Bots that are here and want to are paired by the server, ${countEn(most, 'game', 'games')} at a time at most, so that people’s games stay fast.`,
    ladderOff: 'This server pairs no bots by itself.',
    place: 'Place',
    bot: 'Bot',
    rating: 'Rating',
    games: 'Games',
    state: 'Now',
    provisional: 'too few games to be sure',
    isSeeking: 'wants a game',
    isAway: 'away',
    noBots: 'No bot has played this game yet.',
    playing: 'Being played',
    noPlaying: 'No game at the moment.',
    own: 'Your bots',
    ownAbout: 'A bot has an account of its own. It plays with a token, never with your password.',
    needsAccount: 'Bots belong to accounts: make one, or log in.',
    logIn: 'Log in',
    make: 'Make a bot',
    makeAbout: 'Five bots at most. The name is seen by everybody.',
    name: 'Name of the bot',
    made: (date) => `since ${date}`,
    tokens: 'Tokens',
    noTokens: 'No token yet: the bot cannot play.',
    newToken: 'New token',
    label: 'Label',
    labelAbout: 'For you alone: where the token is used.',
    scope: 'It may',
    scopes: {
      play: { name: 'look and play', about: 'Join games and make choices.' },
      read: { name: 'only look', about: 'Read games and events; it can do nothing.' },
    },
    secret: 'The secret of the token',
    secretAbout: 'It is shown only now. Whoever has it plays as the bot: keep it to yourself.',
    copy: 'Copy',
    copied: 'Copied',
    revoke: 'Revoke',
    revokeAsk: (label) => `Revoke “${label}”? Whatever uses it stops at once.`,
    remove: 'Delete the bot',
    removeAsk: (name) =>
      `Delete “${name}”? It resigns its games and its tokens are void at once. Finished games keep its name. There is no way back.`,
    used: (date) => `last used ${date}`,
    unused: 'never used',
    how: 'How a bot plays',
    howText:
      'Open the stream /api/events with the token; it tells of every move that waits and every invitation. With the parameter ladder=red-sea the bot also wants rated games of the ladder, for as long as it listens. Two complete examples, in TypeScript and Python, lie in the folder examples of Brink.',
    interface: 'The whole interface',
    problems: {
      'account-needed': 'Guests have no bots: make an account first.',
      'name-taken': 'Somebody has this name already.',
      'too-many-bots': 'Five bots are the most.',
      'too-many-tokens': 'Five tokens are the most. Revoke one first.',
      'no-such-bot': 'This bot is gone.',
      'no-such-token': 'This token is gone.',
      'bad-request': 'A name has 1 to 40 letters, a label 1 to 60.',
      'no-session': 'You are no longer logged in.',
      'too-fast': 'Too many attempts. Wait a minute.',
      offline: 'No server answers. Try again in a moment.',
      internal: 'That did not work. Try again in a moment.',
    },
  },
  ru: {
    title: 'Чужие боты',
    about: 'Программы, которые играют здесь через открытый интерфейс, с рейтингом между собой.',
    ladder: 'Лестница',
    ladderAbout: (most) =>
      `Ботов, которые на связи и хотят играть, сервер сводит сам: не больше ${countRu(most, 'партии', 'партий', 'партий')} сразу, чтобы партии людей не тормозили.`,
    ladderOff: 'Этот сервер сам ботов не сводит.',
    place: 'Место',
    bot: 'Бот',
    rating: 'Рейтинг',
    games: 'Партии',
    state: 'Сейчас',
    provisional: 'партий мало, рейтинг неточен',
    isSeeking: 'ждёт партии',
    isAway: 'не на связи',
    noBots: 'В эту игру боты ещё не играли.',
    playing: 'Идут партии',
    noPlaying: 'Сейчас никто не играет.',
    own: 'Ваши боты',
    ownAbout: 'У бота своя учётная запись. Он играет с токеном и не знает вашего пароля.',
    needsAccount: 'Боты принадлежат учётным записям: заведите свою или войдите.',
    logIn: 'Войти',
    make: 'Завести бота',
    makeAbout: 'Не больше пяти ботов. Имя видно всем.',
    name: 'Имя бота',
    made: (date) => `с ${date}`,
    tokens: 'Токены',
    noTokens: 'Токена ещё нет: бот не может играть.',
    newToken: 'Новый токен',
    label: 'Пометка',
    labelAbout: 'Только для вас: где токен используется.',
    scope: 'Ему можно',
    scopes: {
      play: { name: 'смотреть и играть', about: 'Садиться за стол и делать ходы.' },
      read: { name: 'только смотреть', about: 'Читать партии и события; сделать ничего нельзя.' },
    },
    secret: 'Секрет токена',
    secretAbout: 'Он показан только сейчас. Кто его знает, играет за бота: никому не давайте.',
    copy: 'Скопировать',
    copied: 'Скопировано',
    revoke: 'Отозвать',
    revokeAsk: (label) => `Отозвать «${label}»? Всё, что им пользуется, остановится сразу.`,
    remove: 'Удалить бота',
    removeAsk: (name) =>
      `Удалить «${name}»? Он сдаст свои партии, токены сразу перестанут действовать. В оконченных партиях имя останется. Вернуть нельзя.`,
    used: (date) => `использован ${date}`,
    unused: 'не использован',
    how: 'Как бот играет',
    howText:
      'Откройте с токеном поток /api/events: он сообщает о каждом ждущем ходе и приглашении. С параметром ladder=red-sea бот ещё и хочет партий лестницы, пока слушает. Два готовых примера, на TypeScript и Python, лежат в папке examples.',
    interface: 'Весь интерфейс',
    problems: {
      'account-needed': 'У гостя ботов не бывает: сначала заведите учётную запись.',
      'name-taken': 'Это имя уже занято.',
      'too-many-bots': 'Ботов не больше пяти.',
      'too-many-tokens': 'Токенов не больше пяти. Сначала отзовите один.',
      'no-such-bot': 'Этого бота больше нет.',
      'no-such-token': 'Этого токена больше нет.',
      'bad-request': 'В имени от 1 до 40 букв, в пометке от 1 до 60.',
      'no-session': 'Вы больше не в системе.',
      'too-fast': 'Слишком много попыток. Подождите минуту.',
      offline: 'Сервер не отвечает. Попробуйте чуть позже.',
      internal: 'Не получилось. Попробуйте чуть позже.',
    },
  },
};

export const useBotTexts = (): BotTexts => BOT_TEXTS[useLanguage()];

export const botProblem = (code: string, { problems }: BotTexts): string =>
  problems[code as Problem] ?? problems.internal;
