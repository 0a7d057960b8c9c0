import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from './testing/chromium.ts';
import { actUntil } from './testing/clicks.ts';
import { PHONE, axeFinds, startClient, visit, type Client } from './testing/client.ts';

const hasChromium = findChromium() !== undefined;

let client: Client;

/** Reads on, or clicks what is lit; answers whether there was anything to do. */
const goOn = (page: Page): Promise<boolean> =>
  page.evaluate<boolean>(`(() => {
    const open = document.querySelector('dialog[open]');
    const way = [
      '.w-ask .b-button-primary',
      '.b-odds button',
      '.w-study-buttons button.b-button-primary',
      '.b-popover-uses button:not([aria-disabled])',
      '.b-prompt-buttons .b-button-primary:not([aria-disabled])',
      '.b-actions > .b-button-primary:not([aria-disabled])',
      '[data-go-to][aria-disabled="false"]',
      '.b-popover .b-button-primary',
      '.b-hand .b-card:not([aria-disabled]):not([aria-pressed="true"])',
      '[data-target][data-legal="true"]',
      '.b-v-card[data-state="legal"]',
      'button[data-choice]',
    ].flatMap((each) => [...document.querySelectorAll(each)])
      .find((each) => !open || open.contains(each));
    way?.click();
    return way !== undefined;
  })()`);

/** Plays a lesson to its end by what is lit. */
async function playThrough(page: Page): Promise<void> {
  const isDone = async (): Promise<boolean> =>
    (await page.locator('.w-study-buttons a').count()) > 0;
  if (await actUntil(page, isDone, () => goOn(page))) return;
  throw new Error(`stands still: ${await page.textContent('.w-study')}`);
}

describe.skipIf(!hasChromium)('the library', { timeout: 600_000 }, () => {
  beforeAll(async () => {
    client = await startClient();
  }, 600_000);
  afterAll(() => client?.close());

  test.each([
    ['en', 'light', 'desk'],
    ['ru', 'dark', 'phone'],
  ] as const)('its pages are clean in %s, %s, %s', async (language, theme, screen) => {
    const size = screen === 'phone' ? PHONE : undefined;
    const { page } = await visit(client, { language, theme, ...(size && { size }) });
    for (const [address, selector] of [
      ['/rules#ts:6.1.2', '.w-rule[data-named="true"]'],
      ['/cards', '.w-face'],
      ['/learn', '.w-lesson'],
      ['/learn/first-game', '.w-study'],
    ]) {
      await page.goto(client.address + address);
      await page.waitForSelector(selector);
      expect(await axeFinds(page)).toEqual([]);
    }
    await page.context().close();
  });

  test('a rule is found in any form of its words, and its address leads to it', async () => {
    const { page } = await visit(client, { language: 'ru' });
    await page.goto(`${client.address}/rules`);
    await page.fill('input[type="search"]', 'горячей точкой');
    await page.waitForSelector('[id="rs:6.3.6"]');
    await page.click('[id="rs:6.3.6"] h3 a');
    await page.waitForSelector('.w-rule[data-named="true"]');
    expect(page.url()).toContain('/rules#rs:6.3.6');
    await page.context().close();
  });

  test('the gallery narrows to a game and a side', async () => {
    const { page } = await visit(client);
    await page.goto(`${client.address}/cards`);
    await page.waitForSelector('.w-face');
    await page.getByText('Red Sea', { exact: true }).click();
    await page.getByText('US', { exact: true }).first().click();
    await expect.poll(() => page.locator('.w-face').count()).toBe(20);
    await page.context().close();
  });

  test.each([
    ['red-sea-influence', undefined],
    ['red-sea-coups', PHONE],
    ['volk-unrest', undefined],
  ] as const)('the lesson %s is played by what is lit, and remembered', async (id, size) => {
    const { page } = await visit(client, { ...(size && { size }) });
    await page.goto(`${client.address}/learn/${id}`);
    await page.waitForSelector('.w-study');
    await playThrough(page);
    await page.goto(`${client.address}/learn`);
    await page.waitForSelector('.w-lesson[data-done="true"]');
    expect(await page.locator('.w-lesson[data-done="true"]').count()).toBe(1);
    await page.context().close();
  });
});
