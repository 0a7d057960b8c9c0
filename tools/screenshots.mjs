// `npm run screenshots [folder] [scene…]`: pictures of the component pages, to be looked at.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { build, preview } from 'vite';
import { CHROMIUM_FLAGS, findChromium } from '../apps/web/testing/chromium.ts';
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

const executablePath = findChromium();
if (!executablePath) {
  console.error('screenshots: no Chromium found; install one or name it in CHROMIUM.');
  process.exit(1);
}
const [folder = join(root, 'build/screenshots'), ...scenes] = process.argv.slice(2);
const out = resolve(folder);
mkdirSync(out, { recursive: true });

const configFile = join(root, 'apps/web/fixtures/vite.config.mjs');
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
    if (scenes.length > 0 && !scenes.includes(scene)) continue;
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
    const file = `${[scene, lang, theme, name].filter(Boolean).join('-')}.png`;
    await page.screenshot({ path: join(out, file) });
    await page.close();
    console.log(file);
  }
} finally {
  await browser.close();
  await server.close();
}
