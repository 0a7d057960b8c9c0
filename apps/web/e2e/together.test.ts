import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from './testing/chromium.ts';
import { atTable, until, visit, formForFriend } from './testing/client.ts';
import { startOnlineClient, type OnlineClient } from './testing/online.ts';

const hasChromium = findChromium() !== undefined;
if (!hasChromium) console.log('tables of a server: no Chromium found, browser tests left out');

let client: OnlineClient;
let host: Awaited<ReturnType<typeof visit>>;
let guest: Awaited<ReturnType<typeof visit>>;

/** Opens the form of a table for others and chooses in it. */
async function newTable(page: Page, ...labels: readonly string[]): Promise<void> {
  await formForFriend(page, client.address);
  for (const label of labels) {
    await page.locator('.w-new .w-choice').getByText(label, { exact: true }).click();
  }
}

/** Opens the table, and the other one sits down by its link. */
async function sitDown(): Promise<void> {
  await host.page.locator('.w-new > .b-button').click();
  await host.page.waitForSelector('.w-link');
  await guest.page.goto(await host.page.inputValue('.w-link'));
  await guest.page.click('.w-notice .b-button-primary');
  await Promise.all([atTable(host.page), atTable(guest.page)]);
}

/** What can be pressed at a table of Wir sind das Volk! */
const ANSWERS =
  '.b-v-target[data-legal="true"], .b-v-card[data-state="legal"], .b-v-box[data-legal], .w-v-buttons button';
const handOf = (page: Page): Promise<string[]> =>
  page
    .locator('.b-v-cards', { hasText: 'Your hand' })
    .locator('[data-card]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card') ?? ''));

describe.skipIf(!hasChromium)('tables of a server', { timeout: 600_000 }, () => {
  beforeAll(async () => {
    client = await startOnlineClient();
    host = await visit(client, { settings: { name: 'Hartwell' } });
    guest = await visit(client, { settings: { name: 'Severina' } });
  }, 600_000);
  afterAll(async () => {
    await client?.close();
  });

  test('Wir sind das Volk! in two browsers: clocks, hands of one’s own, the first cards', async () => {
    await newTable(host.page, 'Wir sind das Volk!');
    await host.page.locator('.w-choice', { hasText: 'Pace' }).locator('label').nth(1).click();
    await sitDown();
    for (const { page } of [host, guest]) {
      await page.waitForSelector('.b-v-seats time');
      const clocks = await page.locator('.b-v-seats time').allTextContents();
      expect(clocks).toHaveLength(2);
      for (const clock of clocks) expect(clock).toMatch(/^(\d+:)?\d\d:\d\d$/);
    }
    const [ours, theirs] = [await handOf(host.page), await handOf(guest.page)];
    expect([ours.length, theirs.length]).toEqual([2, 2]);
    expect(ours.filter((card) => theirs.includes(card))).toEqual([]);

    const lines = (page: Page): Promise<number> => page.locator('.b-log-line').count();
    // Two questions may read the same: what they light, or what has been told, tells them apart.
    const standing = (page: Page): Promise<string> =>
      page.evaluate(`[
        document.querySelector('.b-prompt').textContent,
        document.querySelectorAll('.b-log-line').length,
        ...[...document.querySelectorAll(${JSON.stringify(ANSWERS)})].map((each) => each.outerHTML),
      ].join()`);
    for (let made = 0; made < 6; made++) {
      const lit = `document.querySelector(${JSON.stringify(ANSWERS)}) !== null`;
      await Promise.any([host, guest].map(({ page }) => until(page, lit)));
      const isHost = await host.page.evaluate<boolean>(lit);
      const [mover, other] = isHost ? [host.page, guest.page] : [guest.page, host.page];
      const before = await standing(mover);
      await mover.locator(ANSWERS).first().focus();
      await mover.keyboard.press('Enter');
      await expect.poll(() => standing(mover)).not.toBe(before);
      // The mover may see where his choice leads before the server has answered.
      await expect.poll(async () => (await lines(other)) - (await lines(mover))).toBe(0);
    }
    expect(await lines(guest.page)).toBeGreaterThan(6);
    expect([...host.complaints, ...guest.complaints]).toEqual([]);
  });

  test('a table of four is sat down at, left again and called off', async () => {
    await newTable(host.page, 'Wir sind das Volk!', '2+2 for four');
    for (const seat of await host.page.locator('.w-seat select').all()) {
      await seat.selectOption('person');
    }
    await host.page.locator('.w-new > .b-button').click();
    await host.page.waitForSelector('.w-link');
    await guest.page.goto(client.address);
    const open = guest.page.locator('section', { hasText: 'Open tables' }).locator('.w-game');
    await open.getByRole('button', { name: 'Sit down' }).click();
    await guest.page.locator('.w-seat-list .b-button').last().click();
    // Two seats are still empty: whoever waits may get up again.
    await guest.page.waitForSelector('.w-link');
    await guest.page.goto(client.address);
    await guest.page.getByRole('button', { name: /^Leave the table/ }).click();
    await open.getByRole('button', { name: 'Sit down' }).waitFor();
    await host.page.goto(client.address);
    await host.page.getByRole('button', { name: /^Cancel the table/ }).click();
    await host.page
      .getByRole('button', { name: /^Cancel the table/ })
      .waitFor({ state: 'detached' });
    await guest.page.reload();
    await guest.page.waitForSelector('#w-open');
    await until(
      guest.page,
      `!document.querySelector('[aria-labelledby="w-open"]').textContent.includes('2+2')`,
    );
    expect([...host.complaints, ...guest.complaints]).toEqual([]);
  });

  test('whose time is up has lost, and nobody need say so', async () => {
    const clock = `.b-player[data-side="ussr"] .b-clock[data-urgent="true"]`;
    const isShort = `/^00:[01]\\d$/.test(document.querySelector('${clock} [role="timer"]')?.textContent)`;
    // The USSR places first, and does not. On a slow machine its time is over before it is seen.
    for (const total of [5000, 20_000, 60_000]) {
      await newTable(host.page);
      const id = await host.page.evaluate<string>(`fetch('/api/games', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ game: 'twilight-struggle', seat: 0, opponent: { kind: 'open' },
          clock: { kind: 'live', total: ${total}, increment: 0 } }),
      }).then((answer) => answer.json()).then(({ id }) => id)`);
      await Promise.all([host, guest].map(({ page }) => page.goto(`${client.address}/g/${id}`)));
      await guest.page.click('.w-notice .b-button-primary');
      await Promise.all([atTable(host.page), atTable(guest.page)]);
      await until(host.page, `${isShort} || document.querySelector('.st-page')`);
      if (await host.page.evaluate<boolean>(isShort)) break;
    }
    for (const { page } of [host, guest]) {
      await until(page, `/time/.test(document.querySelector('.b-prompt-text').textContent)`);
      await page.waitForSelector('.st-page');
    }
    expect([...host.complaints, ...guest.complaints]).toEqual([]);
  });
});
