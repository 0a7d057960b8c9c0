import type { Page } from 'playwright-core';
import { PATIENCE_MS } from './client.ts';

/**
 * One click on something that is lit, chosen by `pick`; answers what it was. Nothing is clicked
 * once the table asks what is waited for.
 */
export const clickAnything = (page: Page, pick: number, awaited?: string): Promise<string> =>
  page.evaluate<string>(`(() => {
    const asked = document.querySelector('.b-prompt-text')?.textContent;
    if (${awaited !== undefined} && asked?.includes(${JSON.stringify(awaited)})) return '';
    if (document.querySelector('[data-holding="true"]')) return '';
    const selectors = [
      '.w-ask .b-button-primary', '.w-fatal button', '.w-curtain .b-button',
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
    // What loses the game has to be held.
    if (chosen.matches('.w-hold')) {
      chosen.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    } else chosen.click();
    return chosen.textContent || chosen.dataset.goTo || '?';
  })()`);

/** What the table asks and how much has been told: it changes when the game goes on. */
const standing = (page: Page): Promise<string> =>
  page.evaluate<string>(`document.querySelector('.b-prompt-text, .w-study')?.textContent +
    document.querySelectorAll('.b-log-line').length`);

/** Acts until it is done; answers whether that came about before the game stood still for long. */
export async function actUntil(
  page: Page,
  isDone: () => Promise<boolean>,
  act: (times: number) => Promise<unknown>,
): Promise<boolean> {
  let end = Date.now() + PATIENCE_MS;
  let before = '';
  for (let times = 0; Date.now() < end; times++) {
    if (await isDone()) return true;
    await act(times);
    await page.waitForTimeout(30);
    const now = await standing(page);
    if (now !== before) end = Date.now() + PATIENCE_MS;
    before = now;
  }
  return false;
}

/**
 * Clicks at random on whatever is lit, and plays again when a game is over: random players blow
 * the world up soon. Answers whether there was always something to click sooner or later.
 */
export async function clickAround(page: Page, seed: number): Promise<boolean> {
  const clicks = Number(process.env['BRINK_CLICKS'] ?? 60);
  let chance = seed;
  let end = Date.now() + PATIENCE_MS;
  for (let made = 0; made < clicks;) {
    if (Date.now() > end) return false;
    chance = (chance * 48_271) % 2_147_483_647;
    const clicked = await clickAnything(page, chance / 2_147_483_647);
    if (clicked !== '') {
      made++;
      end = Date.now() + PATIENCE_MS;
    }
    await page.waitForTimeout(clicked === '' ? 100 : 10);
    // Not by mouse: a card that was opened since may lie over it.
    await page.evaluate(`document.querySelector('.w-over button')?.click()`);
  }
  return true;
}
