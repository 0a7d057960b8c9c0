/**
 * Times searches in a large archive: `npx tsx tools/archive.ts [games]`. Fills a database that is
 * thrown away with made-up results around real records, or the empty one DATABASE_URL names.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Random } from '@brink/kernel';
import type { ArchiveFilter, NewArchivedGame } from '../apps/server/storage/club/archive-port.ts';
import { openStorage } from '../apps/server/storage/open.ts';
import { root } from './root.mjs';

const MOST_GAMES = 1_000_000;
const PLAYERS = 2_000;
const TIMES = 21;
const AT_ONCE = 32;
const MINUTE = 60_000;
const LAST = Date.UTC(2026, 0, 1);

const random = new Random(1);
const oneOf = <T>(list: readonly T[]): T => list[random.below(list.length)];
const chance = (percent: number): boolean => random.below(100) < percent;

/** A few play very much, most a little. */
const somebody = (): string => `player ${Math.floor((random.below(1000) / 1000) ** 3 * PLAYERS)}`;

const GAMES = [
  {
    game: 'twilight-struggle',
    sides: ['us', 'ussr'],
    scenarios: ['standard'],
    turns: 10,
    cards: 110,
  },
  {
    game: 'twilight-struggle',
    sides: ['us', 'ussr'],
    scenarios: ['late-war', 'turn-zero'],
    turns: 10,
    cards: 110,
  },
  { game: 'red-sea', sides: ['us', 'ussr'], scenarios: ['standard'], turns: 2, cards: 51 },
  { game: 'volk', sides: ['west', 'east'], scenarios: ['base'], turns: 4, cards: 0 },
] as const;
const MANNERS = ['vp', 'finalScoring', 'defcon', 'resignation', 'time', 'europeControl'] as const;

const folder = join(root, 'goldens/twilight-struggle/1');
const records = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => readFileSync(join(folder, name), 'utf8').trim());

function madeUp(index: number, last: number): NewArchivedGame {
  const kind = chance(80) ? GAMES[0] : oneOf(GAMES);
  const turn = 1 + random.below(kind.turns);
  const winner = chance(3) ? -1 : random.below(2);
  return {
    id: randomBytes(12).toString('base64url'),
    game: kind.game,
    scenario: oneOf(kind.scenarios),
    ended: LAST - (last - index) * MINUTE,
    turn,
    // The last one is rare.
    manner: chance(1) ? MANNERS[5] : oneOf(MANNERS.slice(0, 5)),
    winner: kind.sides[winner] ?? 'draw',
    moves: 200 + random.below(600),
    rated: true,
    isOpen: chance(95),
    sides: kind.sides.map((side, seat) => {
      const name = somebody();
      return { seat, side, name, score: winner < 0 ? 0.5 : Number(winner === seat) };
    }),
    headlines:
      kind.cards === 0 ? [] : Array.from({ length: 2 * turn }, () => 1 + random.below(kind.cards)),
    told: '',
    record: oneOf(records),
  };
}

const QUERIES: Readonly<Record<string, Omit<ArchiveFilter, 'limit'>>> = {
  'the newest': {},
  'a game': { game: 'red-sea' },
  'a page far back': { before: LAST - 50_000 * MINUTE },
  'who plays most': { player: 'player 0' },
  'who plays most, with one side': { player: 'player 0', side: 'ussr' },
  'who plays a little': { player: 'player 1500' },
  'nobody of that name': { player: 'nobody at all' },
  'two players': { player: 'player 0', opponent: 'player 1' },
  'two who never met': { player: 'player 1500', opponent: 'player 1900' },
  'a scenario': { game: 'twilight-struggle', scenario: 'turn-zero' },
  'a rare end': { manner: 'europeControl' },
  'a rare end of a small game': { game: 'red-sea', manner: 'europeControl', winner: 'us' },
  'short games': { game: 'twilight-struggle', toTurn: 1 },
  'a headline': { game: 'twilight-struggle', headline: 42 },
  'a headline in a rare game': { game: 'red-sea', headline: 50, manner: 'europeControl' },
  'a player and a headline': { player: 'player 3', headline: 42 },
  'what there is not': { game: 'volk', headline: 42 },
  'a draw in one turn by nuclear war': { winner: 'draw', toTurn: 1, manner: 'defcon' },
};

const median = (times: number[]): number => times.sort((a, b) => a - b)[times.length >> 1];

const games = Number(process.argv[2] ?? 100_000);
if (!Number.isInteger(games) || games < 1 || games > MOST_GAMES) {
  throw new Error(`the number of games is 1 to ${MOST_GAMES}`);
}
const url = process.env['DATABASE_URL'];
const scratch = mkdtempSync(join(tmpdir(), 'brink-archive-'));
const storage = await openStorage(url, scratch);
const { archive } = storage.club;
try {
  const began = Date.now();
  for (let from = 0; from < games; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, games - from) }, (_, i) => from + i);
    await Promise.all(some.map((index) => archive.add(madeUp(index, games))));
  }
  const took = Math.round((Date.now() - began) / 1000);
  const size = url ? '' : `, ${Math.round(statSync(join(scratch, 'brink.db')).size / 1e6)} MB`;
  console.log(`${games} games stored in ${took} s${size}`);
  const all: number[] = [];
  for (const [name, filter] of Object.entries(QUERIES)) {
    const times: number[] = [];
    let found = 0;
    const before = process.cpuUsage();
    for (let time = 0; time < TIMES; time++) {
      const start = performance.now();
      found = (await archive.search({ ...filter, limit: 50 })).length;
      times.push(performance.now() - start);
    }
    all.push(...times);
    // On a busy machine this compares better; of PostgreSQL it is only our part.
    const { user, system } = process.cpuUsage(before);
    const work = ((user + system) / 1000 / TIMES).toFixed(1).padStart(6);
    const middle = median(times).toFixed(1).padStart(7);
    const worst = Math.max(...times)
      .toFixed(1)
      .padStart(7);
    console.log(`${middle} ms, at most ${worst}, processor ${work}  ${name} (${found} found)`);
  }
  console.log(`${median(all).toFixed(1).padStart(7)} ms in the middle of all`);
} finally {
  await storage.close();
  rmSync(scratch, { recursive: true, force: true });
}
