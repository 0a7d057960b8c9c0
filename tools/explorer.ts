/**
 * Times look-ups of the explorer: `npx tsx tools/explorer.ts [games] [folder]`. Fills a database
 * that is thrown away, or an empty one in a folder or at DATABASE_URL, with what was played in
 * golden games: cards as they were, openings made up so that some are common and most are rare. A
 * database that is full is only asked.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Random, type OpeningStep, type Played } from '@brink/kernel';
import type { Kysely } from 'kysely';
import { playedAgain } from '../apps/server/club/explore.ts';
import {
  UNRATED,
  levelOf,
  type ExplorerFilter,
} from '../apps/server/storage/club/explorer-port.ts';
import { stopsOf, type Explored } from '../apps/server/storage/club/explorer-rows.ts';
import { count } from '../apps/server/storage/club/sql-explorer-counts.ts';
import { openStorage } from '../apps/server/storage/open.ts';
import type { Schema } from '../apps/server/storage/schema.ts';
import { root } from './root.mjs';

const BATCH = 1000;
const TIMES = 400;
const NUMBERS = Array.from({ length: 2000 }, (_, player) => player);
const YEARS = [2024, 2025, 2026];
const random = new Random(1);
const oneOf = <T>(list: readonly T[]): T => list[random.below(list.length)];
/** The first of a list often, the last hardly ever. */
const skewed = <T>(list: readonly T[]): T =>
  list[Math.floor((random.below(1000) / 1000) ** 3 * list.length)];

const folder = join(root, 'goldens/twilight-struggle/2');
const known: readonly Played[] = readdirSync(folder)
  .filter((name) => /^\d+\.json$/.test(name))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .filter((text) => !text.includes('"scenario"'))
  .map((text) => playedAgain(text)!);

/** So many points in countries of a list, in as many ways as games are set up. */
function setUps(seat: number, countries: readonly number[], points: number): OpeningStep[] {
  return Array.from({ length: 60 }, () => {
    const placed = new Map<number, number>();
    for (let left = points; left > 0; left--) {
      const country = skewed(countries);
      placed.set(country, (placed.get(country) ?? 0) + 1);
    }
    const choice = [...placed]
      .sort(([a], [b]) => a - b)
      .map((each) => each.join('.'))
      .join('_');
    return { kind: 'setup', seat, choice };
  });
}

const SET_UPS_USSR = setUps(1, [17, 16, 20, 18, 19, 5], 6);
const SET_UPS_US = setUps(0, [9, 11, 7, 12, 6, 1, 3], 7);
const BONUSES: OpeningStep[] = [26, 9, 11, 7].map((country) => ({
  kind: 'bonus',
  seat: 0,
  choice: `${country}.2`,
}));
const EARLY = Array.from({ length: 35 }, (_, card) => card + 4);
const PLAYS = [
  'coup.26',
  'influence',
  'coup.11',
  'realign',
  'space',
  'pass',
  ...EARLY.map((card) => `event.${card}`),
];

function headline(seat: number): OpeningStep {
  const deck = [...EARLY];
  const hand = Array.from({ length: 8 }, () => deck.splice(random.below(deck.length), 1)[0]);
  hand.sort((a, b) => a - b);
  return { kind: 'headline', seat, choice: String(skewed(hand)), among: hand.map(String) };
}

function madeUp(): Played {
  const hasBonus = random.below(2) === 0;
  const opening: OpeningStep[][] = [[skewed(SET_UPS_USSR)], [skewed(SET_UPS_US)]];
  if (hasBonus) opening.push([skewed(BONUSES)]);
  opening.push([headline(1), headline(0)]);
  for (let round = 0; round < 3; round++) {
    for (const seat of [1, 0]) opening.push([{ kind: 'play', seat, choice: skewed(PLAYS) }]);
  }
  return { variant: 'deluxe', bonus: hasBonus ? 2 : 0, opening, cards: oneOf(known).cards };
}

function quantile(times: readonly number[], part: number): string {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]
    .toFixed(1)
    .padStart(6);
}

const FILTERS: readonly Omit<ExplorerFilter, 'game' | 'variant'>[] = [
  {},
  { level: 0 },
  { level: 2 },
  { level: 4 },
  { bonus: 2 },
  { since: 2026 },
  { level: 1, bonus: 2, since: 2025 },
];

const games = Number(process.argv[2] ?? 100_000);
const url = process.env['DATABASE_URL'];
const kept = process.argv[3];
const scratch = kept ?? mkdtempSync(join(tmpdir(), 'brink-explorer-'));
const storage = await openStorage(url, scratch);
// Rows by the thousand are written past the interface, which takes one game at a time.
const { db } = storage as unknown as { readonly db: Kysely<Schema> };
const { explorer } = storage.club;
try {
  const began = Date.now();
  const full = await storage.club.archive.size();
  for (let from = full; from < games; from += BATCH) {
    const some = Array.from({ length: Math.min(BATCH, games - from) }, (): Explored => {
      const rating = 1200 + random.below(500) + random.below(500);
      const isRated = random.below(4) > 0;
      return {
        id: randomBytes(12).toString('base64url'),
        game: 'twilight-struggle',
        ended: Date.UTC(
          oneOf(YEARS),
          random.below(12),
          1 + random.below(28),
          0,
          0,
          random.below(60),
        ),
        level: isRated ? levelOf(rating) : UNRATED,
        rating: isRated ? rating : 0,
        result: oneOf(['first', 'second', 'second', 'first', 'draw'] as const),
        users: ['us', 'ussr'].map(() => `player ${skewed(NUMBERS)}`),
        played: madeUp(),
      };
    });
    await db.transaction().execute(async (tx) => {
      for (let at = 0; at < some.length; at += 200) {
        const piece = some.slice(at, at + 200);
        await tx
          .insertInto('archive')
          .values(
            piece.map(({ id, game, ended }) => ({
              id,
              game,
              scenario: 'standard',
              ended,
              turn: 10,
              manner: 'vp',
              winner: 'us',
              moves: 400,
              rated: 1,
              is_open: 1,
              owner: null,
              told: '',
              record: '{}',
              explored: 1,
            })),
          )
          .execute();
        await tx
          .insertInto('archive_sides')
          .values(
            piece.flatMap(({ id, ended, users }) =>
              ['us', 'ussr'].map((side, seat) => {
                const name = users[seat];
                return {
                  archived: id,
                  seat,
                  side,
                  user_id: name,
                  bot: null,
                  name,
                  login: name,
                  score: 1,
                  ended,
                  timed_out: 0,
                };
              }),
            ),
          )
          .execute();
      }
      await count(tx, async () => undefined, some);
    });
  }
  const size = url ? '' : `, ${Math.round(statSync(join(scratch, 'brink.db')).size / 1e6)} MB`;
  console.log(`${games} games in ${Math.round((Date.now() - began) / 1000)} s${size}`);
  const all: number[] = [];
  const time = async (name: string, look: () => Promise<unknown>): Promise<void> => {
    const times: number[] = [];
    const before = process.cpuUsage();
    for (let n = 0; n < TIMES; n++) {
      const start = performance.now();
      await look();
      times.push(performance.now() - start);
    }
    all.push(...times);
    // On a busy machine this compares better; of PostgreSQL it is only our part.
    const { user, system } = process.cpuUsage(before);
    const work = ((user + system) / 1000 / TIMES).toFixed(1).padStart(5);
    console.log(
      `half ${quantile(times, 0.5)} ms, 95 % ${quantile(times, 0.95)}, processor ${work}  ${name}`,
    );
  };
  const filter = (): ExplorerFilter => ({
    game: 'twilight-struggle',
    variant: 'deluxe',
    ...oneOf(FILTERS),
  });
  /** What the page asks for at a place: what came next, what was beside it, the last games. */
  const page = async (wanted: ExplorerFilter, line: readonly string[]): Promise<unknown> =>
    Promise.all([
      explorer.at(wanted, line),
      line.length > 0 && explorer.at(wanted, line.slice(0, -1)),
      explorer.last(wanted, line, 5),
    ]);
  const lineOf = (depth: number): readonly string[] => {
    const stops = stopsOf(madeUp().opening);
    return stops[Math.min(depth, stops.length - 1)].line;
  };
  await time('the first page', () => page(filter(), []));
  await time('after the set-up of the USSR', () => page(filter(), lineOf(1)));
  await time('after both set-ups', () => page(filter(), lineOf(2)));
  await time('anywhere', () => page(filter(), lineOf(random.below(12))));
  await time('a card', async () => {
    const card = 1 + random.below(110);
    await Promise.all([explorer.cards(filter(), { card }), explorer.targets(filter(), card)]);
  });
  await time('the cards of a turn', () => explorer.cards(filter(), { turn: 1 + random.below(10) }));
  await time('one’s own games', () =>
    page({ ...filter(), user: `player ${random.below(40)}` }, lineOf(random.below(6))),
  );
  await time('a card in one’s own games', async () => {
    const own = { ...filter(), user: `player ${random.below(40)}` };
    const card = 1 + random.below(110);
    await Promise.all([explorer.cards(own, { card }), explorer.targets(own, card)]);
  });
  await time('the cards of a turn in one’s own games', () => {
    const own = { ...filter(), user: `player ${random.below(40)}` };
    return explorer.cards(own, { turn: 1 + random.below(10) });
  });
  console.log(`half ${quantile(all, 0.5)} ms, 95 % ${quantile(all, 0.95)} of all`);
} finally {
  await storage.close();
  if (kept === undefined) rmSync(scratch, { recursive: true, force: true });
}
