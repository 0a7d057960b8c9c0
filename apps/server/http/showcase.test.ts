import type { CreatedGame, Film, OwnGames, Showcase } from '@brink/protocol';
import type { TableView } from '@brink/struggle';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAccount } from '../testing/accounts.ts';
import { startOwnServer, type OwnServer } from '../testing/own-server.ts';
import { Player, ask, newGuest } from '../testing/player.ts';

let server: OwnServer;
let url: string;
let ann: string;
let ben: string;
/** The showcase looks at its games again only after a while. */
let ahead = 0;
beforeAll(async () => {
  server = await startOwnServer();
  ({ url } = server);
  server.rooms.now = () => Date.now() + ahead;
  [ann, ben] = await Promise.all(['Ann', 'Ben'].map((name) => newGuest(url, name)));
});
afterAll(() => server.close());

async function begun(wanted: object): Promise<CreatedGame> {
  const body = { game: 'twilight-struggle', seat: 1, ...wanted };
  const { json } = await ask(url, 'POST', '/api/games', ann, body);
  const game = json as CreatedGame;
  const invite = game.invite === undefined ? {} : { invite: game.invite };
  const { status } = await ask(url, 'POST', `/api/games/${game.id}/join`, ben, invite);
  expect(status).toBe(200);
  return game;
}

const shown = async (): Promise<Showcase> => {
  ahead += 120_000;
  return (await ask(url, 'GET', '/api/showcase')).json as Showcase;
};

describe('the showcase', () => {
  it('shows public games as spectators see them, and no other', async () => {
    const open = await begun({});
    const hidden = await begun({ visibility: 'hidden', opponent: { kind: 'link' } });
    const volk = await begun({ game: 'volk' });
    const { playing, live } = await shown();
    expect(playing).toBe(2);
    expect(live.map(({ game }) => game.id).toSorted()).toEqual([open.id, volk.id].toSorted());
    const board = live.find(({ game }) => game.id === open.id)!;
    // Exactly what a spectator is sent.
    const spectator = await Player.connect(url);
    await spectator.request({ type: 'subscribe', game: open.id });
    const { turn, round, defcon, vp, countries } = spectator.view as unknown as TableView;
    expect(board.glance).toEqual({
      turn,
      round,
      defcon,
      vp,
      countries: countries.map(({ us, ussr, control }) => [us, ussr, control]),
    });
    expect(spectator.log.slice(-board.last.length)).toEqual(board.last);
    spectator.leave();
    expect(board.watching).toBe(0);
    expect(JSON.stringify(live)).not.toContain(hidden.id);

    const own = (await ask(url, 'GET', '/api/games/own', ann)).json as OwnGames;
    expect(own.games.map(({ game }) => game.id).toSorted()).toEqual(
      [open.id, hidden.id, volk.id].toSorted(),
    );
    expect((await ask(url, 'GET', '/api/games/own')).status).toBe(401);
    expect((await ask(url, 'GET', `/api/games/${open.id}/film`)).status).toBe(409);
  });

  it('shows the puzzle of the day with its position, and how many are here', async () => {
    const cleo = await newAccount(url, 'Cleo');
    const before = await shown();
    expect(before.here).toBe(0);
    const days: Showcase['puzzle'][] = [];
    for (let day = 0; day < 14; day++) {
      ahead += 24 * 60 * 60_000;
      days.push((await shown()).puzzle);
    }
    expect(new Set(days.map(({ id }) => id)).size).toBe(days.length);
    for (const { game, glance, ...rest } of days) {
      expect(glance?.countries.length ?? 0).toBeGreaterThan(game === 'volk' ? -1 : 10);
      // Neither cards nor the answer.
      expect(Object.keys(rest)).toEqual(['id', 'title', 'say']);
    }
    ahead += 120_000;
    await ask(url, 'GET', '/api/me/people', cleo);
    expect(((await ask(url, 'GET', '/api/showcase')).json as Showcase).here).toBe(1);
  });

  it('shows a finished game play by play', async () => {
    const game = await begun({});
    const host = await Player.connect(url, ann);
    await host.request({ type: 'subscribe', game: game.id });
    await host.request({ type: 'choose', game: game.id, decision: 0, choice: host.choices[0] });
    const { countries } = host.view as unknown as TableView;
    await host.request({ type: 'resign', game: game.id });
    host.leave();
    const film = (await ask(url, 'GET', `/api/games/${game.id}/film`)).json as Film;
    const held = Array.from({ length: film.countries }, () => [0, 0, -1]);
    for (const { changes } of film.steps) for (const [at, ...now] of changes) held[at] = now;
    expect(held).toEqual(countries.map(({ us, ussr, control }) => [us, ussr, control]));
    expect((await shown()).finished).toContainEqual({ id: game.id, game: 'twilight-struggle' });
  });
});
