import { readFileSync } from 'node:fs';
import { parseRecord } from '@brink/kernel';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from './testing/chromium.ts';
import { atTable, standsStill, startClient, visit, type Client } from './testing/client.ts';
import { sampleRecord } from './testing/sample-record.ts';

const hasChromium = findChromium() !== undefined;
const SMALL = { width: 1280, height: 720 };
/** What 200 % leave of a screen of 1440 by 900. */
const ZOOMED = { width: 720, height: 450 };

let client: Client;

async function atSample(wanted: Parameters<typeof visit>[1]): Promise<Page> {
  const { running } = await sampleRecord();
  const { page } = await visit(client, wanted);
  await page.addInitScript(
    `localStorage.setItem('brink.game.sample', ${JSON.stringify(JSON.stringify(running))})`,
  );
  await page.goto(`${client.address}/play/local/sample`);
  await atTable(page);
  await page.waitForSelector('.b-hand .b-card');
  await standsStill(page);
  return page;
}

/** A recorded game of another kind, some way into it. */
async function atGolden(golden: string, choices: number, wanted: Parameters<typeof visit>[1]) {
  const url = new URL(`../../../goldens/${golden}.json`, import.meta.url);
  const record = parseRecord(readFileSync(url, 'utf8'));
  const { page } = await visit(client, wanted);
  const game = {
    id: 'golden',
    seats: ['person', 'person', 'person', 'person'].slice(
      0,
      record.options['mode'] === 'two-plus-two' ? 4 : 2,
    ),
    record: { ...record, choices: record.choices.slice(0, choices) },
    changed: 1,
    glance: [1, 0],
  };
  await page.addInitScript(
    `localStorage.setItem('brink.game.golden', ${JSON.stringify(JSON.stringify(game))})`,
  );
  await page.goto(`${client.address}/play/local/golden`);
  await page.locator('.w-curtain button').click();
  await atTable(page);
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  return page;
}

/** Texts that are wider or higher than the room they have. */
const clipped = (page: Page, selector: string): Promise<string[]> =>
  page.$$eval(selector, (all) =>
    all.flatMap((each) => {
      const isWide = each.scrollWidth > each.clientWidth + 1;
      const isHigh = each.scrollHeight > each.clientHeight + 2;
      return isWide || isHigh ? [each.textContent ?? ''] : [];
    }),
  );

/** Every text in sight whose letters are smaller than that many pixels, with their size. */
const smallerThan = (page: Page, px: number): Promise<string[]> =>
  page.evaluate<string[]>(`[...document.querySelectorAll('body *')].flatMap((each) => {
    const text = [...each.childNodes].filter(({ nodeType }) => nodeType === 3).map((n) => n.data).join('').trim();
    const { width, height } = each.getBoundingClientRect();
    if (text === '' || width < 2 || height < 2 || each.closest('.b-unseen')) return [];
    const at = each instanceof SVGGraphicsElement ? each.getScreenCTM() : { a: 1, b: 0 };
    const size = parseFloat(getComputedStyle(each).fontSize) * Math.hypot(at.a, at.b);
    // Nothing is what stands for a shorter form.
    return size > 0 && size < ${px} - 0.05 ? [text + ' ' + size.toFixed(1)] : [];
  })`);

describe.skipIf(!hasChromium)('the table, looked at closely', { timeout: 600_000 }, () => {
  beforeAll(async () => {
    client = await startClient();
  }, 600_000);
  afterAll(() => client?.close());

  test.each([SMALL, ZOOMED])('no title of a card is cut off in Russian at $width', async (size) => {
    const page = await atSample({ size, language: 'ru' });
    expect(await clipped(page, '.b-hand .b-card-title')).toEqual([]);
    await page.context().close();
  });

  test('in a hand of ten none is, nor is whose event it is', async () => {
    for (const size of [SMALL, { width: 1440, height: 900 }]) {
      const page = await atSample({ size, language: 'en' });
      await page.evaluate(`(() => {
        const hand = document.querySelectorAll('.b-hand .b-card');
        for (let i = 0; hand.length + i < 11; i++) {
          hand[i % hand.length].after(hand[i % hand.length].cloneNode(true));
        }
      })()`);
      expect(await clipped(page, '.b-hand .b-card-title, .b-hand .b-card-note')).toEqual([]);
      await page.context().close();
    }
  });

  test.each(['en', 'ru'] as const)(
    'no letter is under 11 px at 1280×720 in %s',
    async (language) => {
      const page = await atSample({ size: SMALL, language });
      expect(await smallerThan(page, 11)).toEqual([]);
      await page.context().close();
    },
  );

  test.each([
    ['red-sea/1/07', 60, 'en'],
    ['red-sea/1/07', 60, 'ru'],
    ['volk/1/16', 60, 'en'],
    ['volk/1/16', 60, 'ru'],
    ['volk/1/08', 60, 'en'],
    ['volk/1/08', 60, 'ru'],
  ] as const)('none is in %s after %i choices in %s', async (golden, choices, language) => {
    const page = await atGolden(golden, choices, { size: SMALL, language });
    expect(await smallerThan(page, 11)).toEqual([]);
    await page.context().close();
  });

  test('where the game stands stays in sight when the map is zoomed', async () => {
    const page = await atSample({ size: SMALL, language: 'en' });
    const panel = page.getByRole('complementary');
    const facts = ['Turn · mid war', 'Round', 'DEFCON', 'VP', 'Space', /^Mil\. ops, need \d$/];
    const places = () =>
      Promise.all(facts.map((fact) => panel.getByText(fact, { exact: true }).boundingBox()));
    const before = await places();
    expect(before.every((box) => box !== null)).toBe(true);
    await page.getByRole('region', { name: 'Map' }).hover();
    await page.mouse.wheel(0, -600);
    await page.getByRole('button', { name: 'Whole map' }).waitFor();
    expect(await places()).toEqual(before);
    await page.context().close();
  });

  test('all tabs are on the screen in Russian, those of a game with a friend too', async () => {
    const page = await atSample({ size: SMALL, language: 'ru' });
    const tabs = page.getByRole('tablist').first();
    // A game on a server has notes, and a chat in which something was said.
    await tabs.evaluate((list) => {
      const [, chat] = list.children;
      const count = document.createElement('em');
      count.dataset['said'] = 'true';
      count.textContent = '12';
      chat.append(count);
      const notes = chat.cloneNode() as HTMLElement;
      notes.textContent = 'Заметки';
      chat.after(notes);
    });
    const panel = (await tabs.boundingBox())!;
    const edges = await tabs.evaluate((list) =>
      [...list.children].map((tab) => tab.getBoundingClientRect().right),
    );
    expect(edges.every((right) => right <= panel.x + panel.width)).toBe(true);
    await page.context().close();
  });

  test('at 200 % the way to log and players covers nothing of the map', async () => {
    const page = await atSample({ size: ZOOMED, language: 'en' });
    const button = page.getByRole('button', { name: 'Log and players' });
    const { y, height } = (await button.boundingBox())!;
    const map = (await page.locator('.b-desk-board').boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(map.y);
    await button.click();
    await page.getByRole('tab', { name: 'Log' }).waitFor();
    await page.context().close();
  });

  test('at 200 % the board is larger, and its letters are legible', async () => {
    const page = await atSample({ size: ZOOMED, language: 'en' });
    expect(await smallerThan(page, 11)).toEqual([]);
    // A box of 110 units: 50 pixels of the whole map at 100 %, which are 25 of these.
    const box = (await page.locator('[data-country="egypt"] .b-country-frame').boundingBox())!;
    expect(box.width).toBeGreaterThan(40);
    await page.context().close();
  });

  test('the question mark of a Russian keyboard, Shift and 7, opens the help', async () => {
    const page = await atSample({ language: 'ru' });
    await page.evaluate(
      `dispatchEvent(new KeyboardEvent('keydown', { key: '?', code: 'Digit7', shiftKey: true }))`,
    );
    await page.getByRole('dialog').waitFor();
    expect(await page.locator('.b-popover').count()).toBe(0);
    await page.context().close();
  });
});
