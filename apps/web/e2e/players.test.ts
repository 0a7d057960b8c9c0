import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from './testing/chromium.ts';
import { DESK, PHONE, axeFinds, visit } from './testing/client.ts';
import { PASSWORD, ask, newAccount, resignedGame, sayAt, settled } from './testing/club.ts';
import { startOnlineClient, type OnlineClient } from './testing/online.ts';

const hasChromium = findChromium() !== undefined;
const GOLDEN = new URL('../../../goldens/twilight-struggle/1/01.json', import.meta.url);

let client: OnlineClient;
let url: string;
let boris: string;

async function logIn(page: Page, name: string): Promise<void> {
  await page.goto(`${url}/account`);
  const form = page.locator('form', { has: page.locator('[autocomplete="current-password"]') });
  await form.locator('[autocomplete="username"]').fill(name);
  await form.locator('[type="password"]').fill(PASSWORD);
  await form.locator('button').click();
  await page.waitForSelector('.w-account-who');
}

async function isClean(page: Page, width: number): Promise<void> {
  expect(await axeFinds(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
}

describe.skipIf(!hasChromium)('players and their games', { timeout: 600_000 }, () => {
  beforeAll(async () => {
    client = await startOnlineClient();
    url = client.address;
    const ann = await newAccount(url, 'Ann');
    boris = await newAccount(url, 'Борис');
    for (let game = 0; game < 15; game++) await resignedGame(url, [ann, boris], game % 2);
    await resignedGame(url, [boris, ann], 1, { game: 'red-sea' });
    await resignedGame(url, [boris, ann], 1, { game: 'volk' });
    await settled(url, 17);
  }, 600_000);
  afterAll(async () => {
    await client?.close();
  });

  test('the archive is searched, replayed, taken home and added to', async () => {
    const { page, complaints, context } = await visit(client);
    await logIn(page, 'Ann');
    await page.goto(`${url}/archive`);
    await page.waitForSelector('.w-archived');
    expect(await page.locator('.w-archived').count()).toBe(17);
    await isClean(page, DESK.width);
    // By keyboard: a name and Enter; then the game, which brings what can be asked of it alone.
    await page.getByLabel('Player', { exact: true }).fill('ann');
    await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('red-sea');
    await page.getByRole('combobox', { name: 'Player’s side' }).selectOption('ussr');
    await page.getByRole('combobox', { name: 'Headline' }).waitFor();
    await page.getByLabel('Player', { exact: true }).press('Enter');
    await page.waitForSelector('text=/^1 game$/');
    expect(page.url()).toContain('player=ann&game=red-sea&side=ussr');
    await page.goBack();
    await page.waitForSelector('text=/^17 games$/');
    await page.goto(`${url}/archive?game=twilight-struggle`);
    await page.waitForSelector('text=/^15 games$/');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Playdek log' }).first().click();
    expect(readFileSync(await (await saved).path(), 'utf8')).toMatch(/^SETUP: : /);

    await page.click('.w-bring summary');
    const files = page.getByLabel('Choose files…');
    const file = (name: string, text: string) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    });
    const record = readFileSync(GOLDEN, 'utf8');
    const broken = { ...(JSON.parse(record) as object), choices: [255] };
    await files.setInputFiles([
      file('broken.json', JSON.stringify(broken)),
      file('half.json', record.slice(0, 100)),
      file('letter.txt', 'Dear Sir,'),
    ]);
    await page.waitForSelector('.w-sent li:nth-child(3).w-problem');
    const told = await page.locator('.w-sent li').allTextContents();
    expect(told[0]).toContain('breaks the rules at step 1');
    expect(told[1]).toContain('not complete JSON');
    expect(told[2]).toContain('This is not the log of a game. Brink reads text logs');
    await isClean(page, DESK.width);
    await files.setInputFiles([file('whole.json', record)]);
    await page.waitForSelector('text=/^1 game$/');
    await page.waitForSelector('.w-archived-facts:has-text("only you see it")');
    await page.click('.w-archived .b-button-primary');
    await page.waitForSelector('.b-scrubber');
    expect(page.url()).toMatch(/\/archive\/[\w-]{16}#0$/);
    await page.goBack();
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.locator('.w-ask .b-button-primary').click();
    await page.waitForSelector('text=You have not uploaded any games yet.');
    // The browser notes the files that the server has refused.
    expect(complaints.filter((line) => !line.includes('400 (Bad Request)'))).toEqual([]);
    await context.close();
  });

  test('ratings and results are told for every game and side, on a phone too', async () => {
    const { page, complaints, context } = await visit(client, {
      language: 'ru',
      theme: 'dark',
      size: PHONE,
    });
    await page.goto(`${url}/leaderboard`);
    await page.waitForSelector('.w-ranking tbody tr:nth-child(2)');
    await isClean(page, PHONE.width);
    await page.locator('.w-choice').getByText('Боты', { exact: true }).click();
    await page.waitForSelector('text=Никто еще не сыграл');
    await page.getByText('Люди', { exact: true }).click();
    await page.getByText('США', { exact: true }).click();
    await page.waitForSelector('.w-ranking tbody tr:only-child');
    expect(page.url()).toContain('side=us');
    await page.click('.w-ranking tbody a');
    const [first, third] = [0, 2].map((nth) => page.locator('.w-game-record').nth(nth));
    for (const record of [first, third]) await record.locator('.w-chart svg').waitFor();
    const records = await page.locator('.w-game-record').allTextContents();
    expect(records[0]).toMatch(/Сумеречная борьба.*США/);
    expect(records[1]).toMatch(/Красное море.*СССР/);
    expect(records[2]).toMatch(/Мы народ!.*Восток/);
    await first.locator('.w-chart summary').click();
    await expect.poll(() => first.locator('.w-chart tbody tr').count()).toBe(15);
    await isClean(page, PHONE.width);
    expect(await page.locator('.w-opponents tbody tr').textContent()).toContain('Борис');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('names in the lobby and at the table lead to those who have a page', async () => {
    const { page, complaints, context } = await visit(client);
    const { cookie: guest } = await ask(url, 'POST', '/guest', { name: 'Gast' });
    for (const game of ['red-sea', 'volk']) {
      await ask(url, 'POST', '/games', { game, seat: 0 }, guest);
      const { json } = await ask(url, 'POST', '/games', { game, seat: 0 }, boris);
      const { id } = json as { id: string };
      await page.goto(url);
      await page.locator('.w-game', { hasText: 'Gast' }).first().waitFor();
      expect(await page.locator('.w-game-name a').allTextContents()).toEqual(['Борис']);
      await isClean(page, DESK.width);
      await ask(url, 'POST', `/games/${id}/join`, {}, guest);
      await page.goto(`${url}/g/${id}`);
      // The game stays open: the page of a player opens beside it.
      const opened = context.waitForEvent('page');
      await page.getByRole('link', { name: 'Борис' }).click();
      const profile = await opened;
      await profile.getByRole('heading', { level: 1, name: 'Борис' }).waitFor();
      await profile.close();
      expect(await page.getByText('Gast').first().isVisible()).toBe(true);
      expect(await page.getByRole('link', { name: 'Gast' }).count()).toBe(0);
      expect(await axeFinds(page)).toEqual([]);
      await ask(url, 'POST', `/games/${id}/resign`, {}, guest);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('somebody is muted, blocked and reported from his page, his seat and his words', async () => {
    const { page, complaints, context } = await visit(client);
    await logIn(page, 'Ann');
    await page.goto(`${url}/player/Борис`);
    await page.getByRole('button', { name: 'Mute, block, report…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Борис' });
    await dialog.getByRole('button', { name: 'Block' }).click();
    await dialog.getByRole('button', { name: 'Unblock' }).waitFor();
    await dialog.getByLabel('What happened').fill('He never says good game.');
    await dialog.getByRole('button', { name: 'Send the report' }).click();
    await dialog.getByText('Report sent.').waitFor();
    await isClean(page, DESK.width);
    await page.goto(`${url}/settings`);
    await page.waitForSelector('.w-shunned li:has-text("blocked")');
    await isClean(page, DESK.width);
    await page.getByRole('button', { name: 'Unblock: Борис' }).click();
    await page.waitForSelector('.w-shunned :text("No one.")');

    const { json } = await ask(url, 'POST', '/games', { game: 'red-sea', seat: 0 }, boris);
    const { id } = json as { id: string };
    await page.evaluate(`fetch('/api/games/${id}/join', { method: 'POST', body: '{}',
      headers: { 'content-type': 'application/json' } }).then((answer) => answer.json())`);
    await sayAt(url, boris, id, 'You play like a bot');
    await page.goto(`${url}/g/${id}`);
    await page.locator('.w-menu > button').click();
    await page.getByRole('button', { name: 'Борис: mute, block, report' }).click();
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Chat' }).click();
    await page.locator('.w-chat-name').click();
    await dialog.getByRole('link', { name: 'Ratings and games' }).waitFor();
    await isClean(page, DESK.width);
    await dialog.getByRole('button', { name: 'Mute' }).click();
    await page.keyboard.press('Escape');
    await page.waitForSelector('.w-chat-name', { state: 'detached' });
    await page.reload();
    await page.getByRole('tab', { name: 'Chat' }).click();
    await page.waitForSelector('.w-chat-lines :text("Nothing yet.")');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
