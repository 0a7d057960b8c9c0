import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from './testing/chromium.ts';
import { PHONE, axeFinds, startClient, visit, type Client } from './testing/client.ts';

const hasChromium = findChromium() !== undefined;

let client: Client;

describe.skipIf(!hasChromium)('puzzles', { timeout: 600_000 }, () => {
  beforeAll(async () => {
    client = await startClient();
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
