import type { Channel, GameSummary, TournamentPage } from '@brink/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAccount } from '../../testing/accounts.ts';
import { startOwnServer, type OwnServer } from '../../testing/own-server.ts';
import { Player, ask } from '../../testing/player.ts';
import {
  startDrippingHook,
  startHook,
  startMailServer,
  startPushService,
  type Receiver,
} from '../../testing/receivers.ts';
import { isInside, postOutside } from './outside.ts';

const HOME = 'https://brink.example';
let mail: Awaited<ReturnType<typeof startMailServer>>;
let hook: Receiver<Record<string, unknown>>;
let push: Awaited<ReturnType<typeof startPushService>>;
let server: OwnServer;
let url: string;
beforeAll(async () => {
  mail = await startMailServer();
  hook = await startHook();
  push = await startPushService();
  server = await startOwnServer({
    SMTP_URL: mail.url,
    PUBLIC_URL: `${HOME}/`,
    ALLOW_PRIVATE_HOOKS: '1',
    NOTICE_DELAY_MS: '0',
  });
  ({ url } = server);
});
afterAll(async () => {
  await server.close();
  await Promise.all([mail.close(), hook.close(), push.receiver.close()]);
});

/** A round, and all that it sends. */
const goRound = async (): Promise<void> => {
  await server.jobs.goRound();
  await server.jobs.delivered();
};

const open = async (cookie: string, body: object): Promise<Channel> => {
  const { status, json } = await ask(url, 'POST', '/api/me/channels', cookie, body);
  expect(status).toBe(201);
  // Who can be reached is known from the next look on.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await goRound();
  return json as Channel;
};

const challenge = async (host: string, name: string): Promise<GameSummary> => {
  const wanted = { game: 'red-sea', seat: 0, opponent: { kind: 'name', name } };
  return (await ask(url, 'POST', '/api/games', host, wanted)).json as GameSummary;
};

describe('a web-hook', () => {
  it('hears of an invitation, the beginning, one’s move and the end, each once', async () => {
    const [ann, bob] = [await newAccount(url, 'Ann'), await newAccount(url, 'Bob')];
    await open(bob, { kind: 'hook', target: hook.url, language: 'ru' });
    const { id } = await challenge(ann, 'Bob');
    await goRound();
    expect(await hook.inbox.next(({ kind }) => kind === 'challenge')).toEqual({
      kind: 'challenge',
      text: expect.stringContaining('Ann приглашает вас'),
      url: `${HOME}/g/${id}`,
      game: id,
    });
    await ask(url, 'POST', `/api/games/${id}/join`, bob, {});
    await goRound();
    await hook.inbox.next(({ kind }) => kind === 'start');
    // Ann chooses until Bob has to.
    const player = await Player.connect(url, ann);
    await player.request({ type: 'subscribe', game: id });
    while (player.choices.length > 0) {
      const { decision } = player.standing!;
      await player.request({ type: 'choose', game: id, decision, choice: player.choices[0] });
    }
    await goRound();
    await goRound();
    const told = await hook.inbox.next(({ kind }) => kind === 'turn');
    expect(told['text']).toContain('соперник Ann');
    await player.request({ type: 'resign', game: id });
    await goRound();
    await goRound();
    await hook.inbox.next(({ kind }) => kind === 'end');
    const kinds = hook.inbox.items.map(({ kind }) => kind);
    expect(new Set(kinds).size).toBe(kinds.length);
    player.leave();
  });

  it('speaks Discord’s language where that is wanted, and only of what was chosen', async () => {
    const [cid, dot] = [await newAccount(url, 'Cid'), await newAccount(url, 'Dot')];
    await open(dot, { kind: 'discord', target: hook.url, events: ['end'] });
    const before = hook.inbox.items.length;
    const { id } = await challenge(cid, 'Dot');
    await ask(url, 'POST', `/api/games/${id}/join`, dot, {});
    await ask(url, 'POST', `/api/games/${id}/resign`, cid);
    await goRound();
    await goRound();
    const said = await hook.inbox.next(({ content }) => content !== undefined);
    expect(said).toEqual({
      content: expect.stringMatching(/is over: .* against Cid/),
      // Whatever somebody is called, nobody is called by it.
      allowed_mentions: { parse: [] },
    });
    expect(hook.inbox.items).toHaveLength(before + 1);
  });
});

it('a hook that never ends its answer holds up neither the jobs nor other hooks', async () => {
  const [pia, quy, ron] = await Promise.all(['Pia', 'Quy', 'Ron'].map((n) => newAccount(url, n)));
  const slow = await startDrippingHook();
  await open(quy, { kind: 'hook', target: slow.url });
  await open(ron, { kind: 'hook', target: hook.url });
  await challenge(pia, 'Quy');
  await server.jobs.goRound();
  await slow.asked;
  const { id } = await challenge(pia, 'Ron');
  await server.jobs.goRound();
  expect(await hook.inbox.next(({ game }) => game === id)).toMatchObject({ kind: 'challenge' });
  slow.close();
  await server.jobs.delivered();
});

it('an answer that comes byte by byte is given up', async () => {
  const slow = await startDrippingHook();
  const delivery = { url: slow.url, headers: {}, body: '' };
  const manner = { mayStayInside: true, deadlineMs: 100 };
  await expect(postOutside(delivery, manner)).rejects.toThrow('no answer');
  slow.close();
});

it('a push can be read by the browser it is for, and is signed', async () => {
  const [eve, fay] = [await newAccount(url, 'Eve'), await newAccount(url, 'Fay')];
  await open(fay, { kind: 'push', target: push.target });
  const listed = (await ask(url, 'GET', '/api/me/channels', fay)).json;
  expect(JSON.stringify(listed)).not.toContain(push.target.keys.auth);
  const { id } = await challenge(eve, 'Fay');
  await goRound();
  const { message, authorization } = await push.receiver.inbox.next(() => true);
  expect(message).toEqual({
    text: 'Eve invites you to Twilight Struggle: Red Sea.',
    url: `${HOME}/g/${id}`,
  });
  expect(authorization).toMatch(/^vapid t=/);
  // The browser has gone: so is the channel.
  push.receiver.answer = 410;
  await ask(url, 'POST', `/api/games/${id}/join`, fay, {});
  await goRound();
  const { channels } = (await ask(url, 'GET', '/api/me/channels', fay)).json as {
    channels: unknown[];
  };
  expect(channels).toEqual([]);
});

it('mail comes only to who confirmed it, and its link to stop it works', async () => {
  const [gus, hal] = [await newAccount(url, 'Gus'), await newAccount(url, 'Hal')];
  await open(hal, { kind: 'mail', target: 'hal@example.com', timeZone: 'Asia/Yekaterinburg' });
  const asked = await mail.inbox.next(({ to }) => to === 'hal@example.com');
  await challenge(gus, 'Hal');
  await goRound();
  expect(mail.inbox.items).toHaveLength(1);
  // Long lines come folded.
  const textOf = (raw: string): string => raw.replaceAll(/=\r\n/g, '').replaceAll('=3D', '=');
  const linkIn = (raw: string, act: string): string =>
    new RegExp(`/api/channels/${act}\\?key=[\\w-]+`).exec(textOf(raw))![0];
  const confirm = linkIn(asked.text, 'confirm');
  expect((await fetch(url + confirm)).status).toBe(200);
  expect((await fetch(url + confirm, { method: 'POST' })).status).toBe(200);
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await goRound();
  await challenge(gus, 'Hal');
  await goRound();
  const told = await mail.inbox.next(({ text }) => text.includes('invites'));
  expect(told.text).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/i);
  const stop = linkIn(told.text, 'stop');
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = 'List-Unsubscribe=One-Click';
  expect((await fetch(url + stop, { method: 'POST', headers: form, body })).status).toBe(200);
  expect((await fetch(url + stop)).status).toBe(404);
  await challenge(gus, 'Hal');
  await goRound();
  expect(mail.inbox.items).toHaveLength(2);
});

it('a digest tells of all games that wait at once', async () => {
  const [ida, jon] = [await newAccount(url, 'Ida'), await newAccount(url, 'Jon')];
  const letJonWait = async (): Promise<void> => {
    const { id } = await challenge(ida, 'Jon');
    await ask(url, 'POST', `/api/games/${id}/join`, jon, {});
    const player = await Player.connect(url, ida);
    await player.request({ type: 'subscribe', game: id });
    while (player.choices.length > 0) {
      const { decision } = player.standing!;
      await player.request({ type: 'choose', game: id, decision, choice: player.choices[0] });
    }
    player.leave();
  };
  // Only the third is news, so no round of the server's own can tell of fewer.
  await letJonWait();
  await letJonWait();
  await open(jon, { kind: 'hook', target: hook.url, events: ['turn'], digestHours: 24 });
  await letJonWait();
  await goRound();
  await goRound();
  const digest = await hook.inbox.next(({ kind }) => kind === 'digest');
  expect(digest['text']).toBe('3 games are waiting for your move.');
});

it('a channel can be tried out, and says when nothing arrives', async () => {
  const [kim, lea] = [await newAccount(url, 'Kim'), await newAccount(url, 'Lea')];
  const { id } = await open(kim, { kind: 'hook', target: hook.url });
  const path = `/api/me/channels/${id}/test`;
  expect((await ask(url, 'POST', path, lea)).status).toBe(404);
  expect((await ask(url, 'POST', path, kim)).status).toBe(200);
  expect(await hook.inbox.next(({ kind }) => kind === 'test')).toMatchObject({
    url: `${HOME}/notices`,
  });
  const nowhere = await open(kim, { kind: 'hook', target: 'http://127.0.0.1:9/' });
  expect(await ask(url, 'POST', `/api/me/channels/${nowhere.id}/test`, kim)).toMatchObject({
    status: 502,
    json: { error: { code: 'not-delivered' } },
  });
  const mailed = await open(kim, { kind: 'mail', target: 'kim@example.com' });
  expect((await ask(url, 'POST', `/api/me/channels/${mailed.id}/test`, kim)).status).toBe(409);
});

it('players are reminded once before a round ends, and again if it is given more time', async () => {
  const host = await newAccount(url, 'Max');
  const [nan, oto] = [await newAccount(url, 'Nan'), await newAccount(url, 'Oto')];
  await open(nan, { kind: 'hook', target: hook.url, language: 'ru', events: ['time'] });
  const wanted = { name: 'Cup', format: 'round-robin', match: 'single', game: 'red-sea' };
  const made = await ask(url, 'POST', '/api/tournaments', host, { ...wanted, roundHours: 48 });
  const path = `/api/tournaments/${(made.json as TournamentPage).id}`;
  for (const each of [nan, oto]) await ask(url, 'POST', `${path}/join`, each);
  const started = (await ask(url, 'POST', `${path}/start`, host)).json as TournamentPage;
  const game = started.matches[0].games[0].id;
  const reminders = () => hook.inbox.items.filter((each) => each['game'] === game);
  await goRound();
  expect(reminders()).toEqual([]);
  // The last quarter of a short round.
  const { now } = server.rooms;
  const HOUR = 3_600_000;
  try {
    server.rooms.now = () => now() + 37 * HOUR;
    for (let round = 0; round < 3; round++) await goRound();
    expect(reminders()).toHaveLength(1);
    expect(reminders()[0]).toMatchObject({
      kind: 'time',
      text: expect.stringContaining('Скоро конец тура «Cup»'),
      url: `${HOME}/g/${game}`,
    });
    await ask(url, 'POST', `${path}/extend`, host, { hours: 24 });
    await goRound();
    expect(reminders()).toHaveLength(1);
    server.rooms.now = () => now() + 61 * HOUR;
    for (let round = 0; round < 3; round++) await goRound();
    expect(reminders()).toHaveLength(2);
  } finally {
    server.rooms.now = now;
  }
});

describe('what lies inside', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '192.168.0.1',
    '169.254.169.254',
    '::1',
    'fd00::1',
    '::ffff:10.0.0.1',
  ])('is not written to: %s', async (address) => {
    expect(isInside(address)).toBe(true);
    const host = address.includes(':') ? `[${address}]` : address;
    const delivery = { url: `https://${host}/`, headers: {}, body: '' };
    await expect(postOutside(delivery, { mayStayInside: false })).rejects.toThrow('open net');
  });

  it('is found out by its name too', async () => {
    const delivery = { url: 'https://localhost/', headers: {}, body: '' };
    await expect(postOutside(delivery, { mayStayInside: false })).rejects.toThrow('open net');
    const plain = { url: 'http://example.com/', headers: {}, body: '' };
    await expect(postOutside(plain, { mayStayInside: false })).rejects.toThrow('https');
  });
});
