import { cpSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameCalled } from '@brink/games';
import {
  ALL_SEEING,
  decision,
  parseRecord,
  replay,
  stepCode,
  type GameRecord,
} from '@brink/kernel';
import type { ArchivedGame, CardsAnswer, ExplorerAnswer } from '@brink/protocol';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStorage } from '../storage/open.ts';
import { newAccount, resignedGame } from '../testing/accounts.ts';
import { DATABASES, isInstalled, newDatabase, type Database } from '../testing/databases.ts';
import { startOwnServer, type OwnServer } from '../testing/own-server.ts';
import { ask } from '../testing/player.ts';
import { hasPostgres, startCluster } from '../testing/postgres-cluster.ts';
import { buildOnce, newFolder } from '../testing/server-process.ts';
import { exploreArchive, momentIn, playedAgain } from './explore.ts';

const FOLDER = new URL('../../../goldens/twilight-struggle/2/', import.meta.url);
const FIXTURE = fileURLToPath(new URL('../testing/fixtures/2026-11-17-second/', import.meta.url));
const MOST = 12;

const RECORDS: readonly GameRecord[] = readdirSync(FOLDER)
  .filter((name) => /^\d+\.json$/.test(name))
  .map((name) => parseRecord(readFileSync(new URL(name, FOLDER), 'utf8')))
  // Plain games of one edition: no scenario, no extra influence.
  .filter(({ options }) =>
    ['scenario', 'crossover', 'bonusUs', 'bonusUssr', 'bidding'].every(
      (name) => options[name] === undefined,
    ),
  )
  .filter(({ options }) => (options['edition'] ?? 'deluxe') === 'deluxe')
  .slice(0, MOST);

interface Seen {
  readonly countries: readonly { readonly us: number; readonly ussr: number }[];
  readonly hands: readonly { readonly known: readonly number[] }[];
}

/** A game as a replay of its record shows it on the board, whatever its log tells. */
function seenIn(record: GameRecord) {
  const game = gameCalled(record.game)!;
  const start = game.view(game.setup(game.parseOptions(record.options)), ALL_SEEING) as Seen;
  let hands: Seen['hands'] = [];
  let setUp: readonly string[] = [];
  const headlines: string[] = [];
  const placed = (now: Seen, seat: number): string => {
    const points = now.countries.flatMap(({ us, ussr }, number) => {
      const more =
        seat === 0 ? us - start.countries[number].us : ussr - start.countries[number].ussr;
      return more > 0 ? [`${number}.${more}`] : [];
    });
    return `s${seat}-${points.join('_')}`;
  };
  const end = replay(game, record, undefined, (table, index) => {
    if (headlines.length >= 2 || decision(table)?.prompt !== 'headline') return;
    const now = game.view(table, ALL_SEEING) as Seen;
    if (headlines.length === 0) {
      setUp = [placed(now, 1), placed(now, 0)];
      ({ hands } = now);
    }
    // Of those who choose at the same time the lower seat answers first.
    headlines.push(`h${headlines.length}-${record.choices[index]}`);
  });
  return { setUp, headlines, hands, winners: game.outcome(end)?.winners ?? [] };
}

const sortSteps = (steps: readonly { readonly step: string }[]) =>
  [...steps].sort((a, b) => (a.step < b.step ? -1 : 1));

describe.each(DATABASES.filter(isInstalled))('the explorer on %s', (name) => {
  let database: Database;
  let server: OwnServer;
  let ann: string;
  let bob: string;
  const uploads: string[] = [];
  const seen = RECORDS.map(seenIn);
  const upload = async (cookie: string, record: GameRecord, isOpen: boolean): Promise<string> => {
    const { status, json } = await ask(server.url, 'POST', '/api/archive', cookie, {
      record,
      isOpen,
    });
    expect(status).toBe(201);
    return (json as ArchivedGame).id;
  };
  const look = async (query: string, cookie?: string): Promise<ExplorerAnswer> => {
    const path = `/api/explorer?game=twilight-struggle&variant=deluxe${query}`;
    const { status, json } = await ask(server.url, 'GET', path, cookie);
    expect(status).toBe(200);
    return json as ExplorerAnswer;
  };
  const cards = async (query: string): Promise<CardsAnswer> => {
    const path = `/api/explorer/cards?game=twilight-struggle&variant=deluxe${query}`;
    const { status, json } = await ask(server.url, 'GET', path);
    expect(status).toBe(200);
    return json as CardsAnswer;
  };

  beforeAll(async () => {
    buildOnce();
    database = await newDatabase(name);
    server = await startOwnServer(database.env);
    ann = await newAccount(server.url, 'Ann');
    bob = await newAccount(server.url, 'Bob');
    for (const record of RECORDS) uploads.push(await upload(ann, record, true));
  });
  afterAll(async () => {
    await server.close();
    database.remove();
  });

  it('counts what a replay of the records shows', async () => {
    expect(RECORDS.length).toBeGreaterThan(3);
    const root = await look('');
    expect(root.games).toBe(RECORDS.length);
    expect(root.first).toBe(seen.filter(({ winners }) => winners.includes(0 as never)).length);
    expect(root.beside).toBeUndefined();
    const counted = new Map<string, number>();
    for (const { setUp } of seen) counted.set(setUp[0], (counted.get(setUp[0]) ?? 0) + 1);
    expect(sortSteps(root.next[0].steps).map(({ step }) => step)).toEqual(
      [...counted.keys()].sort(),
    );
    for (const { step, games } of root.next[0].steps) expect(games).toBe(counted.get(step));
    for (const { setUp, headlines } of seen) {
      const after = await look(`&line=${setUp.join('*')}`);
      expect(after.beside?.steps.map(({ step }) => step)).toContain(setUp[1]);
      expect(after.next.map(({ kind, seat }) => [kind, seat])).toEqual([
        ['headline', 1],
        ['headline', 0],
      ]);
      const same = seen.filter((other) => other.setUp.join() === setUp.join());
      for (const { seat, steps } of after.next) {
        for (const { step, games, held } of steps) {
          const card = Number(step.split('-')[1]);
          expect(games).toBe(same.filter((other) => other.headlines[seat] === step).length);
          expect(held).toBe(same.filter((other) => other.hands[seat].known.includes(card)).length);
        }
      }
      // Headlines are chosen at the same time: either may be looked at first.
      const one = await look(`&line=${[...setUp, headlines[0], headlines[1]].join('*')}`);
      const other = await look(`&line=${[...setUp, headlines[1], headlines[0]].join('*')}`);
      expect(one.next).toEqual(other.next);
      expect(one.games).toBe(other.games);
      expect(one.last.map(({ game }) => game.id)).toEqual(other.last.map(({ game }) => game.id));
      expect(one.last.map(({ game }) => game.id).every((id) => uploads.includes(id))).toBe(true);
    }
  });

  it('tells what became of a card, and of the cards of a turn', async () => {
    const all = RECORDS.flatMap((record) => playedAgain(JSON.stringify(record))!.cards);
    const card = all[0].card;
    const one = await cards(`&card=${card}`);
    expect(one.games).toBe(RECORDS.length);
    const sum = (uses: CardsAnswer['uses']): number =>
      uses.reduce((total, { games }) => total + games, 0);
    expect(sum(one.uses)).toBe(all.filter((play) => play.card === card).length);
    expect(one.events).toBe(all.filter((play) => play.card === card && play.targets).length);
    const turn = await cards('&turn=1');
    expect(sum(turn.uses)).toBe(all.filter((play) => play.turn === 1).length);
    expect(new Set(turn.uses.map((use) => use.turn))).toEqual(new Set([1]));
  });

  it('counts no game that is private, and forgets one that is removed', async () => {
    const before = await look('');
    const beforeCards = await cards('&turn=1');
    const hidden = await upload(ann, RECORDS[0], false);
    expect(await look('')).toEqual(before);
    const extra = await upload(ann, RECORDS[0], true);
    expect((await look('')).games).toBe(before.games + 1);
    for (const id of [hidden, extra]) await ask(server.url, 'DELETE', `/api/archive/${id}`, ann);
    expect(await look('')).toEqual(before);
    expect(await cards('&turn=1')).toEqual(beforeCards);
    const eve = await newAccount(server.url, 'Eve');
    await upload(eve, RECORDS[1], true);
    expect((await look('')).games).toBe(before.games + 1);
    await ask(server.url, 'DELETE', '/api/me', eve, { password: 'long enough' });
    expect(await look('')).toEqual(before);
  });

  it('counts games as they end, by rating, year and player', async () => {
    const before = await look('');
    const request = { game: 'twilight-struggle', seat: 0, rated: true };
    await ask(server.url, 'POST', '/api/games', ann, request);
    const id = await resignedGame(server.url, [ann, bob], 1);
    await resignedGame(server.url, [ann, bob], 0, { visibility: 'hidden' });
    await server.jobs.goRound();
    const after = await look('');
    expect(after.games).toBe(before.games + 1);
    expect(after.first).toBe(before.first + 1);
    const rated = await look('&rated=true');
    expect(rated).toMatchObject({ games: 1, first: 1, draws: 0, next: [] });
    const [newest] = rated.last;
    expect(newest.game.id).toBe(id);
    expect(newest.ratings[0]).toBeGreaterThan(newest.ratings[1]);
    expect((await look('&over=1800')).games).toBe(0);
    const year = new Date().getUTCFullYear();
    expect((await look(`&rated=true&since=${year}`)).games).toBe(1);
    expect((await look(`&since=${year + 1}`)).games).toBe(0);
    expect((await look('&bonus=2')).games).toBe(0);
    expect(await look('&rated=true&bonus=0')).toEqual(rated);
    const mine = await look('&mine=true', ann);
    expect(mine).toMatchObject({ games: 1, first: 1 });
    expect(mine.last).toEqual(rated.last);
    expect((await look('&mine=true&rated=true&over=2000', ann)).games).toBe(0);
  });

  it('finds the moment of a game at the end of a line', async () => {
    const { setUp, headlines } = seen[0];
    const record = RECORDS[0];
    const text = JSON.stringify(record);
    const rules = gameCalled(record.game)!;
    const promptAt = (line: readonly string[]): string | undefined => {
      const choices = record.choices.slice(0, momentIn(text, line));
      return decision(replay(rules, { ...record, choices }))?.prompt;
    };
    const pointsAt = (line: readonly string[]): number => {
      const choices = record.choices.slice(0, momentIn(text, line));
      const { countries } = rules.view(replay(rules, { ...record, choices }), ALL_SEEING) as Seen;
      return countries.reduce((sum, { us, ussr }) => sum + us + ussr, 0);
    };
    const start = pointsAt([]);
    expect(promptAt([])).toBe('place');
    expect(promptAt(setUp.slice(0, 1))).toBe('place');
    expect(pointsAt(setUp.slice(0, 1))).toBe(start + 6);
    for (const line of [setUp, [...setUp, headlines[0]]]) {
      expect(promptAt(line)).toBe('headline');
      expect(pointsAt(line)).toBe(start + 13);
    }
    const whole = playedAgain(text)!.opening.flatMap((stage) => stage.map(stepCode));
    for (const count of [5, 6, 7]) expect(promptAt(whole.slice(0, count))).toBe('actionRound');
    const path = `/api/explorer/moment?game=twilight-struggle&variant=deluxe&line=${setUp.join('*')}`;
    expect((await ask(server.url, 'GET', path)).json).toMatchObject({ at: momentIn(text, setUp) });
  });

  it('answers those who ask for too much or for nonsense', async () => {
    const status = async (query: string): Promise<number> =>
      (await ask(server.url, 'GET', `/api/explorer${query}`)).status;
    expect(await status('')).toBe(400);
    expect(await status('?game=twilight-struggle&variant=deluxe&mine=true')).toBe(401);
    expect(await status('?game=twilight-struggle&variant=deluxe&line=x')).toBe(400);
    expect(await status('?game=twilight-struggle&variant=deluxe&over=1500')).toBe(400);
    expect(await status('/cards?game=twilight-struggle&variant=deluxe')).toBe(400);
    expect((await look('&line=s1-99.6')).games).toBe(0);
  });

  it('counts one’s own games as it counts all', async () => {
    const storage = server.rooms.storage;
    const { json } = await ask(server.url, 'GET', '/api/me', bob);
    const { id: user } = json as { id: string };
    // Bob played them all, and often: they do not fit on one page.
    const again = Array.from({ length: 5 }, () => [...RECORDS.entries()]).flat();
    const added: ArchivedGame['id'][] = [];
    let owner = '';
    for (const [index, record] of again) {
      const stored = (await storage.club.archive.find(uploads[index]))!;
      owner = stored.owner!;
      const id = `own${added.length}x`.padEnd(16, '0');
      added.push(id);
      await storage.club.archive.add({
        ...stored,
        id,
        game: 'red-sea',
        sides: stored.sides.map((side) => Object.assign(side, side.seat === 0 && { user })),
        headlines: [],
        told: '',
        record: '{}',
        played: playedAgain(JSON.stringify(record)),
      });
    }
    const filter = { game: 'red-sea', variant: 'deluxe' };
    const own = { ...filter, user };
    const { explorer } = storage.club;
    const lines = seen.flatMap(({ setUp, headlines }) => [
      [],
      setUp.slice(0, 1),
      setUp,
      [...setUp, headlines[1]],
      [...setUp, ...headlines],
    ]);
    const expectSame = async (): Promise<void> => {
      for (const line of lines)
        expect(await explorer.at(own, line)).toEqual(await explorer.at(filter, line));
      expect(await explorer.last(own, seen[0].setUp, 5)).toEqual(
        await explorer.last(filter, seen[0].setUp, 5),
      );
      for (const wanted of [{ turn: 1 }, { turn: 2 }, { turn: 10 }, { card: 8 }, { card: 1 }]) {
        expect(await explorer.cards(own, wanted)).toEqual(await explorer.cards(filter, wanted));
      }
      for (const card of [7, 13, 30]) {
        expect(await explorer.targets(own, card)).toEqual(await explorer.targets(filter, card));
      }
    };
    expect((await explorer.at(own, [])).total.games).toBe(added.length);
    await expectSame();
    // One from the midst, and all of the last page.
    for (const id of [added[3], ...added.slice(50)]) {
      expect(await storage.club.archive.remove(id, owner)).toBe(true);
    }
    expect((await explorer.at(own, [])).total.games).toBe(49);
    await expectSame();
  });
});

describe('a database of before the explorer', () => {
  const silent = pino({ level: 'silent' });

  async function expectCounted(url: string | undefined, folder: string): Promise<void> {
    const storage = await openStorage(url, folder);
    const { archive, explorer } = storage.club;
    const records = await archive.toRehearse('', 100);
    while (await exploreArchive(storage, silent));
    expect(await explorer.unexplored(1)).toEqual([]);
    const played = await Promise.all(
      records.map(async ({ id, record }) => ({
        game: (await archive.find(id))!.game,
        played: playedAgain(record)!,
      })),
    );
    expect(played.length).toBeGreaterThan(3);
    for (const { game, played: one } of played) {
      const { total } = await explorer.at({ game, variant: one.variant }, []);
      const same = played.filter(
        (other) => other.game === game && other.played.variant === one.variant,
      );
      expect(total.games).toBe(same.length);
    }
    // Done once is done.
    await exploreArchive(storage, silent);
    const [{ game, played: first }] = played;
    const again = await explorer.at({ game, variant: first.variant }, []);
    expect(again.total.games).toBeGreaterThan(0);
    await storage.close();
  }

  it('is counted in its file', async () => {
    const folder = newFolder();
    cpSync(join(FIXTURE, 'brink.db'), join(folder.path, 'brink.db'));
    await expectCounted(undefined, folder.path);
    folder.remove();
  });

  it.runIf(hasPostgres)('is counted in PostgreSQL', async () => {
    const cluster = await startCluster();
    const url = await cluster.newDatabase();
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(readFileSync(join(FIXTURE, 'brink.sql'), 'utf8'));
    await client.end();
    await expectCounted(url, '');
    cluster.remove();
  });
});
