/**
 * Attacks a server of its own with cheap requests for dear work and tells the longest time in which
 * it did nothing else: `npx tsx tools/stall.ts [SERVER.mjs]`, by default the one that is built.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { Random } from '@brink/kernel';
import Database from 'libsql';
import { Player, ask, newGuest } from '../apps/server/testing/player.ts';

const GAMES = 64;
const CHOICES = 40;
const STORED = 100_000;
const bundle =
  process.argv[2] ?? fileURLToPath(new URL('../apps/server/dist/server.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'brink-stall-'));

async function start(): Promise<{ url: string; stop(): Promise<void> }> {
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder };
  const child = spawn(process.execPath, [bundle], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  const port = await new Promise<string>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const found = /"port":(\d+)/.exec(text);
      if (found) resolve(found[1]);
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Games of the past, so that looking for a name has something to look through. */
function fill(): void {
  const db = new Database(join(folder, 'brink.db'));
  const id = (kind: string, n: number): string => `${kind}${String(n).padStart(12, '0')}`;
  db.exec('begin');
  const user = db.prepare(`insert into users (id, name, kind, created) values (?, ?, 'guest', 1)`);
  for (let n = 0; n < STORED / 5; n++) user.run(id('user', n), `Player ${n}`);
  const game = db.prepare(
    `insert into games (id, game, options, rules, clock, has_clock, visibility, status, creator,
      created, rated, settled) values (?, 'twilight-struggle', '{}', 1, '{"kind":"none"}', 0, 'open',
      'finished', ?, ?, 0, 1)`,
  );
  const seat = db.prepare('insert into seats (game, seat, user_id) values (?, ?, ?)');
  for (let n = 0; n < STORED; n++) {
    const first = id('user', n % (STORED / 5));
    game.run(id('game', n), first, n);
    seat.run(id('game', n), 0, first);
    seat.run(id('game', n), 1, id('user', (n * 7 + 1) % (STORED / 5)));
  }
  db.exec('commit');
  db.close();
}

async function play(url: string, cookies: readonly string[]): Promise<string> {
  const wanted = { game: 'twilight-struggle', seat: 0 };
  const { json } = await ask(url, 'POST', '/api/games', cookies[0], wanted);
  const { id } = json as { id: string };
  await ask(url, 'POST', `/api/games/${id}/join`, cookies[1], {});
  const players = await Promise.all(cookies.map((cookie) => Player.connect(url, cookie)));
  for (const player of players) await player.request({ type: 'subscribe', game: id });
  const random = new Random(1);
  for (let n = 0; n < CHOICES; n++) {
    const mover = players.find(({ choices }) => choices.length > 0);
    if (!mover) break;
    const choice = mover.choices[random.below(mover.choices.length)];
    const { decision } = mover.standing!;
    const answer = await mover.request({ type: 'choose', game: id, decision, choice });
    const { seq } = answer as { seq: number };
    await Promise.all(players.map((each) => each.until((player) => player.seq >= seq)));
  }
  for (const player of players) player.leave();
  return id;
}

/** The longest delay of the event loop since it was last asked for, in milliseconds. */
async function longestStall(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return 1000 * Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text)?.[1]);
}

async function measure(url: string, name: string, attack: () => Promise<unknown>): Promise<void> {
  await sleep(500);
  await longestStall(url);
  await attack();
  // The loop must have gone round once more.
  await sleep(50);
  console.log(`${name.padEnd(24)}${(await longestStall(url)).toFixed(0)} ms`);
}

let server = await start();
const names = ['Eve', 'Mallory'];
const cookies: string[] = [];
for (const name of names) cookies.push(await newGuest(server.url, name));
const games: string[] = [];
for (let n = 0; n < GAMES; n++) games.push(await play(server.url, cookies));
await server.stop();
fill();
server = await start();
const { url } = server;
await measure(url, 'nothing', () => sleep(2000));
const sockets = await Promise.all(cookies.map((cookie) => Player.connect(url, cookie)));
await measure(url, 'cold opens, all at once', () =>
  Promise.all(
    sockets.flatMap((socket) => games.map((game) => socket.request({ type: 'subscribe', game }))),
  ),
);
await measure(url, 'foresee, all at once', () =>
  Promise.all(
    sockets.flatMap((socket) => games.map((game) => socket.request({ type: 'foresee', game }))),
  ),
);
await measure(url, 'games by name, 100', () =>
  Promise.all(
    Array.from({ length: 100 }, (_, n) =>
      ask(url, 'GET', `/api/games?player=Player%20${n}`, cookies[n % 2]),
    ),
  ),
);
for (const socket of sockets) socket.leave();
await server.stop();
rmSync(folder, { recursive: true, force: true });
