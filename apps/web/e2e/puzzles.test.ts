import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from './testing/chromium.ts';
import { PHONE, axeFinds, until, visit } from './testing/client.ts';
import { PASSWORD, ask } from './testing/club.ts';
import { startOnlineClient, type OnlineClient } from './testing/online.ts';

const hasChromium = findChromium() !== undefined;

let client: OnlineClient;

/** What the account of a page has on the server. */
const rated = (page: Page): Promise<{ rating: { rating: number }; tries: unknown[] }> =>
  page.evaluate(`fetch('/api/me/puzzles').then((answer) => answer.json())`);

const ratingOf = async (id: string): Promise<number | undefined> => {
  const { json } = await ask(client.address, 'GET', '/puzzles/ratings');
  const { puzzles } = json as { puzzles: { puzzle: string; rating: number }[] };
  return puzzles.find(({ puzzle }) => puzzle === id)?.rating;
};

/** Logs in or registers with the form that is there for it. */
async function enter(page: Page, how: 'account' | 'login', name: string): Promise<void> {
  const status = await page.evaluate<number>(`fetch('/api/${how}', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: ${JSON.stringify(name)}, password: '${PASSWORD}' }),
  }).then(({ status }) => status)`);
  expect(status).toBeLessThan(300);
}

async function playCard(page: Page, puzzle: string, card: string): Promise<void> {
  await page.goto(`${client.address}/puzzle/${puzzle}`);
  await page.locator('.pz-panel[data-phase="play"]').waitFor();
  await page.locator('.b-hand .b-card', { hasText: card }).click();
}

describe.skipIf(!hasChromium)('puzzles', { timeout: 600_000 }, () => {
  beforeAll(async () => {
    client = await startOnlineClient();
  }, 600_000);
  afterAll(() => client?.close());

  test('a puzzle is failed, tried again and solved; the first try is the rated one', async () => {
    const { page } = await visit(client);
    await page.goto(`${client.address}/puzzle/lone-gunman`);
    await page.locator('.pz-panel[data-phase="play"]').waitFor();
    await page.locator('.b-hand .b-card', { hasText: 'Lone Gunman' }).click();
    await page.locator('.pz-panel[data-phase="failed"]').waitFor();
    expect(await page.textContent('.pz-panel .st-stamp')).toBe('Not yet');
    const rating = await page.textContent('.pz-me dd');
    expect(rating).toMatch(/^1\d\d\d −\d+$/);
    expect(await axeFinds(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.locator('.pz-panel[data-phase="play"]').waitFor();
    await page.locator('.b-hand .b-card', { hasText: 'Brush War' }).click();
    await page.locator('.pz-panel[data-phase="solved"]').waitFor();
    expect(await page.textContent('.pz-panel')).toContain('Solved');
    // Solving it later is not a first try.
    expect((await page.textContent('.pz-me dd'))!.slice(0, 4)).toBe(rating!.slice(0, 4));
    expect(await axeFinds(page)).toEqual([]);
    await page.goto(`${client.address}/puzzles`);
    await page.locator('.pf-theme').first().waitFor();
    expect(await page.locator('.pf-big').first().textContent()).toContain(rating!.slice(0, 4));
    await page.context().close();
  });

  test('with an account both ratings move on the server: failed, solved, and from another browser', async () => {
    const { page, context } = await visit(client);
    await page.goto(client.address);
    await enter(page, 'account', 'Solveig');
    expect(await ratingOf('lone-gunman')).toBeUndefined();
    await playCard(page, 'lone-gunman', 'Lone Gunman');
    await page.locator('.pz-panel[data-phase="failed"]').waitFor();
    await page.locator('.pz-hardness', { hasText: '0% of 1 at the first try' }).waitFor();
    expect(await page.textContent('.pz-hardness')).toMatch(/^Puzzle rating 1\d\d\d \+\d+ /);
    const failed = await rated(page);
    expect(failed.rating.rating).toBeLessThan(1500);
    expect(failed.tries).toMatchObject([{ puzzle: 'lone-gunman', isSolved: false }]);
    const harder = (await ratingOf('lone-gunman'))!;
    // Solving it later changes nothing.
    await playCard(page, 'lone-gunman', 'Brush War');
    await page.locator('.pz-panel[data-phase="solved"]').waitFor();
    expect(await rated(page)).toEqual(failed);
    expect(await ratingOf('lone-gunman')).toBe(harder);

    const other = await visit(client);
    await other.page.goto(client.address);
    await enter(other.page, 'login', 'Solveig');
    await other.page.goto(`${client.address}/puzzles`);
    const rating = String(Math.round(failed.rating.rating));
    await other.page.locator('.pf-big', { hasText: rating }).first().waitFor();
    await other.page.getByText('Kept with your account').waitFor();
    await other.context.close();

    const second = await visit(client);
    await second.page.goto(client.address);
    await enter(second.page, 'account', 'Solomon');
    // The list of ratings, asked for as the try is sent, may be answered after it.
    const rates = second.page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/me/puzzles'),
    );
    await second.page.route('**/api/puzzles/ratings', async (route) => {
      const response = await route.fetch();
      await rates;
      await route.fulfill({ response });
    });
    await playCard(second.page, 'lone-gunman', 'Brush War');
    await second.page.locator('.pz-hardness', { hasText: '50% of 2' }).waitFor();
    expect((await rated(second.page)).rating.rating).toBeGreaterThan(1500);
    expect(await ratingOf('lone-gunman')).toBeLessThan(harder);
    await second.context.close();
    await context.close();
  });

  test('what a guest has solved goes to the account that they make, once', async () => {
    const { page, context } = await visit(client);
    await playCard(page, 'lone-gunman', 'Brush War');
    await page.locator('.pz-panel[data-phase="solved"]').waitFor();
    const own = (await page.textContent('.pz-me dd'))!.slice(0, 4);
    await page.goto(`${client.address}/puzzles`);
    await page.getByText('Kept on this device').waitFor();
    await page.locator('.pf-big', { hasText: own }).first().waitFor();
    await enter(page, 'account', 'Sonja');
    await page.reload();
    await page.getByText('Kept with your account').waitFor();
    await until(page, `localStorage.getItem('brink:puzzles.account') !== null`);
    const kept = await rated(page);
    expect(kept.tries).toMatchObject([{ puzzle: 'lone-gunman', isSolved: true }]);
    await page.locator('.pf-big', { hasText: String(Math.round(kept.rating.rating)) }).waitFor();
    // Nothing is left for whoever comes next.
    expect(await page.evaluate(`localStorage.getItem('brink:puzzles')`)).toContain('"tries":[]');
    await context.close();
  });

  test('a puzzle that was found tells why when one gives up, and leads to the analysis board', async () => {
    const { page } = await visit(client);
    await page.goto(`${client.address}/puzzle/ts-1`);
    await page.locator('.pz-panel[data-phase="play"]').waitFor();
    await page.keyboard.press('h');
    await page.getByText('Begin with').waitFor();
    await page.keyboard.press('g');
    await page.locator('.pz-panel[data-phase="shown"]').waitFor();
    await page.getByText('Chances to win').waitFor();
    expect(await page.locator('.pz-odds').count()).toBe(2);
    expect(await axeFinds(page)).toEqual([]);
    await page.getByRole('link', { name: 'Analyse' }).click();
    await page.waitForURL('**/analysis?puzzle=ts-1');
    await page.context().close();
  });

  test('after the first visit puzzles need no network', async () => {
    const { page, context } = await visit(client, { isKept: true });
    await page.goto(`${client.address}/puzzles`);
    await page.locator('.pf-theme').first().waitFor();
    await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
    await until(page, 'navigator.serviceWorker.controller !== null');
    await context.setOffline(true);
    await page.reload();
    await page.locator('.pf-theme').first().waitFor();
    await playCard(page, 'lone-gunman', 'Lone Gunman');
    await page.locator('.pz-panel[data-phase="failed"]').waitFor();
    expect(await page.textContent('.pz-panel')).toContain('It soon settles');
    await page.goto(`${client.address}/puzzle/two-blows`);
    await page.locator('.pz-panel[data-phase="play"]').waitFor();
    await context.close();
  });

  test('the pages of puzzles are accessible on a phone, in the dark and in Russian', async () => {
    const { page } = await visit(client, { size: PHONE, theme: 'dark', language: 'ru' });
    await page.goto(`${client.address}/puzzles`);
    await page.locator('.pf-theme').first().waitFor();
    expect(await axeFinds(page)).toEqual([]);
    await page.goto(`${client.address}/puzzle/lone-gunman`);
    await page.locator('.pz-panel[data-phase="play"]').waitFor();
    expect(await axeFinds(page)).toEqual([]);
    await page.context().close();
  });
});
