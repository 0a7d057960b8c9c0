import type { BoardLanguage } from '@brink/board';
import { countEn, countRu } from '../../ui/texts/count.ts';

interface InviteTexts {
  readonly title: string;
  readonly ready: string;
  readonly sendThis: string;
  readonly toOne: string;
  readonly goodFor: string;
  readonly youAre: string;
  readonly byLot: string;
  readonly bid: string;
  readonly rules: string;
  readonly more: string;
  readonly point: string;
  readonly share: string;
  readonly shareText: (game: string) => string;
  readonly empty: string;
  readonly notOpened: string;
  readonly opened: (when: string) => string;
  readonly rating: (rating: number) => string;
  readonly games: (games: number) => string;
  readonly seated: (name: string) => string;
  readonly toTable: string;
  readonly expired: string;
  readonly newLink: string;
  readonly withdraw: string;
  readonly withdrawn: string;
  readonly qr: string;
  // The guest.
  readonly invites: (game: string) => string;
  readonly youPlay: (side: string) => string;
  readonly youPlayEither: string;
  readonly opponent: string;
  readonly pace: string;
  readonly paces: Readonly<Record<'none' | 'live' | 'slow', string>>;
  readonly liveOf: (minutes: number, seconds: number) => string;
  readonly slowOf: (days: number) => string;
  readonly differs: string;
  readonly nothingDiffers: string;
  readonly restPlain: string;
  readonly noAccount: string;
  readonly sitDown: string;
  readonly learnFirst: string;
  readonly start: string;
  readonly taken: string;
  readonly takenText: string;
  readonly gone: string;
  readonly goneText: string;
  readonly old: string;
  readonly oldText: string;
  readonly own: string;
  readonly ownText: string;
  readonly playInstead: string;
}

export const INVITE_TEXTS: Readonly<Record<BoardLanguage, InviteTexts>> = {
  en: {
    title: 'Play a friend',
    ready: 'The table is ready.',
    sendThis: 'Send this link',
    toOne: 'to one person.',
    goodFor: 'Good for 7 days or until somebody sits down. They need no account.',
    youAre: 'You are',
    byLot: 'Either, by lot',
    bid: 'Bid',
    rules: 'Rules',
    more: 'More…',
    point: 'Or let them point a phone at it.',
    share: 'Share…',
    shareText: (game) => `Play ${game} with me`,
    empty: 'The other seat is empty. You can close this: the game waits in your list.',
    notOpened: 'not opened yet',
    opened: (when) => `opened ${when}`,
    rating: (rating) => `rating ${rating}`,
    games: (n) => `${countEn(n, 'game', 'games')} finished`,
    seated: (name) => `${name} has sat down.`,
    toTable: 'Go to the table',
    expired: 'This link has expired.',
    newLink: 'Make a new link',
    withdraw: 'Withdraw',
    withdrawn: 'The link is withdrawn.',
    qr: 'The link as a QR code',
    invites: (game) => `invites you to ${game}`,
    youPlay: (side) => `You are the ${side}`,
    youPlayEither: 'You bid for your side',
    opponent: 'Opponent',
    pace: 'Pace',
    paces: {
      none: 'No clock: play now or over days',
      live: 'about an hour and a half; both can agree to a pause',
      slow: 'you are told when it is your move',
    },
    liveOf: (minutes, seconds) => `Live, ${minutes} minutes each + ${seconds} s per move`,
    slowOf: (days) => `Slow, ${days} days per move`,
    differs: 'What differs',
    nothingDiffers: 'Nothing: the plain game by the rulebook.',
    restPlain: 'Everything else is the plain game by the rulebook.',
    noAccount: 'No account needed.',
    sitDown: 'Sit down',
    learnFirst: 'Never played? Learn first, your host can wait.',
    start: 'The board as the game begins',
    taken: 'The seat is taken',
    takenText: 'Somebody was faster. You can watch the game.',
    gone: 'This link is gone',
    goneText: 'Your host has withdrawn it or made another one. Ask for a new link.',
    old: 'This link has expired',
    oldText: 'Links are good for 7 days. Ask your host for a new one.',
    own: 'This is your own link',
    ownText: 'Send it to a friend: whoever opens it sees what you have agreed on and sits down.',
    playInstead: 'Play the bot',
  },
  ru: {
    title: 'Сыграть с другом',
    ready: 'Стол готов.',
    sendThis: 'Отправьте эту ссылку',
    toOne: 'одному человеку.',
    goodFor: 'Действует 7 дней или пока место не займут. Регистрация не нужна.',
    youAre: 'Вы',
    byLot: 'Любая, по жребию',
    bid: 'Ставки',
    rules: 'Правила',
    more: 'Другие…',
    point: 'Или пусть наведут телефон.',
    share: 'Поделиться…',
    shareText: (game) => `Сыграем в «${game}»`,
    empty: 'Второе место свободно. Окно можно закрыть: партия ждет в вашем списке.',
    notOpened: 'еще не открывали',
    opened: (when) => `открыта ${when}`,
    rating: (rating) => `рейтинг ${rating}`,
    games: (n) => `сыграно: ${countRu(n, 'партия', 'партии', 'партий')}`,
    seated: (name) => `За столом: ${name}.`,
    toTable: 'К столу',
    expired: 'Срок ссылки истек.',
    newLink: 'Сделать новую ссылку',
    withdraw: 'Отозвать',
    withdrawn: 'Ссылка отозвана.',
    qr: 'Ссылка в виде QR-кода',
    invites: (game) => `приглашает вас в «${game}»`,
    youPlay: (side) => `Вы играете за ${side}`,
    youPlayEither: 'Стороны решат ставки',
    opponent: 'Соперник',
    pace: 'Темп',
    paces: {
      none: 'Без часов: сразу или по переписке',
      live: 'около полутора часов; можно договориться о перерыве',
      slow: 'мы сообщим, когда придет ваш ход',
    },
    liveOf: (minutes, seconds) => `В реальном времени: по ${minutes} минут + ${seconds} с за ход`,
    slowOf: (days) => `По переписке: ${days} дня на ход`,
    differs: 'Отличия от обычной игры',
    nothingDiffers: 'Их нет: всё по книге правил.',
    restPlain: 'Всё остальное по книге правил.',
    noAccount: 'Регистрация не нужна.',
    sitDown: 'Сесть за стол',
    learnFirst: 'Ни разу не играли? Сначала обучение: десять минут.',
    start: 'Поле в начале партии',
    taken: 'Место занято',
    takenText: 'Кто-то успел раньше. Партию можно посмотреть.',
    gone: 'Этой ссылки больше нет',
    goneText: 'Ее отозвали или заменили другой. Попросите новую.',
    old: 'Срок ссылки истек',
    oldText: 'Ссылки действуют 7 дней. Попросите новую.',
    own: 'Это ваша ссылка',
    ownText: 'Отправьте ее другу: по ней видно, о чем вы договорились, и можно сесть за стол.',
    playInstead: 'Сыграть с ботом',
  },
};
