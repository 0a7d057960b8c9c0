import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtClient } from './testing/built-client.ts';
import { findChromium } from './testing/chromium.ts';
import {
  PHONE,
  atTable,
  axeFinds,
  placePoints,
  playBot,
  promptText,
  until,
  visit,
} from './testing/client.ts';
import { PASSWORD } from './testing/club.ts';
import { startOnlineClient, type OnlineClient } from './testing/online.ts';

const hasChromium = findChromium() !== undefined;

let client: OnlineClient;
/** The client of this server, which gets a newer one on the way. */
let folder: string;

describe.skipIf(!hasChromium)('what a player keeps', { timeout: 600_000 }, () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'brink-client-'));
    cpSync(await builtClient(), folder, { recursive: true });
    for (const kind of ['br', 'gz']) rmSync(join(folder, `service-worker.js.${kind}`));
    client = await startOnlineClient({ WEB_DIR: folder });
  }, 600_000);
  afterAll(async () => {
    await client?.close();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  test('games of the device go to the account, once', async () => {
    const { page, context, complaints } = await visit(client, { language: 'ru', size: PHONE });
    await playBot(page, client.address);
    await page.locator('.b-last-line button').click();
    await page.getByRole('button', { name: 'Сдаться' }).click();
    await page.locator('.w-ask .b-button-primary').click();
    await page.waitForSelector('.st-page');
    // Another one goes on: it stays where it is played.
    await playBot(page, client.address);

    await page.goto(`${client.address}/account`);
    const make = page.locator('form', { has: page.locator('[autocomplete="new-password"]') });
    await make.locator('[autocomplete="username"]').fill('Марта');
    for (const field of await make.locator('[type="password"]').all()) await field.fill(PASSWORD);
    await make.locator('button').click();
    await page.locator('.w-moved').getByText('1 партия').waitFor();
    expect(await axeFinds(page)).toEqual([]);
    const mine = (): Promise<number> =>
      page.evaluate<number>(
        `fetch('/api/archive?mine=true').then(async (answer) => (await answer.json()).games.length)`,
      );
    expect(await mine()).toBe(1);
    await page.locator('.w-moved a').click();
    await page.getByText('Марта').first().waitFor();
    // Who comes again does not bring it again.
    await page.goto(client.address);
    await page.locator('.w-game', { hasText: 'это устройство' }).nth(1).waitFor();
    expect(await mine()).toBe(1);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a newer client is told, and taken without losing a game', async () => {
    const { page, context, complaints } = await visit(client, { isKept: true });
    await page.goto(client.address);
    await until(page, 'navigator.serviceWorker.controller');
    await playBot(page, client.address);
    await placePoints(page, 1);
    expect(await promptText(page)).toContain('5');
    expect(await page.locator('.w-update').count()).toBe(0);

    const worker = join(folder, 'service-worker.js');
    writeFileSync(worker, readFileSync(worker, 'utf8').replace("'brink-", "'brink-newer-"));
    await page.evaluate(
      'navigator.serviceWorker.getRegistration().then((found) => found.update()).then(() => 0)',
    );
    await page.locator('.w-update').getByText('Your games are kept').waitFor();
    expect(await axeFinds(page)).toEqual([]);
    await page.evaluate('globalThis.isOld = true');
    await page.getByRole('button', { name: 'Update' }).click();
    await until(page, '!globalThis.isOld');
    await atTable(page);
    expect(await promptText(page)).toContain('5');
    expect(await page.locator('.w-update').count()).toBe(0);
    expect(await page.evaluate('caches.keys()')).toEqual([expect.stringMatching(/^brink-newer-/)]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
