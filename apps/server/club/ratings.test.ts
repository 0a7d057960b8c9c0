import { NEWCOMER, rated } from '@brink/club';
import type { GameRatings, Leaderboard, PlayerProfile, RatingHistory } from '@brink/protocol';
import type { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAccount, resignedGame } from '../testing/accounts.ts';
import { DATABASES, isInstalled, newDatabase, type Database } from '../testing/databases.ts';
import { startOwnServer, type OwnServer } from '../testing/own-server.ts';
import { ask } from '../testing/player.ts';

describe.each(DATABASES.filter(isInstalled))('ratings on %s', (name) => {
  let database: Database;
  let server: OwnServer;
  let ann: string;
  let bob: string;
  beforeAll(async () => {
    database = await newDatabase(name);
    server = await startOwnServer(database.env);
    ann = await newAccount(server.url, 'Ann');
    bob = await newAccount(server.url, 'Bob');
  });
  afterAll(async () => {
    await server.close();
    database.remove();
  });

  const profile = async (player: string): Promise<PlayerProfile> =>
    (await ask(server.url, 'GET', `/api/players/${player}`)).json as PlayerProfile;

  it('change once a game, for the side and on the whole', async () => {
    await resignedGame(server.url, [ann, bob], 1);
    await Promise.all([server.jobs.goRound(), server.jobs.goRound()]);
    await server.jobs.goRound();
    const winner = rated(NEWCOMER, [{ opponent: NEWCOMER, score: 1 }]);
    const { ratings, results, opponents } = await profile('ann');
    expect(ratings).toEqual([
      expect.objectContaining({ side: 'all', rating: winner.rating, games: 1 }),
      {
        game: 'twilight-struggle',
        side: 'us',
        rating: winner.rating,
        deviation: winner.deviation,
        games: 1,
        isProvisional: true,
      },
    ]);
    expect(results).toEqual([
      {
        game: 'twilight-struggle',
        side: 'us',
        manner: 'resignation',
        wins: 1,
        draws: 0,
        losses: 0,
      },
    ]);
    expect(opponents).toEqual([{ name: 'Bob', hasProfile: true, wins: 1, draws: 0, losses: 0 }]);
    const loser = await profile('Bob');
    expect(loser.ratings.map(({ side }) => side).sort()).toEqual(['all', 'ussr']);
    expect(loser.ratings[0].rating).toBeLessThan(1500);
  });

  it('keep the strength of the two sides apart', async () => {
    await resignedGame(server.url, [bob, ann], 1);
    await server.jobs.goRound();
    const { ratings } = await profile('ann');
    const by = Object.fromEntries(ratings.map(({ side, rating }) => [side, rating]));
    expect(by['us']).toBeGreaterThan(1500);
    expect(by['ussr']).toBeLessThan(1500);
    const path = '/api/players/ann/ratings?game=twilight-struggle';
    const { json } = await ask(server.url, 'GET', path);
    const { points } = json as z.infer<typeof RatingHistory>;
    expect(points).toHaveLength(2);
    expect(points[1].rating).toBeCloseTo(by['all'], 6);
  });

  it('are told of a game as they were before it and after it', async () => {
    const told = async (id: string) =>
      (await ask(server.url, 'GET', `/api/games/${id}/ratings`)).json as GameRatings;
    const before = await Promise.all(['Ann', 'Bob'].map(profile));
    const id = await resignedGame(server.url, [ann, bob], 1);
    await server.jobs.goRound();
    const after = await Promise.all(['Ann', 'Bob'].map(profile));
    const figure = ({ ratings }: PlayerProfile) => ratings[0].rating;
    expect(await told(id)).toEqual({
      players: ['Ann', 'Bob'].map((name, seat) => ({
        name,
        before: figure(before[seat]),
        after: figure(after[seat]),
      })),
      isPending: false,
    });
    const unrated = await resignedGame(server.url, [ann, bob], 1, { rated: false });
    await server.jobs.goRound();
    expect(await told(unrated)).toEqual({ players: [], isPending: false });
  });

  it('rank only those who are known well', async () => {
    const board = async (kind = '') => {
      const path = `/api/leaderboard?game=twilight-struggle${kind}`;
      return ((await ask(server.url, 'GET', path)).json as z.infer<typeof Leaderboard>).players;
    };
    expect(await board()).toEqual([]);
    for (let game = 0; game < 14; game++) await resignedGame(server.url, [ann, bob], 1);
    await server.jobs.goRound();
    const ranked = await board();
    expect(ranked.map((player) => player.name)).toEqual(['Ann', 'Bob']);
    for (const { deviation, isProvisional } of ranked) expect(isProvisional).toBe(deviation > 110);
    expect(await board('&kind=people')).toEqual(ranked);
    expect(await board('&kind=bots')).toEqual([]);
  });

  it('leave games alone that were not rated', async () => {
    const before = await profile('ann');
    await resignedGame(server.url, [ann, bob], 0, { rated: false });
    await server.jobs.goRound();
    const after = await profile('ann');
    expect(after.ratings).toEqual(before.ratings);
    expect(after.results).toHaveLength(before.results.length);
  });

  it('leave games alone that an administrator has closed', async () => {
    const before = await profile('ann');
    const wanted = { game: 'twilight-struggle', seat: 0, rated: true };
    const made = await ask(server.url, 'POST', '/api/games', ann, wanted);
    const { id } = made.json as { id: string };
    await ask(server.url, 'POST', `/api/games/${id}/join`, bob, {});
    await server.rooms.of(id).close();
    await server.jobs.goRound();
    expect((await profile('ann')).ratings).toEqual(before.ratings);
  });

  it('leave games against oneself and with bots of the server out of the strength', async () => {
    const before = await profile('ann');
    for (const opponent of [{ kind: 'self' }, { kind: 'bot', level: 'random' }]) {
      const wanted = { game: 'twilight-struggle', seat: 0, opponent };
      const made = await ask(server.url, 'POST', '/api/games', ann, wanted);
      const { id } = made.json as { id: string };
      await ask(server.url, 'POST', `/api/games/${id}/resign`, ann, {});
    }
    await server.jobs.goRound();
    const { ratings, opponents, results } = await profile('ann');
    expect(ratings).toEqual(before.ratings);
    const bot = { name: 'random', bot: 'random', wins: 0, draws: 0, losses: 1 };
    expect(opponents).toEqual([...before.opponents, bot]);
    const count = (tallies: typeof results) =>
      tallies.reduce((sum, { wins, draws, losses }) => sum + wins + draws + losses, 0);
    expect(count(results)).toBe(count(before.results) + 1);
  });

  it('know no guests and nobody else', async () => {
    expect((await ask(server.url, 'GET', '/api/players/nobody')).status).toBe(404);
    expect((await ask(server.url, 'GET', '/api/players/%00')).status).toBe(404);
  });

  it('go with the one they belong to', async () => {
    const eve = await newAccount(server.url, 'Eve');
    const id = await resignedGame(server.url, [eve, bob], 0);
    await server.jobs.goRound();
    await ask(server.url, 'DELETE', '/api/me', eve, { password: 'long enough' });
    expect((await ask(server.url, 'GET', '/api/players/eve')).status).toBe(404);
    const { json } = await ask(server.url, 'GET', `/api/archive/${id}`);
    expect((json as { sides: { name: string }[] }).sides[0].name).toBe('');
  });
});
