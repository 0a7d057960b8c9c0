import { describe, expect, it } from 'vitest';
import { newAccount } from '../../testing/accounts.ts';
import { DATABASES, isInstalled, newDatabase } from '../../testing/databases.ts';
import { startOwnServer } from '../../testing/own-server.ts';
import { ask, newGuest } from '../../testing/player.ts';

describe.each(DATABASES.filter(isInstalled))('requests to confirm an address, on %s', (name) => {
  it('go out for accounts alone, a few to each address and from each household', async () => {
    const database = await newDatabase(name);
    const mail = { SMTP_URL: 'smtp://127.0.0.1:9', TRUST_PROXY: '1' };
    const server = await startOwnServer({ ...database.env, ...mail });
    const { url } = server;
    const open = async (cookie: string, target: string, address: string): Promise<number> => {
      const body = { kind: 'mail', target };
      const from = { 'x-forwarded-for': address };
      return (await ask(url, 'POST', '/api/me/channels', cookie, body, from)).status;
    };
    const guest = await newGuest(url, 'Guest');
    expect(await open(guest, 'ann@example.com', '203.0.113.1')).toBe(403);
    const accounts = await Promise.all(
      ['Ann', 'Ben', 'Cid', 'Dot'].map((each) => newAccount(url, each)),
    );
    const statuses: number[] = [];
    for (const [n, cookie] of accounts.entries()) {
      statuses.push(await open(cookie, 'Ann@example.com', `203.0.113.${n}`));
    }
    expect(statuses).toEqual([201, 201, 201, 429]);
    const sent: number[] = [];
    for (let n = 0; n < 11; n++) {
      sent.push(await open(accounts[n % 2], `${n}@example.com`, `2001:db8::${n}`));
    }
    expect(sent).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
    await server.close();
    database.remove();
  });
});
