import { setTimeout as sleep } from 'node:timers/promises';
import { Random } from '@brink/kernel';
import type { GameSummary, StateMessage, TournamentPage } from '@brink/protocol';
import { describe, expect, it } from 'vitest';
import { newAccount } from '../testing/accounts.ts';
import { askAs, newBot } from '../testing/bots.ts';
import { DATABASES, isInstalled, newDatabase, type Database } from '../testing/databases.ts';
import { ask } from '../testing/player.ts';
import { startProcess, type ServerProcess } from '../testing/server-process.ts';

const BOTS = 16;
const BOTS_OF_ONE = 4;
/** A game is given up after so many choices of one side: the tournament is what is tested. */
const PATIENCE = 4;

/** Servers that come and go, and somebody who always finds one that is there. */
class Servers {
  readonly #database: Database;
  #processes: ServerProcess[] = [];

  constructor(database: Database) {
    this.#database = database;
  }

  async open(count: number): Promise<void> {
    for (let each = 0; each < count; each++) {
      const env = { ...this.#database.env, LOGINS_PER_MINUTE: '100000' };
      this.#processes.push(await startProcess(env));
    }
  }

  get url(): string {
    return this.#processes[0].url;
  }

  get last(): string {
    return this.#processes.at(-1)!.url;
  }

  /** The first one dies; where there is no other it is started anew. */
  async kill(): Promise<void> {
    const [first, ...others] = this.#processes;
    this.#processes = others;
    await first.kill();
    if (others.length === 0) await this.open(1);
  }

  async close(): Promise<void> {
    for (const each of this.#processes) await each.stop();
  }
}

interface Entrant {
  readonly token: string;
  readonly random: Random;
  readonly chosen: Map<string, number>;
}

/** Asks whoever is there; nothing if the server has just died. */
async function attempt(servers: Servers, entrant: Entrant, path: string, body?: object) {
  try {
    return await askAs(servers.url, body ? 'POST' : 'GET', path, entrant.token, body);
  } catch {
    return undefined;
  }
}

/** Makes one choice in the game that waits, or resigns when it has gone on long enough. */
async function move(servers: Servers, entrant: Entrant): Promise<void> {
  const next = await attempt(servers, entrant, '/api/games/next');
  const game = (next?.json as { game?: GameSummary } | undefined)?.game?.id;
  if (game === undefined) return;
  const looked = await attempt(servers, entrant, `/api/games/${game}/state`);
  if (looked?.status !== 200) return;
  const { standing } = looked.json as StateMessage;
  const choices = standing.prompt?.choices ?? [];
  if (standing.result || choices.length === 0) return;
  const chosen = entrant.chosen.get(game) ?? 0;
  if (chosen >= PATIENCE) {
    await attempt(servers, entrant, `/api/games/${game}/resign`, {});
    return;
  }
  entrant.chosen.set(game, chosen + 1);
  const choice = choices[entrant.random.below(choices.length)];
  await attempt(servers, entrant, `/api/games/${game}/choose`, {
    decision: standing.decision,
    choice,
  });
}

describe.each(DATABASES.filter(isInstalled))('on %s', (name) => {
  it('a Swiss tournament of 16 bots survives the death of a server', async () => {
    const database = await newDatabase(name);
    const servers = new Servers(database);
    await servers.open(name === 'SQLite' ? 1 : 2);
    try {
      const entrants: Entrant[] = [];
      for (let bot = 0; bot < BOTS; bot++) {
        const owner = await newAccount(servers.url, `Owner ${bot}`);
        const count = bot % BOTS_OF_ONE;
        const { token } = await newBot(servers.url, owner, `Bot ${bot}-${count}`);
        entrants.push({ token, random: new Random(bot + 1), chosen: new Map() });
      }
      const host = await newAccount(servers.url, 'Host');
      const made = await ask(servers.url, 'POST', '/api/tournaments', host, {
        name: 'Bots only',
        format: 'swiss',
        match: 'single',
        game: 'red-sea',
      });
      const { id } = made.json as TournamentPage;
      for (const { token } of entrants) {
        await askAs(servers.last, 'POST', `/api/tournaments/${id}/join`, token);
      }
      await ask(servers.last, 'POST', `/api/tournaments/${id}/start`, host);
      const page = async (): Promise<TournamentPage> =>
        (await ask(servers.url, 'GET', `/api/tournaments/${id}`)).json as TournamentPage;
      let hasDied = false;
      let now = await page();
      for (const until = Date.now() + 150_000; now.status === 'running'; now = await page()) {
        if (Date.now() > until) throw new Error(`round ${now.round} does not end`);
        await Promise.all(entrants.map((entrant) => move(servers, entrant)));
        if (!hasDied && now.round === 1) {
          hasDied = true;
          await servers.kill();
        }
        await sleep(10);
      }
      expect(hasDied).toBe(true);
      expect(now).toMatchObject({ status: 'finished', rounds: 4 });
      expect(now.matches).toHaveLength((BOTS / 2) * 4);
      const ids = now.matches.flatMap(({ games }) => games.map((game) => game.id));
      expect(new Set(ids).size).toBe(ids.length);
      const points = now.standings.reduce((sum, each) => sum + each.points, 0);
      expect(points).toBe((BOTS / 2) * 4);
      const met = now.matches.map(({ first, second }) => [first, second].sort().join('-'));
      expect(new Set(met).size).toBe(met.length);
      // Sixteen, four rounds: exactly one has won them all, unless games were drawn.
      expect(now.standings[0].points).toBeGreaterThan(2.5);
    } finally {
      await servers.close();
      database.remove();
    }
  }, 240_000);
});
