import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import Database from 'libsql';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  DATABASES,
  isInstalled,
  newDatabase,
  type Database as Place,
} from '../testing/databases.ts';
import { migrate } from './migrations.ts';
import type { Storage } from './port.ts';
import { SqliteFile, sqliteDialect } from './sqlite-driver.ts';

/** The last version with the old names. */
const BEFORE_PLAIN_NAMES = 13;
const choice = JSON.stringify({ kind: 'choice', decision: 0, actor: 0, choice: 3, chance: [] });

/** The last version in which the explorer did not keep the games of a player together. */
const BEFORE_PAGES = 31;

/** A database of a version, and what is to be done with it. */
async function atVersion(
  { env }: Place,
  version: number,
  fill: (db: Kysely<object>) => Promise<void>,
): Promise<void> {
  const url = env['DATABASE_URL'];
  const open = (folder: string): SqliteFile => {
    mkdirSync(folder, { recursive: true });
    const file = join(folder, 'brink.db');
    return new SqliteFile(() => new Database(file), new Database(file));
  };
  const dialect =
    url === undefined
      ? sqliteDialect(open(env['DATA_DIR']))
      : new PostgresDialect({ pool: new Pool({ connectionString: url }) });
  const db = new Kysely<object>({ dialect });
  await migrate(db, url === undefined ? 'sqlite' : 'postgres', version);
  await fill(db);
  await db.destroy();
}

/** A database as an older Brink has left it. */
async function fillOld(db: Kysely<object>): Promise<void> {
  await sql`insert into users (id, name, kind, created) values
    ('ann', 'Ann', 'guest', 1), ('bob', 'Bob', 'guest', 1)`.execute(db);
  await sql`insert into shunned (user_id, other, kind, at)
    values ('ann', 'bob', 'block', 1)`.execute(db);
  const request = JSON.stringify({ by: 'me', order: { do: 'unban', player: 'Bob', reason: 'x' } });
  await sql`insert into orders (at, request) values (1, ${request})`.execute(db);
  const line = JSON.stringify([['game', 0, 'choice', 0, 0, choice, 5, 2, null]]);
  await sql`insert into daybook (id, entries) values (1, ${line})`.execute(db);
}

/** Games of Ann, and of Ann with herself. */
const OF_ANN = 60;
async function fillExplored(db: Kysely<object>): Promise<void> {
  for (let n = 0; n < OF_ANN; n++) {
    const id = `game-${n}`;
    await sql`insert into archive (id, game, scenario, ended, turn, manner, winner, moves, rated,
      is_open, record, explored) values (${id}, 'twilight-struggle', 'standard', ${1000 + n}, 10,
      'vp', 'us', 400, 1, 1, '{}', 1)`.execute(db);
    for (const [seat, user] of [n === 0 ? 'ann' : 'bob', 'ann'].entries()) {
      await sql`insert into archive_sides (archived, seat, side, user_id, name, login, score, ended)
        values (${id}, ${seat}, ${seat === 0 ? 'us' : 'ussr'}, ${user}, '', '', 1, ${1000 + n})`.execute(
        db,
      );
    }
    await sql`insert into explorer_games (archived, game, variant, ended, level, rating, bonus,
      result, opening, cards) values (${id}, 'twilight-struggle', 'deluxe', ${1000 + n}, 1, 1500, 0,
      ${n % 3}, 's1-17.6*s0-9.7', '1.1.5.event:3,4 2.0.5.space')`.execute(db);
  }
}

describe.each(DATABASES.filter(isInstalled))('a database of an older Brink on %s', (name) => {
  let place: Place;
  let storage: Storage;
  beforeAll(async () => {
    place = await newDatabase(name);
    await atVersion(place, BEFORE_PLAIN_NAMES, fillOld);
    storage = await place.open();
  });
  afterAll(async () => {
    await storage.close();
    place.remove();
  });

  it('keeps who has blocked whom', async () => {
    const { moderation } = storage.club;
    expect(await moderation.isBlocked('bob', 'ann')).toBe(true);
  });

  it('keeps what administrators have asked for', async () => {
    const [{ request }] = await storage.club.moderation.openCommands();
    expect(JSON.parse(request)).toEqual({
      by: 'me',
      command: { do: 'unban', player: 'Bob', reason: 'x' },
    });
  });

  it.runIf(name === 'SQLite')('keeps entries that were not in their journals', async () => {
    expect(await storage.journal('game', -1)).toEqual([
      { seq: 0, at: 5, entry: JSON.parse(choice), waiting: 2 },
    ]);
  });
});

describe.each(DATABASES.filter(isInstalled))('games that were explored before on %s', (name) => {
  it('are found with those who played them', async () => {
    const place = await newDatabase(name);
    await atVersion(place, BEFORE_PAGES, fillExplored);
    const storage = await place.open();
    const { explorer } = storage.club;
    const filter = { game: 'twilight-struggle', variant: 'deluxe', user: 'ann' };
    const total = { games: OF_ANN, first: 20, draws: 20 };
    const { steps } = await explorer.at(filter, []);
    expect(steps).toEqual([{ step: 's1-17.6', rating: 1500, ...total }]);
    expect((await explorer.last(filter, [], 2)).map(({ game }) => game.id)).toEqual([
      'game-59',
      'game-58',
    ]);
    expect(await explorer.cards(filter, { card: 5 })).toEqual([
      { card: 5, turn: 1, seat: 1, use: 'event', ...total },
      { card: 5, turn: 2, seat: 0, use: 'space', ...total },
    ]);
    const ofBob = await explorer.at({ ...filter, user: 'bob' }, []);
    expect(ofBob.total.games).toBe(OF_ANN - 1);
    await storage.close();
    place.remove();
  });
});
