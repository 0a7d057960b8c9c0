import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Random } from '@brink/kernel';
import { describe, expect, it } from 'vitest';
import { newGame, newGuest } from './testing/player.ts';
import { hasPostgres, startCluster } from './testing/postgres-cluster.ts';
import { newFolder, startProcess } from './testing/server-process.ts';
import { StubbornGame } from './testing/stubborn-game.ts';

const BRINK = fileURLToPath(new URL('../cli/bin/brink.mjs', import.meta.url));
const brink = (...args: string[]) =>
  spawnSync(process.execPath, [BRINK, ...args], { encoding: 'utf8' });

async function begin(url: string): Promise<StubbornGame> {
  const cookies = [await newGuest(url, 'Ann'), await newGuest(url, 'Ben')] as const;
  return new StubbornGame(await newGame(url, cookies), cookies, () => url, new Random(4));
}

/** The same two people go on at another server. */
const goOn = ({ id, cookies }: StubbornGame, url: string): StubbornGame =>
  new StubbornGame(id, cookies, () => url, new Random(5));

describe('a back-up', () => {
  it('of the embedded database is taken under play, and games go on from it', async () => {
    const folder = newFolder();
    const [old, restored] = [join(folder.path, 'old'), join(folder.path, 'restored')];
    const server = await startProcess({ DATA_DIR: old });
    const game = await begin(server.url);
    await game.play(10);
    const playing = game.play(20);
    const copy = join(folder.path, 'copy.db');
    const made = brink('backup', copy, '--data', old);
    expect([made.status, made.stderr]).toEqual([0, '']);
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    await playing;
    const again = brink('backup', copy, '--data', old);
    expect([again.status, again.stderr.trim()]).toEqual([1, `brink: ${copy} is already there`]);
    expect(brink('backup', `${copy}2`, '--data', restored).status).toBe(1);
    await server.stop();
    game.stop();

    mkdirSync(restored);
    copyFileSync(copy, join(restored, 'brink.db'));
    const next = await startProcess({ DATA_DIR: restored });
    const after = goOn(game, next.url);
    await after.play(5);
    expect(after.acknowledged).toHaveLength(5);
    expect(after.acknowledged[0].decision).toBeGreaterThanOrEqual(10);
    after.stop();
    await next.stop();

    // After a shutdown the file by itself is everything.
    const log = join(restored, 'brink.db-wal');
    expect(existsSync(log) ? statSync(log).size : 0).toBe(0);
    const moved = join(folder.path, 'moved');
    mkdirSync(moved);
    copyFileSync(join(restored, 'brink.db'), join(moved, 'brink.db'));
    const last = await startProcess({ DATA_DIR: moved });
    const rest = goOn(game, last.url);
    await rest.play(3);
    expect(rest.acknowledged[0].decision).toBe(after.acknowledged.at(-1)!.decision + 1);
    rest.stop();
    await last.stop();
    folder.remove();
  }, 180_000);

  it.runIf(hasPostgres)(
    'of PostgreSQL is taken with pg_dump, and games go on from it',
    async () => {
      const cluster = await startCluster();
      const folder = newFolder();
      const [from, to] = [await cluster.newDatabase(), await cluster.newDatabase()];
      const server = await startProcess({ DATABASE_URL: from });
      const game = await begin(server.url);
      await game.play(10);
      const dump = join(folder.path, 'brink.dump');
      execFileSync('pg_dump', ['--format=custom', `--file=${dump}`, from]);
      await server.stop();
      game.stop();
      execFileSync('pg_restore', ['--no-owner', `--dbname=${to}`, dump]);
      const next = await startProcess({ DATABASE_URL: to });
      const after = goOn(game, next.url);
      await after.play(5);
      expect(after.acknowledged[0].decision).toBe(game.acknowledged.at(-1)!.decision + 1);
      after.stop();
      await next.stop();
      folder.remove();
      cluster.remove();
    },
    180_000,
  );
});
