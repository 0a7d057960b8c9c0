import { readFileSync } from 'node:fs';
import { parseRecord, type GameRecord } from '@brink/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from './testing/chromium.ts';
import { DESK, PHONE, axeFinds, visit } from './testing/client.ts';
import { ask, newAccount } from './testing/club.ts';
import { startOnlineClient, type OnlineClient } from './testing/online.ts';

const hasChromium = findChromium() !== undefined;
const golden = (name: string): GameRecord =>
  parseRecord(
    readFileSync(new URL(`../../../goldens/twilight-struggle/2/${name}`, import.meta.url), 'utf8'),
  );

let client: OnlineClient;
let url: string;

describe.skipIf(!hasChromium)('the explorer', { timeout: 600_000 }, () => {
  beforeAll(async () => {
    client = await startOnlineClient();
    url = client.address;
    const ann = await newAccount(url, 'Ann');
    const plain = golden('02.json');
    // Two games begin alike; of the third the set-up is another.
    for (const record of [plain, plain, golden('05.json')]) {
      await ask(url, 'POST', '/archive', { record, isOpen: true }, ann);
    }
  }, 600_000);
  afterAll(async () => {
    await client?.close();
  });

  test('three finished games: set-ups, headlines, the last games, and new ground', async () => {
    const { page, complaints, context } = await visit(client);
    await page.goto(`${url}/explorer`);
    await page.getByText('3 games came here').waitFor();
    const group = page.locator('.x-group').first();
    expect(await group.locator('h2').textContent()).toContain('Set-up, USSR');
    const rows = group.locator('.x-row');
    expect(await rows.count()).toBe(2);
    expect(await rows.first().locator('.x-n').textContent()).toBe('2');
    // Of so few games nobody can say who wins.
    expect(await page.locator('.x-group .x-few').count()).toBeGreaterThan(0);
    expect(await page.locator('.x-game').count()).toBe(3);
    expect(await axeFinds(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(DESK.width);
    await rows.first().getByRole('link').click();
    await page.getByText('2 games came here').waitFor();
    await page.getByRole('heading', { name: 'Set-up, US' }).first().waitFor();
    const us = page.locator('.x-group', { hasText: 'Set-up, US' }).last();
    await us.locator('.x-row').first().getByRole('link').click();
    await page.getByRole('heading', { name: 'Headline, USSR' }).waitFor();
    await page.getByRole('heading', { name: 'Headline, US', exact: false }).last().waitFor();
    await page.getByText('headlined in 100% of hands that held it').first().waitFor();
    // The way back is a row of links.
    expect(await page.locator('.x-path a').count()).toBe(3);
    await page.getByRole('button', { name: 'Rated' }).click();
    await page.getByRole('heading', { name: 'New ground' }).waitFor();
    expect(await axeFinds(page)).toEqual([]);
    await page.locator('.x-path a').first().click();
    await page.getByRole('button', { name: 'Rated' }).click();
    await page.getByText('3 games came here').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('one plays on from where games have come, against a bot', async () => {
    const { page, complaints, context } = await visit(client);
    await page.goto(`${url}/explorer`);
    await page.locator('.x-group .x-row').first().getByRole('link').click();
    await page.getByText('2 games came here').waitFor();
    await page.getByRole('button', { name: 'Play from here' }).click();
    // The USSR has placed its influence; the US places next.
    await page.locator('.b-prompt', { hasText: '7' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('the page of a card: how it is played in the archive and by our bot', async () => {
    const { page, complaints, context } = await visit(client);
    await page.goto(`${url}/cards`);
    await page.getByRole('link', { name: 'Decolonization' }).click();
    await page.getByRole('heading', { level: 1, name: 'Decolonization' }).waitFor();
    await page.getByText(/ in 3 games$/).waitFor();
    await page.getByText('Our bot', { exact: true }).click();
    await page.getByText(/games of the bot “Officer” against itself/).waitFor();
    await page.getByRole('heading', { name: 'Where its event lands' }).waitFor();
    expect(await page.locator('.w-card-wins .x-bar').count()).toBeGreaterThan(1);
    expect(await axeFinds(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(DESK.width);
    await page.getByRole('link', { name: 'All cards' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cards' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a phone, in the other language', async () => {
    const { page, complaints, context } = await visit(client, { size: PHONE, language: 'ru' });
    await page.goto(`${url}/explorer`);
    await page.getByText('3 партии дошли сюда').waitFor();
    expect(await axeFinds(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
    await page.goto(`${url}/cards?game=twilight-struggle&card=30`);
    await page.getByText('Наш бот', { exact: true }).click();
    await page.getByText(/бота «Офицер» с самим собой/).waitFor();
    expect(await axeFinds(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
