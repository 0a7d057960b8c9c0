import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from './testing/chromium.ts';
import {
  DESK,
  PHONE,
  atTable,
  axeFinds,
  placePoints,
  promptText,
  until,
  visit,
} from './testing/client.ts';
import { startOnlineClient, type OnlineClient } from './testing/online.ts';

const hasChromium = findChromium() !== undefined;
if (!hasChromium) console.log('front door: no Chromium found, browser tests left out');

let client: OnlineClient;

const clipboard = (page: Page): Promise<string> =>
  page.evaluate<string>('navigator.clipboard.readText()');
const status = (page: Page) => page.locator('.w-friend-status');

async function newcomer(wanted: Parameters<typeof visit>[1] = {}) {
  const visitor = await visit(client, wanted);
  await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write'], {
    origin: client.address,
  });
  return visitor;
}

describe.skipIf(!hasChromium)('the front door', { timeout: 600_000 }, () => {
  beforeAll(async () => {
    client = await startOnlineClient();
  }, 600_000);
  afterAll(() => client?.close());

  test('a first game is one click away: the next places a point', async () => {
    const { page, context, complaints } = await newcomer();
    await page.goto(client.address);
    await page.getByRole('button', { name: 'Play the bot' }).click();
    await atTable(page);
    await placePoints(page, 1);
    expect(await promptText(page)).toContain('5');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('the puzzle of the day is a map to look at and a link to give away', async () => {
    const { page, context, complaints } = await newcomer();
    // Where the device has a way of its own to share, the clipboard is left alone.
    await page.addInitScript('delete Navigator.prototype.share');
    await page.goto(client.address);
    const puzzle = page.locator('.w-puzzle');
    await puzzle.getByRole('button', { name: 'Share' }).click();
    await puzzle.getByRole('button', { name: 'Link copied' }).waitFor();
    expect(await clipboard(page)).toMatch(/\/puzzle\/[\w-]+$/);
    expect(await axeFinds(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test.each([
    ['en', 'light', DESK, ['Play', 'Learn', 'Study', 'Watch', 'Players']],
    ['ru', 'dark', PHONE, ['Играть', 'Обучение', 'Анализ', 'Смотреть', 'Игроки']],
  ] as const)('five rooms, each one click away, in %s', async (language, theme, size, rooms) => {
    const { page, context, complaints } = await newcomer({ language, theme, size });
    await page.goto(client.address);
    expect(await page.locator('.w-rooms a').allTextContents()).toEqual(rooms);
    for (const [i, room] of rooms.entries()) {
      await page.locator('.w-rooms').getByRole('link', { name: room, exact: true }).click();
      await page.locator('.w-rooms [aria-current]', { hasText: new RegExp(`^${room}$`) }).waitFor();
      expect(await page.locator('.w-rooms [aria-current]').count()).toBe(1);
      // Rooms of several pages list them, and one of them is open.
      if (i > 0 && room !== rooms[2]) await page.locator('.w-room [aria-current]').waitFor();
      expect(await axeFinds(page)).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(size.width);
    }
    // Every door of the room of study leads somewhere.
    await page.goto(`${client.address}/study`);
    const links = page.locator('.w-study-room li a');
    await links.first().waitFor();
    const doors = await links.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    );
    expect(doors).toEqual(expect.arrayContaining(['/archive', '/cards', '/learn']));
    for (const door of doors) {
      await page.goto(client.address + door);
      // A page has a title, a board speaks for itself.
      await page.locator('main h1, main.b-desk, main.b-phone').first().waitFor();
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('two clicks put a link into the clipboard, one takes the seat', async () => {
    const host = await newcomer({ settings: { name: 'Hartwell' } });
    await host.page.goto(client.address);
    await host.page.getByRole('button', { name: 'Play a friend' }).click();
    await host.page.getByRole('button', { name: 'Copy' }).click();
    await host.page.getByRole('button', { name: 'Copied' }).waitFor();
    const link = await clipboard(host.page);
    expect(link).toMatch(/\/i\/[\w-]{22}$/);
    await host.page.locator('.w-qr path').nth(1).waitFor();
    await status(host.page).getByText('not opened yet').waitFor();
    expect(await axeFinds(host.page)).toEqual([]);

    // What is agreed on is changed in place: the link stays the same.
    await host.page.locator('.w-friend .w-choice').getByText('US', { exact: true }).click();
    await host.page.locator('.w-friend .w-choice').getByText('3 days per move').click();
    await host.page.locator('.w-friend .w-choice').getByText('By the rulebook').click();
    await until(
      host.page,
      `document.querySelectorAll('.w-friend [data-chosen="true"]').length === 3`,
    );
    expect(await host.page.inputValue('.w-friend-link input')).toBe(link);

    const guest = await newcomer({ language: 'ru', theme: 'dark', size: PHONE });
    await guest.page.goto(link);
    const call = guest.page.locator('.w-call');
    await call.getByRole('heading', { name: 'Вы играете за СССР' }).waitFor();
    expect(await call.textContent()).toContain('Hartwell приглашает вас в «Сумеречная борьба»');
    expect(await call.textContent()).toContain('По переписке: 3 дня на ход');
    expect(await call.textContent()).toContain('всё по книге правил');
    expect(await axeFinds(guest.page)).toEqual([]);
    expect(await guest.page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
    await status(host.page).getByText('opened').waitFor();

    await guest.page.getByRole('button', { name: 'Сесть за стол' }).click();
    await atTable(guest.page);
    await status(host.page).getByRole('button', { name: 'Go to the table' }).click();
    await atTable(host.page);

    // Whoever comes later may watch.
    const late = await newcomer();
    await late.page.goto(link);
    await late.page.getByRole('heading', { name: 'The seat is taken' }).waitFor();
    await late.page.getByRole('link', { name: 'Watch' }).click();
    await atTable(late.page);
    expect([...host.complaints, ...guest.complaints, ...late.complaints]).toEqual([]);
    for (const { context } of [host, guest, late]) await context.close();
  });

  test('a link that is withdrawn says so, and one’s own is known', async () => {
    const host = await newcomer({ size: PHONE });
    await host.page.goto(`${client.address}/#friend`);
    await host.page.getByRole('button', { name: 'Copy' }).click();
    await host.page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await axeFinds(host.page)).toEqual([]);
    const link = await clipboard(host.page);
    // Whoever comes back to the dialog finds the same table.
    await host.page.goto(link);
    await host.page.getByRole('heading', { name: 'This is your own link' }).waitFor();
    await host.page.goto(`${client.address}/#friend`);
    await until(
      host.page,
      `document.querySelector('.w-friend-link input')?.value === ${JSON.stringify(link)}`,
    );
    await host.page.getByRole('button', { name: 'Withdraw' }).click();
    await status(host.page).getByText('The link is withdrawn.').waitFor();
    const guest = await newcomer();
    await guest.page.goto(link);
    await guest.page.getByRole('heading', { name: 'This link is gone' }).waitFor();
    expect(host.complaints).toEqual([]);
    for (const { context } of [host, guest]) await context.close();
  });

  test('two who look for an opponent meet; the search goes on beside the bot and calls', async () => {
    const one = await newcomer({ settings: { name: 'Marlowe' } });
    await one.page.goto(`${client.address}/pair`);
    await one.page.getByRole('button', { name: 'Look for an opponent' }).click();
    await one.page.getByText('Nobody else looks for this yet.').waitFor();
    await one.page.getByText('How long it takes is not known yet').waitFor();
    expect(await axeFinds(one.page)).toEqual([]);
    await one.page.getByRole('button', { name: 'Play Officer' }).click();
    await atTable(one.page);
    await one.page.locator('.w-seeking').waitFor();
    await one.page.clock.install();

    // Who looks stands on the first page, and is one click away.
    const other = await newcomer({ language: 'ru', theme: 'dark', size: PHONE });
    await other.page.goto(client.address);
    await other.page.locator('.w-seek', { hasText: 'Marlowe' }).getByRole('button').click();
    await atTable(other.page);
    await one.page.getByRole('link', { name: 'Go to the table' }).waitFor();
    expect(await one.page.title()).toContain('Your opponent is here');
    await one.page.getByText('s to come over').waitFor();
    // Half a minute later they are taken there.
    await one.page.clock.fastForward(30_000);
    await one.page.waitForURL(/\/g\//);
    await atTable(one.page);
    expect(new URL(one.page.url()).pathname).toBe(new URL(other.page.url()).pathname);
    expect([...one.complaints, ...other.complaints]).toEqual([]);
    for (const { context } of [one, other]) await context.close();
  });
});
