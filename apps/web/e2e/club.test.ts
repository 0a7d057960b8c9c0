import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from './testing/chromium.ts';
import { PHONE, axeFinds, visit } from './testing/client.ts';
import { startOnlineClient, type OnlineClient } from './testing/online.ts';

let client: OnlineClient;
let hook: Server;
const posted: string[] = [];

async function makeAccount(page: Page, name: string): Promise<void> {
  await page.goto(`${client.address}/account`);
  const make = page.getByRole('form', { name: 'Create an account' });
  await make.getByLabel('Name').fill(name);
  await make.getByLabel('New password').fill('long enough');
  await make.getByRole('button').click();
  await page.waitForSelector(`text=You are logged in as ${name}.`);
}

/** A browser whose push service answers without a network. */
const PUSH = `
  Object.defineProperty(Notification, 'permission', { get: () => 'default' });
  Notification.requestPermission = async () => 'granted';
  let made = null;
  const pushManager = {
    getSubscription: async () => made,
    subscribe: async () => made = {
      toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: async () => { made = null; return true; },
    },
  };
  const ready = Promise.resolve({ pushManager });
  Object.defineProperty(ServiceWorkerContainer.prototype, 'ready', { get: () => ready });
`;

describe.skipIf(findChromium() === undefined)('notices and bots', { timeout: 600_000 }, () => {
  beforeAll(async () => {
    hook = createServer((request, answer) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        posted.push(body);
        answer.end();
      });
    });
    await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
    client = await startOnlineClient({ ALLOW_PRIVATE_HOOKS: '1' });
  }, 600_000);
  afterAll(async () => {
    await client?.close();
    hook?.close();
  });

  test('channels are added, changed, tried out and removed', async () => {
    const { page, complaints, context } = await visit(client);
    await context.addInitScript(PUSH);
    await makeAccount(page, 'Kennan');
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('link', { name: 'Notifications' }).click();
    await page.getByText('None yet.').waitFor();
    expect(await axeFinds(page)).toEqual([]);

    const add = page.getByRole('form', { name: 'Add a channel' });
    await add.getByText('This server sends no email.').waitFor();
    const { port } = hook.address() as AddressInfo;
    await add.getByLabel('Address (https)').fill(`http://127.0.0.1:${port}/`);
    await add.getByRole('button').click();
    const channel = page.getByRole('region', { name: 'Webhook' });
    // Preferences of a new account are saved as well, and may be answered meanwhile.
    const saved = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.url().includes('/me/channels/'),
    );
    await channel.getByLabel('A game is over').uncheck();
    const { events } = (await saved).request().postDataJSON() as { events: string[] };
    expect(events.sort()).toEqual(['challenge', 'round', 'start', 'time', 'turn']);
    await channel.getByLabel('Your moves').selectOption('24');
    await channel.getByText('Saved.').waitFor();
    await channel.getByRole('button', { name: 'Send a test' }).click();
    await channel.getByText('Sent.').waitFor();
    expect(JSON.parse(posted[0])).toMatchObject({ kind: 'test' });

    await page.getByRole('button', { name: 'Turn on here' }).click();
    await page.getByText('This browser gets notifications.').waitFor();
    await page.setViewportSize(PHONE);
    expect(await axeFinds(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);

    const mine = page.getByRole('region', { name: 'this browser' });
    await mine.getByRole('button', { name: 'Remove' }).click();
    await page.locator('.w-ask').getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Turn on here' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a bot gets a token that is shown once and can be revoked, and can be deleted; strangers see the ladder', async () => {
    const { page, complaints, context } = await visit(client, { language: 'en', theme: 'dark' });
    await page.goto(`${client.address}/bots`);
    await page.getByText('No bot has played this game yet.').waitFor();
    await page.getByText('You need an account to have bots').waitFor();
    expect(await axeFinds(page)).toEqual([]);
    await makeAccount(page, 'Owner');
    await page.getByRole('link', { name: 'Bots' }).click();
    const make = page.getByRole('form', { name: 'Create a bot' });
    await make.getByLabel('Bot name').fill('Deep Red');
    await make.getByRole('button').click();
    const token = page.getByRole('form', { name: 'New token' });
    await token.getByLabel('Label').fill('laptop');
    await token.getByRole('button', { name: 'New token' }).click();
    const secret = await page.getByLabel('Token secret').inputValue();
    expect(secret).toMatch(/^brink_/);
    expect(await axeFinds(page)).toEqual([]);

    // The bot listens for games of the ladder, and everybody sees it.
    const stream = await fetch(`${client.address}/api/events?ladder=red-sea`, {
      headers: { authorization: `Bearer ${secret}` },
    });
    await page.reload();
    await page.getByRole('row', { name: 'Deep Red' }).getByText('looking for a game').waitFor();
    expect(await page.getByLabel('Token secret').count()).toBe(0);
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'RU, Русский' }).click();
    await page.getByText('ищет партию').waitFor();
    expect(await axeFinds(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
    await page.getByRole('button', { name: 'Отозвать: laptop' }).click();
    await page.locator('.w-ask').getByRole('button', { name: 'Отозвать' }).click();
    await page.getByText('Токена еще нет').waitFor();
    // Revoked: the stream comes to its end by itself.
    for await (const part of stream.body!) void part;
    await page.getByRole('button', { name: 'Удалить бота: Deep Red' }).click();
    expect(await axeFinds(page)).toEqual([]);
    await page.locator('.w-ask').getByRole('button', { name: 'Удалить бота' }).click();
    await page.getByRole('heading', { name: 'Deep Red' }).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  });
});
