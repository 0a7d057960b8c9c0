import { LESSONS } from '@brink/library/lessons/index';
import { exampleOfPlay } from '@brink/library/told/example-of-play/index';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from './testing/chromium.ts';
import { PATIENCE_MS, PHONE, axeFinds, startClient, visit, type Client } from './testing/client.ts';

const hasChromium = findChromium() !== undefined;
const firstGame = LESSONS[0];

let client: Client;

/** Takes the way on: the button of the coach, or the one thing that is lit. */
const goOn = (page: Page): Promise<unknown> =>
  page.evaluate(`(() => {
    // A question may lie over the card.
    const open = [...document.querySelectorAll('dialog[open]')].at(-1);
    [
      '.w-ask .b-button-primary',
      '.b-odds button',
      '.w-study-buttons button.b-button-primary',
      '.b-popover-uses button:not([aria-disabled])',
      '[data-go-to][aria-disabled="false"]',
      '.b-hand .b-card[data-taught]',
    ].flatMap((each) => [...document.querySelectorAll(each)])
      .find((each) => !open || open.contains(each))
      ?.click();
  })()`);

const head = (page: Page): Promise<string | undefined> =>
  page.evaluate<string | undefined>(`document.querySelector('.w-study h2')?.textContent`);

describe.skipIf(!hasChromium)('learning', { timeout: 600_000 }, () => {
  beforeAll(async () => {
    client = await startClient();
  }, 600_000);
  afterAll(() => client?.close());

  test.each([
    ['en', 'light', undefined],
    ['ru', 'dark', PHONE],
  ] as const)(
    'the guided game goes from the first step to the last in %s',
    async (language, theme, size) => {
      const { page, complaints } = await visit(client, { language, theme, ...(size && { size }) });
      await page.goto(`${client.address}/learn/first-game`);
      await page.waitForSelector('.w-study h2');
      expect(await axeFinds(page)).toEqual([]);
      const seen: string[] = [];
      const end = Date.now() + PATIENCE_MS;
      while (!(await page.$('.w-study-buttons a')) && Date.now() < end) {
        const now = await head(page);
        if (now !== undefined && now !== seen.at(-1)) seen.push(now);
        await goOn(page);
      }
      expect(seen).toEqual(
        firstGame.steps.flatMap((step) =>
          step.kind === 'reply' || !step.title ? [] : [step.title[language]],
        ),
      );
      // The game goes on without the coach, from where it stands.
      await page.click('.w-study-buttons button.b-button-primary');
      await page.waitForURL(/\/play\/local\//);
      await page.waitForSelector('.b-prompt-text');
      expect(await page.$('.w-study')).toBeNull();
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );

  test('a click beside the task repeats it and loses nothing; one may go on without help', async () => {
    const { page } = await visit(client);
    await page.goto(`${client.address}/learn/first-game`);
    // Nothing is asked while there is something to read.
    await page.locator('.b-prompt-text', { hasText: 'Read, then go on' }).waitFor();
    for (let i = 0; i < 2; i++) {
      await page.locator('.w-study').getByRole('button', { name: 'Next' }).click();
    }
    await page.waitForSelector('.w-study-ask');
    await page.locator('.b-board-live [data-country="france"]').first().click({ force: true });
    await page.waitForSelector('.w-study-warning');
    expect(await head(page)).toBe('Take Poland');
    await page.locator('.b-board-live [data-country="poland"]').first().click({ force: true });
    await page.waitForSelector('.w-study-warning', { state: 'detached' });
    expect(await head(page)).toBe('Take Poland');
    await page.getByRole('button', { name: 'Play on without help' }).click();
    await page.waitForURL(/\/play\/local\//);
    // One of six stands in Poland: five are left.
    await page.waitForSelector('.b-prompt-text u:text("5")');
    await page.context().close();
  });

  test.each([
    ['en', 'light', undefined],
    ['ru', 'dark', PHONE],
  ] as const)(
    'the example of play is told from the first step to the last in %s',
    async (language, theme, size) => {
      const { page, complaints } = await visit(client, { language, theme, ...(size && { size }) });
      await page.goto(`${client.address}/learn/example-of-play`);
      await page.waitForSelector('.w-tale h2');
      expect(await axeFinds(page)).toEqual([]);
      for (const [i, { title, text, why, other }] of exampleOfPlay.steps.entries()) {
        // The button is in reach at the first step; a key takes less time.
        if (i === 1) await page.click('button.w-tale-next');
        else if (i > 1) await page.keyboard.press('ArrowRight');
        await page.locator('.w-tale h2', { hasText: title[language] }).waitFor();
        const told = await page.textContent('.w-tale');
        for (const words of [text, why, other]) expect(told).toContain(words[language]);
      }
      expect(page.url()).toContain(`#${exampleOfPlay.steps.length}`);
      expect(await axeFinds(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );

  test('a told step changes the board, and one may play on from it', async () => {
    const { page } = await visit(client);
    await page.goto(`${client.address}/learn/example-of-play#4`);
    await page.locator('.w-tale h2', { hasText: 'Straight for Iran' }).waitFor();
    expect(await page.textContent('.w-tale-roll')).toContain('6 + 4 − 4 = 6');
    expect(await page.textContent('.w-tale .st-lines')).toContain('5→4');
    await page.keyboard.press('ArrowRight');
    await page.locator('.w-tale h2', { hasText: 'Two footholds' }).waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.locator('.w-tale h2', { hasText: 'Straight for Iran' }).waitFor();
    await page.getByRole('button', { name: 'Only the board' }).click();
    expect(await page.isVisible('.w-tale')).toBe(false);
    // Stefan is to answer: whoever plays on takes the US.
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.waitForURL(/\/play\/local\//);
    await page.waitForSelector('.b-prompt[data-side="us"]');
    expect(await page.locator('.b-hand .b-card').count()).toBe(8);
    await page.context().close();
  });
});
