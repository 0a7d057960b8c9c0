import type { Language } from '@brink/kernel';
import type { ChannelKind, NoticeKind } from '@brink/protocol';
import type { Notice } from './notice.ts';

/** A way to reach a user. */
export interface StoredChannel {
  readonly id: string;
  readonly user: string;
  readonly kind: ChannelKind;
  readonly target: string;
  readonly events: readonly NoticeKind[];
  readonly language: Language;
  readonly timeZone: string;
  readonly digestMs: number;
  readonly isConfirmed: boolean;
  readonly key: string;
  readonly sent?: number;
}

/** A notice on its way through one channel. */
export interface Parcel {
  readonly id: number;
  readonly channel: StoredChannel;
  readonly notice: Notice;
  readonly tries: number;
}

export interface Notices {
  /** A value every process shares: the one that is there, else this one. */
  setting(name: string, value: () => string): Promise<string>;
  addChannel(channel: StoredChannel): Promise<void>;
  channelsOf(user: string): Promise<StoredChannel[]>;
  channelByKey(key: string): Promise<StoredChannel | undefined>;
  changeChannel(
    id: string,
    change: Partial<Pick<StoredChannel, 'events' | 'digestMs' | 'isConfirmed' | 'sent'>>,
  ): Promise<void>;
  removeChannel(id: string): Promise<void>;
  /** Users who can be reached at all. */
  reachable(): Promise<Set<string>>;
  /** Puts a notice into a channel's box, unless one on that topic is there. */
  post(channel: string, topic: string, notice: Notice, due: number): Promise<void>;
  /** Takes what is due; it comes again at `again` unless it is removed. */
  collect(now: number, again: number, limit: number, busy: readonly string[]): Promise<Parcel[]>;
  removeParcel(id: number): Promise<void>;
  /** Keeps a delivered parcel a while, so that nobody is told the same thing twice. */
  file(id: number, now: number): Promise<void>;
}
