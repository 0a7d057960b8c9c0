import { gameCalled } from '@brink/games';
import { Random, legal, members } from '@brink/kernel';
import { commitmentTo } from '@brink/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../base/ids.ts';
import type { JournalRow } from '../storage/journal.ts';
import type { Storage, StoredGame } from '../storage/port.ts';
import { DATABASES, isInstalled, newDatabase, type Database } from '../testing/databases.ts';
import { snapshotOf, restoreFrom } from './snapshot.ts';
import { Table } from './table.ts';

const secret = new Uint8Array(32).fill(3);
const LIVE = { kind: 'live', total: 3_600_000, increment: 5_000 } as const;

const newGame = (game: string, options: StoredGame['options']): StoredGame => ({
  id: newId(),
  game,
  options,
  rules: 1,
  clock: LIVE,
  visibility: 'open',
  status: 'playing',
  creator: 'somebody',
  created: 1,
  seats: [{ bot: 'random' }],
});

const tableOf = (game: StoredGame): Table =>
  new Table(gameCalled(game.game)!, game, game.clock, secret);

/** Any legal choice, now and then a step back, a take-back or an offer. */
function* played(table: Table, random: Random): Generator<JournalRow> {
  let at = 0;
  const write = (entry: Parameters<Table['write']>[0]): JournalRow =>
    table.write(entry, (at += random.below(900)));
  yield write({ kind: 'start', commitment: commitmentTo(secret), rules: 1, chance: [] });
  while (!table.result) {
    const actors = [...table.sides.keys()].filter((seat) => table.waiting & (1 << seat));
    const actor = actors[random.below(actors.length)];
    const all = members(legal(table.session.game, actor));
    const choice = all[random.below(all.length)];
    yield write({ kind: 'choice', decision: table.decision, actor, choice, chance: [] });
    if (table.result) return;
    const undoing = [...table.sides.keys()].find((seat) => table.session.canUndo(seat));
    if (undoing !== undefined && random.below(4) === 0) {
      yield write({ kind: 'undo', decision: table.decision, actor: undoing });
    }
    if (random.below(40) === 0) yield write({ kind: 'offerDraw', actor });
    const to = random.below(12) > 0 ? undefined : table.lastChoiceOf(actor);
    if (to === undefined) continue;
    yield write({ kind: 'offerTakeBack', actor, to });
    for (const other of [...table.sides.keys()].filter((seat) => seat !== actor)) {
      yield write({ kind: 'answerTakeBack', actor: other, accept: true });
    }
  }
}

/** All that a table consists of and all that can be done there. */
const lookOf = (table: Table) => ({
  // With something to undo there is no state to compare; the game and its lists tell.
  state: table.state,
  cells: [...table.session.game.mem],
  choices: table.session.choices,
  log: table.session.log,
  undo: [...table.sides.keys()].map((seat) => table.session.canUndo(seat)),
  clocks: table.clocks.state,
  seating: table.seating,
});

describe.each(DATABASES)('snapshots in %s', (name) => {
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

  it.runIf(isHere).each([
    ['twilight-struggle', {}, 1],
    ['twilight-struggle', { bidding: true }, 2],
    ['red-sea', { crossover: true }, 3],
    ['volk', { mode: 'base' }, 4],
    ['volk', { mode: 'two-plus-two' }, 5],
  ] as const)(
    '%s %j comes out the same with one and without (seed %i)',
    async (id, options, seed) => {
      const random = new Random(seed);
      const game = newGame(id, options);
      await storage.addGame(game, secret);
      const table = tableOf(game);
      let compared = 0;
      for (const row of played(table, random)) {
        expect(await storage.append([{ game: game.id, row }])).toEqual([true]);
        // Seldom is there nothing to undo: what can be taken is taken often.
        if (random.below(4) === 0) {
          const snapshot = await snapshotOf(game.id, table);
          if (snapshot) await storage.putSnapshot(snapshot);
        }
        if (random.below(40) > 0) continue;
        const stored = await storage.snapshot(game.id);
        if (!stored) continue;
        const restored = tableOf(game);
        expect(await restoreFrom(stored, restored)).toBe(true);
        expect(restored.seq).toBe(stored.seq);
        for (const later of await storage.journal(game.id, stored.seq)) restored.read(later);
        const replayed = tableOf(game);
        for (const each of await storage.journal(game.id, -1)) replayed.read(each);
        expect(lookOf(restored)).toEqual(lookOf(replayed));
        expect(lookOf(restored)).toEqual(lookOf(table));
        compared++;
      }
      expect(compared).toBeGreaterThan(0);
    },
  );
});

it('one that another program has made is left alone', async () => {
  const game = newGame('red-sea', {});
  const table = tableOf(game);
  table.write({ kind: 'start', commitment: '', rules: 1, chance: [] }, 0);
  const snapshot = (await snapshotOf(game.id, table))!;
  const fresh = tableOf(game);
  expect(await restoreFrom({ ...snapshot, maker: 'another' }, fresh)).toBe(false);
  expect(fresh.seq).toBe(-1);
});

it('one of a program that knew fewer revisions is left alone: set-up may have put more in place since', async () => {
  const game = newGame('red-sea', {});
  const kind = gameCalled('red-sea')!;
  const older = new Table({ ...kind, revision: 1 }, game, game.clock, secret);
  older.write({ kind: 'start', commitment: '', rules: 1, chance: [] }, 0);
  expect(await restoreFrom((await snapshotOf(game.id, older))!, tableOf(game))).toBe(false);
});
