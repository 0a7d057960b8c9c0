import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from './testing/chromium.ts';
import { PHONE, axeFinds, startClient, until, visit, type Client } from './testing/client.ts';
import { sampleRecord } from './testing/sample-record.ts';

const hasChromium = findChromium() !== undefined;
if (!hasChromium) console.log('analysis: no Chromium found, browser tests left out');

let client: Client;
let games: Awaited<ReturnType<typeof sampleRecord>>;

/** Opens an address with a finished and a running game on the device. */
async function open(address: string, wanted: Parameters<typeof visit>[1] = {}) {
  const visitor = await visit(client, wanted);
  for (const [id, game] of Object.entries({ ...games, volk: VOLK })) {
    const text = JSON.stringify(JSON.stringify({ ...game, id }));
    await visitor.context.addInitScript(`localStorage.setItem('brink.game.${id}', ${text})`);
  }
  await visitor.page.goto(client.address + address);
  return visitor;
}

const MIDDLE = 200;
const GOLDEN = new URL('../../../goldens/volk/1/01.json', import.meta.url);
/** A finished game of Wir sind das Volk!, and a turn in it before its card is taken. */
const VOLK = {
  record: JSON.parse(readFileSync(GOLDEN, 'utf8')),
  seats: ['person', 'person'],
  changed: 0,
  glance: [1, 1, 0, 0],
  result: { winners: [0], manner: 'collapse' },
};
const VOLK_MIDDLE = 40;
const rows = (page: Page): Promise<string[]> => page.locator('.sy-tree .an-row').allInnerTexts();
const branches = '.sy-tree > li[data-depth]:not([data-depth="0"]) .an-row';

describe.skipIf(!hasChromium)('the analysis board', { timeout: 600_000 }, () => {
  beforeAll(async () => {
    client = await startClient();
    games = await sampleRecord();
  }, 600_000);
  afterAll(async () => {
    await client?.close();
  });

  test('opens from a moment of a replay, with the best three plans of the one to move', async () => {
    const { page, complaints } = await open(`/replay/local/finished#${MIDDLE}`);
    await page.getByRole('link', { name: 'Analyse' }).click();
    await until(page, `location.search === '?local=finished'`);
    // Where chance is next there is nothing to plan: on to the next decision.
    await page.waitForSelector('.sy-tree [aria-current]');
    await page.keyboard.press('ArrowRight');
    await until(page, `document.querySelectorAll('.sy-plan').length === 3`);
    await page.waitForSelector('.sy-seam[role="img"]');
    expect((await rows(page)).some((row) => /T\d AR\d/.test(row))).toBe(true);
    expect(await axeFinds(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('a plan becomes a variation; it is named, signed and promoted, and still there later', async () => {
    const { page, complaints } = await open(`/analysis?local=finished#${MIDDLE}`);
    // The list of moves is drawn after other parts of the board: what it says is waited for.
    const here = (): Promise<string> =>
      page.locator('.sy-tree [aria-current] .an-what').innerText();
    const first = await here();
    await page.keyboard.press('ArrowRight');
    await expect.poll(here).not.toBe(first);
    const before = await here();
    // One of three differs from what was played.
    for (const plan of [0, 1, 2]) {
      await until(page, `document.querySelectorAll('.sy-plan').length === 3`);
      await page.locator('.sy-plan').nth(plan).click();
      await expect.poll(here).not.toBe(before);
      if ((await page.locator(branches).count()) > 0) break;
      await page.keyboard.press('ArrowLeft');
      await expect.poll(here).toBe(before);
    }
    await page.waitForSelector(`${branches}[aria-current]`);
    await page.getByRole('tab', { name: 'Notes' }).click();
    await page.getByRole('button', { name: '!?', exact: true }).click();
    await page.getByLabel('Name of the variation').fill('The quiet way');
    await page.getByLabel('Comment').fill('Keeps the coup for later.');
    await page.getByRole('tab', { name: 'Moves' }).click();
    const row = page.locator('.sy-tree > li', { hasText: 'The quiet way' });
    await row.getByText('Keeps the coup for later.').waitFor();
    await row.getByText('!?').waitFor();
    expect(await axeFinds(page)).toEqual([]);
    await page.getByRole('button', { name: /^Promote/ }).click();
    await until(
      page,
      `document.querySelector('.sy-tree > li[data-depth="0"]:has([aria-current])') !== null`,
    );
    await page.reload();
    await page.waitForSelector('.sy-tree [aria-current]');
    // To the end of the play, and on by the main line: what is out of sight is not drawn.
    for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowRight');
    await page.waitForSelector('.sy-tree [aria-current]:has-text("The quiet way")');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('a die as it fell, and all six faces as variations', async () => {
    const { page, complaints } = await open('/analysis?local=finished#0');
    await page.waitForSelector('.sy-tree [aria-current]');
    await page
      .locator('.sy-tree .an-row', { has: page.locator('.b-die') })
      .first()
      .click();
    await page.waitForSelector('.sy-tree [aria-current]:has(.b-die)');
    await page.getByRole('button', { name: 'Course' }).click();
    await page.waitForSelector('.an-die .sy-dice button');
    await page.getByRole('button', { name: /^All six/ }).click();
    await until(page, `document.querySelectorAll('.sy-tree > li[data-chance="true"]').length >= 5`);
    const labels = await page.locator('.sy-tree > li[data-chance="true"] .an-when').allInnerTexts();
    expect(new Set(labels).size).toBe(5);
    for (const label of labels) expect(label).toMatch(/^if [1-6]$/);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('whose knowledge is used: a spectator sees no hand, open hands carry a warning', async () => {
    const { page } = await open(`/analysis?local=finished#${MIDDLE}`);
    await page.waitForSelector('.sy-tree [aria-current]');
    await page.keyboard.press('ArrowRight');
    await page.waitForSelector('.b-hand .b-card');
    await page.keyboard.press('Digit1');
    await page.waitForSelector('.sy-eyes [aria-pressed="true"] >> text=Spectator');
    await until(page, `document.querySelector('.b-hand .b-card') === null`);
    await page.keyboard.press('Digit3');
    await page.waitForSelector('.sy-open');
    await page.getByRole('tab', { name: 'Cards' }).click();
    await page.waitForSelector('.w-unseen li');
    expect(await axeFinds(page)).toEqual([]);
    await page.context().close();
  });

  test('Wir sind das Volk!: unseen cards with their chances; its review leads to the board', async () => {
    const { page, complaints } = await open(`/analysis?local=volk#${VOLK_MIDDLE}`);
    await until(page, `document.querySelectorAll('.sy-plan').length > 0`);
    await page.getByRole('tab', { name: 'Cards' }).click();
    await page.waitForSelector('.w-unseen li em');
    await page.keyboard.press('Digit3');
    await page.waitForSelector('.w-unseen li b');
    expect(await axeFinds(page)).toEqual([]);
    await page.goto(`${client.address}/replay/local/volk#review`);
    const mistake = page.locator('.rv-m .b-button').first();
    await mistake.waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    const turn = page.locator('.rv-tp b').first();
    expect(await turn.innerText()).toMatch(/^I+V?·[12] (West|East): \w/);
    expect(await axeFinds(page)).toEqual([]);
    await mistake.click();
    await until(page, `location.search === '?local=volk'`);
    await page.waitForSelector('.sy-tree [aria-current]');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('a game that is still played is not analysed, and the page says why', async () => {
    const { page } = await open('/analysis?local=running');
    await page.getByRole('heading', { name: 'This game is still being played' }).waitFor();
    expect(await page.locator('.b-board').count()).toBe(0);
    await page.context().close();
  });

  test('after the first visit it needs no network, and neither does the review', async () => {
    const address = `/analysis?local=finished#${MIDDLE}`;
    const { page, context, complaints } = await open(address, { isKept: true });
    await until(page, 'navigator.serviceWorker.controller');
    await context.setOffline(true);
    await page.reload();
    await page.waitForSelector('.sy-tree [aria-current]');
    await page.keyboard.press('ArrowRight');
    await until(page, `document.querySelectorAll('.sy-plan').length === 3`);
    await page.goto(`${client.address}/replay/local/finished#review`);
    await page.waitForSelector('.rv-tp');
    // There is no server to ask, and the browser notes that.
    expect(complaints.filter((line) => !line.includes('Failed to load resource'))).toEqual([]);
    await context.close();
  });

  test('on a phone one part at a time, in Russian and dark', async () => {
    const { page, complaints } = await open(`/analysis?local=finished#${MIDDLE}`, {
      size: PHONE,
      language: 'ru',
      theme: 'dark',
    });
    await page.waitForSelector('.an-pages');
    for (const part of ['Рука', 'Планы', 'Кубик', 'Ходы']) {
      await page.locator('.an-pages').getByRole('button', { name: part }).click();
      await page.waitForSelector(`.an-pages [aria-current="page"] >> text=${part}`);
      expect(await axeFinds(page)).toEqual([]);
    }
    const width = await page.evaluate<number>('document.documentElement.scrollWidth');
    expect(width).toBeLessThanOrEqual(PHONE.width);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
