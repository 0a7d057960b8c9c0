import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PATIENCE_MS, serveClient } from './testing/client.ts';
import { ENGINES, type EnginePage } from './testing/engine.ts';

const SETTINGS = {
  language: 'en',
  theme: 'light',
  pace: 'instant',
  sound: false,
  confirmTurn: false,
  confirmDice: false,
};
/** A click may come while the page moves; so long it has to show something. */
const ANSWER_MS = 10_000;

async function until(page: EnginePage, expression: string, patience = PATIENCE_MS): Promise<void> {
  for (const end = Date.now() + patience; Date.now() < end; await sleep(30)) {
    // A page on its way to another has nothing to say.
    if (await page.see<boolean>(`Boolean(${expression})`).catch(() => false)) return;
  }
  throw new Error(`never came true: ${expression}`);
}

const ASKED = `document.querySelector('.b-prompt-text')?.textContent`;

/**
 * Where to press: the middle of the first that nothing covers, once it stands still.
 * Buttons of the keyboard for countries stand for the boxes on the map.
 */
async function pointOf(page: EnginePage, selectors: readonly string[]): Promise<[number, number]> {
  const look = `(() => {
    for (const selector of ${JSON.stringify(selectors)}) {
      for (const found of document.querySelectorAll(selector)) {
        const country = '.b-board-live [data-country="' + found.dataset.goTo + '"]';
        const pressed = found.dataset.goTo ? document.querySelector(country) : found;
        if (!pressed) continue;
        const { left, top, width, height } = pressed.getBoundingClientRect();
        const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
        if (pressed.contains(document.elementFromPoint(x, y))) return [x, y];
      }
    }
    return [];
  })()`;
  let before = '';
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(60)) {
    const found = await page.see<[number, number] | []>(look).catch(() => [] as const);
    if (found.length === 2 && `${found}` === before) return found;
    before = `${found}`;
  }
  const asked = await page.see<string>(`${ASKED} ?? document.body.innerText.slice(0, 500)`);
  throw new Error(`nothing to press of ${selectors.join(', ')} where the page says: ${asked}`);
}

/** What a click can change: the choices made, and what lies open. */
const STANDING = `[
  ...Object.keys(localStorage).filter((key) => key.startsWith('brink.game.'))
    .map((key) => JSON.parse(localStorage.getItem(key)).record.choices.length),
  document.querySelector('.b-popover') !== null,
  document.querySelector('dialog[open]') !== null,
].join()`;

/** Presses the first of these, and waits for what comes of it. */
async function press(page: EnginePage, ...selectors: readonly string[]): Promise<void> {
  const before = await page.see<string>(STANDING);
  const isAnswered = (): Promise<boolean> =>
    until(page, `${STANDING} !== ${JSON.stringify(before)}`, ANSWER_MS).then(
      () => true,
      () => false,
    );
  for (let left = 5; left > 0; left--) {
    await page.clickAt(...(await pointOf(page, selectors)));
    if (await isAnswered()) return;
  }
  throw new Error(`nothing came of pressing ${selectors.join(', ')}`);
}

/** What leads on at a table: placing influence with every card, and whatever events ask for. */
const LEADS_ON = [
  'dialog[open] .b-button-primary',
  '.b-popover-uses button[aria-keyshortcuts="I"]:not([aria-disabled])',
  '.b-popover-uses button:not([aria-disabled])',
  '[data-go-to][aria-disabled="false"]',
  '.w-choices button',
  '.w-picker .b-card',
  '.b-prompt-buttons .b-button-primary:not([aria-disabled])',
  '.b-hand .b-card:not([aria-disabled])',
];

const HAND = `[...document.querySelectorAll('.b-hand .b-card')].map((card) => card.dataset.card)`;

describe('the first turn', { timeout: 600_000 }, () => {
  let client: Awaited<ReturnType<typeof serveClient>>;
  let dealt: readonly string[] | undefined;
  beforeAll(async () => {
    client = await serveClient();
  }, 600_000);
  afterAll(() => client?.close());

  async function playTurn(page: EnginePage): Promise<void> {
    await page.go(`${client.address}/settings`);
    await until(page, `document.querySelector('.w-settings')`);
    const settings = JSON.stringify(JSON.stringify(SETTINGS));
    await page.see(`localStorage.setItem('brink.settings', ${settings})`);
    await page.go(client.address);
    await page.clickAt(...(await pointOf(page, ['[data-way="bot"]'])));
    for (let left = 6; left > 0; left--) {
      await until(page, `${ASKED}?.includes('Add ${left} more')`);
      await press(page, '.b-board-live [data-country="poland"]');
    }
    await until(page, `${ASKED}.includes('headline')`);
    // The dice of tests are fixed: every engine is dealt the same cards.
    const hand = await page.see<string[]>(HAND);
    dealt ??= hand;
    expect(hand).toEqual(dealt);
    // What the list of games tells of this one begins with its turn; of a long log only the end is printed.
    const isPast = `Object.keys(localStorage).filter((key) => key.startsWith('brink.game.'))
      .some((key) => JSON.parse(localStorage.getItem(key)).glance?.[0] > 1)`;
    while (!(await page.see<boolean>(isPast))) await press(page, ...LEADS_ON);
  }

  describe.each(ENGINES)('in $name', ({ isHere, open }) => {
    test.skipIf(!isHere)('is set up, played, and there after a reload', async () => {
      const page = await open();
      try {
        await playTurn(page);
        const asked = await page.see<string>(ASKED);
        await page.reload();
        await until(page, `${ASKED} === ${JSON.stringify(asked)}`);
        await page.press('h');
        await until(page, `document.querySelector('.w-keys')`);
        expect(page.complaints).toEqual([]);
      } finally {
        await page.close();
      }
    });
  });
});
