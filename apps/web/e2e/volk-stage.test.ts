import { readFileSync } from 'node:fs';
import { parseRecord, type GameRecord } from '@brink/kernel';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from './testing/chromium.ts';
import {
  PHONE,
  atTable,
  axeFinds,
  startClient,
  until,
  visit,
  type Client,
} from './testing/client.ts';

const hasChromium = findChromium() !== undefined;
let client: Client;
const HOUR = 3_600_000;
/** The choice before the end of the first decade, and before a card that brings a mass protest. */
const DECADE_END = 99;
const PROTEST = 130;

/** A game that East survives. */
const survived = (): GameRecord =>
  parseRecord(readFileSync(new URL('../../../goldens/volk/1/16.json', import.meta.url), 'utf8'));

async function open(path: string, game: object, wanted: Parameters<typeof visit>[1]) {
  const { page, complaints, context } = await visit(client, wanted);
  const text = JSON.stringify(JSON.stringify({ id: 'volk', changed: 1, glance: [1, 0], ...game }));
  await context.addInitScript(
    `if (!localStorage.getItem('brink.game.volk')) localStorage.setItem('brink.game.volk', ${text});`,
  );
  await page.clock.install();
  await page.goto(client.address + path);
  return { page, complaints, context };
}

/** Lets time go on, a little at a time, until something is shown. */
async function playUntil(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 600; i++) {
    if ((await page.locator(selector).count()) > 0) return;
    await page.clock.runFor(50);
  }
  throw new Error(`never shown: ${selector}`);
}

const replayOf = (record: GameRecord) => ({
  seats: ['person', 'person'],
  record,
  result: { winners: [1], turn: 4, manner: 'survival' },
});

/** The sizes of all letters that are shown, in pixels. */
const smallest = (page: Page): Promise<number> =>
  page.evaluate<number>(`(() => {
    let least = Infinity;
    for (const each of document.querySelectorAll('main *')) {
      const own = [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '');
      if (!own || each.closest('.b-unseen, svg') || each.getClientRects().length === 0) continue;
      least = Math.min(least, parseFloat(getComputedStyle(each).fontSize));
    }
    return least;
  })()`);

describe.skipIf(!hasChromium)('the stage of Wir sind das Volk!', { timeout: 300_000 }, () => {
  beforeAll(async () => {
    client = await startClient();
  }, 600_000);
  afterAll(() => client?.close());

  test('a replay tells the end of a decade phase by phase, with its sums', async () => {
    const wanted = { settings: { pace: 'normal' } };
    const path = `/replay/local/volk#${DECADE_END}`;
    const { page, complaints, context } = await open(path, replayOf(survived()), wanted);
    await page.waitForSelector('.w-v-steps');
    await until(page, `document.querySelector('.b-prompt-text').textContent.trim() !== ''`);
    await page.clock.pauseAt(Date.now() + HOUR);
    await page.locator('.w-v-steps').getByRole('button', { name: 'Play', exact: true }).click();
    await playUntil(page, '.st-layer[data-scene="phase"] .st-stamp');
    expect(await page.textContent('.st-v-phase')).toBe('flight or wall');
    expect(await page.textContent('.st-v-sum > b')).toContain('= 4');
    expect(await page.textContent('.st-stamp')).toBe('East −2');
    // Only the provinces that it is about are lit.
    expect(await page.locator('.b-v-shade').count()).toBe(1);
    await playUntil(page, '.st-v-phases li:last-child[data-now="true"]');
    await playUntil(page, '.st-v-boxes');
    await playUntil(page, '.st-layer[data-scene="decade"]');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a mass protest has its own scene, on a phone and in Russian', async () => {
    const wanted = { size: PHONE, language: 'ru', settings: { pace: 'normal' } } as const;
    const path = `/replay/local/volk#${PROTEST}`;
    const { page, complaints, context } = await open(path, replayOf(survived()), wanted);
    await page.waitForSelector('.w-v-steps');
    await until(page, `document.querySelector('.b-prompt-text').textContent.trim() !== ''`);
    await page.clock.pauseAt(Date.now() + HOUR);
    await page.locator('.w-v-steps button', { hasText: '▶' }).click();
    await playUntil(page, '.st-layer[data-scene="protest"] .st-v-boxes');
    expect(await page.locator('.st-v-boxes [data-full="true"]').count()).toBe(1);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('the end fills the screen, with its cause, its rule and the way on', async () => {
    const record = survived();
    const running = {
      seats: ['person', 'person'],
      record: { ...record, choices: record.choices.slice(0, -1) },
    };
    const wanted = { size: { width: 1280, height: 720 }, settings: { pace: 'normal' } };
    const { page, complaints, context } = await open('/play/local/volk', running, wanted);
    const curtain = page.locator('.w-curtain button');
    await page.waitForSelector('.w-curtain button, .b-prompt-text');
    if (await curtain.isVisible()) await curtain.click();
    await atTable(page);
    expect(await smallest(page)).toBeGreaterThanOrEqual(11);
    const box = page.locator('.b-v-target[data-legal="true"], .w-v-buttons button').first();
    await box.focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('.st-page');
    expect(await page.textContent('.st-page h1')).toBe('The East wins');
    expect(await page.textContent('.st-page .w-ending')).toContain('§');
    expect(await page.textContent('.st-columns article b')).toBe('collapse');
    await page.waitForSelector('.st-curve');
    expect(await page.locator('.st-curve polyline').count()).toBe(2);
    const buttons = (): Promise<string[]> =>
      page.$$eval('.st-buttons .b-button', (all) =>
        all.map((each) => each.firstChild?.textContent ?? ''),
      );
    await expect
      .poll(buttons)
      .toEqual(['Review', 'Replay', 'Rematch', 'Tables', 'Look at the map']);
    await expect
      .poll(() => page.evaluate('document.activeElement.textContent'))
      .toContain('Review');
    expect(await axeFinds(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
