import { chmodSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { readConfig } from './base/config.ts';
import { Failure } from './base/failures.ts';
import { openStorage } from './storage/open.ts';
import { newFolder, runToEnd, startProcess } from './testing/server-process.ts';

/** One line that says what is wrong. */
const told = (output: string): string => output.trim().split('\n').at(-1) ?? '';

describe('what is wrong is said in one line', () => {
  it.each([
    [{ PORT: '99999' }, /^PORT must be a whole number from 0 to 65535; it is '99999'$/],
    [{ PORT: 'http' }, /^PORT must be/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of/],
    [{ GATEWAY: 'none' }, /^GATEWAY must be one of process, inline; it is 'none'$/],
    [{ WRITE_BUFFER: '0' }, /^WRITE_BUFFER must be one of on, off/],
  ])('of the settings %j', (env, message) => {
    expect(() => readConfig(env)).toThrow(Failure);
    expect(() => readConfig(env)).toThrow(message);
  });

  it.each([
    ['mysql://somewhere', '', /^DATABASE_URL must begin with postgres:/],
    ['postgres://[', '', /^DATABASE_URL is not an address$/],
    ['postgres://me:sesame@127.0.0.1:1/brink', '', /^postgres:\/\/me:\*\*\*@.*ECONNREFUSED/],
    [undefined, '/dev/null/data', /^\/dev\/null\/data\/brink.db: .*$/],
  ])('of the database %j in %j', async (url, folder, message) => {
    const opened = openStorage(url, folder);
    await expect(opened).rejects.toThrow(Failure);
    await expect(opened).rejects.toThrow(message);
    await expect(opened).rejects.not.toThrow(/sesame/);
  });

  it('of a file that is no database, which stays as it was', async () => {
    const folder = newFolder();
    writeFileSync(join(folder.path, 'brink.db'), 'this is no database at all'.repeat(100));
    await expect(openStorage(undefined, folder.path)).rejects.toThrow(/is not a Brink database$/);
    folder.remove();
  });
});

it('the process ends with a code when its port or its database is taken or newer', async () => {
  const folder = newFolder();
  const env = { DATA_DIR: folder.path };
  const busy = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => busy.once('listening', resolve));
  const PORT = String((busy.address() as AddressInfo).port);
  const noPort = await runToEnd({ ...env, PORT });
  expect(told(noPort.output)).toMatch(/^brink: port \d+ is already in use/);
  expect(noPort.code).toBe(1);
  busy.close();

  const server = await startProcess(env);
  const second = await runToEnd(env);
  expect(told(second.output)).toMatch(/^brink: .*in use by another process/);
  expect(second.code).toBe(1);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  await server.stop();

  const database = new Database(join(folder.path, 'brink.db'));
  database.exec('update brink_schema set version = 999');
  database.close();
  const older = await runToEnd(env);
  expect(told(older.output)).toMatch(/^brink: .*version 999, made by a newer Brink/);
  expect(older.code).toBe(1);
  folder.remove();
}, 60_000);

it('the embedded database is readable by its owner alone, an older one too', async () => {
  const folder = newFolder();
  const file = join(folder.path, 'brink.db');
  for (let n = 0; n < 2; n++) {
    const storage = await openStorage(undefined, folder.path);
    await storage.ping();
    for (const each of ['', '-wal']) expect(statSync(file + each).mode & 0o777).toBe(0o600);
    await storage.close();
    chmodSync(file, 0o644);
  }
  folder.remove();
});
