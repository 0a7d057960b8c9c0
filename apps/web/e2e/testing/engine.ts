import type { Browser } from 'playwright-core';
import { findChromium } from './chromium.ts';
import { DESK, PATIENCE_MS, complaintsOf, startBrowser } from './client.ts';
import { findFirefox, startFirefox } from './firefox.ts';
import { WebKitWindow, hasWebKit } from './webkit.ts';

/** A page in one of the three engines: what all of them can do in the same way. */
export interface EnginePage {
  go(url: string): Promise<void>;
  reload(): Promise<void>;
  /** The value of an expression in the page. */
  see<T>(expression: string): Promise<T>;
  /** A press of the mouse, which then goes where it points at nothing. */
  clickAt(x: number, y: number): Promise<void>;
  /** A key that writes a letter. */
  press(letter: string): Promise<void>;
  /** Errors and warnings so far. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

interface Engine {
  readonly name: string;
  readonly isHere: boolean;
  readonly open: () => Promise<EnginePage>;
}

async function openIn(browser: Browser): Promise<EnginePage> {
  const page = await browser.newPage({ viewport: DESK });
  page.setDefaultTimeout(PATIENCE_MS);
  return {
    async go(url) {
      await page.goto(url);
    },
    async reload() {
      await page.reload();
    },
    see: (expression) => page.evaluate(expression),
    async clickAt(x, y) {
      await page.mouse.click(x, y);
      await page.mouse.move(1, 1);
    },
    press: (letter) => page.keyboard.press(letter),
    complaints: complaintsOf(page),
    close: () => browser.close(),
  };
}

/** What does not start on a busy machine is started again. */
async function insist<T>(start: () => Promise<T>): Promise<T> {
  for (let left = 2; left > 0; left--) {
    const started = await start().catch(() => undefined);
    if (started !== undefined) return started;
  }
  return start();
}

export const ENGINES: readonly Engine[] = [
  {
    name: 'Chromium',
    isHere: findChromium() !== undefined,
    open: async () => openIn(await insist(startBrowser)),
  },
  {
    name: 'Firefox',
    isHere: findFirefox() !== undefined,
    open: async () => openIn(await insist(startFirefox)),
  },
  { name: 'WebKit', isHere: hasWebKit(), open: () => insist(() => WebKitWindow.open(DESK)) },
];
