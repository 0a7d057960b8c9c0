import type { StudyDocument, StudyList, StudyWritten } from '@brink/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAccount } from '../testing/accounts.ts';
import { DATABASES, isInstalled, newDatabase, type Database } from '../testing/databases.ts';
import { startOwnServer, type OwnServer } from '../testing/own-server.ts';
import { ask, newGuest } from '../testing/player.ts';

const START = { kind: 'game', game: 'volk', rules: 1, options: { mode: 'base' }, choices: [] };
const study = (title: string, comment = 'First') => ({
  format: 'brink-study',
  version: 1,
  title,
  chapters: [
    {
      name: 'One',
      start: START,
      lines: [{ from: 0, choices: [1, 2] }],
      notes: [{ at: 1, comment }],
    },
  ],
});

describe.each(DATABASES.filter(isInstalled))('studies on %s', (name) => {
  let database: Database;
  let server: OwnServer;
  let ann: string;
  let bob: string;
  let guest: string;
  beforeAll(async () => {
    database = await newDatabase(name);
    server = await startOwnServer(database.env);
    ann = await newAccount(server.url, 'Ann');
    bob = await newAccount(server.url, 'Bob');
    guest = await newGuest(server.url, 'Guest');
  });
  afterAll(async () => {
    await server.close();
    database.remove();
  });

  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    cookie: string,
    body?: object,
  ) => ask(server.url, method, `/api/studies${path}`, cookie, body);
  const codeOf = ({ json }: { readonly json: unknown }): string | undefined =>
    (json as { error?: { code: string } }).error?.code;
  const add = async (cookie: string, title: string, visibility = 'public'): Promise<string> => {
    const made = await call('POST', '', cookie, { visibility, study: study(title) });
    expect(made.status).toBe(201);
    return (made.json as StudyWritten).id;
  };
  const read = async (id: string, cookie: string): Promise<StudyDocument> =>
    (await call('GET', `/${id}`, cookie)).json as StudyDocument;
  const titles = async (cookie: string, query = ''): Promise<unknown[]> =>
    ((await call('GET', query, cookie)).json as StudyList).studies.map(({ title }) => title);

  it('are kept, listed and read by anybody; those by link are not listed', async () => {
    const id = await add(ann, 'Open to all');
    const hidden = await add(ann, 'By link', 'link');
    expect(await titles(bob)).toEqual(['Open to all']);
    expect(await titles(ann, '?own=true')).toEqual(['By link', 'Open to all']);
    expect(await titles(bob, '?own=true')).toEqual([]);
    expect(await titles(bob, '?game=red-sea')).toEqual([]);
    const found = await read(id, guest);
    expect(found).toMatchObject({ owner: 'Ann', authors: [], version: 1, mayWrite: false });
    expect(found.study).toEqual(study('Open to all'));
    expect((await read(hidden, bob)).title).toBe('By link');
    expect((await read(id, ann)).isYours).toBe(true);
  });

  it('say what is wrong with them, and need an account', async () => {
    const bad = await call('POST', '', ann, { visibility: 'public', study: { format: 'x' } });
    expect([bad.status, codeOf(bad)]).toEqual([400, 'bad-study']);
    expect(JSON.stringify(bad.json)).toContain('must be \\"brink-study\\"');
    const body = { visibility: 'public', study: study('Guest') };
    expect(codeOf(await call('POST', '', guest, body))).toBe('account-needed');
    const large = study('Large', 'x'.repeat(4001));
    expect(codeOf(await call('POST', '', ann, { visibility: 'link', study: large }))).toBe(
      'bad-study',
    );
    expect((await call('GET', '/nowhere', ann)).status).toBe(404);
  });

  it('are written by their authors only, and never over what somebody else wrote', async () => {
    const id = await add(ann, 'Shared');
    const write = (cookie: string, version: number, comment: string) =>
      call('PUT', `/${id}`, cookie, { version, study: study('Shared', comment) });
    expect(codeOf(await write(bob, 1, 'Bob'))).toBe('not-an-author');
    expect(codeOf(await call('PUT', `/${id}/authors`, bob, { player: 'Bob' }))).toBe(
      'not-the-owner',
    );
    expect((await call('PUT', `/${id}/authors`, ann, { player: 'bob' })).status).toBe(200);
    expect(await read(id, bob)).toMatchObject({ authors: ['Bob'], mayWrite: true, isYours: false });
    expect(await titles(bob, '?own=true')).toEqual(['Shared']);
    expect((await write(bob, 1, 'Bob')).json).toEqual({ id, version: 2 });
    expect(codeOf(await write(ann, 1, 'Ann'))).toBe('study-changed');
    expect((await read(id, ann)).study).toEqual(study('Shared', 'Bob'));
    expect(codeOf(await call('DELETE', `/${id}`, bob))).toBe('not-the-owner');
    expect((await call('DELETE', `/${id}/authors`, bob, { player: 'Bob' })).status).toBe(200);
    expect(codeOf(await write(bob, 2, 'Bob'))).toBe('not-an-author');
  });

  it('wait for the author who writes in them now', async () => {
    const id = await add(ann, 'Locked');
    await call('PUT', `/${id}/authors`, ann, { player: 'Bob' });
    expect((await call('PUT', `/${id}/lock`, bob)).status).toBe(200);
    const refused = await call('PUT', `/${id}/lock`, ann);
    expect([refused.status, codeOf(refused)]).toEqual([409, 'study-locked']);
    expect((await read(id, ann)).lockedBy).toBe('Bob');
    expect((await read(id, bob)).lockedBy).toBeUndefined();
    const write = () => call('PUT', `/${id}`, ann, { version: 1, study: study('Locked', 'Ann') });
    expect(codeOf(await write())).toBe('study-locked');
    expect((await call('DELETE', `/${id}/lock`, bob)).status).toBe(200);
    expect((await write()).status).toBe(200);
  });

  it('are deleted by their owner, and leave with the account', async () => {
    const cleo = await newAccount(server.url, 'Cleo');
    const [first, second] = [await add(cleo, 'First'), await add(cleo, 'Second')];
    expect((await call('DELETE', `/${first}`, cleo)).status).toBe(200);
    expect((await call('GET', `/${first}`, ann)).status).toBe(404);
    const kept = await ask(server.url, 'GET', '/api/me/export', cleo);
    expect((kept.json as { studies: unknown[] }).studies).toEqual([study('Second')]);
    const gone = await ask(server.url, 'DELETE', '/api/me', cleo, { password: 'long enough' });
    expect(gone.status).toBe(200);
    expect((await call('GET', `/${second}`, ann)).status).toBe(404);
  });
});
