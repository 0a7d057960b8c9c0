import type { Page } from 'playwright-core';

/** One click on something that is lit, chosen by `pick`; answers what it was. */
export const clickAnything = (page: Page, pick: number): Promise<string> =>
  page.evaluate<string>(`(() => {
    const selectors = [
      '.w-ask .b-button-primary', '.w-curtain .b-button',
      '[data-go-to][aria-disabled="false"]',
      '.b-hand .b-card:not([aria-disabled])',
      '.b-popover-uses button:not([aria-disabled])',
      '.b-prompt-buttons .b-button-primary:not([aria-disabled])',
      '.w-choices button', '.w-picker .b-card',
      '.w-statecraft button:enabled', '.w-bid > .b-button-primary',
    ];
    const all = selectors.flatMap((each) => [...document.querySelectorAll(each)]);
    const open = document.querySelector('dialog[open]');
    const lit = open ? all.filter((each) => open.contains(each)) : all;
    if (lit.length === 0) return '';
    const chosen = lit[Math.floor(${pick} * lit.length)];
    chosen.click();
    return chosen.textContent || chosen.dataset.goTo || '?';
  })()`);

const MOST_IDLE = 60;

/**
 * Clicks at random on whatever is lit, and plays again when a game is over: random players blow
 * the world up soon. Answers whether there was always something to click within a few seconds.
 */
export async function clickAround(page: Page, seed: number): Promise<boolean> {
  const clicks = Number(process.env['BRINK_CLICKS'] ?? 60);
  let chance = seed;
  let idle = 0;
  for (let made = 0; made < clicks && idle < MOST_IDLE;) {
    chance = (chance * 48_271) % 2_147_483_647;
    const clicked = await clickAnything(page, chance / 2_147_483_647);
    if (clicked !== '') made++;
    idle = clicked === '' ? idle + 1 : 0;
    await page.waitForTimeout(clicked === '' ? 100 : 10);
    if ((await page.locator('.w-over').count()) > 0) await page.click('.w-over button');
  }
  return idle < MOST_IDLE;
}
