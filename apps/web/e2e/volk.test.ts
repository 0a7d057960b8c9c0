import { readFileSync, readdirSync } from 'node:fs';
import { parseRecord, replay } from '@brink/kernel';
import { view, volk } from '@brink/volk';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from './testing/chromium.ts';
import { actUntil } from './testing/clicks.ts';
import {
  PHONE,
  atTable,
  axeFinds,
  promptText,
  startClient,
  visit,
  type Client,
} from './testing/client.ts';
import { endingOf } from '../games/volk/ending.ts';

const hasBrowser = findChromium() !== undefined;
if (!hasBrowser) console.log('Wir sind das Volk!: no Chromium found, browser tests left out');

/** Choices that a random player makes; `npm run clicks` asks for more. */
const CHOICES = Number(process.env['BRINK_CLICKS'] ?? 60);
const CLICK_CAP = Math.max(400, 4 * CHOICES);

/** Everything that can be pressed to answer a question, in the order of the page. */
const ANSWERS = [
  '.b-v-target[data-legal="true"]',
  '.b-v-card[data-state="legal"]',
  '.b-v-box[data-legal]',
  '.w-v-buttons button',
].join(', ');

/** Lifts the curtain if it is down, else gives one answer; says what was pressed. */
async function pressSomething(page: Page, pick: (count: number) => number): Promise<string> {
  const curtain = page.locator('.w-curtain button');
  if (await curtain.isVisible()) {
    await curtain.click();
    return 'curtain';
  }
  const answers = page.locator(ANSWERS);
  const count = await answers.count();
  if (count === 0) {
    const done = page.locator('.b-prompt-buttons button, .b-action-bar button').last();
    await done.click();
    return 'done';
  }
  const answer = answers.nth(pick(count));
  await answer.focus();
  await page.keyboard.press('Enter');
  return 'answer';
}

const stored = (page: Page): Promise<number> =>
  page.evaluate<number>(`(() => {
    const key = Object.keys(localStorage).find((each) => each.startsWith('brink.game.'));
    return key ? JSON.parse(localStorage.getItem(key)).record.choices.length : 0;
  })()`);

/** A golden game of a mode, with what its end is called and how it is explained. */
function finishedGame(mode: string, language: 'en' | 'ru') {
  const folder = new URL('../../../goldens/volk/1/', import.meta.url);
  const records = readdirSync(folder)
    .filter((name) => /^\d+\.json$/.test(name))
    .map((name) => parseRecord(readFileSync(new URL(name, folder), 'utf8')));
  const record = records.find(({ options }) => options['mode'] === mode)!;
  const game = replay(volk, record);
  const outcome = volk.outcome(game)!;
  const ending = endingOf(outcome.manner, language, view(game, 0))!;
  return { record, outcome: volk.texts[language].outcome(outcome), ending: ending.text };
}

/** Chooses one of a few in the form of a new table. */
async function tick(page: Page, label: string): Promise<void> {
  const choice = page.locator('.w-new .w-choice label', { hasText: label });
  await choice.waitFor();
  await expect
    .poll(async () => {
      await choice.click();
      return choice.getAttribute('data-chosen');
    })
    .toBe('true');
}

/** The middle of a card of the display. */
async function pointIn(page: Page, index: number): Promise<[x: number, y: number]> {
  const box = (await page.locator('.b-v-card').nth(index).boundingBox())!;
  return [box.x + box.width / 2, box.y + 4];
}

/** Presses until a wish is fulfilled or the cap is reached; every press must move the game on. */
async function playUntil(page: Page, isThere: () => Promise<boolean>, seed: number): Promise<void> {
  let random = seed;
  const standing = async (): Promise<string> =>
    `${await stored(page)} ${await page.locator('.w-curtain').count()}`;
  for (let clicks = 0; clicks < CLICK_CAP && !(await isThere()); clicks++) {
    const before = await standing();
    random = (random * 1_103_515_245 + 12_345) % 2_147_483_648;
    const hasMoved = await actUntil(
      page,
      async () => (await standing()) !== before,
      (times) =>
        times % 50 === 0 ? pressSomething(page, (count) => random % count) : Promise.resolve(),
    );
    expect(hasMoved).toBe(true);
  }
}

describe.skipIf(!hasBrowser)('Wir sind das Volk! in a browser', { timeout: 600_000 }, () => {
  let client: Client;
  beforeAll(async () => {
    client = await startClient();
  }, 600_000);
  afterAll(() => client?.close());

  test('four people at one screen play the first stage of 2+2 by clicks', async () => {
    const { page, complaints } = await visit(client);
    await page.goto(client.address);
    await tick(page, 'Wir sind das Volk!');
    await tick(page, '2+2 for four');
    await tick(page, 'Several on this screen');
    for (const seat of await page.locator('.w-seat select').all()) {
      await seat.selectOption('person');
    }
    await page.getByRole('button', { name: 'Start the game', exact: true }).click();
    await page.waitForSelector('.w-curtain');
    await pressSomething(page, () => 0);
    await atTable(page);
    await page.waitForSelector('.b-v-seats li');
    expect(await page.locator('.b-v-seats li').count()).toBe(4);
    expect(await page.textContent('.w-v-stand-in')).toContain('Stand-in');
    const stage = (): Promise<string | null> =>
      page.locator('.b-v-stages [data-now="true"]').textContent({ timeout: 1000 });
    await playUntil(page, async () => (await stage().catch(() => '')) === 'B', 7);
    expect(await stage()).toBe('B');
    expect(complaints.filter((text) => !text.includes('502'))).toEqual([]);
    expect(await axeFinds(page)).toEqual([]);
    await page.context().close();
  });

  test('random clicks never break a base game against a bot, kept over a reload', async () => {
    const { page, complaints } = await visit(client, { language: 'ru' });
    await page.goto(client.address);
    await tick(page, 'Мы народ!');
    await page.getByRole('button', { name: 'Начать партию' }).click();
    await atTable(page);
    await page.waitForSelector('.b-v-seats li');
    expect(await page.locator('.b-v-seats li').count()).toBe(2);
    expect(await page.locator('.w-v-stand-in').count()).toBe(0);
    const isOver = async (): Promise<boolean> =>
      (await page.locator('.w-over, .st-page').count()) > 0;
    await playUntil(page, async () => (await stored(page)) > CHOICES || (await isOver()), 11);
    const count = await stored(page);
    expect(count > CHOICES || (await isOver())).toBe(true);
    await page.reload();
    await atTable(page);
    expect(await stored(page)).toBe(count);
    expect(await promptText(page)).not.toBe('');
    expect(complaints.filter((text) => !text.includes('502'))).toEqual([]);
    expect(await axeFinds(page)).toEqual([]);
    await page.context().close();
  });

  test('a card that is clicked stays where it lies and is the one that is read', async () => {
    const { page } = await visit(client, { size: { width: 1280, height: 720 } });
    await page.goto(client.address);
    await tick(page, 'Wir sind das Volk!');
    await tick(page, '2+2 for four');
    await page.getByRole('button', { name: 'Start the game', exact: true }).click();
    await atTable(page);
    const cards = page.getByRole('region', { name: /^Display/ }).locator('.b-v-card');
    const legal = page.locator('.b-v-card[data-state="legal"]');
    await legal.first().waitFor();
    const order = (): Promise<(string | null)[]> =>
      cards.evaluateAll((all) => all.map((each) => each.getAttribute('data-card')));
    const before = await order();
    const chosen = cards.nth(3);
    const title = (await chosen.locator('.b-v-card-title').innerText()).split('\n')[0];
    await chosen.click();
    await page.waitForSelector('.w-v-buttons button');
    expect(await order()).toEqual(before);
    expect(await chosen.getAttribute('data-state')).toBe('chosen');
    // The pointer rests where it was, whatever lies there now.
    await page.mouse.move(...(await pointIn(page, before.length - 1)));
    expect(await page.locator('.w-v-reader b').innerText()).toBe(title);
    await page.mouse.move(10, 10);
    expect(await page.locator('.w-v-reader b').innerText()).toBe(title);
    // §8: arms race and conflict cards can be counted and read.
    await page.getByRole('tab', { name: /^Played/ }).click();
    const arms = page.getByRole('region', { name: 'Arms race cards' });
    expect(await arms.innerText()).toContain('of 10 left');
    await arms.getByText('All cards of the deck', { exact: true }).click();
    expect(await arms.innerText()).toContain('Arms race card 10');
    expect(await axeFinds(page)).toEqual([]);
    await page.context().close();
  });

  test('a replay says at its end why the game has ended', async () => {
    for (const [language, mode] of [
      ['en', 'base'],
      ['ru', 'two-plus-two'],
    ] as const) {
      const { record, outcome, ending } = finishedGame(mode, language);
      // The list of games only wants to know that it is over; the replay finds out how.
      const result = { winners: [], turn: 4, manner: 'none' };
      const seats = ['person', 'person', 'person', 'person'];
      const stored = { id: 'ended', seats, record, changed: Date.now(), glance: [4, 0], result };
      const { page, complaints, context } = await visit(client, { language });
      await context.addInitScript(
        `localStorage.setItem('brink.game.ended', ${JSON.stringify(JSON.stringify(stored))});`,
      );
      await page.goto(`${client.address}/replay/local/ended`);
      await page.waitForSelector('.w-v-steps');
      expect(await promptText(page)).toContain(ending);
      expect(await page.textContent('.b-prompt')).toContain(outcome);
      expect(await page.locator('.b-prompt .w-rule-link').count()).toBe(1);
      expect(complaints.filter((text) => !text.includes('502'))).toEqual([]);
      expect(await axeFinds(page)).toEqual([]);
      await context.close();
    }
  });

  test('on a phone the page turns to where the answer lies', async () => {
    const { page, complaints } = await visit(client, { size: PHONE });
    await page.goto(client.address);
    await tick(page, 'Wir sind das Volk!');
    await page.getByRole('button', { name: 'Start the game', exact: true }).click();
    await atTable(page);
    await page.waitForSelector('.b-v-card[data-state="legal"]');
    await playUntil(page, async () => (await stored(page)) > 40, 5);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
    expect(complaints.filter((text) => !text.includes('502'))).toEqual([]);
    // Sites of a whole map on a phone lie closer than fingers are wide. The rule (WCAG 2.5.8) spares
    // maps, where the place is what matters; the first touch parts them.
    const finds = await axeFinds(page);
    expect(
      finds.filter((find) => !find.startsWith('target-size: button[data-target="site-')),
    ).toEqual([]);
    await page.context().close();
  });
});
