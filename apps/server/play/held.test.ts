import type { Kysely } from 'kysely';
import type { ClockSetting, GameSummary } from '@brink/protocol';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeUser } from '../club/departure.ts';
import { carryOut } from '../club/moderation/admin-commands.ts';
import type { Entry } from '../storage/journal.ts';
import type { Schema } from '../storage/schema.ts';
import { DATABASES, isInstalled, newDatabase, type Database } from '../testing/databases.ts';
import { startOwnServer, type OwnServer } from '../testing/own-server.ts';
import { Player, ask, newGame as between, newGuest } from '../testing/player.ts';

let database: Database;
let server: OwnServer;
let cookies: readonly [string, string];
const LIVE = { kind: 'live', total: 600_000, increment: 0 } as const;

const newGame = (clock: ClockSetting = { kind: 'none' }): Promise<string> =>
  between(server.url, cookies, { clock });

/** Changes what stands in the journal, as a broken disk or a mistaken rule would. */
async function rewrite(game: string, change: (entry: Entry) => Entry): Promise<void> {
  const { storage } = server.rooms;
  const [first] = await storage.journal(game, -1);
  const { db } = storage as unknown as { db: Kysely<Schema> };
  await db.deleteFrom('snapshots').where('game', '=', game).execute();
  const data = JSON.stringify(change(first.entry));
  await db
    .updateTable('journal')
    .set({ data })
    .where('game', '=', game)
    .where('seq', '=', 0)
    .execute();
  server.rooms.of(game).forget();
}

const spoil = (entry: Entry): Entry =>
  'chance' in entry ? { ...entry, chance: [...entry.chance, 1] } : entry;
const mend = (entry: Entry): Entry =>
  'chance' in entry ? { ...entry, chance: entry.chance.slice(0, -1) } : entry;

const statusOf = async (game: string): Promise<string> =>
  ((await ask(server.url, 'GET', `/api/games/${game}`, cookies[0])).json as GameSummary).status;

async function order(command: object): Promise<string> {
  const { storage } = server.rooms;
  const { moderation } = storage.club;
  const id = await moderation.addCommand(JSON.stringify({ by: 'root', command }), 1);
  await carryOut(storage, server.rooms, pino({ level: 'silent' }));
  return (await moderation.command(id))!.answer!;
}

describe.each(DATABASES.filter(isInstalled))('on %s', (name) => {
  beforeAll(async () => {
    database = await newDatabase(name);
    server = await startOwnServer(database.env);
    cookies = [await newGuest(server.url, 'Ann'), await newGuest(server.url, 'Bob')];
  });
  afterAll(async () => {
    await server.close();
    database.remove();
  });

  it('a game that cannot be read is held: its players are told, and everything else goes on', async () => {
    const [broken, whole] = [await newGame(), await newGame()];
    await rewrite(broken, spoil);
    const ann = await Player.connect(server.url, cookies[0]);
    const told = await ann.request({ type: 'subscribe', game: broken });
    expect(told).toMatchObject({ type: 'held', game: broken, entry: 0 });
    expect(
      await ann.request({ type: 'choose', game: broken, decision: 0, choice: 1 }),
    ).toMatchObject({ type: 'error', code: 'held' });
    expect(await statusOf(broken)).toBe('held');
    const mine = await ask(server.url, 'GET', '/api/games?mine=true', cookies[0]);
    expect((mine.json as { games: GameSummary[] }).games.map(({ id }) => id).sort()).toEqual(
      [broken, whole].sort(),
    );
    expect((await ann.request({ type: 'subscribe', game: whole })).type).toBe('state');
    await server.jobs.goRound();
    expect(await server.rooms.storage.overdue(Date.now() + 1e9)).not.toContain(broken);
    ann.leave();
  });

  it('an administrator has it read again, and nobody loses the time; or closes it unrated', async () => {
    const game = await newGame(LIVE);
    const { rooms } = server;
    const { storage } = rooms;
    const readingAt = async (now: number) =>
      rooms.of(game).withTable((loaded) => loaded!.table.clocks.reading(now)!.remaining);
    const before = await readingAt(0);
    await rewrite(game, spoil);
    await rooms.of(game).seated();
    expect(await order({ do: 'reopen', game, reason: 'again' })).toContain('too much chance');
    await rewrite(game, mend);
    // An hour goes by, six times what the players have.
    const now = Date.now() + 3_600_000;
    rooms.now = () => now;
    expect(await order({ do: 'reopen', game, reason: 'mended' })).toBe('done');
    expect(await statusOf(game)).toBe('playing');
    const after = await readingAt(now);
    expect(Math.max(...after.map((left, seat) => before[seat] - left))).toBeLessThan(LIVE.total);
    await rewrite(game, spoil);
    expect(await order({ do: 'close', game, reason: 'lost' })).toBe('done');
    const closed = await storage.findGame(game);
    expect(closed).toMatchObject({ status: 'finished', result: { winners: [], manner: 'closed' } });
    await server.jobs.goRound();
    expect(await storage.club.archive.unsettled(10)).not.toContain(game);
    rooms.now = Date.now;
  });

  it('somebody who has a game that cannot be read can be deleted', async () => {
    const game = await newGame();
    const { rooms } = server;
    await rewrite(game, spoil);
    const user = (await rooms.storage.findGame(game))!.seats[1].user!;
    await removeUser(rooms.storage, rooms, (await rooms.storage.findUser(user))!);
    expect(await statusOf(game)).toBe('held');
  });

  it('a list tells of a game whose options nobody knows any more', async () => {
    const game = await between(server.url, cookies, { options: { bidding: true } });
    const { db } = server.rooms.storage as unknown as { db: Kysely<Schema> };
    const options = JSON.stringify({ bidding: true, edition: 'lost' });
    await db.updateTable('games').set({ options }).where('id', '=', game).execute();
    server.rooms.of(game).forget();
    const { status, json } = await ask(server.url, 'GET', '/api/games', cookies[0]);
    expect(status).toBe(200);
    const { games } = json as { games: GameSummary[] };
    expect(games.map(({ id }) => id)).toContain(game);
    expect((await ask(server.url, 'GET', `/api/games/${game}`, cookies[0])).status).toBe(200);
  });
});
