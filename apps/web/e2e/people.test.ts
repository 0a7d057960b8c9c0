import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from './testing/chromium.ts';
import { DESK, PHONE, axeFinds, visit } from './testing/client.ts';
import { PASSWORD, newAccount, resignedGame, settled } from './testing/club.ts';
import { startOnlineClient, type OnlineClient } from './testing/online.ts';

const hasChromium = findChromium() !== undefined;

let client: OnlineClient;
let url: string;

async function logIn(page: Page, name: string): Promise<void> {
  await page.goto(`${url}/account`);
  const form = page.locator('form', { has: page.locator('[autocomplete="current-password"]') });
  await form.locator('[autocomplete="username"]').fill(name);
  await form.locator('[type="password"]').fill(PASSWORD);
  await form.locator('button').click();
  await page.waitForSelector('.w-account-who');
}

async function isClean(page: Page, width: number): Promise<void> {
  expect(await axeFinds(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
}

describe.skipIf(!hasChromium)('people', { timeout: 600_000 }, () => {
  beforeAll(async () => {
    client = await startOnlineClient();
    url = client.address;
    const ann = await newAccount(url, 'Ann');
    const boris = await newAccount(url, 'Борис');
    await newAccount(url, 'Newcomer');
    for (const loser of [0, 1, 1]) await resignedGame(url, [ann, boris], loser);
    await settled(url, 3);
  }, 600_000);
  afterAll(async () => {
    await client?.close();
  });

  test.each([
    ['en', 'light', DESK],
    ['ru', 'dark', PHONE],
  ] as const)(
    'pages are full of pictures, or promise them, in %s',
    async (language, theme, size) => {
      const { page, complaints, context } = await visit(client, { language, theme, size });
      await logIn(page, 'Newcomer');
      await page.goto(`${url}/player/Newcomer`);
      await page.waitForSelector('.w-slot-first');
      await isClean(page, size.width);
      await page.goto(`${url}/player/Ann`);
      await page.locator('.w-picture').nth(2).waitFor();
      expect(await page.locator('.w-picture').count()).toBe(3);
      await isClean(page, size.width);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test('somebody is followed and challenged, and answers by a sign', async () => {
    const { page, complaints, context } = await visit(client);
    await logIn(page, 'Ann');
    await page.goto(`${url}/player/Борис`);
    await page.getByRole('button', { name: 'Follow', exact: true }).click();
    await page.getByRole('button', { name: 'Unfollow' }).waitFor();
    await page.goto(`${url}/player/Ann`);
    await page.locator('.w-people-here li', { hasText: 'Борис' }).waitFor();
    await page.goto(`${url}/player/Борис`);
    await page.getByRole('button', { name: 'Challenge' }).click();
    const terms = page.getByRole('dialog');
    await terms.getByText('Red Sea').click();
    await terms.getByText('3 days per move').click();
    expect(await axeFinds(page)).toEqual([]);
    await terms.getByRole('button', { name: 'Send the challenge' }).click();
    await page.waitForURL(/\/g\//);
    const other = await visit(client);
    await logIn(other.page, 'Борис');
    const id = new URL(page.url()).pathname.slice('/g/'.length);
    await other.page.evaluate(`fetch('/api/games/${id}/join', { method: 'POST', body: '{}',
      headers: { 'content-type': 'application/json' } }).then((answer) => answer.json())`);
    for (const each of [page, other.page]) {
      await each.goto(`${url}/g/${id}`);
      await each.getByRole('tab', { name: 'Chat' }).click();
    }
    await other.page.getByRole('button', { name: 'Good luck' }).click();
    await page.locator('.w-sign', { hasText: 'Good luck' }).waitFor();
    // Whoever wants none of it is spared.
    await page.getByRole('button', { name: 'Mute signs' }).click();
    await page.waitForSelector('.w-sign', { state: 'detached' });
    expect([...complaints, ...other.complaints]).toEqual([]);
    await other.context.close();
    await context.close();
  });
});
