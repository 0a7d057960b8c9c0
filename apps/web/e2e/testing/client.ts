import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { preview } from 'vite';
import { en } from '../../ui/texts/en.ts';
import { ru } from '../../ui/texts/ru.ts';
import { CONFIG_FILE, builtClient } from './built-client.ts';
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts';
import { fixedDice } from './fixed-dice.ts';

export const DESK = { width: 1600, height: 900 };
export const PHONE = { width: 390, height: 844 };
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A machine that does other things beside is slow, not broken: so long a page may take. */
export const PATIENCE_MS = 120_000;

export interface Client {
  readonly address: string;
  readonly browser: Browser;
  close(): Promise<void>;
}

export const startBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });

/** The built client where there is no server. */
export async function serveClient(): Promise<Pick<Client, 'address' | 'close'>> {
  const outDir = await builtClient();
  const shown = await preview({
    configFile: CONFIG_FILE,
    logLevel: 'silent',
    plugins: [fixedDice(outDir)],
    build: { outDir },
    // Nobody answers behind a proxy, and the browser would note that.
    preview: { port: 0, host: '127.0.0.1', proxy: {} },
  });
  return {
    address: shown.resolvedUrls!.local[0].replace(/\/$/, ''),
    close: () => shown.close(),
  };
}

/** The built client where there is no server, and a browser to look at it. */
export async function startClient(): Promise<Client> {
  const { address, close } = await serveClient();
  const browser = await startBrowser();
  return {
    address,
    browser,
    async close() {
      await browser.close();
      await close();
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
  /** The client is kept for later: a visitor who stays on line has no need of it, and it takes time. */
  readonly isKept?: boolean;
}

/** Words that say nothing of the page. */
const IDLE_WORDS = [
  // Of the tool: see `isKept`.
  /^Service Worker registration blocked/,
  // That the machine is slow.
  /was preloaded using link preload but not used within a few seconds/,
  // That a page was left before its fonts were there (Firefox: NS_BINDING_ABORTED).
  /^downloadable font: download failed .*status=2152398850/,
  // WebKit does not know this directive.
  /Unrecognized Content-Security-Policy directive 'manifest-src'/,
];
export const isIdle = (text: string): boolean => IDLE_WORDS.some((words) => words.test(text));

/** Everything that the browser has to complain about from now on. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  const note = (text: string): void => {
    if (!isIdle(text)) complaints.push(text);
  };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) note(message.text());
  });
  page.on('pageerror', (error) => note(error.stack ?? error.message));
  return complaints;
}

/** A page of a new visitor, with everything that its browser complains about. */
export async function visit({ browser }: Pick<Client, 'browser'>, wanted: Wanted = {}) {
  const { size = DESK, language = 'en', theme = 'light', scale = 1, settings, isKept } = wanted;
  const context =
    wanted.context ??
    (await browser.newContext({
      viewport: size,
      colorScheme: theme,
      deviceScaleFactor: scale,
      serviceWorkers: isKept ? 'allow' : 'block',
    }));
  context.setDefaultTimeout(PATIENCE_MS);
  // Scenes and the end of a move have tests of their own; everything else does without them.
  const quiet = { pace: 'instant', sound: false, confirmTurn: false };
  const text = JSON.stringify({ language, theme, ...quiet, ...settings });
  if (!wanted.context) {
    await context.addInitScript(
      `if (!localStorage.getItem('brink.settings')) localStorage.setItem('brink.settings', ${JSON.stringify(text)});`,
    );
  }
  const page = await context.newPage();
  return { page, complaints: complaintsOf(page), context };
}

/**
 * Everything that fades or slides is there at once: half-faded letters have no contrast, and how far
 * they have come depends on the machine. What goes on for ever goes on.
 */
const endMovement = (page: Page): Promise<unknown> =>
  page.evaluate(`
    for (const each of document.getAnimations()) {
      if (Number.isFinite(each.effect.getComputedTiming().endTime)) each.finish();
    }
  `);

/** What axe-core finds, one line each. */
export async function axeFinds(page: Page): Promise<string[]> {
  // Not as a script of the page, which may load only its own.
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(axe);
  await endMovement(page);
  return page.evaluate<string[]>(`
    axe.run(document, { resultTypes: ['violations'], runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      rules: { 'page-has-heading-one': { enabled: false } } })
      .then(({ violations }) => violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => id + ': ' + target + ' ' + failureSummary)))
  `);
}

/** Waits until an expression holds; the page itself may evaluate nothing. */
export async function until(page: Page, expression: string, patience = PATIENCE_MS): Promise<void> {
  const end = Date.now() + patience;
  while (!(await page.evaluate(`Boolean(${expression})`).catch(() => false))) {
    if (Date.now() > end) throw new Error(`never came true: ${expression}`);
    await page.waitForTimeout(40);
  }
}

/** Takes the first game: the bot, in one click. */
export async function playBot(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.click('[data-way="bot"]');
  await atTable(page);
}

/** The form of a new table, for a friend, as soon as the lobby has heard from the server. */
export async function formForFriend(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const { friend } =
    (await page.evaluate('document.documentElement.lang')) === 'ru' ? ru.opponents : en.opponents;
  await page.locator('.w-new .w-choice').getByText(friend, { exact: true }).click();
}

export const promptText = async (page: Page): Promise<string> =>
  ((await page.textContent('.b-prompt-text')) ?? '').trim();

const LIT = '[data-go-to][aria-disabled="false"]';

/**
 * What React does after a change is shown has been done too, such as listening to keys. It takes
 * the same way as React, whose turn comes before; and it goes on where a test has stopped the clock.
 */
const areEffectsDone = (page: Page): Promise<unknown> =>
  page.evaluate(`new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done();
    port2.postMessage('');
  })`);

/** Waits for the table, whatever it asks. */
export async function atTable(page: Page): Promise<void> {
  await page.waitForSelector('.b-prompt-text');
  await areEffectsDone(page);
}

/** Waits until all letters have their shapes and nothing moves: who measures finds the same always. */
export async function standsStill(page: Page): Promise<void> {
  // Fonts are asked for when a page is drawn with them.
  await page.evaluate(`document.body.getBoundingClientRect() &&
    document.fonts.ready.then(() => undefined)`);
  await endMovement(page);
}

const litCountries = (page: Page): Promise<string[]> =>
  page.$$eval(LIT, (buttons) => buttons.map((each) => each.getAttribute('data-go-to') ?? ''));

/** Waits until the table asks or says something else; that a bot thinks is no news. */
export const askedAnew = (page: Page, before: string): Promise<void> =>
  until(
    page,
    `!${JSON.stringify([before, en.thinking, ru.thinking])}
      .includes(document.querySelector('.b-prompt-text')?.textContent.trim())`,
  );

/** Clicks the box of a country on the map, as a mouse does, once the map stands still. */
export async function clickCountry(page: Page, country: string): Promise<void> {
  const before = await promptText(page);
  const box = await page.waitForSelector(`.b-board-live [data-country="${country}"]`);
  await box.waitForElementState('stable');
  await box.click({ force: true });
  await askedAnew(page, before);
}

/** Places points of influence one by one wherever that is allowed. */
export async function placePoints(page: Page, points: number): Promise<void> {
  for (let left = points; left > 0; left--) {
    // Between two questions of a server nothing is lit.
    let lit = await litCountries(page);
    while (lit.length === 0) {
      await page.waitForSelector(LIT);
      lit = await litCountries(page);
    }
    await clickCountry(page, lit[left % lit.length]);
  }
}
