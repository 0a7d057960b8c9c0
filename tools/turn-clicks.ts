/**
 * Counts the clicks of a whole turn for two at one screen, on the pace `instant`:
 * `npx tsx tools/turn-clicks.ts [built client …]`, the present one where none is named. Deals, dice
 * and choices are always the same, so that the counts of two clients can be compared; a client that
 * was led to other choices says so by another fingerprint.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Session, type GameRecord } from '@brink/kernel';
import { twilightStruggle } from '@brink/twilight-struggle';
import { preview, type Plugin } from 'vite';
import { CONFIG_FILE, builtClient } from '../apps/web/e2e/testing/built-client.ts';
import { DESK, atTable, startBrowser, visit } from '../apps/web/e2e/testing/client.ts';
import { sampleRecord } from '../apps/web/e2e/testing/sample-record.ts';

const TURN = 2;
const MOST_CLICKS = 300;
const ID = 'turn';

/**
 * One number for ever: advisers draw beside the game, and whoever draws first would otherwise change
 * the dice.
 */
const oneNumber = (folder: string): Plugin => ({
  name: 'brink-one-number',
  configurePreviewServer({ middlewares }) {
    middlewares.use((request, answer, next) => {
      const [path] = (request.url ?? '').split('?');
      if (!/^\/assets\/worker-[\w-]{8}\.js$/.test(path)) return next();
      answer.setHeader('content-type', 'text/javascript');
      const prelude = `Object.defineProperty(crypto, 'getRandomValues', {
        value: (numbers) => numbers.fill(0x6d2b79f5),
      });\n`;
      answer.end(prelude + readFileSync(join(folder, path), 'utf8'));
    });
  },
});

/** The choices of a recorded game up to the beginning of a turn. */
function upToTurn({ options, choices }: GameRecord): readonly number[] {
  const session = new Session(twilightStruggle.setup(twilightStruggle.parseOptions(options)));
  for (const choice of choices) {
    if (twilightStruggle.view(session.game, 0).turn >= TURN) break;
    session.choose(session.actor, choice);
  }
  return [...session.choices];
}

/**
 * Clicks in the page: what is chosen depends only on how many choices were made before, among what
 * is lit in the order of names, which clients share.
 */
const PLAY = `(async () => {
  const stored = () => JSON.parse(localStorage.getItem('brink.game.${ID}'));
  const all = (selector) => [...document.querySelectorAll(selector)];
  const nameOf = (each) =>
    each.dataset.goTo ?? each.querySelector('.b-card-title, .b-key')?.textContent ?? each.textContent;
  const byName = (a, b) => (nameOf(a) < nameOf(b) ? -1 : 1);
  const frame = () => new Promise(requestAnimationFrame);
  const isPressed = () => all('[data-country][data-selected]').length > 0;
  const offered = () => {
    const groups = [
      ['question', '.w-ask .b-button-primary'],
      ['curtain', '.w-curtain .b-button'],
      ['use', '.b-popover-uses button:not([aria-disabled])'],
      ...(isPressed() ? [['roll', '.b-prompt-buttons .b-button-primary:not([aria-disabled])']] : []),
      ['choice', '.w-choices button, .w-picker .b-card'],
      ['country', '[data-go-to][aria-disabled="false"]'],
      ['button', '.b-prompt-buttons .b-button-primary:not([aria-disabled])'],
      ['card', '.b-hand .b-card:not([aria-disabled])'],
    ];
    for (const [kind, selector] of groups) {
      const found = all(selector).sort(byName);
      if (found.length > 0) return { kind, found };
    }
    return undefined;
  };
  const standing = () =>
    [stored().record.choices.length, all('.b-prompt-text')[0]?.textContent, offered()?.kind,
      offered()?.found.length, isPressed()].join();
  const clicks = {};
  const first = stored().record.choices.length;
  let spent = 0;
  for (let made = 0; made < ${MOST_CLICKS}; made++) {
    for (let tries = 0; !offered() && tries < 600 && !stored().result; tries++) await frame();
    const lit = offered();
    if (!lit || stored().result || stored().glance[0] > ${TURN}) break;
    const choices = stored().record.choices.length;
    const before = standing();
    const pick = ((choices + 1) * 48271) % 2147483647;
    const then = performance.now();
    lit.found[pick % lit.found.length].click();
    clicks[lit.kind] = (clicks[lit.kind] ?? 0) + 1;
    for (let tries = 0; standing() === before && tries < 300; tries++) await frame();
    spent += performance.now() - then;
    // A choice is stored before the table is drawn: what was lit before is no offer any more.
    for (let now = standing(), still = 0; still < 5;) {
      await frame();
      [now, still] = standing() === now ? [now, still + 1] : [standing(), 0];
    }
  }
  return { clicks, ms: spent, choices: stored().record.choices.slice(first),
    glance: stored().glance, result: stored().result };
})()`;

interface Played {
  readonly clicks: Readonly<Record<string, number>>;
  readonly ms: number;
  readonly choices: readonly number[];
  readonly glance: readonly number[];
  readonly result?: object;
}

const { finished } = await sampleRecord();
const record = { ...finished.record, choices: upToTurn(finished.record) };
const game = { id: ID, seats: ['person', 'person'], record, changed: 0, glance: [TURN, 0] };
const folders = process.argv.slice(2);
const browser = await startBrowser();
const rows: Record<string, object> = {};
for (const outDir of folders.length > 0 ? folders : [await builtClient()]) {
  const shown = await preview({
    configFile: CONFIG_FILE,
    logLevel: 'silent',
    plugins: [oneNumber(outDir)],
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1', proxy: {} },
  });
  const { page, context } = await visit({ browser }, { size: DESK });
  const text = JSON.stringify(JSON.stringify(game));
  await context.addInitScript(
    `if (!localStorage.getItem('brink.game.${ID}')) localStorage.setItem('brink.game.${ID}', ${text})`,
  );
  await page.goto(`${shown.resolvedUrls!.local[0]}play/local/${ID}`);
  await Promise.race([atTable(page), page.waitForSelector('.w-curtain')]);
  const played = await page.evaluate<Played>(PLAY);
  const { clicks, ms, choices, glance, result } = played;
  const sum = Object.values(clicks).reduce((a, b) => a + b, 0);
  rows[outDir] = {
    clicks: sum,
    'without curtains': sum - (clicks['curtain'] ?? 0),
    'by kind': JSON.stringify(clicks),
    'ms a click until the table has changed': Math.round(ms / sum),
    choices: choices.length,
    fingerprint: createHash('sha256').update(choices.join()).digest('hex').slice(0, 8),
    'ended on turn': result ? `${glance[0]}, over` : glance[0],
  };
  await context.close();
  await shown.close();
}
console.table(rows);
await browser.close();
process.exit(0);
