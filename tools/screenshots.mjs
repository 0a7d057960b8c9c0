// `npm run screenshots [folder] [scene…]`: pictures of the component pages and of the client, to be
// looked at. The scene `app` stands for the client.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { build, preview } from 'vite';
import { CHROMIUM_FLAGS, findChromium } from '../apps/web/e2e/testing/chromium.ts';
import { startClient, visit } from '../apps/web/e2e/testing/client.ts';
import { sampleRecord } from '../apps/web/e2e/testing/sample-record.ts';
import { root } from './root.mjs';

const DESK = { width: 1600, height: 900 };
const PHONE = { width: 390, height: 844 };

/**
 * `hover` points at something, `tap` presses it and `name` tells the picture apart.
 * @type {readonly { scene: string, lang: string, theme: string, size: typeof DESK, hover?: string, tap?: string, name?: string }[]}
 */
const pictures = [
  { scene: 'voice', lang: 'en', theme: 'light', size: DESK },
  { scene: 'decolonization', lang: 'ru', theme: 'dark', size: DESK },
  {
    scene: 'open',
    lang: 'ru',
    theme: 'light',
    size: DESK,
    hover: '[data-country="saudi-arabia"]',
  },
  {
    scene: 'voice',
    lang: 'ru',
    theme: 'light',
    size: { width: 1280, height: 720 },
    hover: '[data-region="asia"]',
    name: 'small',
  },
  { scene: 'coup', lang: 'en', theme: 'light', size: DESK },
  { scene: 'uses', lang: 'en', theme: 'light', size: DESK },
  { scene: 'uses', lang: 'ru', theme: 'dark', size: DESK },
  { scene: 'replay', lang: 'ru', theme: 'light', size: DESK },
  { scene: 'start', lang: 'en', theme: 'dark', size: DESK },
  { scene: 'civil-war', lang: 'ru', theme: 'light', size: DESK },
  { scene: 'cards', lang: 'ru', theme: 'light', size: { width: 1600, height: 1700 } },
  { scene: 'cards', lang: 'en', theme: 'dark', size: { width: 1600, height: 1700 } },
  { scene: 'red-sea', lang: 'en', theme: 'light', size: DESK },
  { scene: 'red-sea', lang: 'ru', theme: 'dark', size: DESK },
  { scene: 'volk-base', lang: 'en', theme: 'light', size: DESK },
  { scene: 'volk-four', lang: 'ru', theme: 'dark', size: DESK },
  { scene: 'volk-build', lang: 'ru', theme: 'light', size: DESK },
  { scene: 'volk-lit', lang: 'en', theme: 'light', size: DESK },
  { scene: 'volk-phone', lang: 'ru', theme: 'light', size: PHONE },
  { scene: 'phone', lang: 'ru', theme: 'light', size: PHONE },
  {
    scene: 'phone',
    lang: 'en',
    theme: 'dark',
    size: PHONE,
    tap: '.b-regions button:first-child',
  },
  {
    scene: 'phone',
    lang: 'ru',
    theme: 'dark',
    size: PHONE,
    tap: '.b-last-line button',
    name: 'log',
  },
];

/**
 * The first question of a game, large and small.
 * @param {string} name @param {string} game @param {Record<string, unknown>} [options]
 */
function starts(name, game, options = {}) {
  const show = /** @type {const} */ ('start');
  return [
    { name: `${name}-en-light`, lang: 'en', theme: 'light', size: DESK, show, game, options },
    { name: `${name}-ru-phone`, lang: 'ru', theme: 'dark', size: PHONE, show, game, options },
  ];
}

/**
 * The client itself with a game that bots have played so far.
 * @type {readonly { name: string, lang: string, theme: string, size: typeof DESK, show: 'home' | 'table' | 'coup' | 'card' | 'since' | 'replay' | 'start', scale?: number, game?: string, options?: Record<string, unknown> }[]}
 */
const views = [
  { name: 'table-en-light', lang: 'en', theme: 'light', size: DESK, show: 'table' },
  // For the README: small enough to be stored.
  { name: 'table', lang: 'en', theme: 'light', size: DESK, show: 'coup', scale: 0.7 },
  { name: 'table-ru-dark', lang: 'ru', theme: 'dark', size: DESK, show: 'table' },
  { name: 'card-en-light', lang: 'en', theme: 'light', size: DESK, show: 'card' },
  { name: 'card-ru-dark', lang: 'ru', theme: 'dark', size: DESK, show: 'card' },
  { name: 'since-en-light', lang: 'en', theme: 'light', size: DESK, show: 'since' },
  { name: 'since-ru-phone', lang: 'ru', theme: 'dark', size: PHONE, show: 'since' },
  { name: 'phone-ru-light', lang: 'ru', theme: 'light', size: PHONE, show: 'table' },
  { name: 'lobby-en-light', lang: 'en', theme: 'light', size: DESK, show: 'home' },
  { name: 'lobby-ru-dark', lang: 'ru', theme: 'dark', size: DESK, show: 'home' },
  { name: 'lobby-ru-phone', lang: 'ru', theme: 'light', size: PHONE, show: 'home' },
  { name: 'replay-ru-light', lang: 'ru', theme: 'light', size: DESK, show: 'replay' },
  ...starts('red-sea', 'red-sea'),
  ...starts('red-sea-draft', 'red-sea', { crossover: true, draftFirst: true }),
  ...starts('bid', 'twilight-struggle', { bidding: true }),
  ...starts('turn-zero', 'twilight-struggle', { scenario: 'turn-zero' }),
  ...starts('late-war', 'twilight-struggle', { scenario: 'late-war' }),
  ...starts('volk', 'volk'),
  ...starts('volk-four', 'volk', { mode: 'two-plus-two' }),
];

const executablePath = findChromium();
if (!executablePath) {
  console.error('screenshots: no Chromium found; install one or name it in CHROMIUM.');
  process.exit(1);
}
const [folder = join(root, 'build/screenshots'), ...scenes] = process.argv.slice(2);
const out = resolve(folder);
mkdirSync(out, { recursive: true });

/** @param {string[]} wanted */
async function componentPages(wanted) {
  const configFile = join(root, 'apps/web/e2e/fixtures/vite.config.mjs');
  await build({ configFile, logLevel: 'error' });
  const server = await preview({
    configFile,
    logLevel: 'error',
    preview: { port: 0, host: '127.0.0.1' },
  });
  const address = server.resolvedUrls?.local[0];
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    for (const { scene, lang, theme, size, hover, tap, name } of pictures) {
      if (wanted.length > 0 && !wanted.includes(scene)) continue;
      const page = await browser.newPage({ viewport: size });
      page.on('console', (message) => {
        if (message.type() === 'error') console.error(`${scene}: ${message.text()}`);
      });
      page.on('pageerror', (error) => console.error(`${scene}: ${error.message}`));
      await page.goto(`${address}?scene=${scene}&lang=${lang}&theme=${theme}`);
      await page.waitForLoadState('networkidle');
      // Stored as text: the page's globals are unknown here.
      await page.evaluate('document.fonts.ready.then(() => undefined)');
      if (hover) await page.locator(hover).hover({ force: true });
      if (tap) await page.locator(tap).click();
      const file = `page-${[scene, lang, theme, name].filter(Boolean).join('-')}.png`;
      await page.screenshot({ path: join(out, file) });
      await page.close();
      console.log(file);
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

/** @param {readonly string[]} wanted names of pictures; all without any */
async function client(wanted) {
  const record = await sampleRecord();
  const shown = await startClient();
  try {
    for (const { name, lang, theme, size, show, scale, game, options = {} } of views) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      const { page, context, complaints } = await visit(shown, {
        size,
        scale,
        language: /** @type {'en' | 'ru'} */ (lang),
        theme: /** @type {'light' | 'dark'} */ (theme),
      });
      const games = [show === 'replay' ? record.finished : record.running];
      if (game) {
        const { changed } = record.running;
        const seats = /** @type {typeof record.running.seats} */ ([
          { bot: 'learner' },
          'person',
          ...(options['mode'] ? [{ bot: 'learner' }, { bot: 'learner' }] : []),
        ]);
        const first = { ...record.running.record, game, options, choices: [] };
        games[0] = { id: 'sample', seats, changed, record: first, glance: [1, 0] };
      }
      await context.addInitScript(
        games
          .map(
            (game) =>
              `localStorage.setItem('brink.game.${game.id}', ${JSON.stringify(JSON.stringify(game))});`,
          )
          .join('\n'),
      );
      const address = {
        home: '/',
        table: '/play/local/sample',
        coup: '/play/local/sample',
        card: '/play/local/sample',
        since: '/play/local/sample',
        start: '/play/local/sample',
        replay: '/replay/local/sample#214',
      }[show];
      await page.goto(shown.address + address);
      await page.waitForLoadState('networkidle');
      await page.evaluate('document.fonts.ready.then(() => undefined)');
      if (show !== 'home') await page.waitForSelector('.b-board-live, .b-v-phone-page');
      if (show === 'card') await page.keyboard.press('3');
      if (show === 'since') await page.keyboard.press('w');
      if (show === 'table' || show === 'coup') {
        // Into a coup, with its targets lit.
        await page.locator('.b-hand .b-card').nth(1).click();
        await page.locator('.b-popover-uses button').nth(1).click();
        await page.waitForSelector('.b-popover', { state: 'detached' });
        if (show === 'coup') await page.locator('.b-board-live [data-country="iran"]').click();
      }
      await page.mouse.move(1, 1);
      await page.waitForTimeout(1600);
      await page.screenshot({ path: join(out, `${name}.png`) });
      for (const line of complaints) console.error(`${name}: ${line}`);
      console.log(`${name}.png`);
      await context.close();
    }
  } finally {
    await shown.close();
  }
}

if (scenes[0] === 'app') await client(scenes.slice(1));
else {
  await componentPages(scenes);
  if (scenes.length === 0) await client([]);
}
