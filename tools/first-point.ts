/**
 * Measures the way from the first page to the first point placed, in one click and the next, over a
 * slow line and on a slow processor: `npx tsx tools/first-point.ts [RUNS]`. It may take 2 s.
 */
import type { Page } from 'playwright-core';
import { startOnlineClient } from '../apps/web/e2e/testing/online.ts';
import { slowLine, type Line } from './slow-line.ts';

const MOST_MS = 2000;
const RUNS = Number(process.argv[2] ?? 3);

/** Slow 4G as measured by others: 1.6 Mbit/s and 150 ms there and back. */
const SLOW_4G: Line = { bytesPerSecond: 200_000, roundTripMs: 150 };
const SLOW = { line: SLOW_4G, processor: 4 } as const;

/** Somebody who clicks the moment the button stands, and somebody who reads the page first. */
const USERS = {
  'slow, looks for 5 s': { ...SLOW, looksMs: 5000 },
  'slow, clicks at once': { ...SLOW, looksMs: 0 },
  'slow, comes again': { ...SLOW, looksMs: 0, isBack: true },
  'as fast as it goes': { line: undefined, processor: 1, looksMs: 0 },
};

/** When the page came to each of these, in ms after the click. */
interface Way {
  readonly table: number;
  readonly lit: number;
  readonly placed: number;
}

/** Clicks the way to the bot, then the first country that is lit; all within the page. */
const goTheWay = (page: Page): Promise<Way> =>
  page.evaluate<Way>(`new Promise((done) => {
    const found = (selector) => document.querySelector(selector);
    const shown = (look) => new Promise((resolve) => {
      const again = () => { const it = look(); it ? resolve(it) : requestAnimationFrame(again); };
      again();
    });
    const prompt = () => found('.b-prompt-text')?.textContent;
    const from = performance.now();
    const since = () => Math.round(performance.now() - from);
    found('[data-way="bot"]').click();
    (async () => {
      await shown(() => found('.b-prompt-text'));
      const table = since();
      const country = await shown(() => found('[data-go-to][aria-disabled="false"]'));
      const lit = since();
      const before = prompt();
      country.click();
      await shown(() => prompt() !== before);
      done({ table, lit, placed: since() });
    })();
  })`);

const client = await startOnlineClient();
const rows: Record<string, object> = {};
for (const [name, user] of Object.entries(USERS)) {
  const ways: (Way & { readonly shown: number; readonly bytes: number })[] = [];
  for (let run = 0; run < RUNS; run++) {
    const line = user.line && (await slowLine(client.address, user.line));
    const address = line?.address ?? client.address;
    const context = await client.browser.newContext({ viewport: { width: 1280, height: 720 } });
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    if ('isBack' in user) {
      await page.goto(address);
      await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
    }
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: user.processor });
    const began = Date.now();
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForSelector('[data-way="bot"]');
    const shown = Date.now() - began;
    await page.waitForTimeout(user.looksMs);
    const before = line?.bytes() ?? 0;
    const way = await goTheWay(page);
    ways.push({ ...way, shown, bytes: (line?.bytes() ?? 0) - before });
    await context.close();
    await line?.close();
  }
  const [middle] = ways.sort((a, b) => a.placed - b.placed).slice(ways.length >> 1);
  rows[name] = {
    'first page, ms': middle.shown,
    'click to table': middle.table,
    'to a country lit': middle.lit,
    'to the point placed': middle.placed,
    'kB after the click': Math.round(middle.bytes / 1000),
    '': middle.placed > MOST_MS ? 'TOO LONG' : '',
  };
}
console.table(rows);
await client.close();
process.exit(0);
