import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from './testing/chromium.ts';
import { DESK, PHONE, axeFinds, visit } from './testing/client.ts';
import { startOnlineClient, type OnlineClient } from './testing/online.ts';

const hasChromium = findChromium() !== undefined;

let client: OnlineClient;

async function logIn(page: Page, name: string, password: string): Promise<void> {
  await page.goto(`${client.address}/account`);
  const form = page.getByRole('form', { name: 'I have an account' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button').click();
}

describe.skipIf(!hasChromium)('accounts in the client', { timeout: 600_000 }, () => {
  beforeAll(async () => {
    client = await startOnlineClient();
  }, 600_000);
  afterAll(async () => {
    await client?.close();
  });

  test.each([
    ['en', ['/', '/account', '/reset']],
    ['ru', ['/archive', '/account', '/leaderboard', '/settings', '/dice', '/reset#link']],
  ] as const)('a stranger looks around without a complaint, %s', async (language, paths) => {
    const size = language === 'ru' ? PHONE : DESK;
    const { page, complaints, context } = await visit(client, { language, size });
    for (const path of paths) {
      await page.goto(client.address + path);
      await page.waitForSelector('main h1');
      await page.waitForLoadState('networkidle');
      expect(await axeFinds(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(size.width);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('an account is made, found again elsewhere with its preferences, renamed and deleted', async () => {
    const first = await visit(client);
    await first.page.goto(`${client.address}/account`);
    const make = first.page.getByRole('form', { name: 'Create an account' });
    await make.getByLabel('Name').fill('Kennan');
    await make.getByLabel('New password').fill('long telegram');
    await make.getByRole('button').click();
    await first.page.waitForSelector('text=You are logged in as Kennan.');
    expect(await axeFinds(first.page)).toEqual([]);
    await first.page.getByRole('link', { name: 'Settings' }).click();
    const kept = first.page.waitForResponse(
      (answer) => answer.url().endsWith('/preferences') && answer.request().method() === 'PUT',
    );
    await first.page.getByText('By Ops').click();
    await kept;
    expect(first.complaints).toEqual([]);

    const second = await visit(client);
    await logIn(second.page, 'kennan', 'wrong');
    await second.page.waitForSelector('text=Wrong name or password.');
    await logIn(second.page, 'kennan', 'long telegram');
    await second.page.waitForSelector('text=You are logged in as Kennan.');
    await second.page.getByRole('link', { name: 'Settings' }).click();
    await second.page.waitForSelector('[data-chosen="true"]:has-text("By Ops")');

    // Another password ends the session of the other browser, which says so calmly.
    await second.page.goto(`${client.address}/account`);
    const change = second.page.getByRole('form', { name: 'Change the password' });
    await change.getByLabel('Current password').fill('long telegram');
    await change.getByLabel('New password').fill('short telegram');
    await change.getByRole('button').click();
    await change.getByText('Done.').waitFor();
    await first.page.goto(client.address);
    await first.page.waitForSelector('.w-expired');
    expect(await axeFinds(first.page)).toEqual([]);
    await first.page.click('.w-expired .b-button:not(.b-button-primary)');
    await first.page.waitForSelector('.w-expired', { state: 'detached' });

    const rename = second.page.getByRole('form', { name: 'Change the name' });
    await rename.getByLabel('Name').fill('Mr X');
    await rename.getByRole('button').click();
    await second.page.waitForSelector('text=You are logged in as Mr X.');
    await second.page.getByRole('link', { name: 'My results' }).click();
    await second.page.waitForSelector('text=Hang the first picture');
    await second.page.goto(`${client.address}/account`);
    const remove = second.page.getByRole('form', { name: 'Delete my account' });
    await remove.getByLabel('Current password').fill('short telegram');
    await remove.getByRole('button').click();
    await remove.getByRole('button', { name: 'Delete everything' }).click();
    await second.page.waitForSelector('text=You are not logged in.');
    await logIn(second.page, 'Mr X', 'short telegram');
    await second.page.waitForSelector('text=Wrong name or password.');
    await first.context.close();
    await second.context.close();
  });
});
