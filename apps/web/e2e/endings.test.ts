import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from './testing/chromium.ts';
import { PHONE, atTable, axeFinds, startClient, visit, type Client } from './testing/client.ts';
import { sampleRecord } from './testing/sample-record.ts';

const hasChromium = findChromium() !== undefined;
let client: Client;

async function atGame(wanted: Parameters<typeof visit>[1] = {}) {
  const visitor = await visit(client, wanted);
  const { running } = await sampleRecord();
  const text = JSON.stringify(JSON.stringify({ ...running, id: 'ended' }));
  await visitor.context.addInitScript(
    `if (!localStorage.getItem('brink.game.ended')) localStorage.setItem('brink.game.ended', ${text});`,
  );
  await visitor.page.goto(`${client.address}/play/local/ended`);
  await atTable(visitor.page);
  return visitor;
}

async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Resign|Сдаться)/ }).click();
  await page.click('.w-ask .b-button-primary');
  await page.waitForSelector('.st-page');
}

const buttons = (page: Page): Promise<string[]> =>
  page.$$eval('.st-buttons .b-button', (all) =>
    all.map((each) => each.firstChild?.textContent ?? ''),
  );

describe.skipIf(!hasChromium)('the end of a game', { timeout: 300_000 }, () => {
  beforeAll(async () => {
    client = await startClient();
  }, 600_000);
  afterAll(() => client?.close());

  test('a game that is given up ends on a page of its own; one letter goes on from there', async () => {
    const { page, complaints, context } = await atGame();
    await resign(page);
    expect(await page.textContent('.st-page h1')).toBe('The US wins');
    expect(await page.textContent('.st-deck')).toMatch(/resign/i);
    await expect
      .poll(() => buttons(page))
      .toEqual(['Review', 'Replay', 'Rematch', 'Tables', 'Look at the map']);
    await expect
      .poll(() => page.evaluate('document.activeElement.textContent'))
      .toContain('Review');
    expect(await axeFinds(page)).toEqual([]);

    await page.keyboard.press('v');
    await page.waitForSelector('.rv-top');
    await page.goBack();
    // Whoever comes back finds the table as it is, with the same keys.
    await page.waitForSelector('.w-over');
    await atTable(page);
    expect(await page.locator('.st-page').count()).toBe(0);
    await page.keyboard.press('p');
    await page.waitForSelector('.b-scrubber [role="slider"][aria-valuenow="0"]');
    await page.goBack();
    await page.waitForSelector('.w-over');
    await atTable(page);
    await page.keyboard.press('m');
    await page.waitForSelector('.w-over', { state: 'detached' });
    await page.waitForSelector('[data-go-to][aria-disabled="false"]');
    expect(page.url()).not.toContain('ended');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a game that ends as it is opened shows its page, from its title on', async () => {
    const { finished } = await sampleRecord();
    const { page, complaints, context } = await visit(client);
    const text = JSON.stringify(JSON.stringify({ ...finished, id: 'open', result: undefined }));
    await context.addInitScript(`localStorage.setItem('brink.game.open', ${text});`);
    await page.goto(`${client.address}/play/local/open`);
    await page.waitForSelector('.st-page');
    await expect
      .poll(() => page.evaluate('document.activeElement.textContent'))
      .toContain('Review');
    expect(await page.evaluate(`document.querySelector('.st-page').scrollTop`)).toBe(0);
    expect(await page.locator('.st-numbers tbody tr').count()).toBe(5);
    expect(await axeFinds(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('on a phone, in Russian', async () => {
    const { page, complaints, context } = await atGame({ size: PHONE, language: 'ru' });
    await page.locator('.b-last-line button').click();
    await resign(page);
    expect(await page.textContent('.st-page h1')).toBe('Победа США');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
    expect(await axeFinds(page)).toEqual([]);
    await page.locator('.st-buttons .b-button', { hasText: 'Разбор' }).click();
    await page.waitForSelector('.rv-top');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
