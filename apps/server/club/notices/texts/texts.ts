import type { Language } from '@brink/kernel';
import type { Notice } from '../../../storage/club/notice.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';

/** What a notice says; times are given as the reader's own. */
export interface NoticeTexts {
  readonly say: Readonly<
    Record<Notice['kind'], (notice: Notice, title: string, until: string) => string>
  >;
  readonly open: string;
  /** What the page behind a link of a mail asks. */
  readonly ask: Readonly<Record<'stop' | 'confirm', (address: string) => string>>;
  readonly stop: string;
  readonly confirm: string;
  readonly stopped: string;
  readonly confirmed: string;
  readonly unknown: string;
}

export const NOTICE_TEXTS: Readonly<Record<Language, NoticeTexts>> = { en, ru };
