import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from './testing/chromium.ts';
import { PHONE, atTable, standsStill, startClient, visit, type Client } from './testing/client.ts';
import { sampleRecord } from './testing/sample-record.ts';

const hasChromium = findChromium() !== undefined;
const SETTINGS = { language: 'en', theme: 'light', pace: 'instant', sound: false };

let client: Client;

describe.skipIf(!hasChromium)('fingers on the map', { timeout: 600_000 }, () => {
  beforeAll(async () => {
    client = await startClient();
  }, 600_000);
  afterAll(() => client?.close());

  test('two fingers that part bring the map nearer, and choose nothing', async () => {
    const { running } = await sampleRecord();
    const context = await client.browser.newContext({ viewport: PHONE, hasTouch: true });
    await context.addInitScript(
      `localStorage.setItem('brink.settings', ${JSON.stringify(JSON.stringify(SETTINGS))});
       localStorage.setItem('brink.game.sample', ${JSON.stringify(JSON.stringify(running))})`,
    );
    const { page, complaints } = await visit(client, { context });
    await page.goto(`${client.address}/play/local/sample`);
    await atTable(page);
    await page.waitForSelector('.b-hand .b-card');
    await standsStill(page);
    const map = (await page.getByRole('region', { name: 'Map' }).boundingBox())!;
    const italy = page.locator('[data-country="italy"] .b-country-frame').first();
    const width = async (): Promise<number> => (await italy.boundingBox())!.width;
    const before = await width();
    const asked = await page.locator('.b-prompt-text').innerText();

    const fingers = await context.newCDPSession(page);
    const [x, y] = [map.x + map.width / 2, map.y + map.height / 2];
    const apart = (by: number) => [
      { x: x - by, y, id: 0 },
      { x: x + by, y, id: 1 },
    ];
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: apart(30) });
    for (const by of [45, 60, 75, 90]) {
      await fingers.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: apart(by) });
    }
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(width).toBeGreaterThan(1.5 * before);
    expect(await page.locator('.b-prompt-text').innerText()).toBe(asked);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
