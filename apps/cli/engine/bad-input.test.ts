import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Random } from '@brink/kernel';
import { expect, test } from 'vitest';
import { EngineClient } from './client.ts';
import { FAULTS } from './fault.ts';

/** `ENGINE_LINES=10000` sends that many, and looks at the memory as well. */
const LINES = Number(process.env['ENGINE_LINES'] ?? 300);
const bin = fileURLToPath(new URL('../bin/brink.mjs', import.meta.url));

/** Requests that would be good if a game and a batch were open, to be spoilt. */
const GOOD: readonly object[] = [
  { do: 'hello' },
  { do: 'new', game: 'volk', options: { mode: 'base' }, seed: 1 },
  { do: 'state', game: 1, actor: 0, language: 'en' },
  { do: 'choose', game: 1, actor: 0, choice: 3 },
  { do: 'choose', game: 1, name: 'fidel' },
  { do: 'bot', game: 1, level: 'heuristic', seed: 1 },
  { do: 'view', game: 1, viewer: 'all' },
  { do: 'observe', game: 1, viewer: 0, binary: true },
  { do: 'clone', game: 1, seed: 1 },
  { do: 'determinise', game: 1, viewer: 1, seed: 1 },
  { do: 'restore', save: { game: 'volk', options: {}, rules: 1, fingerprint: '', memory: 'AA' } },
  { do: 'step', games: [1], choices: [1] },
  { do: 'step', batch: 2, bytes: 2 },
  { do: 'batch', game: 'red-sea', size: 2, observe: ['actor'], bots: { 1: 'random' } },
  { do: 'close', game: 7 },
];

const STRANGE: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e300,
  255,
  4,
  '',
  'all',
  '__proto__',
  'toString',
  'é\u0000',
  [],
  [[]],
  [null],
  {},
  { length: -1 },
  'x'.repeat(2000),
];

/** One line of nonsense, with its bytes if it promises some. */
function badLine(random: Random): Buffer {
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)];
  if (random.below(4) === 0) {
    const noise = Buffer.from(
      Array.from({ length: random.below(200) }, () => random.below(256)).filter((b) => b !== 10),
    );
    return Buffer.concat([noise, Buffer.from('\n')]);
  }
  const request: Record<string, unknown> = { ...pick(GOOD) };
  const fields = Object.keys(request);
  for (let n = random.below(3); n >= 0; n--) request[pick([...fields, 'id'])] = pick(STRANGE);
  const text = JSON.stringify(request);
  if (random.below(4) === 0) {
    return Buffer.from(`${text.slice(0, random.below(text.length))}\n`);
  }
  const { bytes } = request;
  const promised = Number.isInteger(bytes) && Number(bytes) > 0 && Number(bytes) <= 255;
  const body = Buffer.alloc(promised ? Number(bytes) : 0, random.below(256));
  return Buffer.concat([Buffer.from(`${text}\n`), body]);
}

/** Resident kilobytes of a process, where the system tells them. */
function memoryOf(pid: number | undefined): number {
  const path = `/proc/${pid}/status`;
  if (!existsSync(path)) return 0;
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(path, 'utf8'))![1]);
}

test(`${LINES} bad lines are all answered, and the engine lives`, async () => {
  const client = new EngineClient(process.execPath, [bin, 'engine']);
  const random = new Random(1);
  await client.ask({ do: 'new', game: 'volk', seed: 1 });
  await client.ask({ do: 'batch', game: 'volk', size: 2, seed: 1 });
  const faults = new Map<unknown, number>();
  const memory: number[] = [];
  for (let i = 0; i < LINES; i++) {
    const { head } = await client.send(badLine(random));
    faults.set(head['fault'], (faults.get(head['fault']) ?? 0) + 1);
    // What spoiling has left good may have opened a game.
    const opened = ['game', 'batch'].find((name) => Number(head[name]) > 2);
    if (opened !== undefined) await client.ask({ do: 'close', [opened]: head[opened] });
    if (i % 1000 === 999) memory.push(memoryOf(client.pid));
  }
  expect([...faults.keys()].filter((code) => code && !FAULTS.includes(code as never))).toEqual([]);
  expect(faults.get('internal') ?? 0).toBe(0);
  expect(await client.ask({ do: 'state', game: 1 })).toMatchObject({ head: { ok: true } });
  expect(await client.end()).toBe(0);
  if (process.env['ENGINE_LINES']) {
    console.log(Object.fromEntries(faults), `kilobytes every 1,000 lines: ${memory.join(', ')}`);
  }
});
