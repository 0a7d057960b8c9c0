import { pino } from 'pino';
import type { ServerMessage } from '@brink/protocol';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Budget } from '../base/budget.ts';
import { Limits } from '../base/limits.ts';
import { Metrics } from '../base/metrics.ts';
import { startOwnServer, type OwnServer } from '../testing/own-server.ts';
import { newGame, newGuest } from '../testing/player.ts';
import { Client } from './client.ts';

const HOUR = 3_600_000;

let server: OwnServer;
let game: string;
beforeAll(async () => {
  server = await startOwnServer();
  const { url } = server;
  game = await newGame(url, [await newGuest(url, 'Ann'), await newGuest(url, 'Ben')]);
});
afterAll(() => server.close());

/** A stranger whose turn comes when `serve` is called. */
function stranger() {
  const sent: ServerMessage[] = [];
  const budget = new Budget({ perUser: 1000, perAddress: 1000 });
  let serve = (): void => undefined;
  const turn = new Promise<boolean>((resolve) => (serve = () => resolve(true)));
  vi.spyOn(budget, 'take').mockReturnValueOnce(turn);
  const client = new Client(
    {
      receiver: undefined,
      send: (text) => sent.push(JSON.parse(text) as ServerMessage),
      close: () => undefined,
    },
    undefined,
    {
      rooms: server.rooms,
      log: pino({ level: 'silent' }),
      metrics: new Metrics(),
      messagesPerSecond: 1000,
      chat: new Limits({ perSecond: 1, burst: 1 }),
      budget,
      address: '',
      whenGone: () => undefined,
    },
  );
  const subscribe = () => client.receive(Buffer.from(JSON.stringify({ type: 'subscribe', game })));
  return { client, sent, serve, subscribe };
}

/** Everything that nobody uses is forgotten. */
async function sweepAll(): Promise<void> {
  const { now } = server.rooms;
  server.rooms.now = () => now() + HOUR;
  await server.rooms.sweep();
  server.rooms.now = now;
}

it('follows the room that others use, however long it has waited for its turn', async () => {
  await sweepAll();
  const { sent, serve, subscribe } = stranger();
  subscribe();
  await sweepAll();
  serve();
  await expect.poll(() => sent.map(({ type }) => type)).toEqual(['state']);
  expect(server.rooms.of(game).watching).toBe(1);
});

it('follows nothing once its connection is gone', async () => {
  const room = server.rooms.of(game);
  const before = room.watching;
  await sweepAll();
  const { client, serve, subscribe } = stranger();
  subscribe();
  client.gone();
  serve();
  await expect.poll(() => server.rooms.of(game).isLoaded).toBe(true);
  await server.rooms.of(game).look(undefined);
  expect(server.rooms.of(game).watching).toBe(before);
});
