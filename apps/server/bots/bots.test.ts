import { Random } from '@brink/kernel';
import type { GameSummary } from '@brink/protocol';
import { expect, it } from 'vitest';
import { newFolder, startProcess } from '../testing/server-process.ts';
import { Player, ask, newGuest } from '../testing/player.ts';

it.each([
  { level: 'random', seat: 0 },
  { level: 'heuristic', seat: 0 },
  // Sides are bid for: the bot bids too, and may get either.
  { level: 'heuristic', seat: 'bid' },
] as const)(
  'a bot ($level, $seat) plays through the same door as people',
  async ({ level, seat }) => {
    const folder = newFolder();
    const server = await startProcess({ DATA_DIR: folder.path });
    const { url } = server;
    const cookie = await newGuest(url, 'Ann');
    const made = await ask(url, 'POST', '/api/games', cookie, {
      game: 'twilight-struggle',
      seat,
      opponent: { kind: 'bot', level },
    });
    const { id: game, status } = made.json as GameSummary;
    expect(status).toBe('playing');
    const player = await Player.connect(url, cookie);
    await player.request({ type: 'subscribe', game });
    const random = new Random(1);
    let chosen = 0;
    for (; chosen < 20; chosen++) {
      await player.until(({ choices, standing }) => choices.length > 0 || !!standing!.result);
      if (player.standing!.result) break;
      const { decision } = player.standing!;
      const choice = player.choices[random.below(player.choices.length)];
      await player.request({ type: 'choose', game, decision, choice });
    }
    expect(player.seq).toBeGreaterThan(chosen);
    player.leave();
    await server.stop();
    folder.remove();
  },
  30_000,
);
