import { randomBytes } from 'node:crypto';
import {
  ChangeChannelRequest,
  Channel,
  Channels,
  CreateChannelRequest,
  Done,
  type PushTarget,
} from '@brink/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pushKeysOf, type Transports } from '../../club/notices/transports.ts';
import { NOTICE_TEXTS } from '../../club/notices/texts/texts.ts';
import type { StoredChannel } from '../../storage/club/notices-port.ts';
import type { Storage, StoredUser } from '../../storage/port.ts';
import type { Api } from '../api.ts';
import { RequestFailure } from '../../base/failures.ts';
import { Limits } from '../../base/limits.ts';
import { hashOf, newId } from '../../base/ids.ts';
import { householdOf } from '../../base/address.ts';

const MOST_CHANNELS = 10;
const HOUR = 3_600_000;
/** New channels of one user: nobody's address is flooded with requests to confirm it. */
const NEW = { perSecond: 1 / 600, burst: 10 };

/** Requests to confirm an address: to that address, and from one household. */
const MAILS_TO = { perSecond: 3 / 86_400, burst: 3 };
const MAILS_FROM = { perSecond: 10 / 3600, burst: 10 };

/** Somebody who tries a channel out does so a few times. */
const TESTS = { perSecond: 1 / 60, burst: 5 };

/** Of a push the address is a secret. */
function targetOf({ kind, target }: StoredChannel): string {
  return kind === 'push' ? new URL((JSON.parse(target) as PushTarget).endpoint).host : target;
}

const shown = (channel: StoredChannel): Channel => ({
  id: channel.id,
  kind: channel.kind,
  target: targetOf(channel),
  events: [...channel.events],
  digestHours: channel.digestMs / HOUR,
  isConfirmed: channel.isConfirmed,
});

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A page for whoever follows a link in a mail; nothing happens before he presses the button. */
function page(language: string, text: string, button?: { label: string; action: string }): string {
  const form = button
    ? `<form method="post" action="${escaped(button.action)}"><button>${button.label}</button></form>`
    : '<p><a href="/">Brink</a></p>';
  return (
    `<!doctype html><html lang="${language}"><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>Brink</title>` +
    `<link rel="stylesheet" href="/api/page.css"><main><h1>Brink</h1><p>${text}</p>${form}</main></html>`
  );
}

/** Whose link it was nobody knows any more, nor his language. */
const unknownPage = (): string =>
  page('en', `${NOTICE_TEXTS.en.unknown}</p><p lang="ru">${NOTICE_TEXTS.ru.unknown}`);

/** How users hear of what concerns them. */
export function noticeRoutes(
  app: FastifyInstance,
  api: Api,
  storage: Storage,
  transports: Transports,
): void {
  const { notices } = storage.club;
  const tests = new Limits(TESTS);
  const fresh = new Limits(NEW);
  const mailsTo = new Limits(MAILS_TO, storage.sharedLimiter('mails-to', MAILS_TO));
  const mailsFrom = new Limits(MAILS_FROM, storage.sharedLimiter('mails-from', MAILS_FROM));

  /** An address may be anybody's: whoever it belongs to must not be flooded. */
  const refuseMail = async (request: FastifyRequest, user: StoredUser, target: string) => {
    if (user.kind !== 'account') throw new RequestFailure(403, 'account-needed');
    const isPatient = await mailsFrom.take(householdOf(request.ip));
    if (!isPatient || !(await mailsTo.take(hashOf(target.toLowerCase())))) {
      throw new RequestFailure(429, 'too-fast');
    }
  };

  const own = async (request: FastifyRequest, user: string): Promise<StoredChannel> => {
    const { channel: id } = request.params as { channel: string };
    const found = (await notices.channelsOf(user)).find((channel) => channel.id === id);
    if (!found) throw new RequestFailure(404, 'no-such-channel');
    return found;
  };

  api.add(
    {
      method: 'GET',
      path: '/api/me/channels',
      access: 'session',
      summary: 'The ways one is told of moves and games, and those this server knows',
      answer: Channels,
    },
    async ({ user }) => ({
      channels: (await notices.channelsOf(user.id)).map(shown),
      kinds: [...transports.kinds],
      pushKey: (await pushKeysOf(storage)).publicKey,
    }),
  );

  api.add(
    {
      method: 'POST',
      path: '/api/me/channels',
      access: 'session',
      summary: 'Be told in one more way; an address must be confirmed by a link sent to it',
      body: CreateChannelRequest,
      answer: Channel,
      status: 201,
      errors: {
        'no-such-kind': 'this server sends no mail',
        'too-many-channels': `at most ${MOST_CHANNELS}`,
        'account-needed': 'guests get no mail',
      },
    },
    async ({ user, body, request }) => {
      const { kind, target, events, language, timeZone, digestHours } = body;
      if (!transports.kinds.includes(kind)) throw new RequestFailure(400, 'no-such-kind');
      if ((await notices.channelsOf(user.id)).length >= MOST_CHANNELS) {
        throw new RequestFailure(409, 'too-many-channels');
      }
      if (!(await fresh.take(user.id))) throw new RequestFailure(429, 'too-fast');
      if (typeof target === 'string' && kind === 'mail') await refuseMail(request, user, target);
      const channel: StoredChannel = {
        id: newId(),
        user: user.id,
        kind,
        target: typeof target === 'string' ? target : JSON.stringify(target),
        events,
        language,
        timeZone,
        digestMs: digestHours * HOUR,
        // A browser and a web-hook belong to whoever names them; an address may be another's.
        isConfirmed: kind !== 'mail',
        key: randomBytes(24).toString('base64url'),
      };
      await notices.addChannel(channel);
      if (kind === 'mail') await notices.post(channel.id, 'confirm', { kind: 'confirm' }, 0);
      return shown(channel);
    },
  );

  api.add(
    {
      method: 'PUT',
      path: '/api/me/channels/:channel',
      access: 'session',
      summary: 'Choose what a channel tells of',
      body: ChangeChannelRequest,
      answer: Done,
      errors: { 'no-such-channel': 'one has none of that id' },
    },
    async ({ user, request, body: { events, digestHours } }) => {
      const { id } = await own(request, user.id);
      await notices.changeChannel(id, { events, digestMs: digestHours * HOUR });
      return { ok: true as const };
    },
  );

  api.add(
    {
      method: 'DELETE',
      path: '/api/me/channels/:channel',
      access: 'session',
      summary: 'Be told this way no more',
      answer: Done,
      errors: { 'no-such-channel': 'one has none of that id' },
    },
    async ({ user, request }) => {
      await notices.removeChannel((await own(request, user.id)).id);
      return { ok: true as const };
    },
  );

  api.add(
    {
      method: 'POST',
      path: '/api/me/channels/:channel/test',
      access: 'session',
      summary: 'Send a notice through a channel at once, to see whether it arrives',
      answer: Done,
      errors: {
        'no-such-channel': 'one has none of that id',
        'not-confirmed': 'the address has not been confirmed yet',
        'not-delivered': 'the other side did not take it',
      },
    },
    async ({ user, request }) => {
      const channel = await own(request, user.id);
      if (!channel.isConfirmed) throw new RequestFailure(409, 'not-confirmed');
      if (!(await tests.take(user.id))) throw new RequestFailure(429, 'too-fast');
      try {
        await transports.send({ kind: 'test' }, channel);
      } catch {
        throw new RequestFailure(502, 'not-delivered');
      }
      return { ok: true as const };
    },
  );

  // Pages behind the links of a mail: whoever has the link needs no session.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { bodyLimit: 1024 },
    (_request, payload, done) => {
      payload.resume();
      payload.on('end', () => done(null, {}));
    },
  );
  for (const act of ['confirm', 'stop'] as const) {
    const path = `/api/channels/${act}`;
    const keyOf = (request: FastifyRequest): string =>
      String((request.query as { key?: unknown }).key ?? '');
    app.get(path, async (request, reply) => {
      reply.header(
        'content-security-policy',
        "default-src 'none'; style-src 'self'; form-action 'self'",
      );
      reply.type('text/html; charset=utf-8');
      const channel = await notices.channelByKey(keyOf(request));
      if (!channel) return reply.code(404).send(unknownPage());
      const texts = NOTICE_TEXTS[channel.language];
      const button = { label: texts[act], action: `${path}?key=${channel.key}` };
      return page(channel.language, escaped(texts.ask[act](targetOf(channel))), button);
    });
    app.post(path, async (request, reply) => {
      reply.header('content-security-policy', "default-src 'none'; style-src 'self'");
      reply.type('text/html; charset=utf-8');
      const channel = await notices.channelByKey(keyOf(request));
      if (!channel) return reply.code(404).send(unknownPage());
      const texts = NOTICE_TEXTS[channel.language];
      if (act === 'stop') await notices.removeChannel(channel.id);
      else await notices.changeChannel(channel.id, { isConfirmed: true });
      return page(channel.language, act === 'stop' ? texts.stopped : texts.confirmed);
    });
  }
}
