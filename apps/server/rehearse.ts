import { availableParallelism } from 'node:os';
import { readConfig } from './base/config.ts';
import { RehearsalPool } from './club/rehearsing/pool.ts';
import { rehearse, type Rehearsal } from './club/rehearsing/rehearsal.ts';
import { openStorage } from './storage/open.ts';

export { Failure } from './base/failures.ts';

/** Rehearses the database that the environment names, on all cores. */
export async function rehearseDatabase(
  onProgress: (done: number, total: number) => void,
): Promise<Rehearsal> {
  const { databaseUrl, dataFolder } = readConfig(process.env);
  const storage = await openStorage(databaseUrl, dataFolder);
  const pool = new RehearsalPool();
  try {
    // One page more than threads, so that none waits for the database.
    const atOnce = availableParallelism() + 1;
    return await rehearse(storage, { judge: pool.judge, atOnce, onProgress });
  } finally {
    await pool.close();
    await storage.close();
  }
}
