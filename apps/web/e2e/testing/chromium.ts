import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The same browser without what only a window needs comes first: it is a fifth faster. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** The browser that tests and screenshots run in; `CHROMIUM` names another one. */
export function findChromium(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const found = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env['CHROMIUM'], ...found].find((path) => path && existsSync(path));
}

/** A browser that talks to nobody but the page. */
export const CHROMIUM_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
