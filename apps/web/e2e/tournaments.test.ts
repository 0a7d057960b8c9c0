import type { TournamentPage } from '@brink/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from './testing/chromium.ts';
import { PHONE, axeFinds, visit } from './testing/client.ts';
import { startOnlineClient, type OnlineClient } from './testing/online.ts';

let client: OnlineClient;

/** Somebody else than the one at the screen. */
async function newEntrant(name: string): Promise<(path: string) => Promise<Response>> {
  const json = { 'content-type': 'application/json' };
  const made = await fetch(`${client.address}/api/account`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ name, password: 'long enough' }),
  });
  const cookie = made.headers.get('set-cookie')!.split(';')[0];
  return (path) =>
    fetch(client.address + path, { method: 'POST', headers: { ...json, cookie }, body: '{}' });
}

async function makeAccount(page: Page, name: string): Promise<void> {
  await page.goto(`${client.address}/account`);
  const make = page.getByRole('form', { name: 'Create an account' });
  await make.getByLabel('Name').fill(name);
  await make.getByLabel('New password').fill('long enough');
  await make.getByRole('button').click();
  await page.waitForSelector(`text=You are logged in as ${name}.`);
}

describe.skipIf(findChromium() === undefined)('tournaments', { timeout: 600_000 }, () => {
  beforeAll(async () => {
    client = await startOnlineClient();
  }, 600_000);
  afterAll(async () => {
    await client?.close();
  });

  test('are announced, filled, played and corrected, on a desk and on a phone', async () => {
    const { page, complaints, context } = await visit(client);
    await makeAccount(page, 'Host');
    await page.getByRole('link', { name: 'Watch' }).click();
    await page.getByRole('link', { name: 'Tournaments' }).click();
    await page.getByText('No tournaments yet.').waitFor();
    await page.getByRole('link', { name: 'Announce a tournament' }).click();
    await page.getByText('Red Sea', { exact: true }).click();
    const form = page.getByRole('form', { name: 'New tournament' });
    await form.getByLabel('Name').fill('Winter cup');
    await form.getByText('Knock-out', { exact: true }).click();
    await form.getByText('One game with bids').click();
    await form.getByLabel('Places').fill('2');
    await form.getByText('45 min + 30 s').click();
    await form.getByText('An hour late').click();
    expect(await axeFinds(page)).toEqual([]);
    await form.getByRole('button', { name: 'Announce' }).click();
    await page.getByRole('heading', { level: 1, name: 'Winter cup' }).waitFor();

    const id = page.url().split('/').at(-1)!;
    await page.getByText('1 hour late').waitFor();
    const broadcast = page.getByRole('form', { name: 'Broadcast the games' });
    await broadcast.getByText('15 minutes late').click();
    await broadcast.getByRole('button').click();
    await page.getByText('The games are broadcast, 15 minutes late.').waitFor();
    const ann = await newEntrant('Ann');
    const cid = await newEntrant('Cid');
    await ann(`/api/tournaments/${id}/join`);
    await page.reload();
    await page.getByRole('button', { name: 'Take part' }).click();
    await page.getByText('You are taking part.').waitFor();
    await cid(`/api/tournaments/${id}/join`);
    await page.reload();
    await page.getByRole('heading', { name: 'Waiting list' }).waitFor();
    expect(await axeFinds(page)).toEqual([]);
    await page.getByRole('button', { name: 'Start now' }).click();
    await page.locator('.w-ask').getByRole('button', { name: 'Start now' }).click();
    await page.getByText('Round 1 has begun.').waitFor();
    expect(await page.getByRole('row').allInnerTexts()).toHaveLength(3);
    expect(await page.locator('.w-match-games a').getAttribute('href')).toMatch(/^\/g\//);
    for (const name of ['Ann', 'Host']) {
      const link = page.locator('.w-match-names').getByRole('link', { name });
      expect(await link.getAttribute('href')).toBe(`/player/${name}`);
    }
    await page.getByText('(in 14 days)').or(page.getByText('(in 13 days)')).waitFor();

    const rule = page.getByRole('form', { name: 'Decide or correct a match' });
    await rule.getByLabel('Result').selectOption({ index: 1 });
    await rule.getByLabel('Reason').fill('did not come');
    await rule.getByRole('button').click();
    await page.getByText('Decided by the organiser: did not come').waitFor();
    await page.getByText('Finished').waitFor();
    await page
      .getByText('The match Ann – Host counts 0:1.')
      .or(page.getByText('The match Host – Ann counts 0:1.'))
      .waitFor();
    const answer = await page.request.get(`${client.address}/api/tournaments/${id}/standings.csv`);
    expect(await answer.text()).toContain('place,player,points');
    const over = (await (
      await page.request.get(`${client.address}/api/tournaments/${id}`)
    ).json()) as TournamentPage;
    expect(over.status).toBe('finished');

    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'RU, Русский' }).click();
    await page.getByText('Решение организатора: did not come').waitFor();
    expect(await axeFinds(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
    await page.getByRole('link', { name: 'Турниры' }).click();
    await page.getByText('Окончен', { exact: true }).first().waitFor();
    expect(await axeFinds(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
