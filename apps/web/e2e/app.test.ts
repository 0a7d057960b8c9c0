import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from './testing/chromium.ts';
import { actUntil, clickAnything, clickAround } from './testing/clicks.ts';
import {
  PHONE,
  askedAnew,
  atTable,
  axeFinds,
  clickCountry,
  placePoints,
  promptText,
  standsStill,
  startClient,
  visit,
  type Client,
  playBot,
} from './testing/client.ts';
import type { Page } from 'playwright-core';

const hasChromium = findChromium() !== undefined;
if (!hasChromium) console.log('web client: no Chromium found, browser tests left out');

let client: Client;

const newBotGame = (page: Page): Promise<void> => playBot(page, client.address);

describe.skipIf(!hasChromium)('the client without a server', { timeout: 600_000 }, () => {
  beforeAll(async () => {
    client = await startClient();
  }, 600_000);
  afterAll(() => client?.close());

  test.each(['en', 'ru'] as const)('home and settings are clean in %s', async (language) => {
    const theme = language === 'en' ? 'light' : 'dark';
    const { page, complaints } = await visit(client, { language, theme });
    await page.goto(client.address);
    await page.waitForSelector('.w-new');
    expect(await axeFinds(page)).toEqual([]);
    await page.goto(`${client.address}/settings`);
    await page.waitForSelector('.w-settings');
    expect(await axeFinds(page)).toEqual([]);
    await page.goto(`${client.address}/play/local/nothing`);
    await page.waitForSelector('.w-notice h1');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('two clicks lead into a game; it goes on by clicks, survives a reload, and ends', async () => {
    const { page, complaints } = await visit(client);
    await newBotGame(page);
    expect(await promptText(page)).toContain('6');
    await placePoints(page, 6);
    expect(await promptText(page)).toContain('headline');
    expect(await axeFinds(page)).toEqual([]);
    // A headline: open the card, then say so.
    await page.locator('.b-hand .b-card:not([aria-disabled])').nth(1).click();
    await page.click('.b-popover-uses button');
    await page.waitForFunction(
      `!/headline card/.test(document.querySelector('.b-prompt').textContent)`,
    );
    // On to the first action round, whatever the headlines ask.
    const round = 'Choose a card to play';
    const isRound = async (): Promise<boolean> => (await promptText(page)).includes(round);
    expect(
      await actUntil(page, isRound, (times) => clickAnything(page, (times * 0.37) % 1, round)),
    ).toBe(true);
    await page.locator('.b-hand .b-card:not([aria-disabled])').first().click();
    await page.waitForSelector('.b-popover-uses button');
    expect(await axeFinds(page)).toEqual([]);
    const asked = await promptText(page);
    await page.reload();
    await page.waitForSelector('.b-popover-uses button');
    expect(await promptText(page)).toBe(asked);
    // Closing the card takes it back.
    await page.keyboard.press('Escape');
    await page.waitForFunction(
      `/card to play/.test(document.querySelector('.b-prompt').textContent)`,
    );
    await page.locator('.b-panel-foot').getByRole('button', { name: 'Resign' }).click();
    await page.click('.w-ask .b-button-primary');
    await page.waitForSelector('.st-page');
    expect(await promptText(page)).toContain('resigned');

    await page.locator('.st-buttons a.b-button', { hasText: 'Replay' }).click();
    await page.waitForSelector('.b-scrubber');
    await page.click('[data-kind="last"]');
    await expect.poll(() => page.locator('.b-open-hand li').count()).toBeGreaterThan(10);
    await page.keyboard.press('ArrowLeft');
    await page.waitForFunction('/#\\d+$/.test(location.href)');
    await page.click('[data-kind="first"]');
    await page.waitForFunction(`document.querySelector('[role=slider]').ariaValueNow === '0'`);
    expect(await axeFinds(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('keyboard alone: a target, undo, a card, its use; the language changes at any moment', async () => {
    const { page, complaints } = await visit(client);
    await newBotGame(page);
    const start = await promptText(page);
    // Tab reaches the lit countries.
    for (let i = 0; i < 30; i++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate('document.activeElement?.dataset.goTo !== undefined')) break;
    }
    await page.keyboard.press('Enter');
    await askedAnew(page, start);
    await page.keyboard.press('u');
    await page.waitForFunction(
      `document.querySelector('.b-prompt-text').textContent.trim() === ${JSON.stringify(start)}`,
    );
    await page.locator('.w-switches button').first().click();
    await expect.poll(() => promptText(page)).toContain('Добавьте еще');
    await expect.poll(() => page.evaluate('document.documentElement.lang')).toBe('ru');
    await placePoints(page, 6);
    await page.keyboard.press('2');
    await page.waitForSelector('.b-popover');
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      `!/начальное событие/i.test(document.querySelector('.b-prompt-text').textContent)`,
    );
    await page.keyboard.press('Shift+Slash');
    await page.waitForSelector('.w-keys');
    expect(await axeFinds(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('two at one screen: hands stay covered until the right player looks', async () => {
    const { page, complaints } = await visit(client);
    await page.goto(client.address);
    await page.locator('.w-new .w-choice').getByText('Both sides myself').click();
    await page.click('.w-new > .b-button');
    await page.waitForSelector('.w-curtain');
    expect(await page.locator('.b-hand .b-card').count()).toBe(0);
    expect(await axeFinds(page)).toEqual([]);
    await page.click('.w-curtain .b-button');
    await page.waitForSelector('.b-hand .b-card');
    // Title and icon of the tab say that somebody has to move.
    const tab = (): Promise<string> =>
      page.evaluate<string>(
        `document.title[0] + document.querySelector('link[rel=icon]').getAttribute('href')`,
      );
    await expect.poll(tab).toBe('●/icon-move.svg');
    await placePoints(page, 6);
    await page.waitForSelector('.w-curtain[data-side="us"]');
    await expect.poll(tab).toBe('B/icon.svg');
    expect(await page.locator('.b-hand .b-card').count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('phone: the map, the hand and the answers fit and work with taps', async () => {
    const { page, complaints } = await visit(client, { size: PHONE, language: 'ru' });
    await page.goto(client.address);
    await page.waitForSelector('.w-new');
    expect(await axeFinds(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
    await newBotGame(page);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
    expect(await axeFinds(page)).toEqual([]);
    await clickCountry(page, 'poland');
    await page.click('.b-last-line button');
    await page.waitForSelector('.w-sheet-panel');
    expect(await axeFinds(page)).toEqual([]);
    // What stands at the foot of the panel is one row, on narrower phones too.
    const rows = (): Promise<number> =>
      page.evaluate<number>(`new Set([...document.querySelectorAll('.w-sheet-panel footer :is(a, button)')]
        .map((each) => each.getBoundingClientRect())
        .map(({ top, bottom }) => Math.round((top + bottom) / 2))).size`);
    await standsStill(page);
    expect(await rows()).toBe(1);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(rows).toBe(1);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('after the first visit a bot game needs no network', async () => {
    const { page, context, complaints } = await visit(client, { isKept: true });
    await page.goto(client.address);
    await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
    await page.waitForFunction('navigator.serviceWorker.controller !== null');
    await context.setOffline(true);
    await page.reload();
    await page.click('[data-way="bot"]');
    await atTable(page);
    await clickCountry(page, 'poland');
    expect(await promptText(page)).toContain('5');
    // The lobby asks for a server, and the browser notes that none answers.
    expect(complaints.filter((line) => !line.includes('Failed to load resource'))).toEqual([]);
    await context.close();
  });

  test('random clicks on whatever is lit never break the table', async () => {
    const { page, complaints } = await visit(client, { settings: { confirmDice: false } });
    await newBotGame(page);
    expect(await clickAround(page, 12_345)).toBe(true);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
