import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from './testing/chromium.ts';
import { atTable, startClient, visit, type Client } from './testing/client.ts';
import { warGame } from './testing/war-game.ts';

const hasChromium = findChromium() !== undefined;
let client: Client;

const stored = warGame();

async function atWar(settings: object): Promise<Page> {
  const { page } = await visit(client, { settings: { ...settings } });
  await page.addInitScript(
    `localStorage.setItem('brink.game.war', ${JSON.stringify(JSON.stringify(stored))})`,
  );
  await page.goto(`${client.address}/play/local/war`);
  await atTable(page);
  await page.waitForSelector('.b-popover-uses button');
  return page;
}

const use = (page: Page, name: string) =>
  page.locator('.b-popover-uses').getByRole('button', { name: new RegExp(`^${name}`) });

const choicesMade = (page: Page): Promise<number> =>
  page.evaluate(`JSON.parse(localStorage.getItem('brink.game.war')).record.choices.length`);

describe.skipIf(!hasChromium)('dice', { timeout: 600_000 }, () => {
  beforeAll(async () => {
    client = await startClient();
  }, 600_000);
  afterAll(() => client?.close());

  test.each(['Event', 'Space'])('%s is rolled for after a second click', async (name) => {
    const page = await atWar({ confirmDice: true });
    const before = await choicesMade(page);
    await use(page, name).click();
    const question = page.getByRole('dialog', { name: 'Dice follow at once' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await choicesMade(page)).toBe(before);
    await use(page, name).click();
    await question.waitFor();
    // Enter rolls: it is what one has just asked for.
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      `JSON.parse(localStorage.getItem('brink.game.war')).record.choices.length > ${before}`,
    );
    await page.context().close();
  });

  test('whoever does not want to be asked rolls at once', async () => {
    const page = await atWar({ confirmDice: false });
    const before = await choicesMade(page);
    await use(page, 'Event').click();
    await page.waitForFunction(
      `JSON.parse(localStorage.getItem('brink.game.war')).record.choices.length > ${before}`,
    );
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.context().close();
  });
});
