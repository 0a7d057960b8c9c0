import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from './testing/chromium.ts';
import { PHONE, atTable, visit } from './testing/client.ts';
import { ask, newAccount } from './testing/club.ts';
import { Line } from './testing/line.ts';
import { startOnlineClient, type OnlineClient } from './testing/online.ts';

const hasChromium = findChromium() !== undefined;

let client: OnlineClient;

/** A game that has begun; `host` has seat 0, the other one seat 1. */
async function newGame(host: string, rival: string, clock?: unknown): Promise<string> {
  const wanted = { game: 'twilight-struggle', seat: 0, ...(clock !== undefined && { clock }) };
  const { id } = (await ask(client.address, 'POST', '/games', wanted, host)).json as { id: string };
  await ask(client.address, 'POST', `/games/${id}/join`, {}, rival);
  return id;
}

/** A page of somebody who is known to the server already. */
async function pageOf(session: string, wanted: Parameters<typeof visit>[1] = {}) {
  const visitor = await visit(client, wanted);
  const [name, value] = session.split('=');
  await visitor.context.addCookies([{ name, value, url: client.address }]);
  return visitor;
}

const openMenu = (page: Page): Promise<void> => page.locator('.w-menu > button').click();

/** Whether all of a button can be pressed: nothing lies over its middle or its corners. */
const isFree = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate<boolean>(`(() => {
    const button = document.querySelector(${JSON.stringify(selector)});
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const points = [[left + 4, top + 4], [right - 4, top + 4], [left + 4, bottom - 4],
      [right - 4, bottom - 4], [(left + right) / 2, (top + bottom) / 2]];
    return points.every(([x, y]) => button.contains(document.elementFromPoint(x, y)));
  })()`);

describe.skipIf(!hasChromium)('the menu of a game', { timeout: 600_000 }, () => {
  beforeAll(async () => {
    client = await startOnlineClient();
  }, 600_000);
  afterAll(async () => {
    await client?.close();
  });

  test.each([
    ['a desk', undefined],
    ['a phone', PHONE],
  ])('leaves the chat free on %s', async (_where, size) => {
    const suffix = size ? 'Phone' : 'Desk';
    const [us, ussr] = [
      await newAccount(client.address, `Marshall${suffix}`),
      await newAccount(client.address, `Severin${suffix}`),
    ];
    const id = await newGame(us, ussr);
    const { page, context, complaints } = await pageOf(us, { size });
    await page.goto(`${client.address}/g/${id}`);
    await atTable(page);
    if (size) await page.locator('.b-last-line button').click();
    await page.getByRole('tab', { name: 'Chat' }).click();
    await page.fill('.w-chat input', 'Good luck');
    await openMenu(page);
    await page.waitForSelector('.w-menu > ul');
    expect(await page.textContent('.w-menu > ul')).not.toContain('Claim on time');
    await expect.poll(() => isFree(page, '.w-chat form button')).toBe(true);
    await expect.poll(() => isFree(page, '.w-chat form input')).toBe(true);
    // One press sends, and shuts the menu.
    await page.locator('.w-chat form button').click();
    await page.waitForSelector('.w-chat-lines p:has-text("Good luck")');
    await page.waitForSelector('.w-menu > ul', { state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('offers the game of a rival whose time is up', async () => {
    const [us, ussr] = [
      await newAccount(client.address, 'Patient'),
      await newAccount(client.address, 'Dawdler'),
    ];
    const { page, context, complaints } = await pageOf(us);
    // The server notes the end of a game by itself: whoever does not hear it has to claim.
    const line = await Line.of(page);
    const isToldOver = (): boolean =>
      line.heard.some((each) => 'standing' in each && each.standing.result !== undefined);
    let id = '';
    // The USSR places first, and its time is short. On a slow machine it is over too soon.
    for (const total of [6000, 20_000, 60_000]) {
      line.release();
      id = await newGame(us, ussr, { kind: 'live', total, increment: 0 });
      await page.goto(`${client.address}/g/${id}`);
      await atTable(page);
      line.hold();
      if (!isToldOver()) break;
    }
    await openMenu(page);
    const claim = page.getByRole('button', { name: 'Claim on time' });
    await claim.waitFor();
    await claim.click();
    await expect
      .poll(() => line.sent)
      .toContainEqual(expect.objectContaining({ type: 'claimTime', game: id }));
    line.release();
    await page.waitForSelector('.st-page');
    expect(await page.textContent('.w-ending')).toContain('The clock has run out.');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('asks nothing more once the game is over', async () => {
    const [us, ussr] = [
      await newAccount(client.address, 'Hesitant'),
      await newAccount(client.address, 'Quicker'),
    ];
    const id = await newGame(us, ussr);
    const { page, context, complaints } = await pageOf(us);
    await page.goto(`${client.address}/g/${id}`);
    await atTable(page);
    await openMenu(page);
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.waitForSelector('.w-ask');
    await ask(client.address, 'POST', `/games/${id}/resign`, {}, ussr);
    await page.waitForSelector('.st-page');
    expect(await page.locator('.w-ask').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
