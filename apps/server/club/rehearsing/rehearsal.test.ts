import { GAMES } from '@brink/games';
import {
  Random,
  legal,
  members,
  parseRecord,
  replay,
  writeRecord,
  type LogEntry,
} from '@brink/kernel';
import { randomGame, recordOf } from '@brink/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../base/ids.ts';
import { Table } from '../../play/table.ts';
import type { NewArchivedGame } from '../../storage/club/archive-port.ts';
import type { Storage, StoredGame } from '../../storage/port.ts';
import { DATABASES, isInstalled, newDatabase, type Database } from '../../testing/databases.ts';
import { factsOf } from '../facts.ts';
import { buildOnce } from '../../testing/server-process.ts';
import { RehearsalPool } from './pool.ts';
import { rehearse } from './rehearsal.ts';

const secret = new Uint8Array(32).fill(1);

function archived(kind: (typeof GAMES)[number], seed: number): NewArchivedGame {
  const log: LogEntry[] = [];
  const record = recordOf(kind, {}, randomGame(kind, {}, seed).choices);
  const result = kind.outcome(replay(kind, record, (entry) => log.push(entry)))!;
  return factsOf({
    id: newId(),
    record,
    result: { ...result, winners: [...result.winners] },
    log,
    players: [{ seat: 0, side: 'us', name: 'Ann' }],
    ended: seed,
    rated: false,
    isOpen: true,
  });
}

async function running(storage: Storage, seed: number): Promise<string> {
  const game: StoredGame = {
    id: newId(),
    game: 'red-sea',
    options: {},
    rules: 1,
    clock: { kind: 'none' },
    visibility: 'hidden',
    status: 'playing',
    creator: 'somebody',
    created: 1,
    seats: [{ bot: 'random' }, { bot: 'random' }],
  };
  await storage.addGame(game, secret);
  const table = new Table(
    GAMES.find(({ id }) => id === 'red-sea')!,
    game,
    game.clock,
    secret,
  );
  const random = new Random(seed);
  const rows = [table.write({ kind: 'start', commitment: '', rules: 1, chance: [] }, 0)];
  for (let i = 0; i < 30 && !table.result; i++) {
    const actor = table.waiting & 1 ? 0 : 1;
    const all = members(legal(table.session.game, actor));
    const choice = all[random.below(all.length)];
    const { decision } = table;
    rows.push(table.write({ kind: 'choice', decision, actor, choice, chance: [] }, 0));
  }
  for (const row of rows) await storage.append([{ game: game.id, row }]);
  return game.id;
}

describe.each(DATABASES)('a rehearsal on %s', (name) => {
  const isHere = isInstalled(name);
  let database: Database;
  let storage: Storage;
  beforeAll(async () => {
    if (!isHere) return;
    database = await newDatabase(name);
    storage = await database.open();
  });
  afterAll(async () => {
    if (!isHere) return;
    await storage.close();
    database.remove();
  });

  it.runIf(isHere)('finds what would change and what cannot be read', async () => {
    const whole = GAMES.map((kind, seed) => archived(kind, seed + 1));
    for (const each of whole) await storage.club.archive.add(each);
    await running(storage, 3);
    expect(await rehearse(storage)).toEqual({
      games: GAMES.length + 1,
      same: GAMES.length + 1,
      changed: 0,
      unreadable: 0,
      list: [],
    });
    const [first] = whole;
    const { choices, ...rest } = parseRecord(first.record);
    const spoilt = writeRecord({ ...rest, choices: [...choices, 1] });
    const broken = { ...first, id: newId(), record: spoilt };
    const another = { ...first, id: newId(), told: 'another story' };
    for (const each of [broken, another]) await storage.club.archive.add(each);
    const rehearsal = await rehearse(storage);
    const { games, same, changed, unreadable, list } = rehearsal;
    expect([games, same, changed, unreadable]).toEqual([GAMES.length + 3, GAMES.length + 1, 1, 1]);
    expect(list).toContainEqual({
      id: broken.id,
      status: 'unreadable',
      at: choices.length,
      why: `choices[${choices.length}]: the game is already over`,
    });
    expect(list).toContainEqual({
      id: another.id,
      status: 'changed',
      why: 'the log tells something else',
    });

    // Threads come to the same, and say how far they are.
    buildOnce();
    const pool = new RehearsalPool(2);
    const seen: number[] = [];
    const onProgress = (done: number, total: number): void => {
      expect(total).toBe(games);
      seen.push(done);
    };
    const byThreads = await rehearse(storage, { judge: pool.judge, atOnce: 3, onProgress });
    await pool.close();
    expect(byThreads).toEqual(rehearsal);
    expect(seen.at(-1)).toBe(games);
  });
});
