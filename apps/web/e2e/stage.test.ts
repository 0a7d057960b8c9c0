import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from './testing/chromium.ts';
import {
  PHONE,
  askedAnew,
  atTable,
  axeFinds,
  promptText,
  startClient,
  until,
  visit,
  type Client,
} from './testing/client.ts';
import { sampleRecord } from './testing/sample-record.ts';
import { tenseRecord } from './testing/tense-game.ts';

const hasChromium = findChromium() !== undefined;
let client: Client;
const HOUR = 3_600_000;
const LIT = '[data-go-to][aria-disabled="false"]';

async function tableOf(game: object, wanted: Parameters<typeof visit>[1]) {
  const { page, complaints, context } = await visit(client, wanted);
  const text = JSON.stringify(JSON.stringify(game));
  await context.addInitScript(
    `if (!localStorage.getItem('brink.game.staged')) localStorage.setItem('brink.game.staged', ${text});`,
  );
  await page.clock.install();
  await page.goto(`${client.address}/play/local/staged`);
  await atTable(page);
  return { page, complaints, context };
}

const scene = (page: Page): Promise<string> =>
  page.evaluate(`document.querySelector('.st-layer')?.dataset.scene ?? ''`);

/** From now on time stands still unless the test lets it go on. */
const stopTime = (page: Page): Promise<void> => page.clock.pauseAt(Date.now() + HOUR);

/** Lets time go on, a little at a time, until something is shown. */
async function playUntil(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 400; i++) {
    if ((await page.locator(selector).count()) > 0) return;
    await page.clock.runFor(50);
  }
  throw new Error(`never shown: ${selector}`);
}

/** Plays a card for a coup in the first country that is lit, and throws the die. */
async function coup(page: Page): Promise<void> {
  const use = page.locator('.b-popover button:not([aria-disabled="true"])', {
    hasText: /Coup|Переворот/,
  });
  for (const digit of [1, 2, 3, 4, 5, 6]) {
    await page.keyboard.press(`Digit${digit}`);
    await page.waitForSelector('.b-popover');
    if ((await use.count()) > 0) break;
    await page.keyboard.press('Escape');
    await page.waitForSelector('.b-popover', { state: 'detached' });
  }
  await use.first().click();
  await page.locator(LIT).first().focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.b-odds');
  await page.keyboard.press('Escape');
  await page.locator(LIT).first().focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.b-odds');
  await stopTime(page);
  await page.locator(LIT).first().focus();
  await page.keyboard.press('Enter');
}

describe.skipIf(!hasChromium)('the stage', { timeout: 300_000 }, () => {
  beforeAll(async () => {
    client = await startClient();
  }, 600_000);
  afterAll(() => client?.close());

  test('a coup: the die hops and lands, its row lights up, the result stands in words', async () => {
    const { running } = await sampleRecord();
    const wanted = { settings: { pace: 'normal', staff: 'facts' } };
    const { page, complaints, context } = await tableOf({ ...running, id: 'staged' }, wanted);
    await coup(page);
    await page.waitForSelector('.st-layer[data-scene="die"] .st-die[data-rolling="true"]');
    await playUntil(page, '.st-die[data-rolling="false"]');
    expect(await page.locator('.st-faces [data-now="true"]').count()).toBe(1);
    await playUntil(page, '.st-stamp');
    await playUntil(page, '.st-lines li');
    // Whoever hears it is told the same, once.
    const heard = (await page.textContent('.st-heard')) ?? '';
    expect(heard).toMatch(/Coup in .*: die \d/);
    // Escape only skips: the game is as it was.
    const id = await page.getAttribute('.st-layer', 'data-id');
    await page.keyboard.press('Escape');
    await until(page, `document.querySelector('.st-layer')?.dataset.id !== '${id}'`);
    // The stage comes to its end by itself.
    await playUntil(page, '.b-desk-board:not(:has(.st-layer))');
    expect(await scene(page)).toBe('');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('nothing waits for a scene: a card can be taken while it runs', async () => {
    const { running } = await sampleRecord();
    const wanted = { settings: { pace: 'slow', staff: 'facts' } };
    const { page, context } = await tableOf({ ...running, id: 'staged' }, wanted);
    await coup(page);
    await page.waitForSelector('.st-layer');
    // The bot has answered long ago; the die still hops.
    await page.waitForFunction(`document.querySelectorAll('.b-hand .b-card').length > 0`);
    await page.locator('.b-hand .b-card').first().click();
    await until(page, `!document.querySelector('.st-layer')`);
    await page.waitForSelector('.b-popover');
    expect(await scene(page)).toBe('');
    await context.close();
  });

  test('reduced motion shows the last still at once, on a phone too', async () => {
    const { running } = await sampleRecord();
    const wanted = { size: PHONE, language: 'ru', settings: { pace: 'normal' } } as const;
    const { page, context } = await tableOf({ ...running, id: 'staged' }, wanted);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await stopTime(page);
    await page.keyboard.press('w');
    // Parts of the table that are still to be drawn come first, each in a frame.
    await playUntil(page, '.st-layer .st-lines li');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
    await page.keyboard.press('Escape');
    await until(page, `!document.querySelector('.st-layer')`);
    await context.close();
  });

  test('a choice that loses at once says so and is held for two seconds', async () => {
    const game = {
      id: 'staged',
      seats: ['person', { bot: 'learner' }],
      record: tenseRecord(),
      changed: 1,
      glance: [4, 0],
    };
    const { page, complaints, context } = await tableOf(game, {});
    const losing = page.locator('.b-card', { has: page.locator('.b-card-note', { hasText: '☢' }) });
    await losing.first().click();
    const deadly = page.locator('.b-popover [data-deadly="true"]');
    await deadly.first().click();
    await page.waitForSelector('.w-fatal');
    expect(await page.textContent('.w-fatal h2')).toContain('You lose at once');
    expect(await axeFinds(page)).toEqual([]);
    // The safe answer has the keyboard, and a click on the other is not enough.
    expect(await page.evaluate(`document.activeElement.className`)).toContain('b-button-primary');
    await page.click('.w-hold');
    expect(await page.locator('.w-fatal').count()).toBe(1);
    await page.locator('.w-hold').hover();
    await stopTime(page);
    await page.mouse.down();
    await page.waitForSelector('.w-hold[data-holding="true"]');
    await page.clock.runFor(2100);
    await page.waitForSelector('.w-fatal', { state: 'detached' });
    await page.mouse.up();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('the end of a move is confirmed with what was done, once', async () => {
    const { running } = await sampleRecord();
    const wanted = { settings: { confirmTurn: true, staff: 'off' } };
    const { page, complaints, context } = await tableOf({ ...running, id: 'staged' }, wanted);
    // A card of several points.
    await page
      .locator('.b-hand .b-card:not([aria-disabled])', {
        has: page.locator('.b-ops', { hasText: /[2-4]/ }),
      })
      .first()
      .click();
    await page.locator('.b-popover button', { hasText: 'Influence' }).click();
    let points = 0;
    const place = async (): Promise<boolean> => {
      await page.waitForSelector(LIT);
      const before = await promptText(page);
      await page.locator(LIT).first().focus();
      await page.keyboard.press('Enter');
      points++;
      await until(
        page,
        `document.querySelector('.w-ask')
          || document.querySelector('.b-prompt-text').textContent.trim() !== ${JSON.stringify(before)}`,
      );
      return (await page.locator('.w-ask').count()) > 0;
    };
    while (!(await place()));
    expect(points).toBeGreaterThan(1);
    expect((await page.textContent('.w-ask p'))?.split(' · ').length).toBeGreaterThan(points);
    expect(await axeFinds(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.w-ask', { state: 'detached' });
    const last = await promptText(page);
    await page.keyboard.press('u');
    await askedAnew(page, last);
    points -= 2;
    while (!(await place()));
    await page.keyboard.press('Enter');
    await page.waitForSelector('.w-ask', { state: 'detached' });
    // The other side has the word.
    await page.waitForSelector(LIT, { state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  });
});
