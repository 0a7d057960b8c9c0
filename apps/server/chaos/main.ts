/**
 * Plays games while everything goes wrong, and tells what was lost:
 * `npm run chaos -- --kills 1000`, or `--database SQLite` for the embedded one. Whoever interrupts it
 * hears what was lost so far.
 */
import { parseArgs } from 'node:util';
import { chaos } from './chaos.ts';
import type { HomeKind } from './home.ts';

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'PostgreSQL' },
    kills: { type: 'string', default: '1000' },
    games: { type: 'string', default: '40' },
    think: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    rest: { type: 'string', default: '500' },
    lock: { type: 'string', default: '1500' },
  },
});

const began = Date.now();
const enough = new AbortController();
process.once('SIGINT', () => enough.abort());
const { stderr } = process;
/** On a screen one line that changes, in a file one now and then. */
function show(troubles: Readonly<Record<string, number>>): void {
  if (stderr.isTTY) stderr.write(`\r\u001B[K${JSON.stringify(troubles)}`);
  else if (troubles['kill'] % 50 === 0) stderr.write(`${JSON.stringify(troubles)}\n`);
}

const report = await chaos({
  database: values.database as HomeKind,
  seed: Number(values.seed),
  atOnce: Number(values.games),
  thinkMs: Number(values.think),
  kills: Number(values.kills),
  enough: enough.signal,
  lockMs: Number(values.lock),
  restMs: Number(values.rest),
  onTrouble: show,
});
if (stderr.isTTY) stderr.write('\r\u001B[K');

const { games, choices, told, troubles, ...faults } = report;
const found = Object.entries(faults).filter(([, list]) => list.length > 0);
for (const [fault, list] of found)
  for (const each of list) process.stdout.write(`${fault}: ${each}\n`);
const counts = Object.fromEntries(
  Object.entries(faults).map(([fault, list]) => [fault, list.length]),
);
const seconds = Math.round((Date.now() - began) / 1000);
process.stdout.write(`${JSON.stringify({ games, choices, told, troubles, ...counts, seconds })}\n`);
// Where nobody could play nothing was shown.
process.exitCode = found.length === 0 && choices > 0 ? 0 : 1;
