import { SAMPLE } from '@brink/twilight-struggle/playdek/testing/sample';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from './testing/chromium.ts';
import { DESK, PHONE, axeFinds, visit } from './testing/client.ts';
import { PASSWORD, newAccount } from './testing/club.ts';
import { startOnlineClient, type OnlineClient } from './testing/online.ts';

const hasChromium = findChromium() !== undefined;
const garbled = SAMPLE.replace('US +1 in Jordan [1][0]', 'US +1 in Jordn [1][0]');

let client: OnlineClient;
let url: string;

async function logIn(page: Page, name: string): Promise<void> {
  await page.goto(`${url}/account`);
  const form = page.locator('form', { has: page.locator('[autocomplete="current-password"]') });
  await form.locator('[autocomplete="username"]').fill(name);
  await form.locator('[type="password"]').fill(PASSWORD);
  await form.locator('button').click();
  await page.waitForSelector('.w-account-who');
  await page.goto(`${url}/archive`);
  await page.click('.w-bring summary');
}

async function isClean(page: Page, width: number): Promise<void> {
  expect(await axeFinds(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
}

const file = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

describe.skipIf(!hasChromium)('logs of other editions', { timeout: 600_000 }, () => {
  beforeAll(async () => {
    client = await startOnlineClient();
    url = client.address;
    await newAccount(url, 'Ann');
    await newAccount(url, 'Борис');
  }, 600_000);
  afterAll(async () => {
    await client?.close();
  });

  test('many are read at once; one that breaks off is open until somebody says more', async () => {
    const { page, complaints, context } = await visit(client);
    await logIn(page, 'Ann');
    await page
      .getByLabel('Choose files…')
      .setInputFiles([file('a.txt', SAMPLE), file('b.txt', garbled), file('c.txt', 'Dear Sir,')]);
    await page.getByText('Kept: 1. Not read to the end: 2.').waitFor();
    await page.getByText('Breaks off in turn 1; result open').waitFor();
    await isClean(page, DESK.width);
    await page.getByText('Say how it ended').click();
    await page.locator('.w-sent-ending select').first().selectOption('USSR');
    await page.getByRole('button', { name: 'Save the result' }).click();
    await page.locator('.w-archived-end', { hasText: 'USSR' }).waitFor();
    expect(await page.locator('.w-archived').count()).toBe(1);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('the place where log and rules part is shown on the board, with the log beside it', async () => {
    const { page, complaints, context } = await visit(client);
    await logIn(page, 'Ann');
    await page.getByLabel('Or paste a log:').fill(garbled);
    await page.getByRole('button', { name: 'Read the pasted log' }).click();
    const told = page.locator('.w-sent .w-problem');
    await told.getByText('Line 42 parts from the rules.').waitFor();
    const text = await told.textContent();
    expect(text).toContain('1 line was not understood:');
    expect(text).toContain('Line 40, which was not understood, is the likely cause.');
    expect(text).toContain('Nothing was kept.');
    await told.getByRole('button', { name: 'Show the place' }).click();
    await page.waitForSelector('.b-scrubber');
    const stop = page.locator('.w-file-lines [aria-current]');
    expect(await stop.textContent()).toBe('Event: Romanian Abdication*');
    await isClean(page, DESK.width);
    await page.getByRole('button', { name: 'Back to the uploads' }).click();
    await told.getByRole('button', { name: 'Keep the game up to line 42' }).click();
    await page.locator('.w-sent li', { hasText: 'is in your archive' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('in Russian on a phone', async () => {
    const { page, complaints, context } = await visit(client, {
      language: 'ru',
      theme: 'dark',
      size: PHONE,
    });
    await logIn(page, 'Борис');
    await page.getByLabel('Или вставьте текст журнала:').fill(garbled);
    await page.getByRole('button', { name: 'Прочитать вставленный журнал' }).click();
    await page.getByText('Строка 42 расходится с правилами.').waitFor();
    await isClean(page, PHONE.width);
    await page.getByRole('button', { name: 'Показать это место' }).click();
    await page.waitForSelector('.b-scrubber');
    await page.locator('.b-prompt-text', { hasText: 'Строка 42' }).waitFor();
    await isClean(page, PHONE.width);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
