import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LEARNED as ofRedSea } from '@brink/red-sea/bot/value/weights';
import { LEARNED as ofTwilightStruggle } from '@brink/twilight-struggle/bot/value/weights';
import { LEARNED as ofVolk } from '@brink/volk/bot/value/weights';
import { expect, test } from 'vitest';
import { builtClient } from './testing/built-client.ts';
import { findChromium } from './testing/chromium.ts';
import { atTable, startClient } from './testing/client.ts';

const MOST_BYTES = 200_000;
test.skipIf(findChromium() === undefined)(
  'the script of the first page is small',
  { timeout: 600_000 },
  async () => {
    const folder = await builtClient();
    const client = await startClient();
    // What the service worker keeps for later is no part of the first load.
    const context = await client.browser.newContext({ serviceWorkers: 'block' });
    const asked = new Set<string>();
    context.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) asked.add(pathname);
    });
    // Neither is what is fetched ahead for the first game, which whoever saves data is spared.
    await context.addInitScript(
      `Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } });`,
    );
    const page = await context.newPage();
    const total = (): number =>
      [...asked].reduce((sum, path) => {
        const file = join(folder, `${path}.br`);
        if (!existsSync(file)) throw new Error(`${path} is not compressed`);
        return sum + statSync(file).size;
      }, 0);
    await page.goto(client.address);
    await page.waitForSelector('.w-new > .b-button');
    await page.waitForLoadState('networkidle');
    const first = total();
    await page.click('[data-way="bot"]');
    await atTable(page);
    // The table, the rules and the bots come when the first game is opened.
    const withGame = total();
    const [a, b] = [first, withGame].map((bytes) => Math.round(bytes / 1000));
    console.log(`web client: ${a} kB of script for the first page, ${b} kB with the first game`);
    expect([...asked].some((path) => path.includes('worker'))).toBe(true);
    expect(first).toBeLessThanOrEqual(MOST_BYTES);
    await client.close();
  },
);

test('no file of a worker imports the first one, which WebKit would run again', async () => {
  const assets = join(await builtClient(), 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const [first, ...others] = scripts.filter((name) => /^worker-[\w-]{8}\.js$/.test(name));
  expect(others).toEqual([]);
  const importing = scripts.filter((name) =>
    readFileSync(join(assets, name), 'utf8').includes(`"./${first}"`),
  );
  expect(importing).toEqual([]);
});

test('what bots have learned comes with them alone', async () => {
  const assets = join(await builtClient(), 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  for (const { weights } of [ofTwilightStruggle, ofRedSea, ofVolk]) {
    const beginning = weights.slice(0, 24).join(',');
    const bringing = scripts.filter((name) =>
      readFileSync(join(assets, name), 'utf8').includes(beginning),
    );
    expect(bringing.length).toBeGreaterThan(0);
    expect(bringing.filter((name) => !name.includes('bot'))).toEqual([]);
  }
});
