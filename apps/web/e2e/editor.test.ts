import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from './testing/chromium.ts';
import { PHONE, axeFinds, startClient, visit, type Client } from './testing/client.ts';

const hasChromium = findChromium() !== undefined;

const POSITION =
  '1~twilight-struggle.2~turn.3.2.ussr~vp.-2~defcon.3~passing.us.up~' +
  'influence.italy.2-0.east-germany.0-4.iran.2-0~us-hand.4.7.31~ussr-hand.2.8.30~discard.1.3';

let client: Client;

const open = async (page: Page, search: string): Promise<void> => {
  await page.goto(`${client.address}/editor?${search}`);
  await page.waitForSelector('.w-editor');
};

/** What the address says of a field. */
const field = (page: Page, name: string): string | undefined =>
  new URL(page.url()).searchParams
    .get('position')
    ?.split('~')
    .find((each) => each.startsWith(`${name}.`));

const country = (page: Page, id: string) =>
  page.locator(`.b-board-live [data-country="${id}"]`).first();

describe.skipIf(!hasChromium)('the position editor', { timeout: 600_000 }, () => {
  beforeAll(async () => {
    client = await startClient();
  }, 600_000);
  afterAll(() => client?.close());

  test('influence, tracks, cards and effects are changed, taken back, and played on', async () => {
    const { page, complaints } = await visit(client);
    await open(page, `position=${POSITION}`);
    await country(page, 'iran').click({ force: true });
    const iran = page.getByRole('group', { name: 'Iran', exact: true });
    await iran.getByRole('button', { name: 'USSR influence in Iran: more' }).click();
    await page.waitForURL(/iran\.2-1/);
    await iran.getByRole('spinbutton', { name: 'US influence in Iran' }).fill('4');
    await page.waitForURL(/iran\.4-1/);
    await page.getByRole('button', { name: 'DEFCON: more' }).click();
    await page.waitForURL(/defcon\.4/);
    const fidel = page.getByRole('radiogroup', { name: 'Where Fidel lies' });
    await fidel.getByRole('radio', { name: 'discard pile' }).click();
    await page.waitForURL(/discard\.1\.3\.8/);
    expect(field(page, 'ussr-hand')).toBe('ussr-hand.2.30');
    await page.getByRole('button', { name: /^Undo/ }).click();
    await page.waitForURL(/ussr-hand\.2\.8\.30/);
    await page.getByRole('tab', { name: /Effects/ }).click();
    await page.getByRole('checkbox', { name: 'NATO', exact: true }).check();
    await page.waitForURL(/effects\.Nato/);
    expect(await axeFinds(page)).toEqual([]);
    await page.getByRole('button', { name: 'Play on' }).click();
    await page.getByRole('button', { name: 'As USSR, against a bot' }).click();
    await page.waitForURL(/\/play\/local\//);
    // It is the USSR's second round, with the cards that it was given; the same after a reload.
    const card = page.locator('.b-hand .b-card', { hasText: 'Fidel' }).first();
    await card.waitFor();
    await page.waitForSelector('.b-prompt-text:has-text("Choose a card to play")');
    await page.reload();
    await card.waitFor();
    await page.waitForSelector('.b-prompt-text:has-text("Choose a card to play")');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('what cannot be is named, and cannot be played', async () => {
    const { page } = await visit(client);
    await open(page, `position=${POSITION.replace('defcon.3', 'defcon.1')}`);
    const check = page.locator('.w-ed-check');
    await check.getByText('DEFCON 1 is nuclear war').waitFor();
    const play = page.getByRole('button', { name: 'Play on' });
    expect(await play.getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('button', { name: 'DEFCON: more' }).click();
    await check.getByText('Can arise in play.').waitFor();
    expect(await play.getAttribute('aria-disabled')).toBeNull();
    // What is odd is told and kept.
    for (let n = 0; n < 9; n++) {
      await page.getByRole('region', { name: 'US hand' }).getByText('+ unknown card').click();
    }
    await check.getByText(/The US holds 12 cards/).waitFor();
    expect(await play.getAttribute('aria-disabled')).toBeNull();
    await page.getByRole('tab', { name: 'Text' }).click();
    await page.getByRole('textbox', { name: 'Text of the position' }).fill('nonsense');
    await page.getByText('This is not the text of a position.').waitFor();
    await page.context().close();
  });

  test('options and what is seldom needed; a lesson begins with the position', async () => {
    const { page, complaints } = await visit(client);
    await open(page, `position=${POSITION}`);
    await page.getByRole('tab', { name: 'Options' }).click();
    await page.getByRole('checkbox', { name: /^Promo cards/ }).check();
    await page.waitForURL(/options\.promoCards\.on/);
    // What does not go together is named, and nothing changes.
    await page.getByRole('combobox', { name: /^Edition/ }).selectOption('second');
    await page.locator('.w-ed-agreed [role="alert"]').waitFor();
    expect(field(page, 'options')).toBe('options.promoCards.on');
    expect(await axeFinds(page)).toEqual([]);
    await page.getByRole('tab', { name: 'More' }).click();
    await page.getByRole('combobox', { name: 'Chernobyl closes' }).selectOption('1');
    await page.waitForURL(/chernobylRegion\.1/);
    await page.getByRole('button', { name: 'Space attempts this turn: USSR: more' }).click();
    await page.waitForURL(/spaceAttempts\.0\.1/);
    const seen = 'Hidden cards that the US has seen: add';
    await page.getByRole('combobox', { name: seen }).selectOption({ label: 'Fidel' });
    await page.waitForURL(/us-knows\.8/);
    await page.locator('.w-ed-check').getByText('Can arise in play.').waitFor();
    expect(await axeFinds(page)).toEqual([]);
    await page.getByRole('button', { name: 'To study' }).click();
    await page.getByRole('dialog').getByLabel('Title of the study').fill('Iran');
    await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
    await page.waitForURL(/\/studies\//);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test.each([
    ['red-sea', 'en', 'dark', undefined],
    ['volk', 'ru', 'light', undefined],
    ['twilight-struggle', 'ru', 'dark', PHONE],
    ['volk', 'en', 'dark', PHONE],
  ] as const)(
    '%s begins with a position that can be played, in %s',
    async (game, language, theme, size) => {
      const { page, complaints } = await visit(client, { language, theme, ...(size && { size }) });
      await open(page, `game=${game}`);
      const fine = language === 'ru' ? 'Возможная позиция.' : 'Can arise in play.';
      await page.locator('.w-ed-check').getByText(fine).waitFor();
      expect(field(page, 'turn')).toBeDefined();
      expect(await axeFinds(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );
});
