import { useLanguage, type BoardLanguage } from '@brink/board';
import { countEn, countRu } from '../../ui/texts/count.ts';

interface BroadcastTexts {
  readonly dock: string;
  readonly late: (minutes: number) => string;
  readonly question: (seat: string) => string;
  readonly closes: string;
  readonly none: string;
  readonly votes: (count: number) => string;
  readonly yours: string;
  readonly overlay: string;
  readonly overlayAbout: string;
  readonly tooEarly: (minutes: number) => string;
  readonly closed: string;
  readonly players: string;
  readonly offline: string;
  readonly failed: string;
}

const HOUR = 60;
const DAY = 24 * HOUR;

export const BROADCAST_TEXTS: Readonly<Record<BoardLanguage, BroadcastTexts>> = {
  en: {
    dock: 'Broadcast',
    late: (minutes) => {
      if (minutes % DAY === 0) return `${countEn(minutes / DAY, 'day', 'days')} late`;
      if (minutes % HOUR === 0) return `${countEn(minutes / HOUR, 'hour', 'hours')} late`;
      return `${countEn(minutes, 'minute', 'minutes')} late`;
    },
    question: (seat) => `What would you choose? ${seat}:`,
    closes: 'The vote closes when the choice is revealed. Players cannot see it.',
    none: 'Nothing to vote on right now.',
    votes: (count) => countEn(count, 'vote', 'votes'),
    yours: 'your vote',
    overlay: 'Overlay for streams',
    overlayAbout:
      'A page with both hands for OBS and the like. Its address takes bg=clear for a clear background, lang=en or lang=ru, theme=dark or theme=light, as in /overlay/…?bg=clear&lang=en.',
    tooEarly: (minutes) =>
      `The broadcast begins when the first turn is over, and not before ${countEn(minutes, 'minute', 'minutes')} have passed.`,
    closed: 'The host of this table does not show the hands.',
    players: 'Players cannot watch the broadcast of their own game.',
    offline: 'The server is not responding.',
    failed: 'There is no such broadcast.',
  },
  ru: {
    dock: 'Трансляция',
    late: (minutes) => {
      if (minutes % DAY === 0) {
        return `с опозданием на ${countRu(minutes / DAY, 'день', 'дня', 'дней')}`;
      }
      if (minutes % HOUR === 0) {
        return `с опозданием на ${countRu(minutes / HOUR, 'час', 'часа', 'часов')}`;
      }
      return `с опозданием на ${countRu(minutes, 'минуту', 'минуты', 'минут')}`;
    },
    question: (seat) => `Что выбрали бы вы? ${seat}:`,
    closes: 'Голосование закроется, когда выбор станет известен. Игроки его не видят.',
    none: 'Сейчас голосования нет.',
    votes: (count) => countRu(count, 'голос', 'голоса', 'голосов'),
    yours: 'ваш голос',
    overlay: 'Оверлей для стрима',
    overlayAbout:
      'Страница с обеими руками для OBS и подобных. К адресу можно добавить bg=clear для прозрачного фона, lang=ru или lang=en, theme=dark или theme=light: /overlay/…?bg=clear&lang=ru.',
    tooEarly: (minutes) =>
      `Трансляция начнется, когда закончится первый раунд, и не раньше чем через ${countRu(minutes, 'минуту', 'минуты', 'минут')} после начала партии.`,
    closed: 'За этим столом руки зрителям не показывают.',
    players: 'Смотреть трансляцию своей партии нельзя.',
    offline: 'Сервер не отвечает.',
    failed: 'Такой трансляции нет.',
  },
};

export const useBroadcastTexts = (): BroadcastTexts => BROADCAST_TEXTS[useLanguage()];
