import type { Tournament } from '@brink/club';
import type { TournamentPage } from '@brink/protocol';
import { describe, expect, it } from 'vitest';
import type { Storage } from '../storage/port.ts';
import { newAccount, resignedGame } from '../testing/accounts.ts';
import { DATABASES, isInstalled, newDatabase } from '../testing/databases.ts';
import { startOwnServer } from '../testing/own-server.ts';
import { ask } from '../testing/player.ts';

/** So many games that nobody can read that the good ones come after the first look. */
const UNREADABLE = 60;

/** A command, games and a tournament of which nothing can be made. */
async function addUnreadable(storage: Storage): Promise<void> {
  const common = { clock: { kind: 'none' }, creator: 'x', created: 0, options: {} } as const;
  await storage.club.moderation.addCommand('{"command":', 0);
  for (let n = 0; n < UNREADABLE; n++) {
    const id = `--${String(n).padStart(14, '-')}`;
    const status = n === 0 ? 'playing' : 'finished';
    const game = { ...common, id, game: 'lost', visibility: 'open', status, seats: [{}] } as const;
    await storage.addGame({ ...game, rules: 1 }, new Uint8Array(32));
  }
  const state = { status: 'running', setting: {} } as unknown as Tournament;
  const about = { name: 'Cup', about: '', game: 'lost', rated: false, organiser: 'x' };
  await storage.club.tournaments.add({ ...common, ...about, id: '----------------', state });
}

describe.each(DATABASES.filter(isInstalled))('background jobs on %s', (name) => {
  it('pass over what fails, and do the rest', async () => {
    const database = await newDatabase(name);
    const server = await startOwnServer(database.env);
    const { url, jobs } = server;
    const { storage } = server.rooms;
    const { moderation } = storage.club;
    const [ann, bob] = [await newAccount(url, 'Ann'), await newAccount(url, 'Bob')];
    await addUnreadable(storage);
    const wanted = { name: 'Good', format: 'round-robin', match: 'single', game: 'red-sea' };
    const made = await ask(url, 'POST', '/api/tournaments', ann, { ...wanted, roundHours: 48 });
    const cup = `/api/tournaments/${(made.json as TournamentPage).id}`;
    for (const each of [ann, bob]) await ask(url, 'POST', `${cup}/join`, each);
    const page = (await ask(url, 'POST', `${cup}/start`, ann)).json as TournamentPage;
    await ask(url, 'POST', `/api/games/${page.matches[0].games[0].id}/resign`, ann, {});
    const game = await resignedGame(url, [ann, bob], 1);
    const ban = { do: 'ban', player: 'Bob', from: 'chat', days: 1, reason: 'rules' };
    const command = await moderation.addCommand(JSON.stringify({ by: 'x', command: ban }), 1);

    await jobs.goRound();
    await jobs.goRound();

    const bad = await moderation.command(command - 1);
    expect(bad?.answer).toMatch(/^it failed: /);
    expect((await moderation.command(command))?.answer).toBe('done');
    expect(await storage.club.archive.unsettled(UNREADABLE * 2)).toHaveLength(UNREADABLE - 1);
    expect((await ask(url, 'GET', `/api/archive/${game}`)).status).toBe(200);
    const after = (await ask(url, 'GET', cup)).json as TournamentPage;
    expect(after.status).toBe('finished');
    await server.close();
    database.remove();
  });
});
