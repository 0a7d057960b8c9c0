import { legal, members, Random, type GamePackage } from '@brink/kernel';
import type { ServerMessage, StateMessage } from '@brink/protocol';
import { duel } from '@brink/testkit/testing/duel';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Metrics } from '../base/metrics.ts';
import { newId } from '../base/ids.ts';
import type { Storage } from '../storage/port.ts';
import { isInstalled, newDatabase, type Database } from '../testing/databases.ts';
import { Rooms } from './rooms.ts';
import type { Subscriber } from './subscribers.ts';

/** A process before an update and one after it, on one database: each has storage and rooms. */
interface Process {
  readonly storage: Storage;
  readonly rooms: Rooms;
  readonly kind: GamePackage;
}

const isHere = isInstalled('PostgreSQL');
let database: Database;
const processes: Process[] = [];

async function start(revision: number): Promise<Process> {
  const kind = duel(undefined, revision);
  const storage = await database.open();
  const rooms = new Rooms({
    storage,
    metrics: new Metrics(),
    log: pino({ level: 'silent' }),
    isGrouped: true,
    now: Date.now,
    gameCalled: (id) => (id === kind.id ? kind : undefined),
  });
  await rooms.open();
  const process = { storage, rooms, kind };
  processes.push(process);
  return process;
}

beforeAll(async () => {
  if (isHere) database = await newDatabase('PostgreSQL');
});
afterAll(async () => {
  for (const { rooms, storage } of processes) {
    await rooms.close();
    await storage.close();
  }
  if (isHere) database.remove();
});

async function newGame({ storage, rooms, kind }: Process): Promise<string> {
  const id = newId();
  const users = [newId(), newId()];
  for (const user of users) {
    await storage.addUser({ id: user, name: user, kind: 'guest', created: 1 });
  }
  await storage.addGame(
    {
      id,
      game: kind.id,
      options: {},
      rules: kind.revision,
      clock: { kind: 'none' },
      visibility: 'open',
      status: 'playing',
      creator: users[0],
      created: 1,
      seats: users.map((user) => ({ user })),
    },
    new Uint8Array(32).fill(5),
  );
  await rooms.of(id).seated();
  return id;
}

/** Plays a game to its end, each choice at another process of those that serve it. */
async function finish(id: string, among: readonly Process[]): Promise<number> {
  const random = new Random(1);
  const { seats } = (await among[0].storage.findGame(id))!;
  for (let n = 0; n < 200; n++) {
    const { rooms } = among[n % among.length];
    const asked = await rooms.of(id).withTable((loaded) => {
      const { table } = loaded!;
      if (table.result) return undefined;
      const seat = table.waiting & 1 ? 0 : 1;
      const all = members(legal(table.session.game, seat));
      return { seat, decision: table.decision, choice: all[random.below(all.length)] };
    });
    if (!asked) return n;
    const { seat, decision, choice } = asked;
    const player: Subscriber = { user: seats[seat].user, name: '', send: () => undefined };
    await rooms.of(id).act(player, { type: 'choose', game: id, decision, choice });
  }
  throw new Error('the game does not end');
}

it.runIf(isHere)('an old process and a new one: games of both revisions go on', async () => {
  const old = await start(1);
  const first = await newGame(old);
  const fresh = await start(2);
  const second = await newGame(fresh);

  const sent: ServerMessage[] = [];
  const spectator: Subscriber = {
    user: undefined,
    name: undefined,
    send: (message) => void sent.push(message as ServerMessage),
  };
  // The old one sends those who want the new game to another; lists and jobs pass it by.
  await expect(old.rooms.of(second).subscribe(spectator, {})).rejects.toThrow('elsewhere');
  expect(await old.rooms.of(second).seated()).toMatchObject({ game: { id: second, rules: 2 } });
  await old.rooms.of(second).checkTime();
  expect((await old.storage.findGame(second))?.status).toBe('playing');
  expect(sent).toEqual([]);
  await fresh.rooms.of(second).subscribe(spectator, {});
  expect((sent[0] as StateMessage).type).toBe('state');

  expect(await finish(first, [old, fresh])).toBeGreaterThan(5);
  expect(await finish(second, [fresh])).toBeGreaterThan(5);
  for (const [id, rules] of [
    [first, 1],
    [second, 2],
  ] as const) {
    const record = await fresh.rooms.of(id).withTable((loaded) => loaded!.table.record({}));
    expect(record.rules).toBe(rules);
    expect((await fresh.storage.journal(id, -1))[0].entry).toMatchObject({ rules });
  }
  // Of the bots' turns each process takes those whose rules it knows.
  expect(await old.storage.turns.take('old', 5, [old.kind])).toEqual([]);
});
