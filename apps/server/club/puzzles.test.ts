import { dayOf, puzzleOfDay } from '@brink/library/puzzles/daily';
import { loadPuzzle } from '@brink/library/puzzles/index';
import { answerOf, type OddsPuzzle } from '@brink/library/puzzles/puzzle';
import { gameCalled } from '@brink/games';
import type { PuzzleProgress, PuzzleRatings, PuzzleTriesAnswer } from '@brink/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAccount } from '../testing/accounts.ts';
import { DATABASES, isInstalled, newDatabase, type Database } from '../testing/databases.ts';
import { startOwnServer, type OwnServer } from '../testing/own-server.ts';
import { ask, newGuest } from '../testing/player.ts';

describe.each(DATABASES.filter(isInstalled))('puzzles on %s', (name) => {
  let database: Database;
  let server: OwnServer;
  beforeAll(async () => {
    database = await newDatabase(name);
    server = await startOwnServer(database.env);
  });
  afterAll(async () => {
    await server.close();
    database.remove();
  });

  const send = (cookie: string, ...tries: object[]) =>
    ask(server.url, 'POST', '/api/me/puzzles', cookie, { tries });
  const sent = async (cookie: string, ...tries: object[]): Promise<PuzzleTriesAnswer> => {
    const { status, json } = await send(cookie, ...tries);
    expect(status).toBe(200);
    return json as PuzzleTriesAnswer;
  };
  const progressOf = async (cookie: string): Promise<PuzzleProgress> =>
    (await ask(server.url, 'GET', '/api/me/puzzles', cookie)).json as PuzzleProgress;
  const ratingOf = async (id: string) => {
    const { json } = await ask(server.url, 'GET', '/api/puzzles/ratings', '');
    return (json as PuzzleRatings).puzzles.find(({ puzzle }) => puzzle === id);
  };
  const odds = async (id: string): Promise<OddsPuzzle> => (await loadPuzzle(id)) as OddsPuzzle;

  it('a puzzle that is solved loses what its solver gains', async () => {
    const ann = await newAccount(server.url, 'Ann');
    expect(await progressOf(ann)).toMatchObject({ rating: { rating: 1500 }, tries: [] });
    const puzzle = await odds('ts-1');
    expect(await ratingOf('ts-1')).toBeUndefined();
    const { rated, progress } = await sent(ann, { puzzle: 'ts-1', path: puzzle.right[0] });
    const [{ isSolved, solver, opponent, standing }] = rated;
    expect(isSolved).toBe(true);
    expect(solver.before).toBe(1500);
    expect(solver.after).toBeGreaterThan(1500);
    expect(opponent.before).toBe(puzzle.rating);
    expect(opponent.after).toBeLessThan(puzzle.rating);
    expect(progress.rating.rating).toBe(solver.after);
    expect(progress.tries).toMatchObject([{ puzzle: 'ts-1', isSolved: true }]);
    expect(await progressOf(ann)).toEqual(progress);
    expect(await ratingOf('ts-1')).toMatchObject({ rating: opponent.after, tries: 1, solved: 1 });
    expect(standing).toEqual(await ratingOf('ts-1'));
  });

  it('only the first try counts, however often and by whatever it is sent again', async () => {
    const bob = await newAccount(server.url, 'Bob');
    const puzzle = await odds('ts-2');
    const wrong = { puzzle: 'ts-2', path: puzzle.wrong };
    const right = { puzzle: 'ts-2', path: puzzle.right[0] };
    const { rated, progress } = await sent(bob, wrong, right);
    expect(rated).toMatchObject([{ isSolved: false }]);
    expect(progress.rating.rating).toBeLessThan(1500);
    expect((await ratingOf('ts-2'))!.rating).toBeGreaterThan(puzzle.rating);
    const again = await Promise.all([right, right, wrong].map((each) => sent(bob, each)));
    for (const each of again) expect(each).toEqual({ progress, rated: [] });
    expect(await ratingOf('ts-2')).toMatchObject({ tries: 1, solved: 0 });
  });

  it('whoever has looked at the answer has failed; a puzzle that is proved is played up to', async () => {
    const cleo = await newAccount(server.url, 'Cleo');
    const proved = (await loadPuzzle('lone-gunman'))!;
    const path = answerOf(gameCalled(proved.game)!, proved);
    const { rated } = await sent(
      cleo,
      { puzzle: 'ts-5', path: [] },
      { puzzle: 'lone-gunman', path },
      // Nobody has heard of it: it may be of a newer client.
      { puzzle: 'ts-0', path },
    );
    expect(rated).toMatchObject([
      { puzzle: 'ts-5', isSolved: false },
      { puzzle: 'lone-gunman', isSolved: true },
    ]);
    const dora = await newAccount(server.url, 'Dora');
    const bad = await sent(dora, { puzzle: 'lone-gunman', path: [255] });
    expect(bad.rated).toMatchObject([{ isSolved: false }]);
  });

  it('the puzzle of the day is that of the day on which it was tried, and never of the future', async () => {
    const emma = await newAccount(server.url, 'Emma');
    const now = Date.now();
    const day = dayOf(now);
    const at = (day - 1) * 24 * 60 * 60 * 1000;
    const [before, after] = [await puzzleOfDay(day - 1), await puzzleOfDay(day + 1)];
    const { progress } = await sent(
      emma,
      { puzzle: before.id, path: [], at },
      { puzzle: after.id, path: [], at: now + 24 * 60 * 60 * 1000 },
    );
    expect(progress.tries[0]).toEqual({ puzzle: before.id, isSolved: false, at, isDaily: true });
    expect(progress.tries[1]).toMatchObject({ puzzle: after.id, isDaily: false });
    expect(progress.tries[1].at).toBeLessThanOrEqual(Date.now());
  });

  it('guests are rated on their device; tries leave with the account', async () => {
    const guest = await newGuest(server.url, 'Guest');
    for (const { status, json } of [
      await send(guest, { puzzle: 'ts-1', path: [] }),
      await ask(server.url, 'GET', '/api/me/puzzles', guest),
    ]) {
      expect(status).toBe(403);
      expect(json).toMatchObject({ error: { code: 'account-needed' } });
    }
    const fred = await newAccount(server.url, 'Fred');
    await sent(fred, { puzzle: 'ts-4', path: [] });
    const kept = await ask(server.url, 'GET', '/api/me/export', fred);
    expect(kept.json).toMatchObject({ puzzles: { tries: [{ puzzle: 'ts-4' }] } });
    const gone = await ask(server.url, 'DELETE', '/api/me', fred, { password: 'long enough' });
    expect(gone.status).toBe(200);
    // What it was worth for the puzzle stays, as with games.
    expect(await ratingOf('ts-4')).toMatchObject({ tries: 1 });
    const long = Array.from({ length: 51 }, () => ({ puzzle: 'ts-1', path: [] }));
    const hans = await newAccount(server.url, 'Hans');
    expect((await send(hans, ...long)).status).toBe(400);
  });
});
