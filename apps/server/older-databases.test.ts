import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameCalled } from '@brink/games';
import { Random, legal, members } from '@brink/kernel';
import { describe, expect, it } from 'vitest';
import { rehearse } from './club/rehearsal.ts';
import { Table } from './play/table.ts';
import { openStorage } from './storage/open.ts';
import { newFolder } from './testing/server-process.ts';

/** Databases as older programs have left them, by date; a release adds its own. */
const FIXTURES = fileURLToPath(new URL('testing/fixtures/', import.meta.url));
const resultOf = ({ result }: Table): Table['result'] => result;
const MOST_CHOICES = 20_000;

describe.each(readdirSync(FIXTURES))('a database of %s', (name) => {
  it('opens, its archive tells the same and its games can be finished', async () => {
    const folder = newFolder();
    cpSync(join(FIXTURES, name, 'brink.db'), join(folder.path, 'brink.db'));
    const storage = await openStorage(undefined, folder.path);
    const { games, list } = await rehearse(storage);
    expect(games).toBeGreaterThan(0);
    expect(list).toEqual([]);
    const running = await storage.listGames({ status: 'playing', hidden: true, limit: 100 });
    expect(running.length).toBeGreaterThan(0);
    for (const game of running) {
      const secret = await storage.secretOf(game.id);
      const table = new Table(gameCalled(game.game)!, game, game.clock, secret);
      for (const row of await storage.journal(game.id, -1)) table.read(row);
      const random = new Random(1);
      for (let n = 0; !table.result && n < MOST_CHOICES; n++) {
        const actor = [...table.sides.keys()].find((seat) => table.waiting & (1 << seat))!;
        const all = members(legal(table.session.game, actor));
        const choice = all[random.below(all.length)];
        const { decision } = table;
        const row = table.write({ kind: 'choice', decision, actor, choice, chance: [] }, 0);
        const result = resultOf(table);
        const append = { game: game.id, row, ...(result && { result }) };
        expect(await storage.append([append])).toEqual([true]);
      }
      expect((await storage.findGame(game.id))?.status).toBe('finished');
    }
    await storage.close();
    folder.remove();
  });
});
