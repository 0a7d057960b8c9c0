import { isDeepStrictEqual } from 'node:util';
import { PUBLIC, Game, Random, promptFor, type Viewer } from '@brink/kernel';
import { ServerMessage } from '@brink/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startOwnServer, type OwnServer } from '../testing/own-server.ts';
import { Player, newGame, newGuest } from '../testing/player.ts';
import { standingFor } from './projection.ts';
import type { Table } from './table.ts';

/** More of them by `BRINK_LEAK_GAMES=100 npx vitest run apps/server/play/no-leak`. */
const GAMES = Number(process.env['BRINK_LEAK_GAMES'] ?? 4);
/** All hidden cards are dealt anew at every so manieth decision. */
const EVERY = 4;

let server: OwnServer;
beforeAll(async () => {
  server = await startOwnServer();
});
afterAll(() => server.close());

/** As `toEqual`, at a hundredth of its price while all is well. */
function expectSame(told: unknown, open: unknown): void {
  const sent = overTheWire(open);
  if (!isDeepStrictEqual(told, sent)) expect(told).toEqual(sent);
}

const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/**
 * What a viewer was told must be exactly what he would have been told, had all that he cannot
 * know been dealt otherwise.
 */
function expectNoLeak(table: Table, viewer: Viewer, told: Player, random: Random): void {
  const { game, log } = table.session;
  const mayRead = viewer === PUBLIC ? 0x80 : 1 << viewer;
  const open = log.filter(({ audience }) => audience & mayRead);
  expectSame(
    told.log,
    open.map(({ code, args }) => ({ code, args })),
  );
  const other = table.package.determinise(game, viewer, random, new Game(game.rules));
  expectSame(told.view, table.package.view(other, viewer));
  const prompt = table.result ? undefined : promptFor(other, viewer);
  expectSame(told.standing, { ...standingFor(table, viewer, 0), ...(prompt && { prompt }) });
}

const TABLES = [
  { game: 'twilight-struggle', options: {}, names: ['Ann', 'Ben'], games: GAMES },
  {
    game: 'volk',
    options: { mode: 'two-plus-two' },
    names: ['Ann', 'Ben', 'Cat', 'Dan'],
    games: Math.ceil(GAMES / 4),
  },
] as const;

it.each(TABLES)(
  'tells nobody what he may not know, to the last byte: $game',
  async ({ game: kind, options, names, games }) => {
    const { url, rooms } = server;
    const random = new Random(4);
    const cookies = await Promise.all(names.map((name) => newGuest(url, name)));
    for (let n = 0; n < games; n++) {
      const game = await newGame(url, cookies, { game: kind, options });
      const seats = await Promise.all(cookies.map((cookie) => Player.connect(url, cookie)));
      const stranger = await Player.connect(url);
      const everybody = [...seats, stranger];
      for (const each of everybody) await each.request({ type: 'subscribe', game });
      while (stranger.standing!.status === 'playing') {
        const movers = seats.filter(({ choices }) => choices.length > 0);
        const mover = movers[random.below(movers.length)];
        const { decision, canUndo } = mover.standing!;
        const choice = mover.choices[random.below(mover.choices.length)];
        if (canUndo && random.below(6) === 0) await mover.request({ type: 'undo', game, decision });
        else await mover.request({ type: 'choose', game, decision, choice });
        await Promise.all(everybody.map((each) => each.until(({ seq }) => seq >= mover.seq)));
        await rooms.of(game).withTable((loaded) => {
          const { table } = loaded!;
          if (!table.result && table.seq % EVERY !== 0) return;
          for (const [seat, player] of seats.entries()) expectNoLeak(table, seat, player, random);
          expectNoLeak(table, PUBLIC, stranger, random);
        });
      }
      // And nothing besides: every frame is of a known shape without a field too many.
      for (const { frames } of everybody) {
        for (const frame of frames) ServerMessage.parse(JSON.parse(frame));
      }
      for (const each of everybody) each.leave();
    }
  },
  60_000 + GAMES * 10_000,
);
