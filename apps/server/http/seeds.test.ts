import { randomBytes } from 'node:crypto';
import { gameCalled } from '@brink/games';
import type { GameRecord } from '@brink/kernel';
import { seedCommitment, verifyRecord, type GameSummary, type SeekStatus } from '@brink/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MIXING_MS } from '../play/waiting.ts';
import { DATABASES, isInstalled, newDatabase, type Database } from '../testing/databases.ts';
import { startOwnServer, type OwnServer } from '../testing/own-server.ts';
import { Player, ask, newGuest } from '../testing/player.ts';

const newSeed = (): string => randomBytes(32).toString('hex');

describe.each(DATABASES.filter(isInstalled))('seeds of players on %s', (kind) => {
  let database: Database;
  let server: OwnServer;
  let url: string;
  let ann: string;
  let ben: string;
  beforeAll(async () => {
    database = await newDatabase(kind);
    server = await startOwnServer(database.env);
    ({ url } = server);
    [ann, ben] = await Promise.all(['Ann', 'Ben'].map((name) => newGuest(url, name)));
  });
  afterAll(async () => {
    await server.close();
    database.remove();
  });

  const post = (path: string, cookie: string, body: object = {}) =>
    ask(url, 'POST', `/api/games${path}`, cookie, body);

  /** A table at which both have promised a seed. */
  async function promised(seeds: readonly string[]): Promise<string> {
    const [first, second] = seeds.map(seedCommitment);
    const wanted = { game: 'twilight-struggle', seat: 0, seedCommitment: first };
    const { id } = (await post('', ann, wanted)).json as GameSummary;
    await post(`/${id}/join`, ben, { seedCommitment: second });
    return id;
  }

  async function recordAfterResigning(id: string): Promise<GameRecord> {
    const player = await Player.connect(url, ann);
    await player.request({ type: 'subscribe', game: id });
    await player.request({ type: 'resign', game: id });
    player.leave();
    return (await ask(url, 'GET', `/api/games/${id}/record`)).json as GameRecord;
  }

  it('are told once all are promised, and then the game begins', async () => {
    const seeds = [newSeed(), newSeed()];
    const early = await post('', ann, {
      game: 'twilight-struggle',
      seedCommitment: seedCommitment(seeds[0]),
    });
    const { id: open } = early.json as GameSummary;
    // While seats are free somebody could still choose theirs by it.
    expect((await post(`/${open}/seed`, ann, { seed: seeds[0] })).status).toBe(409);
    const id = await promised(seeds);
    const watcher = await Player.connect(url, ann);
    const told = await watcher.request({ type: 'subscribe', game: id });
    expect(told).toMatchObject({
      type: 'waiting',
      mixing: {
        seeds: [
          { player: 0, commitment: seedCommitment(seeds[0]), isTold: false },
          { player: 1, commitment: seedCommitment(seeds[1]), isTold: false },
        ],
      },
    });
    const commitment = told.type === 'waiting' ? told.mixing!.commitment : '';
    expect((await post(`/${id}/seed`, ann, { seed: newSeed() })).status).toBe(409);
    expect((await post(`/${id}/seed`, ben, { seed: seeds[0] })).status).toBe(409);
    expect((await post(`/${id}/seed`, ann, { seed: seeds[0] })).status).toBe(200);
    // Nobody hears a seed before the last one is told.
    expect(watcher.frames.join()).not.toContain(seeds[0]);
    expect((await post(`/${id}/seed`, ben, { seed: seeds[1] })).status).toBe(200);
    const state = await watcher.request({ type: 'subscribe', game: id });
    expect(state).toMatchObject({
      type: 'state',
      commitment,
      seeds: seeds.map((seed, player) => ({ player, commitment: seedCommitment(seed), seed })),
      standing: { draws: expect.any(Number) },
    });
    watcher.leave();
    const record = await recordAfterResigning(id);
    expect(record.fairness).toMatchObject({ commitment });
    expect(verifyRecord(gameCalled(record.game)!, record)).toMatchObject({
      ok: true,
      promised: { mixedIn: [0, 1], withheld: [], takeBacks: 0, skipped: 0 },
    });
  });

  it('are promised by those who look for an opponent', async () => {
    const seeds = [newSeed(), newSeed()];
    const seek = async (cookie: string, seed: string) => {
      const wanted = {
        game: 'twilight-struggle',
        pace: 'live',
        seedCommitment: seedCommitment(seed),
      };
      return (await ask(url, 'PUT', '/api/seek', cookie, wanted)).json as SeekStatus;
    };
    expect((await seek(ann, seeds[0])).found).toBeUndefined();
    const { found: id } = await seek(ben, seeds[1]);
    expect((await seek(ann, seeds[0])).found).toBe(id);
    expect((await post(`/${id}/seed`, ann, { seed: seeds[0] })).status).toBe(200);
    expect((await post(`/${id}/seed`, ben, { seed: seeds[1] })).status).toBe(200);
    const record = await recordAfterResigning(id!);
    expect(verifyRecord(gameCalled(record.game)!, record)).toMatchObject({
      ok: true,
      promised: { mixedIn: [0, 1], withheld: [] },
    });
  });

  it('that are not told in time stop nobody, and the record says so', async () => {
    const seeds = [newSeed(), newSeed()];
    const id = await promised(seeds);
    await post(`/${id}/seed`, ben, { seed: seeds[1] });
    expect(await server.rooms.of(id).look(undefined)).toBeUndefined();
    const { now } = server.rooms;
    server.rooms.now = () => now() + MIXING_MS;
    await server.rooms.of(id).seated();
    server.rooms.now = now;
    // Too late: it changes nothing any more.
    await post(`/${id}/seed`, ann, { seed: seeds[0] });
    const record = await recordAfterResigning(id);
    expect(verifyRecord(gameCalled(record.game)!, record)).toMatchObject({
      ok: true,
      promised: { mixedIn: [1], withheld: [0] },
    });
  });

  it('are nobody’s duty: with bots and without promises a game begins at once', async () => {
    const wanted = { game: 'twilight-struggle', opponent: { kind: 'bot', level: 'random' } };
    const { id } = (await post('', ann, wanted)).json as GameSummary;
    const record = await recordAfterResigning(id);
    expect(record.fairness).toMatchObject({ seeds: [] });
    expect(verifyRecord(gameCalled(record.game)!, record)).toMatchObject({
      ok: true,
      promised: { mixedIn: [], withheld: [] },
    });
  });
});
