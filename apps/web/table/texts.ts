import { useLanguage, type BoardLanguage } from '@brink/board';

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
  readonly tryNow: string;
  readonly mustScore: (count: number) => string;
  readonly mustScoreNow: string;
  readonly lowDefcon: string;
  readonly enterToTalk: string;
  readonly rematchGone: string;
}

export const TABLE_TEXTS: Readonly<Record<BoardLanguage, TableTexts>> = {
  en: {
    takeBack: 'Ask to take back',
    takeBackAbout: 'Asks the other side to let you take your last choice back.',
    draw: 'Offer a draw',
    claimTime: 'Claim on time',
    accept: 'Accept',
    decline: 'Decline',
    withdraw: 'Withdraw',
    drawOffered: (name) => `${name} offers a draw.`,
    takeBackOffered: (name) => `${name} asks to take the last choice back.`,
    drawOwn: 'You offer a draw.',
    takeBackOwn: 'You ask to take your last choice back.',
    offers: 'Offers',
    notes: 'Notes',
    notesAbout: 'Only you see these notes.',
    notesSaved: 'kept',
    notesLost: 'not kept: no connection',
    spectators: 'You talk with other spectators; the players do not hear you.',
    moment: 'Moment of the game',
    momentOf: (at, last) => `moment ${at} of ${last}`,
    since: 'Since my last move',
    sinceNothing: 'Nothing has happened since your last move.',
    next: 'Next game',
    tryNow: 'Try now',
    mustScore: (n) =>
      n === 1 ? 'play it this turn' : `scoring cards must be played this turn (${n})`,
    mustScoreNow: 'play it now: no round is left for it after this one',
    lowDefcon: 'DEFCON 2: a coup in a battleground would end the game.',
    enterToTalk: 'Your first line makes you a guest of this server.',
    rematchGone: 'The return match could not be set up. Open a new table instead.',
  },
  ru: {
    takeBack: 'Попросить вернуть ход',
    takeBackAbout: 'Просит другую сторону разрешить взять последний выбор назад.',
    draw: 'Предложить ничью',
    claimTime: 'Время вышло',
    accept: 'Согласиться',
    decline: 'Отклонить',
    withdraw: 'Отозвать',
    drawOffered: (name) => `${name} предлагает ничью.`,
    takeBackOffered: (name) => `${name} просит вернуть последний выбор.`,
    drawOwn: 'Вы предлагаете ничью.',
    takeBackOwn: 'Вы просите вернуть последний выбор.',
    offers: 'Предложения',
    notes: 'Заметки',
    notesAbout: 'Эти заметки видите только вы.',
    notesSaved: 'сохранено',
    notesLost: 'не сохранено: нет связи',
    spectators: 'Вы говорите с другими зрителями; игроки вас не слышат.',
    moment: 'Место в партии',
    momentOf: (at, last) => `место ${at} из ${last}`,
    since: 'С моего хода',
    sinceNothing: 'После вашего хода ничего не случилось.',
    next: 'Следующая партия',
    tryNow: 'Сейчас',
    mustScore: (n) =>
      n === 1 ? 'сыграть в этом раунде' : `карты подсчёта надо сыграть в этом раунде (${n})`,
    mustScoreNow: 'сыграть сейчас: потом ходов для неё не останется',
    lowDefcon: 'DEFCON 2: переворот в ключевой стране закончит игру.',
    enterToTalk: 'Первая реплика сделает вас гостем этого сервера.',
    rematchGone: 'Ответную партию открыть не удалось. Откройте новый стол.',
  },
};

export const useTableTexts = (): TableTexts => TABLE_TEXTS[useLanguage()];
