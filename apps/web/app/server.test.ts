import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBrink, type BrinkServer } from '../testing/brink-server.ts';
import { findChromium } from '../testing/chromium.ts';
import {
  atTable,
  axeFinds,
  clickCountry,
  litCountries,
  promptText,
  startBrowser,
  until,
  visit,
  type Client,
} from '../testing/client.ts';

const hasChromium = findChromium() !== undefined;
if (!hasChromium) console.log('web client: no Chromium found, browser tests left out');

let server: BrinkServer;
let client: Client;

/** Cards in the tray by number, without the China Card, whose place lies in both. */
const handNumbers = (page: Page): Promise<string[]> =>
  page.$$eval('.b-hand .b-card:not([data-state="away"]):not([data-kind="plain"])', (cards) =>
    cards.map((each) => each.querySelector('.b-card-number')?.textContent ?? ''),
  );
const isAsked = (page: Page, words: string): Promise<void> =>
  until(
    page,
    `document.querySelector('.b-prompt-text')?.textContent.includes(${JSON.stringify(words)})`,
  );

describe.skipIf(!hasChromium)('two browsers at one server', { timeout: 120_000 }, () => {
  beforeAll(async () => {
    server = await startBrink();
    client = {
      address: server.url,
      browser: await startBrowser(),
      close: () => client.browser.close(),
    };
  }, 120_000);
  afterAll(async () => {
    await client?.close();
    await server?.close();
  });

  test('a link brings them together; each sees only the own hand; a reload changes nothing', async () => {
    const host = await visit(client, { settings: { name: 'Hartwell' } });
    const guest = await visit(client, { language: 'ru', settings: { name: 'Северина' } });
    await host.page.goto(client.address);
    // The lobby has heard from the server.
    await until(
      host.page,
      `document.querySelectorAll('.w-start:not([aria-disabled])').length === 3`,
    );
    await host.page.locator('.w-start').nth(1).click();
    await host.page.locator('.w-new > .b-button').click();
    await host.page.waitForSelector('.w-link');
    const link = await host.page.inputValue('.w-link');
    expect(await axeFinds(host.page)).toEqual([]);

    await guest.page.goto(link);
    await guest.page.waitForSelector('.w-notice .b-button-primary');
    await guest.page.click('.w-notice .b-button-primary');
    await Promise.all([atTable(host.page), atTable(guest.page)]);

    // The host has the USSR and places first, then the guest.
    await isAsked(host.page, 'Place influence: 6');
    for (let left = 6; left > 0; left--) {
      const lit = await litCountries(host.page);
      await clickCountry(host.page, lit[left % lit.length]);
    }
    await guest.page.waitForSelector('[data-go-to][aria-disabled="false"]');
    for (let left = 20; left > 0 && (await litCountries(guest.page)).length > 0; left--) {
      const lit = await litCountries(guest.page);
      await clickCountry(guest.page, lit[left % lit.length]);
    }
    await isAsked(host.page, 'headline');
    const [ours, theirs] = [await handNumbers(host.page), await handNumbers(guest.page)];
    expect([ours.length, theirs.length]).toEqual([8, 8]);
    expect(ours.filter((card) => theirs.includes(card))).toEqual([]);

    // Both choose a headline; it is told only when both have.
    for (const { page } of [host, guest]) {
      await page.locator('.b-hand .b-card:not([aria-disabled])').first().click();
      await page.click('.b-popover-uses button');
      await page.waitForSelector('.b-popover', { state: 'detached' });
    }
    await until(
      host.page,
      `!/headline/.test(document.querySelector('.b-prompt-text').textContent)`,
    );

    await host.page.getByRole('tab', { name: 'Chat' }).click();
    await host.page.fill('.w-chat input', 'Good luck');
    await host.page.keyboard.press('Enter');
    await guest.page.getByRole('tab', { name: 'Чат' }).click();
    await guest.page.waitForSelector('text=Good luck');

    const before = await promptText(host.page);
    await host.page.reload();
    await atTable(host.page);
    await isAsked(host.page, before.slice(0, 12));
    for (const { complaints } of [host, guest]) expect(complaints).toEqual([]);
    await host.context.close();
    await guest.context.close();
  });
});
