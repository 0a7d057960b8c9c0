import { join } from 'node:path';
import Sqlite from 'libsql';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { DATABASES, isInstalled, newDatabase, type Database } from '../testing/databases.ts';
import { startOwnServer } from '../testing/own-server.ts';
import { ask, newGuest } from '../testing/player.ts';
import { Health } from './health.ts';

/** Somebody else who lets nobody write until he goes. */
async function lockOut({ env }: Database): Promise<() => Promise<void>> {
  if (env.DATABASE_URL === undefined) {
    const foreign = new Sqlite(join(env.DATA_DIR, 'brink.db'));
    foreign.exec('begin immediate');
    return async () => {
      foreign.exec('rollback');
      foreign.close();
    };
  }
  const foreign = new Client({ connectionString: env.DATABASE_URL });
  await foreign.connect();
  await foreign.query('begin; lock table users, sessions, brink_schema in exclusive mode');
  return () => foreign.end();
}

describe.each(DATABASES.filter(isInstalled))('a foreign lock on %s', (name) => {
  it('is told by /healthz, and leaves nothing behind when it is gone', async () => {
    const database = await newDatabase(name);
    const server = await startOwnServer(database.env);
    const { url } = server;
    const healthz = async () => (await fetch(`${url}/healthz`)).status;
    expect(await healthz()).toBe(200);
    const leave = await lockOut(database);
    const guest = ask(url, 'POST', '/api/guest', undefined, { name: 'Ann' });
    await expect.poll(healthz).toBe(503);
    // Reading goes on meanwhile.
    expect((await ask(url, 'GET', '/api/games')).status).toBe(200);
    // The embedded database gives up after a while, PostgreSQL waits.
    const isPatient = name === 'PostgreSQL';
    if (!isPatient) await guest;
    await leave();
    expect((await guest).status).toBe(isPatient ? 201 : 503);
    await expect.poll(healthz).toBe(200);
    await newGuest(url, 'Ben');
    await server.close();
    database.remove();
  });
});

describe('health', () => {
  it('is asked of the database once for many, and again when the answer is old', async () => {
    let time = 0;
    let writes = 0;
    const answers: ((isWell: boolean) => void)[] = [];
    const write = () =>
      new Promise<void>((resolve, reject) => {
        writes++;
        answers.push((isWell) => (isWell ? resolve() : reject(new Error('full'))));
      });
    const health = new Health(write, { freshMs: 1000, now: () => time });
    const asked = [health.isWell(), health.isWell()];
    answers[0](true);
    expect(await Promise.all(asked)).toEqual([true, true]);
    time = 999;
    expect(await health.isWell()).toBe(true);
    expect(writes).toBe(1);
    time = 1000;
    const again = health.isWell();
    answers[1](false);
    expect(await again).toBe(false);
    expect(writes).toBe(2);
  });

  it('is bad while a write does not end, of which there is only one', async () => {
    let writes = 0;
    let end = (): void => undefined;
    const write = () =>
      new Promise<void>((resolve) => {
        writes++;
        end = resolve;
      });
    const health = new Health(write, { deadlineMs: 1, freshMs: 0 });
    expect(await health.isWell()).toBe(false);
    expect(await health.isWell()).toBe(false);
    expect(writes).toBe(1);
    const well = health.isWell();
    end();
    expect(await well).toBe(true);
  });
});
