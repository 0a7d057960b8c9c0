/**
 * Adds the databases of the program at hand to apps/server/testing/fixtures/<NAME>/: the embedded
 * one as a file, that of PostgreSQL as a dump. Every release runs it once:
 * `npx tsx tools/fixture.ts 2026-11-17`. What is there is never written again; `npm test` opens
 * them all, plays their archives again and finishes their running games.
 */
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Random, legal, members, type OptionValues } from '@brink/kernel';
import type { GameId } from '@brink/games/ids';
import { pino } from 'pino';
import { readConfig } from '../apps/server/base/config.ts';
import type { Rooms } from '../apps/server/play/rooms.ts';
import { startServer } from '../apps/server/server.ts';
import { newAccount } from '../apps/server/testing/accounts.ts';
import { newGame } from '../apps/server/testing/player.ts';
import { startCluster } from '../apps/server/testing/postgres-cluster.ts';
import { buildOnce, newFolder } from '../apps/server/testing/server-process.ts';
import { root } from './root.mjs';

const AGREED: readonly (readonly [game: GameId, options: OptionValues])[] = [
  ['twilight-struggle', {}],
  ['twilight-struggle', { scenario: 'late-war', promoCards: true, rulings: ['reachAfterEvent'] }],
  ['twilight-struggle', { scenario: 'turn-zero', bidding: true }],
  ['twilight-struggle', { crossover: true }],
  ['red-sea', {}],
  ['red-sea', { crossover: true }],
  ['volk', { mode: 'base' }],
  ['volk', { mode: 'two-plus-two' }],
];
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'];
/** So many choices at most of a game that goes on; enough for a snapshot. */
const BEGUN = 90;

/** Plays legal choices, and now and then takes one back, to the end or for a while. */
async function play(rooms: Rooms, id: string, random: Random, most: number): Promise<void> {
  const room = rooms.of(id);
  const { seats } = (await rooms.storage.findGame(id))!;
  for (let n = 0; n < most; n++) {
    const asked = await room.withTable((loaded) => {
      const { table } = loaded!;
      if (table.result) return undefined;
      const seat = [...table.sides.keys()].find((each) => table.waiting & (1 << each))!;
      const all = members(legal(table.session.game, seat));
      const player = table.seating.indexOf(seat);
      const isUndone = table.session.canUndo(seat) && random.below(4) === 0;
      return {
        player,
        decision: table.decision,
        choice: isUndone ? undefined : all[random.below(all.length)],
      };
    });
    if (!asked) return;
    const { player, decision, choice } = asked;
    const who = { user: seats[player].user, name: '', send: () => undefined };
    if (choice === undefined) await room.act(who, { type: 'undo', game: id, decision });
    else await room.act(who, { type: 'choose', game: id, decision, choice });
  }
}

/** Games of all kinds, some over and rated, some begun, and one that waits for a player. */
async function fill(env: Readonly<Record<string, string>>): Promise<void> {
  const config = readConfig({ PORT: '0', HOST: '127.0.0.1', GATEWAY: 'inline', ...env });
  const server = await startServer(config, pino({ level: 'silent' }));
  const url = `http://127.0.0.1:${server.port}`;
  const cookies: string[] = [];
  for (const name of NAMES) cookies.push(await newAccount(url, name));
  const random = new Random(1);
  for (const [game, options] of AGREED) {
    const players = cookies.slice(0, options['mode'] === 'two-plus-two' ? 4 : 2);
    for (const most of [BEGUN, Infinity]) {
      const rated = most === Infinity;
      const id = await newGame(url, players, { game, options, rated });
      await play(server.rooms, id, random, most);
    }
  }
  await newGame(url, cookies.slice(0, 1));
  await server.jobs.goRound();
  await server.close();
}

const [name] = process.argv.slice(2);
if (name === undefined || !/^[\w-]+$/.test(name)) throw new Error('give the fixture a name');
const folder = join(root, 'apps/server/testing/fixtures', name);
if (existsSync(folder)) throw new Error(`${folder} is there and stays as it is`);
buildOnce();

const embedded = newFolder();
await fill({ DATA_DIR: embedded.path });
const cluster = await startCluster();
const DATABASE_URL = await cluster.newDatabase();
await fill({ DATABASE_URL });
mkdirSync(folder);
cpSync(join(embedded.path, 'brink.db'), join(folder, 'brink.db'));
writeFileSync(join(folder, 'brink.sql'), cluster.dump(DATABASE_URL));
embedded.remove();
cluster.remove();
console.log(`${folder} is new; add it to the repository`);
