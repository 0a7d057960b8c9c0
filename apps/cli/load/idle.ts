import { setTimeout as sleep } from 'node:timers/promises';
import { UserError } from '../errors.ts';
import type { Duel } from './duel.ts';
import { metricsOf } from './http.ts';
import type { ServerProcess } from './server-process.ts';

const PATIENCE_MS = 120_000;

/** Waits until the server has put all games aside, as it does with those nobody touches. */
async function untilIdle(url: string): Promise<void> {
  for (const giveUp = Date.now() + PATIENCE_MS; Date.now() < giveUp; await sleep(1000)) {
    if (/^brink_games_in_memory 0$/m.test(await metricsOf(url))) return;
  }
  throw new UserError('the server keeps games in memory although nobody plays');
}

export interface IdleReport {
  readonly games: number;
  /** Of a game with both players connected, and of one they have left. */
  readonly idleKbPerGame: number;
  readonly leftKbPerGame: number;
}

/** What a game costs that nobody plays at the moment. */
export async function measureIdle(
  server: ServerProcess,
  duels: readonly Duel[],
  open: (duels: readonly Duel[]) => Promise<void>,
): Promise<IdleReport> {
  // The first half only warms the server up: what it needs once does not count.
  const half = Math.floor(duels.length / 2);
  const rest = duels.slice(half);
  await open(duels.slice(0, half));
  await untilIdle(server.url);
  const before = await server.liveBytes();
  await open(rest);
  await untilIdle(server.url);
  const during = await server.liveBytes();
  for (const duel of rest) duel.stop();
  await sleep(5000);
  await untilIdle(server.url);
  const after = await server.liveBytes();
  const perGame = (bytes: number): number => Math.round(bytes / 102.4 / rest.length) / 10;
  return {
    games: rest.length,
    idleKbPerGame: perGame(during - before),
    leftKbPerGame: perGame(after - before),
  };
}
