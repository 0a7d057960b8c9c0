/**
 * Measures how long the page is busy with one frame while scenes run on a processor slowed down four
 * times: `npx tsx tools/frames.ts [desk] [phone] [coup] …`. No frame may take longer than 50 ms.
 * `BRINK_TRACES=folder` keeps the traces, for the developer tools of a browser.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Session } from '@brink/kernel';
import { twilightStruggle } from '@brink/twilight-struggle';
import type { Page } from 'playwright-core';
import { DESK, PHONE, atTable, startClient, until, visit } from '../apps/web/e2e/testing/client.ts';
import { sampleRecord } from '../apps/web/e2e/testing/sample-record.ts';
import type { StoredGame } from '../apps/web/client/local-games.ts';
import { root } from './root.mjs';
import { CATEGORIES, eventsOf, mostly, type Task } from './trace.ts';

const SLOWER = 4;
/**
 * What the processor is slowed down by. The throttle takes time that other programs had for time of
 * the page: `BRINK_THROTTLE=1` measures at full speed and multiplies, for a machine that is busy.
 */
const THROTTLE = Number(process.env['BRINK_THROTTLE'] ?? SLOWER);
const MOST_MS = 50;
const FOLDER = process.env['BRINK_TRACES'];
/** In the trace: the page of an ending is there. */
const MARK = 'scene begins';

/** A click has work of its own, and so has opening a game: the scene begins after it. */
const isBeginning = ({ name, args }: Task): boolean =>
  name === MARK || (name === 'EventDispatch' && args.data?.type === 'click');

const { running, finished } = await sampleRecord();
const isOver = { ...finished, result: undefined };
const war = JSON.parse(readFileSync(join(root, 'goldens/twilight-struggle/1/04.json'), 'utf8'));
const games: readonly StoredGame[] = [
  finished,
  { ...running, id: 'running' },
  { ...isOver, id: 'victory' },
  { ...isOver, id: 'war', record: war },
];

/** The choice after which the log first tells of something. */
function choiceWhere(isWanted: (code: string, args: readonly number[]) => boolean): number {
  const { options, choices } = finished.record;
  const session = new Session(twilightStruggle.setup(twilightStruggle.parseOptions(options)));
  for (const choice of choices) {
    const told = session.log.length;
    session.choose(session.actor, choice);
    if (session.log.slice(told).some(({ code, args }) => isWanted(code, args))) {
      return session.choices.length;
    }
  }
  throw new Error('the game has none');
}

/** In a replay: what it plays by itself from shortly before a choice until a scene is over. */
const replayed = (choice: number, scene: string) => ({
  address: `/replay/local/sample#${Math.max(0, choice - 1)}`,
  async run(page: Page): Promise<void> {
    // Without a mouse, which a phone has not: a browser asks anew in every frame what lies under it.
    if (page.viewportSize()!.width === PHONE.width) {
      await page.evaluate(`document.querySelector('button[data-kind="play"]').click()`);
    } else await page.locator('button[data-kind="play"]').click();
    await until(page, `document.querySelector('.st-layer[data-scene="${scene}"]')`);
    await until(page, `!document.querySelector('.st-layer[data-scene="${scene}"]')`);
  },
});

/** A game that is over shows its last page when it is opened from the table of another one. */
const opened = (game: string) => ({
  address: '/play/local/running',
  async run(page: Page): Promise<void> {
    await page.evaluate(`
      new MutationObserver((_, observer) => {
        if (!document.querySelector('.st-page')) return;
        observer.disconnect();
        performance.mark('${MARK}');
      }).observe(document.body, { subtree: true, childList: true });
      history.pushState({}, '', '/play/local/${game}');
      dispatchEvent(new PopStateEvent('popstate'));
    `);
    await page.waitForSelector('.st-page');
    await page.waitForTimeout(4000);
  },
});

const SCENES: Readonly<
  Record<string, { readonly address: string; readonly run: (page: Page) => Promise<void> }>
> = {
  headlines: replayed(
    choiceWhere((code) => code === 'headline'),
    'headlines',
  ),
  coup: replayed(
    choiceWhere((code) => code === 'coup'),
    'die',
  ),
  'DEFCON 2': replayed(
    choiceWhere((code, [level]) => code === 'defcon' && level === 2),
    'defcon',
  ),
  scoring: replayed(
    choiceWhere((code) => code === 'scoring'),
    'scoring',
  ),
  victory: opened('victory'),
  'nuclear war': opened('war'),
};

const client = await startClient();
const rows: Record<string, object> = {};
const SCREENS = { desk: DESK, phone: PHONE };
const wanted = process.argv.slice(2);
/** Only what was named, or everything where nothing of its kind was. */
const isWanted = (name: string, all: object): boolean =>
  wanted.includes(name) || !wanted.some((each) => each in all);
for (const [where, size] of Object.entries(SCREENS)) {
  if (!isWanted(where, SCREENS)) continue;
  for (const [name, { address, run }] of Object.entries(SCENES)) {
    if (!isWanted(name, SCENES)) continue;
    const { page, context } = await visit(client, { size, settings: { pace: 'normal' } });
    for (const game of games) {
      const text = JSON.stringify(JSON.stringify(game));
      const key = `brink.game.${game.id}`;
      await context.addInitScript(`localStorage.setItem('${key}', ${text})`);
    }
    await page.goto(client.address + address);
    await (address.startsWith('/play') ? atTable(page) : page.waitForSelector('.b-scrubber'));
    await page.waitForTimeout(2000);
    await page.evaluate(`
      globalThis.frames = [];
      new PerformanceObserver((list) => frames.push(...list.getEntries().map((each) => each.duration)))
        .observe({ type: 'long-animation-frame' });
    `);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    await client.browser.startTracing(page, { categories: CATEGORIES });
    await run(page);
    const trace = await client.browser.stopTracing();
    if (FOLDER) writeFileSync(join(FOLDER, `${name}, ${where}.json`), trace);
    const events = eventsOf(trace);
    const began = Math.max(...events.filter(isBeginning).map(({ ts }) => ts));
    const tasks = events
      .filter(({ name, ts }) => name === 'RunTask' && ts > began)
      .sort((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0));
    const longest = ((tasks[0]?.tdur ?? 0) / 1000) * (SLOWER / THROTTLE);
    const frames = await page.evaluate<number[]>('frames');
    rows[`${name}, ${where}`] = {
      tasks: tasks.length,
      'longest task, ms of the processor': Math.round(longest),
      mostly: mostly(tasks[0], events),
      'frames over 50 ms on the clock': frames.length,
      'longest of them, ms': Math.round(Math.max(0, ...frames)),
      '': longest > MOST_MS ? 'TOO LONG' : '',
    };
    await context.close();
  }
}
console.table(rows);
await client.close();
process.exit(0);
