import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from './testing/chromium.ts';
import { atTable, axeFinds, until, visit, formForFriend } from './testing/client.ts';
import { startOnlineClient, type OnlineClient } from './testing/online.ts';

const hasChromium = findChromium() !== undefined;
if (!hasChromium) console.log('Red Sea on a server: no Chromium found, browser tests left out');

let client: OnlineClient;

/** A table for a friend with these choices of the form, and the friend at it. */
async function sitDown(host: Page, guest: Page, ...choices: readonly string[]): Promise<void> {
  await formForFriend(host, client.address);
  for (const label of choices) {
    await host.locator('.w-new .w-choice').getByText(label, { exact: true }).click();
  }
  if (choices.includes('Custom')) {
    await host.locator('.w-option', { hasText: 'Bidding for sides' }).locator('input').check();
    for (const number of await host.locator('.w-option input[type="number"]').all()) {
      await number.fill('0');
    }
  }
  await host.locator('.w-new > .b-button').click();
  await host.waitForSelector('.w-link');
  await guest.goto(await host.inputValue('.w-link'));
  await guest.click('.w-notice .b-button-primary');
  await Promise.all([atTable(host), atTable(guest)]);
}

describe.skipIf(!hasChromium)('two browsers at one server', { timeout: 600_000 }, () => {
  beforeAll(async () => {
    client = await startOnlineClient();
  }, 600_000);
  afterAll(async () => {
    await client?.close();
  });

  test('play Red Sea: hands of nine, headlines that nobody sees before both have chosen', async () => {
    const host = await visit(client, { settings: { name: 'Hartwell' } });
    const guest = await visit(client, { settings: { name: 'Severina' } });
    await sitDown(host.page, guest.page, 'Red Sea');
    for (const { page } of [host, guest]) {
      await page.waitForSelector('.b-hand .b-card');
      expect(await page.locator('.b-board-live [data-country]').count()).toBe(12);
      const cards = page.locator('.b-hand .b-card:not([data-kind="plain"])');
      expect(await cards.count()).toBe(9);
      await page.locator('.b-hand .b-card:not([aria-disabled])').first().click();
      await page.click('.b-popover-uses button');
      await page.waitForSelector('.b-popover', { state: 'detached' });
    }
    await until(host.page, `/HL/.test(document.querySelector('.b-log').textContent)`);
    expect(await axeFinds(host.page)).toEqual([]);

    // It is given up, and both may look at all of it.
    await host.page.locator('.w-menu > button').click();
    await host.page.getByRole('button', { name: 'Resign' }).click();
    await host.page.click('.w-ask .b-button-primary');
    for (const { page } of [host, guest]) {
      await page.getByRole('link', { name: 'Replay' }).click();
      await page.waitForSelector('.b-scrubber');
      expect(await page.locator('.b-board-live [data-country]').count()).toBe(12);
      await page.keyboard.press('ArrowRight');
      // A deal is one step, however many cards it has.
      await until(page, `Number(document.querySelector('[role=slider]').ariaValueNow) > 0`);
      await page.click('[data-kind="last"]');
      await until(page, `document.querySelectorAll('.b-open-hand li').length > 10`);
    }
    expect([...host.complaints, ...guest.complaints]).toEqual([]);
    await host.context.close();
    await guest.context.close();
  });

  test('bid for sides: who offers more has the side he wants', async () => {
    const host = await visit(client, { settings: { name: 'Hartwell' } });
    const guest = await visit(client, { settings: { name: 'Severina' } });
    await sitDown(host.page, guest.page, 'Custom');
    for (const { page } of [host, guest]) await page.waitForSelector('.w-bid');
    // Both want the USSR; the guest offers one point more.
    await host.page.click('.w-bid > .b-button-primary');
    await host.page.waitForSelector('.w-bid', { state: 'detached' });
    expect(await guest.page.textContent('.b-log')).not.toContain('bids');
    await guest.page.click('.w-bid-points button:last-child');
    await guest.page.click('.w-bid > .b-button-primary');
    await until(
      host.page,
      `document.querySelector('.b-log').textContent.includes('extra influence: US 3')`,
    );
    // The USSR places first: now that is the guest.
    await guest.page.waitForSelector('[data-go-to][aria-disabled="false"]');
    const names = await host.page.locator('.b-player-name b').allTextContents();
    expect(names).toEqual(['You', 'Severina']);
    expect([...host.complaints, ...guest.complaints]).toEqual([]);
    await host.context.close();
    await guest.context.close();
  });
});
