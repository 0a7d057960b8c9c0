import { useLanguage, type BoardLanguage } from '@brink/board';
import type { Sign } from '@brink/protocol';

interface TableTexts {
  readonly takeBack: string;
  readonly takeBackAbout: string;
  readonly draw: string;
  readonly claimTime: string;
  readonly accept: string;
  readonly decline: string;
  readonly withdraw: string;
  readonly drawOffered: (name: string) => string;
  readonly takeBackOffered: (name: string) => string;
  readonly drawOwn: string;
  readonly takeBackOwn: string;
  readonly offers: string;
  readonly notes: string;
  readonly notesAbout: string;
  readonly notesSaved: string;
  readonly notesLost: string;
  readonly spectators: string;
  readonly moment: string;
  readonly momentOf: (at: number, last: number) => string;
  readonly since: string;
  readonly sinceNothing: string;
  readonly next: string;
  readonly analyse: string;
  readonly tryNow: string;
  readonly mustScore: (count: number) => string;
  readonly mustScoreNow: string;
  readonly lowDefcon: string;
  readonly enterToTalk: string;
  readonly rematchGone: string;
  readonly signs: Readonly<Record<Sign, string>>;
  readonly signsAbout: string;
  readonly muteSigns: string;
  /** A lesson after a loss or a mistake. */
  readonly lesson: (title: string) => string;
  readonly lessonFor: string;
  readonly ratings: string;
}

export const TABLE_TEXTS: Readonly<Record<BoardLanguage, TableTexts>> = {
  en: {
    takeBack: 'Ask to take back',
    takeBackAbout: 'Asks your opponent to let you take back your last move.',
    draw: 'Offer a draw',
    claimTime: 'Claim on time',
    accept: 'Accept',
    decline: 'Decline',
    withdraw: 'Withdraw',
    drawOffered: (name) => `${name} offers a draw.`,
    takeBackOffered: (name) => `${name} asks to take back the last move.`,
    drawOwn: 'You offer a draw.',
    takeBackOwn: 'You ask to take back your last move.',
    offers: 'Offers',
    notes: 'Notes',
    notesAbout: 'Only you see these notes.',
    notesSaved: 'saved',
    notesLost: 'not saved: no connection',
    spectators: 'You are chatting with other spectators; the players do not see it.',
    moment: 'Step of the game',
    momentOf: (at, last) => `step ${at} of ${last}`,
    since: 'Since my last move',
    sinceNothing: 'Nothing has happened since your last move.',
    next: 'Next game',
    analyse: 'Analyse',
    tryNow: 'Try now',
    mustScore: (n) =>
      n === 1 ? 'play it this turn' : `scoring cards must be played this turn (${n})`,
    mustScoreNow: 'play it now: no action round is left after this one',
    lowDefcon: 'DEFCON 2: a coup in a battleground loses the game.',
    enterToTalk: 'Your first message makes you a guest on this server.',
    rematchGone: 'Could not set up the rematch. Open a new table instead.',
    signs: {
      'good-luck': 'Good luck',
      'well-played': 'Well played',
      thanks: 'Thanks',
      thinking: 'Thinking…',
      surprised: 'Oh!',
      'good-game': 'Good game',
    },
    signsAbout: 'Signs',
    muteSigns: 'Mute signs',
    lesson: (title) => `Lesson: ${title}`,
    lessonFor: 'The lesson for the worst mistake',
    ratings: 'Ratings',
  },
  ru: {
    takeBack: 'Попросить вернуть ход',
    takeBackAbout: 'Попросить соперника вернуть ваш последний ход.',
    draw: 'Предложить ничью',
    claimTime: 'Время вышло',
    accept: 'Согласиться',
    decline: 'Отклонить',
    withdraw: 'Отозвать',
    drawOffered: (name) => `${name} предлагает ничью.`,
    takeBackOffered: (name) => `${name} просит вернуть последний ход.`,
    drawOwn: 'Вы предлагаете ничью.',
    takeBackOwn: 'Вы просите вернуть последний ход.',
    offers: 'Предложения',
    notes: 'Заметки',
    notesAbout: 'Эти заметки видите только вы.',
    notesSaved: 'сохранено',
    notesLost: 'не сохранено: нет связи',
    spectators: 'Вы пишете другим зрителям; игроки этого не видят.',
    moment: 'Шаг партии',
    momentOf: (at, last) => `шаг ${at} из ${last}`,
    since: 'С моего хода',
    sinceNothing: 'После вашего хода ничего не случилось.',
    next: 'Следующая партия',
    analyse: 'Анализ',
    tryNow: 'Сейчас',
    mustScore: (n) =>
      n === 1 ? 'разыграйте в этом раунде' : `разыграйте карты подсчета очков в этом раунде (${n})`,
    mustScoreNow: 'разыграйте сейчас: ходов больше не будет',
    lowDefcon: 'DEFCON 2: переворот в ключевой стране — проигрыш.',
    enterToTalk: 'Первое сообщение сделает вас гостем сервера.',
    rematchGone: 'Не удалось начать партию еще раз. Откройте новый стол.',
    signs: {
      'good-luck': 'Удачи',
      'well-played': 'Хороший ход',
      thanks: 'Спасибо',
      thinking: 'Думаю…',
      surprised: 'Ого!',
      'good-game': 'Хорошая партия',
    },
    signsAbout: 'Знаки',
    muteSigns: 'Без знаков',
    lesson: (title) => `Урок: ${title}`,
    lessonFor: 'К худшей ошибке подойдет урок',
    ratings: 'Рейтинги',
  },
};

export const useTableTexts = (): TableTexts => TABLE_TEXTS[useLanguage()];
