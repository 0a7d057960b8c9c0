/**
 * Times how long opening a game keeps the main thread, from its journal alone and with a snapshot:
 * `npx tsx tools/cold-open.ts`. One game of 400 choices, and one of 300 with 2,000 take-backs.
 */
import { performance } from 'node:perf_hooks';
import { gameCalled } from '@brink/games';
import { Random, legal, members } from '@brink/kernel';
import { restoreFrom, snapshotOf } from '../apps/server/play/snapshot.ts';
import { Table } from '../apps/server/play/table.ts';
import type { JournalRow } from '../apps/server/storage/journal.ts';
import type { Snapshot } from '../apps/server/storage/snapshot.ts';

const secret = new Uint8Array(32).fill(7);
const kind = gameCalled('twilight-struggle')!;
const newTable = (): Table => new Table(kind, { options: {} }, { kind: 'none' }, secret);

interface Stored {
  readonly rows: readonly JournalRow[];
  readonly snapshot: Snapshot;
}

/** A game of so many choices, with so many take-backs at its end; the last snapshot may be older. */
async function journal(choices: number, takeBacks: number): Promise<Stored | undefined> {
  for (let seed = 1; seed < 400; seed++) {
    const random = new Random(seed);
    const table = newTable();
    const rows = [table.write({ kind: 'start', commitment: '', chance: [] }, 0)];
    let snapshot: Snapshot | undefined;
    const step = async (): Promise<void> => {
      const actor = table.waiting & 1 ? 0 : 1;
      const all = members(legal(table.session.game, actor));
      const choice = all[random.below(all.length)];
      const { decision } = table;
      rows.push(table.write({ kind: 'choice', decision, actor, choice, chance: [] }, 0));
      if (table.seq >= (snapshot?.seq ?? 0) + 64)
        snapshot = (await snapshotOf('g', table)) ?? snapshot;
    };
    while (!table.result && table.session.choices.length < choices) await step();
    for (let i = 0; i < takeBacks && !table.result; i++) {
      const to = table.lastChoiceOf(0)!;
      rows.push(table.write({ kind: 'offerTakeBack', actor: 0, to }, 0));
      rows.push(table.write({ kind: 'answerTakeBack', actor: 1, accept: true }, 0));
      while (!table.result && table.lastChoiceOf(0) === undefined) await step();
      await step();
    }
    if (!table.result && snapshot) return { rows, snapshot };
  }
  return undefined;
}

/** Milliseconds: by the clock, and of the processor in all threads of this process. */
interface Cost {
  readonly clock: number;
  readonly processor: number;
}

async function costOf(work: () => Promise<void> | void): Promise<Cost> {
  const began = performance.now();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return { clock: performance.now() - began, processor: (user + system) / 1000 };
}

const quantile = (times: readonly number[], share: number): string =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)].toFixed(2);

const quantiles = (times: readonly number[]): string =>
  `median ${quantile(times, 0.5)} ms, p99 ${quantile(times, 0.99)} ms`;

const text = (costs: readonly Cost[]): string =>
  `${quantiles(costs.map(({ clock }) => clock))}; ` +
  `of the processor ${quantiles(costs.map(({ processor }) => processor))}`;

for (const [choices, takeBacks] of [
  [400, 0],
  [300, 2000],
] as const) {
  const found = await journal(choices, takeBacks);
  if (!found) throw new Error('no seed plays that long');
  const { rows, snapshot } = found;
  const replays: Cost[] = [];
  const restores: Cost[] = [];
  const texts = rows.map((row) => JSON.stringify(row));
  const late = texts.slice(snapshot.seq + 1);
  const read = (table: Table, entries: readonly string[]): void => {
    for (const entry of entries) table.read(JSON.parse(entry) as JournalRow);
  };
  const replayed = (): void => read(newTable(), texts);
  const restored = async (): Promise<void> => {
    const table = newTable();
    await restoreFrom(snapshot, table);
    read(table, late);
  };
  // A server has opened games before: what the first ones cost the compiler is not counted.
  for (let i = 0; i < 20; i++) await restored();
  for (let i = 0; i < 400; i++) restores.push(await costOf(restored));
  for (let i = 0; i < (takeBacks > 0 ? 20 : 200); i++) replays.push(await costOf(replayed));
  console.log(
    `${choices} choices, ${takeBacks} take-backs: ${rows.length} entries, ` +
      `snapshot of ${snapshot.data.length} bytes and ${late.length} entries after it`,
  );
  console.log(`  from the journal   ${text(replays)}`);
  console.log(`  from the snapshot  ${text(restores)} (unpacking is done by another thread)`);
}
