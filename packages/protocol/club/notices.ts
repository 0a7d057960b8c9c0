import { z } from 'zod';
import { Id } from '../identity.ts';

export const CHANNEL_KINDS = ['push', 'mail', 'hook', 'discord'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

/** My move, little time left (on a clock or until a round ends), a game begins, is over, an invitation, a round or the end of a tournament. */
export const NOTICE_KINDS = ['turn', 'time', 'start', 'end', 'challenge', 'round'] as const;
export const NoticeKind = z.enum(NOTICE_KINDS);
export type NoticeKind = z.infer<typeof NoticeKind>;

const TimeZone = z.string().max(60).refine(isTimeZone, 'no such time zone');

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** What `PushSubscription.toJSON()` gives in a browser. */
export const PushTarget = z.object({
  endpoint: z.url().max(2000),
  keys: z.object({ p256dh: z.string().max(200), auth: z.string().max(100) }),
});
export type PushTarget = z.infer<typeof PushTarget>;

const settings = {
  events: z
    .array(NoticeKind)
    .max(NOTICE_KINDS.length)
    .default([...NOTICE_KINDS]),
  language: z.enum(['en', 'ru']).default('en'),
  timeZone: TimeZone.default('UTC'),
  /** Moves are told together, at most once in so many hours; 0 for each at once. */
  digestHours: z.int().min(0).max(168).default(0),
};

export const CreateChannelRequest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('push'), target: PushTarget, ...settings }),
  z.strictObject({ kind: z.literal('mail'), target: z.email().max(200), ...settings }),
  z.strictObject({ kind: z.literal('hook'), target: z.url().max(2000), ...settings }),
  z.strictObject({ kind: z.literal('discord'), target: z.url().max(2000), ...settings }),
]);

export type CreateChannelRequest = z.input<typeof CreateChannelRequest>;

export const ChangeChannelRequest = z.strictObject({
  events: z.array(NoticeKind).max(NOTICE_KINDS.length),
  digestHours: settings.digestHours,
});

export const Channel = z.strictObject({
  id: Id,
  kind: z.enum(CHANNEL_KINDS),
  /** The address; of a push only its host. */
  target: z.string(),
  events: z.array(NoticeKind),
  digestHours: z.number(),
  isConfirmed: z.boolean(),
});
export type Channel = z.infer<typeof Channel>;

export const Channels = z.strictObject({
  channels: z.array(Channel),
  /** What this server can do. */
  kinds: z.array(z.enum(CHANNEL_KINDS)),
  /** The key a browser needs to accept pushes of this server. */
  pushKey: z.string(),
});

export type Channels = z.infer<typeof Channels>;

/** What a web-hook gets. */
export const HookPayload = z.strictObject({
  kind: z.enum([...NOTICE_KINDS, 'digest', 'confirm', 'test']),
  text: z.string(),
  url: z.string(),
  game: Id.optional(),
  tournament: Id.optional(),
});
