// `npm run screenshots [folder] [scene…]`: pictures of the component pages, to be looked at.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';
import { CHROMIUM_FLAGS, findChromium } from '../apps/web/testing/chromium.ts';
import { root } from './root.mjs';

const DESK = { width: 1600, height: 900 };
const PHONE = { width: 390, height: 844 };

/** @type {readonly { scene: string, lang: string, theme: string, size: typeof DESK }[]} */
const pictures = [
  { scene: 'voice', lang: 'en', theme: 'light', size: DESK },
  { scene: 'decolonization', lang: 'ru', theme: 'dark', size: DESK },
  { scene: 'open', lang: 'ru', theme: 'light', size: DESK },
  { scene: 'coup', lang: 'en', theme: 'light', size: DESK },
  { scene: 'uses', lang: 'en', theme: 'light', size: DESK },
  { scene: 'uses', lang: 'ru', theme: 'dark', size: DESK },
  { scene: 'replay', lang: 'ru', theme: 'light', size: DESK },
  { scene: 'start', lang: 'en', theme: 'dark', size: DESK },
  { scene: 'cards', lang: 'ru', theme: 'light', size: { width: 1600, height: 1700 } },
  { scene: 'cards', lang: 'en', theme: 'dark', size: { width: 1600, height: 1700 } },
  { scene: 'phone', lang: 'ru', theme: 'light', size: PHONE },
  { scene: 'phone', lang: 'en', theme: 'dark', size: PHONE },
];

const executablePath = findChromium();
if (!executablePath) {
  console.error('screenshots: no Chromium found; install one or name it in CHROMIUM.');
  process.exit(1);
}
const [folder = join(root, 'build/screenshots'), ...scenes] = process.argv.slice(2);
const out = resolve(folder);
mkdirSync(out, { recursive: true });

const server = await createServer({
  configFile: join(root, 'apps/web/fixtures/vite.config.mjs'),
  server: { port: 0, host: '127.0.0.1' },
  logLevel: 'error',
});
await server.listen();
const address = server.resolvedUrls?.local[0];
const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
try {
  for (const { scene, lang, theme, size } of pictures) {
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
    await page.screenshot({ path: join(out, `${scene}-${lang}-${theme}.png`) });
    await page.close();
    console.log(`${scene}-${lang}-${theme}.png`);
  }
} finally {
  await browser.close();
  await server.close();
}
