import { Random } from '@brink/kernel';
import { patched, type PastMoments } from '@brink/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startOwnServer, type OwnServer } from '../testing/own-server.ts';
import { Player, ask, newGame, newGuest } from '../testing/player.ts';

let server: OwnServer;
beforeAll(async () => {
  server = await startOwnServer();
});
afterAll(() => server.close());

/** Every moment of a game as somebody is told of it. */
async function pastOf(game: string, cookie?: string): Promise<PastMoments & { views: object[] }> {
  const path = `/api/games/${game}/past`;
  const past = (await ask(server.url, 'GET', path, cookie)).json as PastMoments;
  const views: object[] = [past.view!];
  for (const patch of past.patches) views.push(patched(views.at(-1)!, patch));
  return { ...past, views };
}

it('tells every moment as the viewer saw it then', async () => {
  const [ann, ben] = [await newGuest(server.url, 'Ann'), await newGuest(server.url, 'Ben')];
  const game = await newGame(server.url, [ann, ben]);
  const players = [
    await Player.connect(server.url, ann),
    await Player.connect(server.url, ben),
    await Player.connect(server.url),
  ];
  for (const player of players) await player.request({ type: 'subscribe', game });
  const random = new Random(9);
  /** By player: what each saw whenever somebody had to choose. */
  const seen = players.map((player) => [{ view: player.view, log: player.log.length }]);
  // A careless player can end the world before that.
  for (let n = 0; n < 40 && players[0].standing!.status === 'playing'; n++) {
    const mover = players.find(({ choices }) => choices.length > 0)!;
    const choice = mover.choices[random.below(mover.choices.length)];
    await mover.request({ type: 'choose', game, decision: mover.standing!.decision, choice });
    await Promise.all(players.map((each) => each.until(({ seq }) => seq >= mover.seq)));
    for (const [i, { view, log }] of players.entries()) seen[i].push({ view, log: log.length });
  }
  for (const [i, cookie] of [ann, ben, undefined].entries()) {
    const past = await pastOf(game, cookie);
    expect(past.last).toBe(seen[i].length - 1);
    expect(past.views).toEqual(seen[i].map(({ view }) => view));
    expect(past.log).toEqual(seen[i].map(({ log }) => log));
    const from = past.last - 2;
    const part = (await ask(server.url, 'GET', `/api/games/${game}/past?from=${from}`, cookie))
      .json as PastMoments;
    expect(part.view).toEqual(past.views[from]);
    expect(part.patches).toHaveLength(2);
  }
  for (const player of players) player.leave();
});
