import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from './testing/chromium.ts';
import { PHONE, atTable, axeFinds, startClient, visit, type Client } from './testing/client.ts';
import { sampleRecord } from './testing/sample-record.ts';

const hasChromium = findChromium() !== undefined;

let client: Client;

async function atSample(wanted: Parameters<typeof visit>[1]): Promise<Page> {
  const { running } = await sampleRecord();
  const { page } = await visit(client, wanted);
  await page.addInitScript(
    `localStorage.setItem('brink.game.sample', ${JSON.stringify(JSON.stringify(running))})`,
  );
  await page.goto(`${client.address}/play/local/sample`);
  await atTable(page);
  await page.getByRole('region', { name: 'Hand' }).getByRole('button').first().waitFor();
  return page;
}

/** The name of the card that is shown beside what names it. */
const readName = (page: Page): Promise<string> =>
  page.getByRole('tooltip').getByRole('heading').innerText();

describe.skipIf(!hasChromium)('a card is read wherever it is named', { timeout: 600_000 }, () => {
  beforeAll(async () => {
    client = await startClient();
  }, 600_000);
  afterAll(() => client?.close());

  test('in the hand, the log, the memory and the discards, by pointer', async () => {
    const page = await atSample({});
    const hand = page.getByRole('region', { name: 'Hand' });
    await hand.getByRole('button', { name: 'Duck and Cover' }).hover();
    expect(await readName(page)).toBe('Duck and Cover');
    expect(await axeFinds(page)).toEqual([]);
    await page.mouse.move(1, 1);
    await page.getByRole('tooltip').waitFor({ state: 'detached' });

    await page.getByRole('log').getByRole('button', { name: 'SALT Negotiations' }).last().hover();
    expect(await readName(page)).toBe('SALT Negotiations');

    for (const tab of ['Memory', 'Discard']) {
      await page.getByRole('tab', { name: tab }).click();
      const named = page.getByRole('tabpanel').locator('[data-card]').first();
      const name = await named.locator('span').first().innerText();
      await named.hover();
      await expect.poll(() => readName(page)).toBe(name);
    }
    await page.context().close();
  });

  test('by the keyboard, and Escape puts it away', async () => {
    const page = await atSample({});
    const hand = page.getByRole('region', { name: 'Hand' });
    const card = hand.getByRole('button', { name: 'Duck and Cover' });
    // The map before the hand has the focus of the keyboard.
    await page.keyboard.press('Tab');
    await card.focus();
    expect(await readName(page)).toBe('Duck and Cover');
    await page.keyboard.press('Escape');
    await page.getByRole('tooltip').waitFor({ state: 'detached' });
    await page.context().close();
  });

  test('by a long press, which is no press', async () => {
    const context = await client.browser.newContext({ viewport: PHONE, hasTouch: true });
    await context.addInitScript(
      `localStorage.setItem('brink.settings', ${JSON.stringify(JSON.stringify({ language: 'en', theme: 'light', pace: 'instant', sound: false }))})`,
    );
    const page = await atSample({ context });
    const hand = page.getByRole('region', { name: 'Hand' });
    const card = hand.getByRole('button', { name: 'Duck and Cover' });
    const { x, y, width, height } = (await card.boundingBox())!;
    const finger = await context.newCDPSession(page);
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    expect(await readName(page)).toBe('Duck and Cover');
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(await readName(page)).toBe('Duck and Cover');
    expect(await page.getByRole('dialog', { name: 'Duck and Cover' }).count()).toBe(0);

    await card.tap();
    await page.getByRole('dialog', { name: 'Duck and Cover' }).first().waitFor();
    await page.getByRole('tooltip').waitFor({ state: 'detached' });
    await context.close();
  });
});
