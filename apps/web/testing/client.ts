import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { build, preview } from 'vite';
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts';

export const DESK = { width: 1600, height: 900 };
export const PHONE = { width: 390, height: 844 };
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const configFile = fileURLToPath(new URL('../vite.config.mjs', import.meta.url));

export interface Client {
  readonly address: string;
  readonly browser: Browser;
  close(): Promise<void>;
}

/** The built client in front of a server, or of none, and a browser to look at it. */
export async function startClient(server?: string): Promise<Client> {
  const outDir = mkdtempSync(join(tmpdir(), 'brink-client-'));
  const paths = { configFile, logLevel: 'silent', build: { outDir } } as const;
  // Tests run as `test`, which would build the slow client of developers.
  const mode = process.env['NODE_ENV'] ?? 'production';
  process.env['NODE_ENV'] = 'production';
  await build(paths);
  process.env['NODE_ENV'] = mode;
  const proxy: Record<string, { target: string; ws: boolean }> = server
    ? { '/api': { target: server, ws: true } }
    : {};
  const shown = await preview({ ...paths, preview: { port: 0, host: '127.0.0.1', proxy } });
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  return {
    address: shown.resolvedUrls!.local[0].replace(/\/$/, ''),
    browser,
    async close() {
      await browser.close();
      await shown.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}

interface Wanted {
  readonly size?: typeof DESK;
  readonly language?: 'en' | 'ru';
  readonly theme?: 'light' | 'dark';
  /** What other settings begin with. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Pixels of a picture by pixels of the page. */
  readonly scale?: number;
  readonly context?: BrowserContext;
}

/** A page of a new visitor, with everything that its browser complains about. */
export async function visit({ browser }: Client, wanted: Wanted = {}) {
  const { size = DESK, language = 'en', theme = 'light', scale = 1, settings } = wanted;
  const context =
    wanted.context ??
    (await browser.newContext({ viewport: size, colorScheme: theme, deviceScaleFactor: scale }));
  const text = JSON.stringify({ language, theme, ...settings });
  if (!wanted.context) {
    await context.addInitScript(
      `if (!localStorage.getItem('brink.settings')) localStorage.setItem('brink.settings', ${JSON.stringify(text)});`,
    );
  }
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { page, complaints, context };
}

/** What axe-core finds, one line each. */
export async function axeFinds(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: axe });
  return page.evaluate<string[]>(`
    axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      rules: { 'page-has-heading-one': { enabled: false } } })
      .then(({ violations }) => violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => id + ': ' + target + ' ' + failureSummary)))
  `);
}

export const promptText = async (page: Page): Promise<string> =>
  ((await page.textContent('.b-prompt-text')) ?? '').trim();

const LIT = '[data-go-to][aria-disabled="false"]';

/** Waits for the table, whatever it asks. */
export const atTable = (page: Page): Promise<unknown> => page.waitForSelector('.b-prompt-text');

export const litCountries = (page: Page): Promise<string[]> =>
  page.$$eval(LIT, (buttons) => buttons.map((each) => each.getAttribute('data-go-to') ?? ''));

/** Clicks the box of a country on the map, as a mouse does. */
export async function clickCountry(page: Page, country: string): Promise<void> {
  const before = await promptText(page);
  await page.locator(`.b-board-live [data-country="${country}"]`).first().click({ force: true });
  await page.waitForFunction(
    `document.querySelector('.b-prompt-text')?.textContent.trim() !== ${JSON.stringify(before)}`,
  );
}
