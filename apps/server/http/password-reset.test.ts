import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAccount } from '../testing/accounts.ts';
import { DATABASES, isInstalled, newDatabase, type Database } from '../testing/databases.ts';
import { startOwnServer, type OwnServer } from '../testing/own-server.ts';
import { ask } from '../testing/player.ts';
import { startMailServer } from '../testing/receivers.ts';

/** Long lines come folded. */
const unfolded = (raw: string): string => raw.replaceAll(/=\r\n/g, '').replaceAll('=3D', '=');

describe.each(DATABASES.filter(isInstalled))('a forgotten password on %s', (name) => {
  let database: Database;
  let server: OwnServer;
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let url: string;
  let ann: string;
  beforeAll(async () => {
    database = await newDatabase(name);
    mail = await startMailServer();
    server = await startOwnServer({ ...database.env, SMTP_URL: mail.url });
    ({ url } = server);
    ann = await newAccount(url, 'Ann');
    await newAccount(url, 'Ben');
    const channel = { kind: 'mail', target: 'ann@example.com', events: ['turn'], language: 'en' };
    await ask(url, 'POST', '/api/me/channels', ann, { ...channel, timeZone: 'UTC' });
    await server.jobs.goRound();
    const { text } = await mail.inbox.next(({ to }) => to === 'ann@example.com');
    const [confirm] = /\/api\/channels\/confirm\?key=[\w-]+/.exec(unfolded(text))!;
    await fetch(url + confirm, { method: 'POST' });
  });
  afterAll(async () => {
    await server.close();
    await mail.close();
    database.remove();
  });

  const forget = (who: string) => ask(url, 'POST', '/api/password-reset', undefined, { name: who });
  const reset = (token: string, password: string) =>
    ask(url, 'PUT', '/api/password-reset', undefined, { token, password });
  const logIn = async (password: string): Promise<number> =>
    (await ask(url, 'POST', '/api/login', undefined, { name: 'Ann', password })).status;
  const nextToken = async (): Promise<string> => {
    const { text } = await mail.inbox.next(({ text }) => text.includes('/reset#'));
    return /\/reset#([\w-]+)/.exec(unfolded(text))![1];
  };

  it('is replaced by the link of a mail, once, and every session is over', async () => {
    // Nobody learns who has an account, or an address.
    const answers = [await forget('Nobody'), await forget('Ben'), await forget('Ann')];
    expect(answers.map(({ status, json }) => [status, json])).toEqual(
      answers.map(() => [200, { ok: true }]),
    );
    const first = await nextToken();
    expect(await logIn('long enough')).toBe(200);
    expect((await reset('x'.repeat(43), 'another one')).status).toBe(403);
    expect((await reset(first, 'another one')).status).toBe(200);
    expect((await reset(first, 'a third one')).status).toBe(403);
    expect((await ask(url, 'GET', '/api/me', ann)).json).toBe(null);
    expect(await logIn('long enough')).toBe(403);
    expect(await logIn('another one')).toBe(200);
  });

  it('cannot be replaced by an old link, nor can an address be flooded', async () => {
    await forget('Ann');
    const old = await nextToken();
    const { now } = server.rooms;
    server.rooms.now = () => now() + 31 * 60_000;
    expect((await reset(old, 'a fourth one')).status).toBe(403);
    server.rooms.now = now;
    expect((await forget('Ann')).status).toBe(200);
    expect((await forget('Ann')).status).toBe(429);
    // From other names the household has its bounds too.
    const statuses: number[] = [];
    for (let i = 0; i < 10; i++) statuses.push((await forget(`Nobody ${i}`)).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
