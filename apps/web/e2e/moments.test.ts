import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StoredGame } from '../client/local-games.ts';
import { findChromium } from './testing/chromium.ts';
import { actUntil } from './testing/clicks.ts';
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
import { nestedRecord, worldwideRecord } from './testing/random-records.ts';
import { sampleRecord } from './testing/sample-record.ts';

const hasChromium = findChromium() !== undefined;
let client: Client;

const store = (context: BrowserContext, game: StoredGame): Promise<unknown> =>
  context.addInitScript(
    `localStorage.getItem('brink.game.${game.id}') ??
     localStorage.setItem('brink.game.${game.id}', ${JSON.stringify(JSON.stringify(game))});`,
  );

const LIT_COUNTRY = '[data-go-to][aria-disabled="false"]';
const BUTTONS = '.w-choices button, .w-picker .b-card, .b-prompt-buttons .b-button-primary';

/** Presses Tab until the focus is there; a whole round of the table and nothing of the kind: false. */
async function tabTo(page: Page, selector: string): Promise<boolean> {
  for (let i = 0; i < 100; i++) {
    await page.keyboard.press('Tab');
    const isThere = `document.activeElement?.matches(${JSON.stringify(selector)})`;
    if (await page.evaluate(isThere)) return true;
  }
  return false;
}

/** What a player without a mouse does next: presses the keys that the screen names. */
async function pressOn(page: Page): Promise<void> {
  type Found = 'use' | 'ask' | 'map' | 'hand' | 'button' | 'nothing';
  const [found, before] = await page.evaluate<readonly [Found, string]>(`(() => {
    const is = (selector) => document.querySelector(selector) !== null;
    const found = is('dialog[open] .b-button') ? 'ask'
      : is('.b-popover-uses button:not([aria-disabled])') ? 'use'
      : is(${JSON.stringify(LIT_COUNTRY)}) ? 'map'
      : is(${JSON.stringify(BUTTONS)}) ? 'button'
      : is('.b-hand .b-card:not([aria-disabled])') ? 'hand' : 'nothing';
    return [found, document.querySelector('.b-prompt-text').textContent.trim()];
  })()`);
  /** A question that has changed meanwhile lights something else. */
  const reach = async (selector: string): Promise<boolean> => {
    if (await tabTo(page, selector)) return true;
    if ((await promptText(page)) !== before) return false;
    throw new Error(`Tab does not come to ${selector} at: ${before}`);
  };
  if (found === 'ask') {
    // What may lose at once is asked about; the first button is the way out.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  } else if (found === 'use') {
    const key = await page.evaluate<string | undefined>(
      `document.querySelector('.b-popover-uses button:not([aria-disabled]) .b-key')?.textContent`,
    );
    await page.keyboard.press(key?.toLowerCase() ?? 'Enter');
  } else if (found === 'map') {
    if (!(await reach(LIT_COUNTRY))) return;
    await page.keyboard.press('Enter');
    // Dice want a second press.
    if ((await promptText(page)) === before) await page.keyboard.press('Enter');
  } else if (found === 'hand') {
    const nth = await page.evaluate<number>(
      `[...document.querySelectorAll('.b-hand .b-card')].findIndex((card) => !card.hasAttribute('aria-disabled'))`,
    );
    await page.keyboard.press(`${nth + 1}`);
    if ((await page.locator('.b-popover-uses button').count()) === 1) {
      await page.keyboard.press('Enter');
    }
  } else if (found === 'button') {
    if (!(await reach(BUTTONS))) return;
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  }
}

describe.skipIf(!hasChromium)('moments of a game', { timeout: 600_000 }, () => {
  beforeAll(async () => {
    client = await startClient();
  }, 600_000);
  afterAll(() => client?.close());

  test('a reload in the middle of an event within an event asks the same again', async () => {
    const { page, context, complaints } = await visit(client);
    await store(context, nestedRecord());
    await page.goto(`${client.address}/play/local/nested`);
    await atTable(page);
    await expect.poll(() => promptText(page)).not.toBe('');
    const asked = await promptText(page);
    const source = await page.textContent('.b-prompt');
    await page.reload();
    await atTable(page);
    await expect.poll(() => promptText(page)).toBe(asked);
    await expect.poll(() => page.textContent('.b-prompt')).toBe(source);
    // It goes on from there, and the past reaches back beyond the reload.
    await page.keyboard.press('ArrowLeft');
    await page.waitForSelector('.w-past input');
    await page.locator('.w-past input').fill('0');
    await until(page, `document.querySelector('.w-past input').value === '0'`);
    await page.keyboard.press('Escape');
    await expect.poll(() => promptText(page)).toBe(asked);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a replay is seen from either side, openly and as a spectator, also on a phone', async () => {
    const { finished } = await sampleRecord();
    const { page, context, complaints } = await visit(client);
    await store(context, finished);
    await page.goto(`${client.address}/replay/local/sample#100`);
    await page.waitForSelector('.b-scrubber');
    /** Whose hands are open; a card or two may have been shown to everybody. */
    const look = async (name: string, open: readonly [us: boolean, ussr: boolean]) => {
      await page.locator('.b-scrubber-eyes').getByRole('button', { name, exact: true }).click();
      const hands = `[...document.querySelectorAll('.b-open-hand')]`;
      const seen = `${hands}.map((hand) => hand.querySelectorAll('li').length > 2)`;
      await until(page, `JSON.stringify(${seen}) === '${JSON.stringify(open)}'`);
    };
    await look('US', [true, false]);
    await look('USSR', [false, true]);
    await look('both sides', [true, true]);
    await look('as a spectator', [false, false]);
    expect(complaints).toEqual([]);
    await context.close();

    const phone = await visit(client, { size: PHONE, language: 'ru' });
    await store(phone.context, finished);
    await phone.page.goto(`${client.address}/replay/local/sample#100`);
    await phone.page.waitForSelector('.b-scrubber');
    expect(await phone.page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
    expect(await axeFinds(phone.page)).toEqual([]);
    await phone.page.click('[data-kind="back"]');
    await until(phone.page, `Number(document.querySelector('[role=slider]').ariaValueNow) < 100`);
    await phone.page.click('.b-last-line button');
    await phone.page.waitForSelector('.w-sheet-panel');
    expect(phone.complaints).toEqual([]);
    await phone.context.close();
  });

  test('Tab comes to a country that can be chosen, also where nearly all can', async () => {
    const { page, context, complaints } = await visit(client);
    await store(context, worldwideRecord());
    await page.goto(`${client.address}/play/local/worldwide`);
    await atTable(page);
    await expect.poll(() => page.locator(LIT_COUNTRY).count()).toBeGreaterThan(60);
    expect(await tabTo(page, LIT_COUNTRY)).toBe(true);
    const first = await page.evaluate<string>('document.activeElement.dataset.goTo');
    // Two points, and no more is allowed there: Tab has to come to another.
    for (const left of ['3 more', '2 more']) {
      await page.keyboard.press('Enter');
      await until(page, `document.querySelector('.b-prompt').textContent.includes('${left}')`);
    }
    await page.waitForSelector(`[data-go-to="${first}"][aria-disabled="true"]`, {
      state: 'attached',
    });
    expect(await tabTo(page, LIT_COUNTRY)).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a whole turn is played with the keyboard alone', async () => {
    const { page, context, complaints } = await visit(client);
    await page.goto(client.address);
    await page.waitForSelector('[data-way="bot"]');
    for (let i = 0; i < 20; i++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(`document.activeElement?.matches('[data-way="bot"]')`)) break;
    }
    await page.keyboard.press('Enter');
    await atTable(page);
    const isDone = (): Promise<boolean> =>
      page.evaluate<boolean>(`document.querySelector('.w-over, .st-page') !== null ||
        [...document.querySelectorAll('.b-log-line[data-kind="turn"]')]
          .some(({ textContent }) => /[2-9]/.test(textContent))`);
    const isPlayed = await actUntil(page, isDone, () => pressOn(page));
    expect(isPlayed, `at: ${await page.textContent('.b-prompt')}`).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
