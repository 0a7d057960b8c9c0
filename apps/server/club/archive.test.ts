import { existsSync, readFileSync } from 'node:fs';
import { parseRecord, type GameRecord } from '@brink/kernel';
import type { ArchivedGame } from '@brink/protocol';
import { SAMPLE } from '@brink/twilight-struggle/playdek/testing/sample';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAccount, resignedGame } from '../testing/accounts.ts';
import { DATABASES, isInstalled, newDatabase, type Database } from '../testing/databases.ts';
import { startOwnServer, type OwnServer } from '../testing/own-server.ts';
import { ask, newGuest } from '../testing/player.ts';
import { buildOnce } from '../testing/server-process.ts';

const GOLDEN = new URL('../../../goldens/', import.meta.url);
const golden = (name: string): GameRecord =>
  parseRecord(readFileSync(new URL(name, GOLDEN), 'utf8'));
const PLAYDEK = new URL('../../../../shared/games/14.txt', import.meta.url);

/** More than the other tests need. */
const MOST_UPLOADS = 30;

describe.each(DATABASES.filter(isInstalled))('the archive on %s', (name) => {
  let database: Database;
  let server: OwnServer;
  let ann: string;
  let bob: string;
  beforeAll(async () => {
    buildOnce();
    database = await newDatabase(name);
    server = await startOwnServer({ ...database.env, UPLOADS_PER_USER: String(MOST_UPLOADS) });
    ann = await newAccount(server.url, 'Ann');
    bob = await newAccount(server.url, 'Bob');
  });
  afterAll(async () => {
    await server.close();
    database.remove();
  });

  const search = async (query: string, cookie?: string): Promise<ArchivedGame[]> => {
    const { status, json } = await ask(server.url, 'GET', `/api/archive${query}`, cookie);
    expect(status).toBe(200);
    return (json as { games: ArchivedGame[] }).games;
  };
  const upload = (cookie: string, body: object) =>
    ask(server.url, 'POST', '/api/archive', cookie, body);

  it('keeps finished games and finds them by what is known of them', async () => {
    const won = await resignedGame(server.url, [ann, bob], 1);
    const late = await resignedGame(server.url, [bob, ann], 1, { preset: 'lateWar' });
    const hidden = await resignedGame(server.url, [ann, bob], 0, { visibility: 'hidden' });
    await server.jobs.goRound();
    const found = async (query: string) => (await search(query)).map(({ id }) => id).sort();
    expect(await found('')).toEqual([won, late].sort());
    expect(await found('?player=ann&side=us')).toEqual([won]);
    expect(await found('?player=ANN&opponent=bob&winner=us')).toEqual([won, late].sort());
    expect(await found('?scenario=late-war')).toEqual([late]);
    expect(await found('?manner=resignation&game=twilight-struggle')).toHaveLength(2);
    expect(await found('?manner=defcon')).toEqual([]);
    expect(await found('?fromTurn=8')).toEqual([late]);
    expect(await found('?toTurn=1')).toEqual([won]);
    expect(await found('?player=nobody')).toEqual([]);
    // Whoever has the address of a hidden game may see it.
    expect((await ask(server.url, 'GET', `/api/archive/${hidden}`)).status).toBe(200);
    const [newest] = await search('?limit=1');
    expect(await search(`?before=${newest.ended}`)).toHaveLength(1);
  });

  it('turns pages among games of the same day', async () => {
    const file = golden('twilight-struggle/1/01.json');
    const record = { ...file, about: { ...file.about, date: '1999-12-31' } };
    const made: string[] = [];
    for (let copy = 0; copy < 3; copy++) {
      made.push(((await upload(ann, { record, isOpen: true })).json as ArchivedGame).id);
    }
    const found: string[] = [];
    let cursor = '';
    for (let page = 0; page < 3; page++) {
      const [game] = await search(`?mine=true&limit=1${cursor}`, ann);
      found.push(game.id);
      cursor = `&before=${game.ended}&beforeId=${game.id}`;
    }
    expect(found.sort()).toEqual(made.sort());
    expect(await search(`?mine=true&limit=1${cursor}`, ann)).toEqual([]);
    for (const id of made) await ask(server.url, 'DELETE', `/api/archive/${id}`, ann);
  });

  it('finds a player by the name he has now, and tells that one', async () => {
    const eve = await newAccount(server.url, 'Eve');
    const id = await resignedGame(server.url, [eve, bob], 1);
    await resignedGame(server.url, [eve, bob], 0);
    await server.jobs.goRound();
    await ask(server.url, 'PUT', '/api/me/name', eve, { name: 'Ève  II' });
    expect(await search('?player=eve')).toEqual([]);
    expect(await search('?player=ève+ii')).toHaveLength(2);
    expect(await search('?opponent=ève+ii')).toHaveLength(2);
    expect((await search('?player=bob&opponent=ève+ii&winner=us'))[0].id).toBe(id);
    const told = async () => {
      const { json } = await ask(server.url, 'GET', `/api/archive/${id}/record`);
      return (json as GameRecord).about!['us'];
    };
    expect(await told()).toBe('Ève  II');
    await ask(server.url, 'DELETE', '/api/me', eve, { password: 'long enough' });
    expect(await told()).toBe('');
    expect(await search('?opponent=ève+ii')).toEqual([]);
  });

  it('takes records of Brink, and finds them by a headline', async () => {
    const file = golden('twilight-struggle/1/01.json');
    const made = await upload(ann, { record: file, isOpen: true });
    expect(made.status).toBe(201);
    const { id, isUpload, moves } = made.json as ArchivedGame;
    expect({ isUpload, moves }).toEqual({ isUpload: true, moves: file.choices.length });
    const record = await ask(server.url, 'GET', `/api/archive/${id}/record`);
    expect((record.json as GameRecord).choices).toEqual(file.choices);
    const cards = new Set<string>();
    for (let card = 1; card <= 110; card++) {
      if ((await search(`?headline=${card}`)).some((game) => game.id === id)) cards.add(`${card}`);
    }
    expect(cards.size).toBeGreaterThan(0);
  });

  it('keeps what is private to its owner', async () => {
    const made = await upload(bob, { record: golden('twilight-struggle/1/01.json') });
    const { id } = made.json as ArchivedGame;
    expect((await search('')).map((game) => game.id)).not.toContain(id);
    expect((await search('?mine=true', bob)).map((game) => game.id)).toEqual([id]);
    for (const path of [`/api/archive/${id}`, `/api/archive/${id}/record`]) {
      expect((await ask(server.url, 'GET', path, ann)).status).toBe(404);
      expect((await ask(server.url, 'GET', path)).status).toBe(404);
      expect((await ask(server.url, 'GET', path, bob)).status).toBe(200);
    }
    expect((await ask(server.url, 'DELETE', `/api/archive/${id}`, ann)).status).toBe(404);
    expect((await ask(server.url, 'DELETE', `/api/archive/${id}`, bob)).status).toBe(200);
    expect(await search('?mine=true', bob)).toEqual([]);
  });

  it('says what is wrong with a file', async () => {
    const file = golden('twilight-struggle/1/01.json');
    const broken = { ...file, choices: [...file.choices.slice(0, 20), 251] };
    const answers = [
      await upload(ann, { record: broken }),
      await upload(ann, { record: { ...file, choices: file.choices.slice(0, 20) } }),
      await upload(ann, { record: { ...file, game: 'chess' } }),
      await upload(ann, { playdek: 'Hello\nWorld\n' }),
      await upload(ann, {}),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    expect(answers[0].json).toMatchObject({
      error: { code: 'bad-record', message: expect.stringContaining('choices[20]') },
    });
    const guest = await newGuest(server.url, 'Guest');
    expect((await upload(guest, { record: file })).status).toBe(403);
  });

  it.runIf(existsSync(PLAYDEK))('takes logs of Playdek games', async () => {
    const made = await upload(ann, { playdek: readFileSync(PLAYDEK, 'utf8'), isOpen: true });
    expect(made.status).toBe(201);
    expect((made.json as ArchivedGame).sides.map(({ side }) => side)).toEqual(['us', 'ussr']);
  });

  it('keeps of a file what belongs to a record, and nothing else', async () => {
    const file = golden('twilight-struggle/1/01.json');
    const about = { ...file.about, note: 'x'.repeat(5000), odd: { deep: [] } };
    const made = await upload(ann, { record: { ...file, about, ballast: 'y'.repeat(5000) } });
    expect(made.status).toBe(201);
    const { id } = made.json as ArchivedGame;
    const { json } = await ask(server.url, 'GET', `/api/archive/${id}/record`, ann);
    const kept = json as GameRecord;
    expect(Object.keys(kept).sort()).toEqual(
      [...new Set([...Object.keys(file), 'about', 'result'])].sort(),
    );
    expect(kept.about).toEqual({ ...file.about, note: 'x'.repeat(200) });
    const wrong = { ...file, ended: { manner: 7 } };
    expect((await upload(ann, { record: wrong })).status).toBe(400);
  });

  it('keeps so many of a user, until he removes one', async () => {
    const dot = await newAccount(server.url, 'Dot');
    const { id: owner } = (await ask(server.url, 'GET', '/api/me', dot)).json as { id: string };
    const record = golden('twilight-struggle/1/01.json');
    const { id } = (await upload(dot, { record })).json as ArchivedGame;
    const { archive } = server.rooms.storage.club;
    const stored = (await archive.find(id))!;
    const text = (await archive.recordOf(id))!;
    for (let n = 1; n < MOST_UPLOADS; n++) {
      const copy = { ...stored, id: `${id.slice(0, -2)}${String(n).padStart(2, '0')}`, owner };
      await archive.add({ ...copy, headlines: [], told: String(n), record: text });
    }
    expect(await upload(dot, { record })).toMatchObject({
      status: 409,
      json: { error: { code: 'archive-full' } },
    });
    await ask(server.url, 'DELETE', `/api/archive/${id}`, dot, {});
    expect((await upload(dot, { record })).status).toBe(201);
  });

  it('takes logs that break off: their end is open, or as the uploader says', async () => {
    const open = await upload(ann, { playdek: SAMPLE });
    expect(open.status).toBe(201);
    expect(open.json).toMatchObject({ winner: 'open', manner: 'open', turn: 1 });
    const { id } = open.json as ArchivedGame;
    const record = await ask(server.url, 'GET', `/api/archive/${id}/record`, ann);
    expect(record.json).not.toHaveProperty('result');
    expect(record.json).not.toHaveProperty('ended');
    const ended = { manner: 'resignation', winner: 1 };
    const told = await upload(ann, { playdek: SAMPLE, ended });
    expect(told.json).toMatchObject({ winner: 'ussr', manner: 'resignation' });
    const found = await search('?mine=true&manner=open', ann);
    expect(found.map((game) => game.id)).toContain(id);
    expect(found.map(({ winner }) => winner)).not.toContain('ussr');
    const partial = { ...golden('twilight-struggle/1/01.json'), choices: [] };
    expect((await upload(ann, { record: partial, ended })).status).toBe(400);
  });

  it('writes the log of the digital edition for games it knows', async () => {
    const played = (await search('?player=ann&side=us&scenario=standard&winner=us'))[0];
    const text = await fetch(`${server.url}/api/archive/${played.id}/playdek.txt`);
    expect(text.headers.get('content-type')).toContain('text/plain');
    expect(await text.text()).toMatch(/^SETUP: : /);
    const [late] = await search('?scenario=late-war');
    const none = await ask(server.url, 'GET', `/api/archive/${late.id}/playdek.txt`);
    expect(none.status).toBe(409);
    expect(none.json).toMatchObject({
      error: { code: 'no-such-log', message: expect.stringContaining('scenario') },
    });
    const mine = (await upload(bob, { record: golden('twilight-struggle/1/01.json') })).json;
    const { id } = mine as ArchivedGame;
    expect((await ask(server.url, 'GET', `/api/archive/${id}/playdek.txt`)).status).toBe(404);
    await ask(server.url, 'DELETE', `/api/archive/${id}`, bob);
  });

  it('gives away all public games, one a line', async () => {
    const answer = await fetch(`${server.url}/api/archive.ndjson`);
    const lines = (await answer.text()).trim().split('\n');
    expect(lines).toHaveLength((await search('?limit=100')).length);
    for (const line of lines) expect(parseRecord(line).choices.length).toBeGreaterThanOrEqual(0);
  });
});
