import { gameCalled } from '@brink/games';
import type { Language } from '@brink/kernel';
import type { StoredChannel } from '../../storage/club/notices-port.ts';
import type { Notice } from '../../storage/club/notice.ts';
import { NOTICE_TEXTS } from './texts/texts.ts';

/** A notice in the language and the time zone of its reader. */
export interface Written {
  readonly text: string;
  /** Where to go. */
  readonly url: string;
  /** Where to say that no more shall come. */
  readonly stop: string;
}

const timeOf = (until: number | undefined, language: Language, timeZone: string): string =>
  until === undefined
    ? ''
    : new Intl.DateTimeFormat(language, {
        dateStyle: 'medium',
        timeStyle: 'short',
        timeZone,
      }).format(until);

function pathOf({ kind, game, tournament }: Notice, { key }: StoredChannel): string {
  if (kind === 'confirm') return `/api/channels/confirm?key=${key}`;
  if (kind === 'test') return '/notices';
  if (game !== undefined) return `/g/${game}`;
  return tournament === undefined ? '/' : `/tournaments/${tournament}`;
}

export function write(notice: Notice, channel: StoredChannel, home: string): Written {
  const { language, timeZone, key } = channel;
  const title = gameCalled(notice.package ?? '')?.texts[language].title ?? '';
  const until = timeOf(notice.until, language, timeZone);
  return {
    text: NOTICE_TEXTS[language].say[notice.kind](notice, title, until),
    url: home + pathOf(notice, channel),
    stop: `${home}/api/channels/stop?key=${key}`,
  };
}
