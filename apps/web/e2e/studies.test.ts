import { gameCalled } from '@brink/games';
import { choose, decision, nextActor } from '@brink/kernel';
import { berlinAlone } from '@brink/library/studies/games/berlin-alone';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from './testing/chromium.ts';
import { axeFinds, until, visit } from './testing/client.ts';
import { ask, newAccount } from './testing/club.ts';
import { startOnlineClient, type OnlineClient } from './testing/online.ts';
import { sampleRecord } from './testing/sample-record.ts';

const hasChromium = findChromium() !== undefined;
if (!hasChromium) console.log('studies: no Chromium found, browser tests left out');

let client: OnlineClient;
let finished: Awaited<ReturnType<typeof sampleRecord>>['finished'];

async function account(page: Page, name: string): Promise<void> {
  await page.goto(client.address);
  const status = await page.evaluate<number>(`fetch('/api/account', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: ${JSON.stringify(name)}, password: 'long enough' }),
  }).then(({ status }) => status)`);
  expect(status).toBe(201);
}

/** A chapter of the first choices of a game. */
const STUDY = {
  format: 'brink-study',
  version: 1,
  title: 'Berlin first',
  chapters: [
    {
      name: 'The first decade',
      start: { kind: 'game', game: 'volk', rules: 1, options: { mode: 'base' }, choices: [] },
      lines: [{ from: 0, choices: berlinAlone.choices.slice(0, 60) }],
      notes: [],
      at: 17,
    },
  ],
};

const withGame = (id: string): string =>
  `localStorage.setItem('brink.game.${id}', ${JSON.stringify(JSON.stringify({ ...finished, id }))})`;

/** An arrow by keyboard, one by mouse, and a mark that is taken back. */
async function drawArrows(page: Page): Promise<void> {
  const country = (name: string) => page.locator(`[data-go-to="${name}"]`);
  const middleOf = async (name: string): Promise<[number, number]> => {
    const { x, y, width, height } = (await country(name).boundingBox())!;
    return [x + width / 2, y + height / 2];
  };
  const prompt = (text: string) => page.locator('.b-prompt').getByText(text).waitFor();
  // A comment takes letters.
  await page.getByRole('tab', { name: 'Moves' }).click();
  await page.keyboard.press('d');
  await page.getByRole('button', { name: 'US', exact: true }).click();
  for (const name of ['iran', 'iraq']) {
    await country(name).focus();
    await page.keyboard.press('Enter');
  }
  await prompt('Drawn: arrow from Iran to Iraq (US)');
  await page.getByRole('button', { name: 'No side (dashed)' }).click();
  await page.mouse.move(...(await middleOf('egypt')));
  await page.mouse.down();
  await page.mouse.move(...(await middleOf('libya')));
  await page.mouse.up();
  await prompt('Drawn: arrow from Egypt to Libya');
  for (const said of [
    'From Chile:',
    'Drawn: mark on Chile',
    'From Chile:',
    'Removed: mark on Chile',
  ]) {
    await page.mouse.click(...(await middleOf('chile')));
    await prompt(said);
  }
  await until(page, SHOWS_ARROWS);
  expect(await axeFinds(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Arrows' }).waitFor();
}

const SHOWS_ARROWS = `[...document.querySelectorAll('[data-arrow]')]
  .map(({ dataset }) => dataset.arrow).join() === 'iran iraq,egypt libya'`;

describe.skipIf(!hasChromium)('studies', { timeout: 600_000 }, () => {
  beforeAll(async () => {
    client = await startOnlineClient();
    ({ finished } = await sampleRecord());
  }, 600_000);
  afterAll(async () => {
    await client?.close();
  });

  test('an analysis becomes a chapter on the server; another browser reads it', async () => {
    const author = await visit(client);
    await author.context.addInitScript(withGame('studied'));
    await account(author.page, 'Severina');
    const { page } = author;
    await page.goto(`${client.address}/analysis?local=studied#200`);
    await page.waitForSelector('.sy-tree [aria-current]');
    await page.getByRole('tab', { name: 'Notes' }).click();
    await page.getByLabel('Comment').fill('The turning point of this game.');
    await drawArrows(page);
    await page.getByRole('button', { name: /^To study/ }).click();
    await page.getByLabel('Title of the study').fill('Where it turned');
    await page.getByLabel('Where it is kept').selectOption('public');
    expect(await axeFinds(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await until(page, `location.pathname.startsWith('/studies/')`);
    await page.getByRole('tab', { name: /^Chapters/ }).click();
    await page.getByLabel('Name of the chapter').fill('The middle');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('status').getByText('Saved').waitFor();
    const address = page.url();

    const reader = await visit(client);
    await reader.page.goto(`${client.address}/studies`);
    await reader.page.getByRole('link', { name: /Where it turned/ }).click();
    await until(reader.page, `location.href === ${JSON.stringify(address)}`);
    await reader.page.locator('.stu-say', { hasText: 'The middle' }).waitFor();
    await reader.page.getByRole('tab', { name: 'Moves' }).click();
    await reader.page.getByText('The turning point of this game.').waitFor();
    await until(reader.page, SHOWS_ARROWS);
    await reader.page
      .getByText('arrow from Iran to Iraq (US); arrow from Egypt to Libya')
      .waitFor();
    expect(await axeFinds(reader.page)).toEqual([]);
    await reader.page.getByRole('tab', { name: /^Chapters/ }).click();
    await reader.page.getByRole('button', { name: 'Export' }).waitFor();
    expect(await reader.page.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0);
    expect([...author.complaints, ...reader.complaints]).toEqual([]);
    await author.context.close();
    await reader.context.close();
  });

  test('readers comment on a chapter, report the study, and are quizzed', async () => {
    const owner = await newAccount(client.address, 'Okafor');
    const body = { visibility: 'public', study: STUDY };
    const made = await ask(client.address, 'POST', '/studies', body, owner);
    const { id: study } = made.json as { id: string };
    const reader = await visit(client);
    const { page } = reader;
    await account(page, 'Marlowe');
    await page.goto(`${client.address}/studies/${study}`);
    await page.getByRole('tab', { name: /^Comments/ }).click();
    await page.getByText('No one has said anything').waitFor();
    await page.getByLabel('Your comment on this chapter').fill('Would Berlin not be better?');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('list', { name: 'Comments' }).getByText('Would Berlin').waitFor();
    expect(await axeFinds(page)).toEqual([]);

    await page.getByRole('tab', { name: /^Chapters/ }).click();
    await page.getByRole('button', { name: 'Report' }).click();
    await page.getByLabel('What happened').fill('It insults somebody.');
    await page.getByRole('button', { name: 'Send the report' }).click();
    await page.getByText('Report sent').waitFor();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: /^Quiz me/ }).click();
    await page.locator('.pz-panel[data-phase="play"]').waitFor();
    await page.getByText('Your move: what was played here?').first().waitFor();
    expect(await axeFinds(page)).toEqual([]);
    await page.keyboard.press('g');
    await page.locator('.pz-panel', { hasText: '0 of 1 found at the first try' }).waitFor();
    await page.keyboard.press('q');
    await page.getByRole('tab', { name: /^Comments/ }).waitFor();

    // Others hear it; whoever has no account reads only.
    const other = await visit(client);
    await other.page.goto(`${client.address}/studies/${study}`);
    await other.page.getByRole('tab', { name: /^Comments/ }).click();
    await other.page.getByText('Would Berlin not be better?').waitFor();
    await other.page.getByText('To comment you need an account.').waitFor();
    expect([...reader.complaints, ...other.complaints]).toEqual([]);
    await other.context.close();
    await reader.context.close();
  });

  test('two authors write in turn, and nothing of either is lost', async () => {
    const [first, second] = [
      await newAccount(client.address, 'Anneke'),
      await newAccount(client.address, 'Bohdan'),
    ];
    const body = { visibility: 'link', study: STUDY };
    const made = await ask(client.address, 'POST', '/studies', body, first);
    const { id } = made.json as { id: string };
    await ask(client.address, 'PUT', `/studies/${id}/authors`, { player: 'Bohdan' }, first);
    const write = async (cookie: string, width: number) => {
      const author = await visit(client, { size: { width, height: 900 } });
      const [name, value] = cookie.split('=');
      await author.context.addCookies([{ name, value, url: client.address }]);
      await author.page.goto(`${client.address}/studies/${id}`);
      await author.page.locator('.stu-say', { hasText: 'The first decade' }).waitFor();
      await author.page.getByRole('tab', { name: /^Chapters/ }).click();
      return author;
    };
    const [ann, bob] = [await write(first, 1440), await write(second, 1280)];

    // Chapters stand beside the board of a wide screen, in a tab of others.
    const column = ann.page.getByRole('navigation', { name: 'Chapters' });
    await column.getByRole('button', { name: 'The first decade' }).waitFor();
    const locked = ann.page.waitForResponse((answer) => answer.url().endsWith('/lock'));
    await ann.page.keyboard.press('c');
    await column.locator('[aria-current]', { hasText: 'Chapter 2' }).waitFor();
    await locked;
    await column.getByRole('button', { name: 'The first decade' }).click();
    await column.locator('[aria-current]', { hasText: 'The first decade' }).waitFor();
    await ann.page.locator('.stu-say', { hasText: '1 · The first decade' }).waitFor();
    expect(await axeFinds(ann.page)).toEqual([]);
    expect(await bob.page.getByRole('navigation', { name: 'Chapters' }).count()).toBe(0);
    await bob.page
      .getByRole('tabpanel')
      .getByRole('button', { name: 'The first decade' })
      .waitFor();

    await bob.page.getByLabel('Text', { exact: true }).fill('Berlin decides.');
    await bob.page.getByText('Anneke writes in this study now.').waitFor();
    const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
    expect(await save(bob.page).getAttribute('aria-disabled')).toBe('true');
    await ann.page.getByRole('tab', { name: /^Chapters/ }).click();
    await save(ann.page).click();
    await ann.page.getByRole('status').getByText('Saved').waitFor();
    await bob.page.locator('button:not([aria-disabled])', { hasText: /^Save$/ }).click();
    await bob.page.getByText('Saved, with what another author wrote meanwhile.').waitFor();
    const kept = await ask(client.address, 'GET', `/studies/${id}`, undefined, first);
    expect((kept.json as { study: unknown }).study).toMatchObject({
      chapters: [{ name: 'The first decade', text: 'Berlin decides.' }, { name: 'Chapter 2' }],
    });
    // A refused lock is no mistake of the page, but browsers note it.
    const isLock = (text: string): boolean => text.includes('409');
    expect([...ann.complaints, ...bob.complaints.filter((text) => !isLock(text))]).toEqual([]);
    await ann.context.close();
    await bob.context.close();
  });

  test('studies that come along are read without a server', async () => {
    const { page, complaints, context } = await visit(client);
    await page.goto(`${client.address}/studies`);
    await page.locator('.w-studies a').first().waitFor();
    expect(await axeFinds(page)).toEqual([]);
    await page.goto(`${client.address}/studies/example-of-play`);
    await page.waitForSelector('.sy-tree .an-comment');
    await page.getByRole('tab', { name: /^Chapters/ }).click();
    await page.getByRole('button', { name: /Turn 3/ }).click();
    await page.locator('.stu-say', { hasText: 'Turn 3' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a written position is played on for both sides', async () => {
    const rules = gameCalled('twilight-struggle')!;
    const { options, choices } = finished.record;
    const parsed = rules.parseOptions(options);
    const game = rules.setup(parsed, undefined, 1);
    for (const choice of choices) {
      const isLater = rules.ai!.progress(game) > 3;
      if (isLater && decision(game)?.prompt === 'actionRound') break;
      choose(game, nextActor(game), choice);
    }
    const position = rules.position!.write(game, parsed);
    const { page, complaints, context } = await visit(client);
    await page.goto(`${client.address}/analysis?position=${position}`);
    await until(page, `document.querySelectorAll('.sy-plan').length > 0`);
    await page.locator('.sy-plan').first().click();
    await page.waitForSelector('.sy-tree > li[data-depth="0"] .an-row[aria-current]');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
