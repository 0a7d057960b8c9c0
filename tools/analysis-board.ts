/**
 * Measures the analysis board on a processor slowed down four times: when the first lines of the
 * engine appear after a step (300 ms at most), and how long the page is busy with one task (50 ms at
 * most): `npx tsx tools/analysis-board.ts [desk] [phone] [GAME…]`.
 *
 * The browser slows down the thread that draws the page, not its workers. `of the processor` counts
 * what both threads took, whatever else the machine did meanwhile: until the engine had posted its
 * first lines what the slower of the two needed, the worker four times as long as here, and what
 * the page needed to draw them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { DESK, PHONE, startClient, until, visit } from '../apps/web/e2e/testing/client.ts';
import { sampleRecord } from '../apps/web/e2e/testing/sample-record.ts';
import { root } from './root.mjs';
import { CATEGORIES, eventsOf, mostly, workersOf, type Task } from './trace.ts';

const SLOWER = 4;
/**
 * How much the browser slows the page down: `BRINK_THROTTLE=1` measures at full speed and
 * multiplies what it takes of the processor, for a machine that is busy.
 */
const THROTTLE = Number(process.env['BRINK_THROTTLE'] ?? SLOWER);
/** What a task takes of the processor of the slow machine, in milliseconds. */
const slowMs = ({ tdur = 0 }: Task): number => (tdur / 1000) * (SLOWER / THROTTLE);
const MOST_MS = 50;
/** Marks in the trace. */
const BEGINS = 'begins: ';
const SHOWN = 'lines shown';
/** So long the engine deepens what it has shown before the next step. */
const LOOK_MS = 1500;

const golden = (path: string) => ({
  record: JSON.parse(readFileSync(join(root, 'goldens', path), 'utf8')) as {
    readonly choices: readonly number[];
  },
  id: 'sample',
  seats: ['person', 'person'],
  changed: 0,
  glance: [1, 0],
  result: { winners: [0], manner: 'vp' },
});
const GAMES: Readonly<Record<string, { readonly record: { choices: readonly number[] } }>> = {
  'twilight-struggle': (await sampleRecord()).finished,
  'red-sea': golden('red-sea/1/01.json'),
  volk: golden('volk/1/01.json'),
};

/** Whether something has come of the step: lines, or why there are none. */
const HAS_SPOKEN = `document.querySelector('.sy-plan') ||
  /^(?!.*…)/.test(document.querySelector('.an-plans .an-empty')?.textContent ?? '…')`;

/** On a phone plans may be on another page. */
const IS_READ = `document.querySelector('.an-plans') !== null`;

/** Does something to the page and looks at what the engine says of it. */
async function after(page: Page, name: string, act: () => Promise<unknown>): Promise<void> {
  await page.evaluate(`performance.mark('${BEGINS}${name}')`);
  await act();
  await page.waitForTimeout(LOOK_MS);
  if (await page.evaluate(IS_READ)) await until(page, HAS_SPOKEN);
}

const press = (page: Page, key: string) => () => page.keyboard.press(key);

/**
 * Clicks where something stands. It is looked for beforehand and without the means of tests: those
 * are scripts that the page would be busy with.
 */
async function click(page: Page, name: string, selector: string, text = ''): Promise<void> {
  const at = await page.evaluate<readonly [number, number] | undefined>(`(() => {
    const found = [...document.querySelectorAll(${JSON.stringify(selector)})]
      .find((each) => each.textContent.includes(${JSON.stringify(text)}));
    if (!found) return undefined;
    const { x, y, width, height } = found.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  })()`);
  if (at) await after(page, name, () => page.mouse.click(...at));
}

/** What somebody does who goes through a game. */
async function walk(page: Page, isPhone: boolean): Promise<void> {
  for (let i = 0; i < 8; i++) await after(page, 'step', press(page, 'ArrowRight'));
  for (let i = 0; i < 3; i++) await after(page, 'back', press(page, 'ArrowLeft'));
  await click(page, 'plan', '.sy-plan');
  await after(page, 'eyes', press(page, 'Digit3'));
  await after(page, 'eyes', press(page, 'Digit2'));
  const [pages, tab] = ['.an-pages button', '[role=tab]'];
  if (isPhone) await click(page, 'page', pages, 'Moves');
  await click(page, 'tab', tab, 'Notes');
  await click(page, 'write', 'textarea');
  await after(page, 'write', () => page.keyboard.type('A comment.'));
  await click(page, 'tab', tab, 'Moves');
  if (isPhone) await click(page, 'page', pages, 'Plans');
}

/** Says in the trace when lines of a node appear for the first time. */
const WATCH = `
  let last;
  new MutationObserver(() => {
    const node = document.querySelector('.an-plans:has(.sy-plan)')?.dataset.node;
    if (node !== undefined && node !== last) performance.mark('${SHOWN}');
    last = node ?? last;
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-node'] });
`;

const median = (list: readonly number[]): number =>
  [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;

const taken = (events: readonly Task[], from: number, to: number): number =>
  events
    .filter(({ name, ts }) => name === 'RunTask' && ts >= from && ts < to)
    .reduce((sum, task) => sum + slowMs(task), 0);

/** What it takes on a slow machine from a key to the lines of the engine, the busiest worker. */
function slowly(page: readonly Task[], engine: readonly Task[], key: Task, shown: Task) {
  const posts = new Map(
    engine
      .filter(({ name, ts }) => name === 'SchedulePostMessage' && ts > key.ts)
      .map((post) => [post.args.data?.traceId, post]),
  );
  const heard = page.findLast(
    ({ name, ts, args }) =>
      name === 'HandlePostMessage' && ts < shown.ts && posts.has(args.data?.traceId),
  );
  const post = heard && posts.get(heard.args.data?.traceId);
  const first = engine.find(({ name, ts }) => name === 'RunTask' && ts >= key.ts);
  if (!heard || !post || !first) return undefined;
  const thought = (SLOWER * ((post.tts ?? 0) - (first.tts ?? 0))) / 1000;
  return Math.max(thought, taken(page, key.ts, heard.ts)) + taken(page, heard.ts, shown.ts);
}

function tell(trace: Buffer): Record<string, object> {
  const events = eventsOf(trace);
  const [engine = []] = workersOf(trace).toSorted(
    (a, b) => taken(b, 0, Infinity) - taken(a, 0, Infinity),
  );
  const begins = events.filter(({ name }) => name.startsWith(BEGINS));
  const shown = events.filter(({ name }) => name === SHOWN);
  const tasks = events.filter(({ name }) => name === 'RunTask');
  const rows: Record<string, object> = {};
  for (const name of new Set(begins.map((each) => each.name))) {
    const own: Task[] = [];
    const lines: number[] = [];
    const slowed: number[] = [];
    for (const [i, begin] of begins.entries()) {
      if (begin.name !== name) continue;
      const end = begins[i + 1]?.ts ?? Infinity;
      own.push(...tasks.filter(({ ts }) => ts > begin.ts && ts < end));
      const key = events.find(
        ({ ts, name: event, args }) =>
          ts > begin.ts && event === 'EventDispatch' && /keydown|click/.test(args.data?.type ?? ''),
      );
      const first = shown.find(({ ts }) => ts > begin.ts && ts < end);
      if (!first || !key) continue;
      lines.push((first.ts - key.ts) / 1000);
      const slow = slowly(events, engine, key, first);
      if (slow !== undefined) slowed.push(slow);
    }
    own.sort((a, b) => slowMs(b) - slowMs(a));
    const round = (list: readonly number[]): string =>
      list.length === 0 ? '' : `${Math.round(median(list))}, ${Math.round(Math.max(...list))}`;
    rows[name.slice(BEGINS.length)] = {
      'lines after ms: median, most': round(lines),
      'of the processor': round(slowed),
      'longest tasks': own
        .slice(0, 3)
        .map((task) => Math.round(slowMs(task)))
        .join(', '),
      mostly: mostly(own[0], events),
      'over 50 ms': own.filter((task) => slowMs(task) > MOST_MS).length,
    };
  }
  return rows;
}

const client = await startClient();
const wanted = new Set(process.argv.slice(2));
const isWanted = (name: string, all: readonly string[]): boolean =>
  wanted.has(name) || !all.some((each) => wanted.has(each));
const SCREENS = { desk: DESK, phone: PHONE };
for (const [where, size] of Object.entries(SCREENS)) {
  if (!isWanted(where, Object.keys(SCREENS))) continue;
  for (const [id, game] of Object.entries(GAMES)) {
    if (!isWanted(id, Object.keys(GAMES))) continue;
    const { page, context } = await visit(client, { size });
    const text = JSON.stringify(JSON.stringify({ ...game, id: 'sample' }));
    await context.addInitScript(`localStorage.setItem('brink.game.sample', ${text})`);
    const middle = Math.round(game.record.choices.length / 2);
    await page.goto(`${client.address}/analysis?local=sample#${middle}`);
    await until(page, HAS_SPOKEN);
    await page.waitForTimeout(2000);
    await page.evaluate(WATCH);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    await client.browser.startTracing(page, { categories: CATEGORIES });
    await walk(page, where === 'phone');
    const trace = await client.browser.stopTracing();
    console.log(`${id}, ${where}`);
    console.table(tell(trace));
    await context.close();
  }
}
await client.close();
process.exit(0);
