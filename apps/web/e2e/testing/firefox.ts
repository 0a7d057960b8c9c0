import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { firefox, type Browser } from 'playwright-core';

/** The Firefox that tests run in; `FIREFOX` names another one. */
export function findFirefox(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const found = folders.map((folder) => join(folder, 'firefox-esr'));
  return [process.env['FIREFOX'], ...found].find((path) => path && existsSync(path));
}

/** The Firefox of the system, which speaks WebDriver BiDi. */
export const startFirefox = (): Promise<Browser> =>
  firefox.launch({
    channel: 'moz-firefox',
    executablePath: findFirefox(),
    // Bars that take room make a page narrower than its window.
    firefoxUserPrefs: { 'ui.useOverlayScrollbars': 1 },
  });
