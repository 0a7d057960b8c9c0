import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from './testing/chromium.ts';
import {
  atTable,
  axeFinds,
  clickCountry,
  placePoints,
  promptText,
  until,
  visit,
  formForFriend,
} from './testing/client.ts';
import { Line } from './testing/line.ts';
import { startOnlineClient, type OnlineClient } from './testing/online.ts';

const hasChromium = findChromium() !== undefined;
if (!hasChromium) console.log('web client: no Chromium found, browser tests left out');

let client: OnlineClient;

/** Cards in the tray by name, without the China Card, whose place lies in both. */
const handCards = (page: Page): Promise<string[]> =>
  page.$$eval('.b-hand .b-card:not([data-state="away"]):not([data-kind="plain"])', (cards) =>
    cards.map((each) => each.dataset['card'] ?? ''),
  );
const isAsked = (page: Page, texts: string): Promise<void> =>
  until(
    page,
    `document.querySelector('.b-prompt-text')?.textContent.includes(${JSON.stringify(texts)})`,
  );

describe.skipIf(!hasChromium)('two browsers at one server', { timeout: 600_000 }, () => {
  beforeAll(async () => {
    client = await startOnlineClient();
  }, 600_000);
  afterAll(async () => {
    await client?.close();
  });

  test('a link brings them together; each sees only the own hand; a reload changes nothing', async () => {
    const host = await visit(client, { settings: { name: 'Hartwell' } });
    const guest = await visit(client, { language: 'ru', settings: { name: 'Северина' } });
    const line = await Line.of(host.page);
    await formForFriend(host.page, client.address);
    await host.page.locator('.w-new > .b-button').click();
    await host.page.waitForSelector('.w-link');
    const link = await host.page.inputValue('.w-link');
    expect(await axeFinds(host.page)).toEqual([]);

    await guest.page.goto(link);
    await guest.page.waitForSelector('.w-notice .b-button-primary');
    await guest.page.click('.w-notice .b-button-primary');
    await Promise.all([atTable(host.page), atTable(guest.page)]);
    // Both have mixed a seed of their own into the chance of the game.
    const state = line.heard.find((message) => message.type === 'state');
    expect(state?.seeds?.map(({ seed }) => seed?.length)).toEqual([64, 64]);

    // The host has the USSR and places first, then the guest.
    await isAsked(host.page, 'Add 6 more USSR influence');
    await placePoints(host.page, 6);
    // Seven, and two that were agreed on.
    await placePoints(guest.page, 9);
    await isAsked(host.page, 'headline');
    const [ours, theirs] = [await handCards(host.page), await handCards(guest.page)];
    expect([ours.length, theirs.length]).toEqual([8, 8]);
    expect(ours.filter((card) => theirs.includes(card))).toEqual([]);

    // Both choose a headline; it is told only when both have.
    for (const { page } of [host, guest]) {
      await page.locator('.b-hand .b-card:not([aria-disabled])').first().click();
      await page.click('.b-popover-uses button');
      await page.waitForSelector('.b-popover', { state: 'detached' });
    }
    await until(
      host.page,
      `!/headline/.test(document.querySelector('.b-prompt-text').textContent)`,
    );

    await host.page.getByRole('tab', { name: 'Chat' }).click();
    await host.page.fill('.w-chat input', 'Good luck');
    await host.page.keyboard.press('Enter');
    await guest.page.getByRole('tab', { name: 'Чат' }).click();
    await guest.page.waitForSelector('text=Good luck');

    const before = await promptText(host.page);
    await host.page.reload();
    await atTable(host.page);
    await isAsked(host.page, before.slice(0, 12));
    // Notes are one's own and stay.
    await host.page.getByRole('tab', { name: 'Notes' }).click();
    await host.page.fill('.w-notes textarea', 'Hold the China Card');
    await host.page.waitForSelector('text=saved');
    await host.page.reload();
    await host.page.getByRole('tab', { name: 'Notes' }).click();
    await until(host.page, `document.querySelector('.w-notes textarea').value.startsWith('Hold')`);

    // Offers are made, withdrawn, declined, accepted.
    const offer = async (page: Page, name: string): Promise<void> => {
      await page.locator('.w-menu > button').click();
      await page.getByRole('button', { name }).click();
    };
    await offer(host.page, 'Offer a draw');
    await guest.page.waitForSelector('.w-offer:has-text("Hartwell предлагает ничью")');
    expect(await axeFinds(guest.page)).toEqual([]);
    await host.page.getByRole('button', { name: 'Withdraw' }).click();
    await guest.page.waitForSelector('.w-offer', { state: 'detached' });
    await offer(guest.page, 'Попросить вернуть ход');
    await host.page.getByRole('button', { name: 'Decline' }).click();
    await guest.page.waitForSelector('.w-offer', { state: 'detached' });
    await offer(guest.page, 'Предложить ничью');
    await host.page.getByRole('button', { name: 'Accept' }).click();
    await isAsked(host.page, 'agreement');

    // Both want another game: sides are swapped.
    await host.page.getByRole('button', { name: 'Rematch' }).click();
    await host.page.waitForSelector('text=kept for your guest');
    await guest.page.getByRole('button', { name: 'Еще раз' }).click();
    await isAsked(guest.page, 'Добавьте еще');
    await guest.page.waitForSelector('[data-go-to="poland"][aria-disabled="false"]');
    await atTable(host.page);
    for (const { complaints } of [host, guest]) expect(complaints).toEqual([]);
    await host.context.close();
    await guest.context.close();
  });

  /** A page at a game against a bot of the server, whose line can be held up. */
  async function atBotGame(settings = {}) {
    const visitor = await visit(client, { settings });
    const { page } = visitor;
    const line = await Line.of(page);
    await page.goto(`${client.address}/settings`);
    const id = await page.evaluate<string>(`(async () => {
      const post = (path, body) => fetch('/api' + path, {
        method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
      }).then((answer) => answer.json());
      await post('/guest', { name: 'Severin' });
      const bot = { kind: 'bot', level: 'learner' };
      return (await post('/games', { game: 'twilight-struggle', seat: 1, opponent: bot })).id;
    })()`);
    await page.goto(`${client.address}/g/${id}`);
    await atTable(page);
    await isAsked(page, 'Add 6 more USSR influence');
    return { ...visitor, id, line };
  }
  /** The page knows what its clicks lead to: they need nothing more from the server. */
  async function isForeseen(line: Line): Promise<void> {
    await expect.poll(() => line.heard.map(({ type }) => type)).toContain('foreseen');
  }
  /** The server has told of so many changes that the page has not heard of. */
  async function areHeld(line: Line, changes: number): Promise<void> {
    await expect
      .poll(() => line.held.filter(({ type }) => type === 'change'))
      .toHaveLength(changes);
  }
  const influence = async (page: Page, country: string): Promise<string> => {
    const label = await page.getAttribute(`[data-go-to="${country}"]`, 'aria-label');
    return /(US|США) \d+, (USSR|СССР) \d+/.exec(label ?? '')?.[0] ?? '';
  };

  test('a click does not wait for the network; the past is there; lost lines are picked up', async () => {
    const { page, context, complaints, id, line } = await atBotGame();
    const start = await influence(page, 'poland');
    await isForeseen(line);
    line.hold();
    await clickCountry(page, 'poland');
    await isAsked(page, 'Add 5 more USSR influence');
    await clickCountry(page, 'poland');
    await isAsked(page, 'Add 4 more USSR influence');
    await page.keyboard.press('u');
    await isAsked(page, 'Add 5 more USSR influence');
    const once = await influence(page, 'poland');
    expect(once).not.toBe(start);
    await areHeld(line, 3);
    line.release();
    await page.reload();
    await isAsked(page, 'Add 5 more USSR influence');
    expect(await influence(page, 'poland')).toBe(once);

    // Back to before the page was opened, and to the present again.
    await page.keyboard.press('ArrowLeft');
    await page.waitForSelector('.w-past input');
    await until(page, `document.querySelector('.w-past input').value === '0'`);
    expect(await influence(page, 'poland')).toBe(start);
    expect(await axeFinds(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await isAsked(page, 'Add 5 more USSR influence');

    // A refused choice is taken back with a word: another window was faster.
    const other = await visit(client, { context });
    await other.page.goto(`${client.address}/g/${id}`);
    await isAsked(other.page, 'Add 5 more USSR influence');
    await isForeseen(line);
    line.hold();
    await clickCountry(other.page, 'finland');
    await areHeld(line, 1);
    await clickCountry(page, 'poland');
    line.release();
    await isAsked(page, 'already decided in another window');
    await expect.poll(() => influence(page, 'poland')).toBe(once);
    await other.page.close();

    // The server restarts: a calm message, then everything is as it was.
    line.cut();
    await client.server.stop();
    await isAsked(page, 'You are offline.');
    await client.server.start();
    // Long before the page would try again by itself, unless the machine is very slow.
    await until(page, `/in (8|1\\d) s/.test(document.querySelector('.b-prompt-text').textContent)`);
    line.mend();
    await page.evaluate(`[...document.querySelectorAll('.b-prompt-buttons button')]
      .find((button) => button.textContent.includes('Try now'))?.click()`);
    await isAsked(page, 'Add 4 more USSR influence');

    // What has happened since: the bot has placed and chosen in between.
    await placePoints(page, 4);
    await isAsked(page, 'headline');
    await page.keyboard.press('w');
    await page.waitForSelector('.st-layer .st-lines');
    await page.keyboard.press('Space');
    expect(await axeFinds(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.st-layer', { state: 'detached' });
    // A card by its name.
    await page.keyboard.press('/');
    const title = await page.locator('.b-hand .b-card-title').first().textContent();
    await page.keyboard.type(title!);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.b-popover');

    // A spectator sees the table and no hand.
    const spectator = await visit(client, { language: 'ru' });
    await spectator.page.goto(`${client.address}/g/${id}`);
    await atTable(spectator.page);
    expect(await handCards(spectator.page)).toEqual([]);
    expect(await influence(spectator.page, 'poland')).not.toBe('');
    await spectator.page.getByRole('tab', { name: 'Чат' }).click();
    await spectator.page.fill('.w-chat input', 'Кто ведет?');
    await spectator.page.keyboard.press('Enter');
    await spectator.page.waitForSelector('.w-chat-lines b');
    expect(spectator.complaints).toEqual([]);
    await spectator.context.close();

    // A lost server is noted by the browser, and nothing else is.
    const isLost = (line: string): boolean => /WebSocket|Failed to load|ERR_CONNECTION/.test(line);
    expect(complaints.filter((line) => !isLost(line))).toEqual([]);
    await context.close();
  });

  test('only what hands the move over is confirmed, and shows what was done', async () => {
    const { page, context, complaints, line } = await atBotGame({ confirmTurn: true });
    for (const left of [5, 4, 3, 2, 1]) {
      await clickCountry(page, 'poland');
      await isAsked(page, `Add ${left} more USSR influence`);
    }
    // A page that has just been opened knows what the next click leads to once it has been told.
    await page.reload();
    await isAsked(page, 'Add 1 more USSR influence');
    await isForeseen(line);
    const last = page.locator('[data-go-to="finland"]');
    await last.focus();
    await page.keyboard.press('Enter');
    const done = (await page.textContent('.w-ask p')) ?? '';
    expect(done.match(/Poland/g)).toHaveLength(5);
    expect(done).toMatch(/Finland$/);
    expect(await axeFinds(page)).toEqual([]);
    // There is still a way back.
    await page.keyboard.press('Escape');
    await page.waitForSelector('.w-ask', { state: 'detached' });
    await page.keyboard.press('u');
    await isAsked(page, 'Add 2 more USSR influence');
    await clickCountry(page, 'poland');
    await page.reload();
    await isAsked(page, 'Add 1 more USSR influence');
    await isForeseen(line);
    await last.focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('.w-ask');
    await page.keyboard.press('Enter');
    await isAsked(page, 'headline');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
