import { rehearse } from './club/rehearsal.ts';
import { readConfig } from './base/config.ts';
import { Failure } from './base/failures.ts';
import { openStorage } from './storage/open.ts';

const SHOWN = 50;

try {
  const { databaseUrl, dataFolder } = readConfig(process.env);
  const storage = await openStorage(databaseUrl, dataFolder);
  const { stderr, stdout } = process;
  try {
    let shownAt = 0;
    const result = await rehearse(storage, (done) => {
      if (!stderr.isTTY || Date.now() - shownAt < 100) return;
      shownAt = Date.now();
      stderr.write(`\r\u001B[K${done} games`);
    });
    if (stderr.isTTY) stderr.write('\r\u001B[K');
    const { games, same, changed, unreadable, list } = result;
    if (process.env['REHEARSE_JSON']) stdout.write(`${JSON.stringify(result)}\n`);
    else {
      stdout.write(
        `${games} games: ${same} the same, ${changed} changed, ${unreadable} unreadable\n`,
      );
      for (const { id, status, at, why } of list.slice(0, SHOWN)) {
        stdout.write(`${id} ${status}${at === undefined ? '' : ` at ${at}`}: ${why}\n`);
      }
      if (list.length > SHOWN)
        stdout.write(`… and ${list.length - SHOWN} more; --json lists all\n`);
    }
    process.exitCode = list.length === 0 ? 0 : 1;
  } finally {
    await storage.close();
  }
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  process.stderr.write(`brink: ${error.message}\n`);
  process.exitCode = 2;
}
