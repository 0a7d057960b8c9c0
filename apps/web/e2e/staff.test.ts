import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from './testing/chromium.ts';
import { atTable, axeFinds, startClient, until, visit, type Client } from './testing/client.ts';
import { tenseRecord } from './testing/tense-game.ts';

const hasChromium = findChromium() !== undefined;

let client: Client;
/** The guard takes its time on a busy machine. */
const PATIENCE = 120_000;

const record = hasChromium ? tenseRecord() : undefined;

const stored = (id: string): string =>
  JSON.stringify({
    id,
    record,
    seats: ['person', { bot: 'random' }],
    changed: 1,
    glance: [4, 0],
  });

async function tenseTable(wanted: Parameters<typeof visit>[1]) {
  const { page, complaints } = await visit(client, wanted);
  await page.goto(client.address);
  const text = JSON.stringify(stored('tense'));
  await page.evaluate(`localStorage.setItem('brink.game.tense', ${text})`);
  await page.goto(`${client.address}/play/local/tense`);
  await atTable(page);
  return { page, complaints };
}

describe.skipIf(!hasChromium)('the staff at the table', { timeout: 300_000 }, () => {
  beforeAll(async () => {
    client = await startClient();
  }, 600_000);
  afterAll(() => client?.close());

  test.each([
    ['en', 'light'],
    ['ru', 'dark'],
  ] as const)('guard, memory and score in %s', async (language, theme) => {
    const { page, complaints } = await tenseTable({ language, theme });
    // The card that loses says so in the hand.
    await until(
      page,
      `[...document.querySelectorAll('.b-card-note')].some((n) => /☢/.test(n.textContent))`,
      PATIENCE,
    );
    const tab = (name: string): Promise<void> => page.click(`[role=tab]:has-text("${name}")`);
    await tab(language === 'en' ? 'Memory' : 'Память');
    await page.waitForSelector('.w-memory select');
    expect(await page.locator('.w-memory .w-cards li').count()).toBeGreaterThan(60);
    expect(await axeFinds(page)).toEqual([]);
    await page.selectOption('.w-memory select', 'danger');
    await tab(language === 'en' ? 'Score' : 'Подсчет');
    await page.waitForSelector('.w-score li');
    // A line of the score opens its rule over the game.
    await page.click('.w-score a');
    await page.waitForSelector('.w-modal .w-rule');
    expect(await axeFinds(page)).toEqual([]);
    expect(new URL(page.url()).pathname).toBe('/play/local/tense');
    await page.keyboard.press('Escape');
    await until(page, `!document.querySelector('.w-modal')`);
    // There is no server behind this page.
    expect(complaints.filter((each) => !each.includes('Failed to load resource'))).toEqual([]);
    await page.context().close();
  });

  test('facts only: no warnings, but memory', async () => {
    const { page } = await tenseTable({ settings: { staff: 'facts' } });
    await page.click('[role=tab]:has-text("Memory")');
    await page.waitForSelector('.w-memory select');
    const notes = await page.locator('.b-card-note').allTextContents();
    expect(notes.some((note) => note.includes('☢'))).toBe(false);
    await page.context().close();
  });

  test('a replay is judged in a worker that can be stopped', async () => {
    const { page } = await tenseTable({});
    await page.click('.b-panel-foot button:has-text("Resign")');
    await page.click('.w-ask .b-button-primary');
    await page.waitForSelector('.st-buttons a.b-button');
    await page.click('.st-buttons a.b-button');
    // It begins by itself.
    await until(page, `document.querySelector('.rv-top progress')?.value > 30`, PATIENCE);
    await until(page, `document.querySelector('.rv-m .b-button') !== null`, PATIENCE);
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('Stopped early').waitFor();
    expect(await axeFinds(page)).toEqual([]);
    // Places are told by turn and action round, not by number.
    const first = await page.textContent('.rv-m b');
    expect(first).toMatch(/T\d+ (HL|AR\d+) (US|USSR): \S/);
    const turn = await page.textContent('.rv-tp b');
    expect(turn).toMatch(/^T\d+ (HL|AR\d+) (US|USSR): \S/);
    const review = page.url();
    await page.locator('.rv-m .b-button').first().click();
    await page.waitForURL('**/analysis?local=*');
    // The curve leads to the board as well, and so does a turning point that the arrows have found.
    await page.goto(review);
    await page.waitForSelector('.rv-tp');
    await page.locator('.rv-plot').click({ position: { x: 2, y: 20 } });
    await page.waitForURL('**/analysis?local=*');
    await page.goto(review);
    await page.locator('.rv-tp').first().focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/analysis?local=*');
    await page.context().close();
  });
});
