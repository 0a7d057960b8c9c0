/**
 * Plays games while everything goes wrong, and tells what was lost:
 * `npm run chaos -- --kills 1000`, or `--database SQLite` for the embedded one.
 */
import { parseArgs } from 'node:util';
import { chaos } from './chaos.ts';
import type { HomeKind } from './home.ts';

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'PostgreSQL' },
    kills: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: 'Infinity' },
    games: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    rest: { type: 'string', default: '500' },
    lock: { type: 'string', default: '1500' },
  },
});

const began = Date.now();
const report = await chaos({
  database: values.database as HomeKind,
  seed: Number(values.seed),
  atOnce: Number(values.games),
  kills: Number(values.kills),
  seconds: Number(values.seconds),
  lockMs: Number(values.lock),
  restMs: Number(values.rest),
  onTrouble: (troubles) => {
    if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${JSON.stringify(troubles)}`);
  },
});
if (process.stderr.isTTY) process.stderr.write('\r\u001B[K');

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
