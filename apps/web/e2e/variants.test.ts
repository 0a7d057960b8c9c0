import type { GameId } from '@brink/games/ids';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from './testing/chromium.ts';
import { actUntil, clickAnything, clickAround } from './testing/clicks.ts';
import {
  PHONE,
  atTable,
  axeFinds,
  promptText,
  startClient,
  until,
  visit,
  type Client,
} from './testing/client.ts';

const hasChromium = findChromium() !== undefined;
if (!hasChromium) console.log('Red Sea and variants: no Chromium found, browser tests left out');

let client: Client;

/** Chooses one of a few in the form of a new table. */
const choose = (page: Page, label: string): Promise<void> =>
  page.locator('.w-new .w-choice').getByText(label, { exact: true }).click();

async function newGame(page: Page, ...labels: readonly string[]): Promise<void> {
  await page.goto(client.address);
  await page.waitForSelector('.w-new .b-button-primary');
  for (const label of labels) await choose(page, label);
  await page.click('.w-new .b-button-primary');
}

/** A game that is kept on the device already, with any options. */
async function openGame(
  page: Page,
  game: GameId,
  options: object,
  seats: readonly unknown[] = [{ bot: 'learner' }, 'person'],
): Promise<void> {
  const record = { format: 'brink-record', version: 1, game, options, choices: [] };
  const stored = { id: 'x', record, seats, changed: 1, glance: [1, 0] };
  await page.goto(`${client.address}/settings`);
  await page.evaluate(
    `localStorage.setItem('brink.game.x', ${JSON.stringify(JSON.stringify(stored))})`,
  );
  await page.goto(`${client.address}/play/local/x`);
  await page.waitForSelector('.b-prompt-text, .w-curtain');
}

/** Says yes, or uses the card that lies open in the first way it can be; answers whether it did. */
const clickUse = (page: Page): Promise<boolean> =>
  page.evaluate<boolean>(`(() => {
    const use = document.querySelector('dialog[open] .b-button-primary, ' +
      'body:not(:has(dialog[open])) .b-popover-uses button:not([aria-disabled])');
    use?.click();
    return use !== null;
  })()`);

/** A careful player: influence with every card, and whatever events ask for. */
const playOn = (page: Page, isOver: () => Promise<boolean>): Promise<boolean> =>
  actUntil(page, isOver, async (times) => {
    if (!(await clickUse(page))) await clickAnything(page, (times * 0.37) % 1);
  });

describe.skipIf(!hasChromium)('Red Sea and variants', { timeout: 600_000 }, () => {
  beforeAll(async () => {
    client = await startClient();
  }, 600_000);
  afterAll(() => client?.close());

  test('Red Sea: the first turn by clicks, from the lobby to the second turn', async () => {
    const { page, complaints } = await visit(client, { settings: { confirmDice: false } });
    await newGame(page, 'Red Sea');
    await atTable(page);
    expect(await promptText(page)).toContain('headline');
    expect(await page.locator('.b-board-live [data-country]').count()).toBe(12);
    expect(await page.locator('.b-board-live [data-region]').count()).toBe(2);
    expect(await axeFinds(page)).toEqual([]);
    await page.locator('.b-hand .b-card').first().click();
    await page.click('.b-popover-uses button');
    const isPast = async (): Promise<boolean> =>
      (await page.locator('.w-over, .st-page').count()) > 0 ||
      /Turn 2/.test((await page.textContent('.b-log')) ?? '');
    expect(await playOn(page, isPast)).toBe(true);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('Red Sea on a phone: the map, its regions and the sea lanes', async () => {
    const { page, complaints } = await visit(client, { size: PHONE, language: 'ru' });
    await openGame(page, 'red-sea', {});
    await atTable(page);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
    expect(await page.locator('.b-regions button').allTextContents()).toEqual([
      expect.stringContaining('Африка'),
      expect.stringContaining('Бл. Восток'),
      expect.stringContaining('Морские пути'),
    ]);
    await page.locator('.b-regions button').nth(1).click();
    expect(await axeFinds(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('sealed bids for the sides of Red Sea, on a phone', async () => {
    const { page, complaints } = await visit(client, { size: PHONE });
    await openGame(page, 'red-sea', { bidding: true }, ['person', { bot: 'heuristic' }]);
    await page.waitForSelector('.w-bid');
    expect(await axeFinds(page)).toEqual([]);
    // The bot wants the USSR too, and offers less.
    await page.click('.w-bid > .b-button-primary');
    await page.waitForSelector('.b-hand .b-card');
    await page.click('.b-last-line button');
    await expect.poll(() => page.textContent('.b-log')).toContain('extra influence: US 2, USSR 0');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('sealed bids of two at one screen, then the crises of Turn Zero', async () => {
    const { page, complaints } = await visit(client);
    const options = { scenario: 'turn-zero', bidding: true };
    await openGame(page, 'twilight-struggle', options, ['person', 'person']);
    // Both want the USSR; the second offers more for it.
    for (const more of [0, 2]) {
      await page.click('.w-curtain .b-button');
      await page.waitForSelector('.w-bid');
      expect(await axeFinds(page)).toEqual([]);
      for (let i = 0; i < more; i++) await page.click('.w-bid-points button:last-child');
      await page.click('.w-bid > .b-button-primary');
      await page.waitForSelector('.w-curtain');
    }
    await page.click('.w-curtain .b-button');
    await page.waitForSelector('.w-crisis');
    await expect.poll(() => page.textContent('.b-log')).toContain('extra influence: US 4, USSR 0');
    expect(await page.locator('.w-crisis dt').count()).toBe(4);
    expect(await page.locator('.w-statecraft button:enabled').count()).toBe(5);
    expect(await axeFinds(page)).toEqual([]);
    for (let side = 0; side < 2; side++) {
      await page.locator('.w-statecraft button:enabled').first().click();
      await page.waitForSelector('.w-curtain');
      await page.click('.w-curtain .b-button');
      await page.waitForSelector('.w-crisis');
    }
    await expect.poll(() => page.textContent('.b-log')).toMatch(/US plays .*USSR plays .*die \d/s);
    expect(await page.textContent('.w-crisis summary')).toContain('1');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('options that do not go together are refused in the language of the player', async () => {
    const { page, complaints } = await visit(client, { language: 'ru' });
    await page.goto(client.address);
    await page.waitForSelector('.w-new .b-button-primary');
    await choose(page, 'Окончание холодной войны за час');
    await choose(page, 'Свои');
    await page.locator('.w-option', { hasText: 'сначала идет борьба' }).locator('input').check();
    await page.click('.w-new > .b-button-primary');
    expect(await page.textContent('.w-problem')).toContain('«Китайская карта» уже у СССР');
    expect(await axeFinds(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test.each([
    ['Red Sea', 'red-sea', {}],
    ['Red Sea with guests', 'red-sea', { crossover: true, draftFirst: true }],
    ['Twilight Struggle with guests', 'twilight-struggle', { crossover: true }],
    [
      'every variant at once',
      'twilight-struggle',
      {
        scenario: 'turn-zero',
        bidding: true,
        chineseCivilWar: true,
        alternativeSpaceRace: true,
        promoCards: true,
        heldCardsShown: true,
        mixOperations: true,
      },
    ],
  ] as const)('random clicks never break the table: %s', async (_, game, options) => {
    const { page, complaints } = await visit(client, { settings: { confirmDice: false } });
    await openGame(page, game, options);
    await until(page, `document.querySelector('.b-prompt-text') !== null`);
    expect(await clickAround(page, 4711)).toBe(true);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
