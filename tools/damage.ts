/**
 * Damages the known logs and reads them: `npx tsx tools/damage.ts 10000 [SEED]`. Every one must
 * read to the same story or say where it stopped.
 */
import { readFileSync } from 'node:fs';
import { Random } from '@brink/kernel';
import { importLog } from '@brink/twilight-struggle/playdek/import';
import {
  DAMAGES,
  damaged,
  type Damage,
} from '../packages/twilight-struggle/playdek/testing/damage.ts';
import { files } from '../packages/twilight-struggle/playdek/testing/known-logs.ts';
import { outcomeOf, type Outcome } from '../packages/twilight-struggle/playdek/testing/outcome.ts';
import { SAMPLE } from '../packages/twilight-struggle/playdek/testing/sample.ts';

const count = Number(process.argv[2] ?? 1000);
const random = new Random(Number(process.argv[3] ?? 1));

const logs = [
  ['the sample', SAMPLE] as const,
  ...files.map((file) => [file, readFileSync(file, 'utf8')] as const),
].map(([file, log]) => ({ file, log, record: importLog(log).record }));

const figures = new Map<Damage, Record<Outcome, number>>(
  DAMAGES.map((damage) => [damage, { same: 0, shorter: 0, stopped: 0, wrong: 0 }]),
);
let longest = 0;

for (let n = 0; n < count; n++) {
  const { file, log, record } = logs[random.below(logs.length)];
  const damage = DAMAGES[n % DAMAGES.length];
  const text = damaged(log, damage, random);
  if (!record) continue;
  const start = performance.now();
  const { outcome, why } = outcomeOf(record, text);
  longest = Math.max(longest, performance.now() - start);
  figures.get(damage)![outcome]++;
  if (outcome === 'wrong') console.log(`${n}: ${file}, ${damage}: ${why}`);
}

for (const [damage, row] of figures) console.log(damage.padEnd(14), JSON.stringify(row));
console.log(`${count} damages, the longest took ${(longest / 1000).toFixed(1)} s`);
