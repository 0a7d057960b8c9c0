import type { StudyComments, StudyDocument, StudyList, StudyWritten } from '@brink/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStorage } from '../storage/open.ts';
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
    const byBob = { error: { code: 'study-locked', message: 'Bob' } };
    expect([refused.status, refused.json]).toEqual([409, byBob]);
    expect((await read(id, ann)).lockedBy).toBe('Bob');
    expect((await read(id, bob)).lockedBy).toBeUndefined();
    const write = () => call('PUT', `/${id}`, ann, { version: 1, study: study('Locked', 'Ann') });
    expect((await write()).json).toEqual(byBob);
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

  it('are talked about by readers with an account, within limits', async () => {
    const dora = await newAccount(server.url, 'Dora');
    const id = await add(ann, 'Talked about');
    const say = (cookie: string, text: string, chapter = 0) =>
      call('POST', `/${id}/comments`, cookie, { chapter, text });
    const heard = async (cookie: string) =>
      ((await call('GET', `/${id}/comments`, cookie)).json as StudyComments).comments;
    const said = await say(bob, ' Would Iran not be better? ');
    expect(said.status).toBe(201);
    expect((await say(ann, 'No: the die is 2.')).status).toBe(201);
    expect((await heard(guest)).map(({ name, text }) => [name, text])).toEqual([
      ['Bob', 'Would Iran not be better?'],
      ['Ann', 'No: the die is 2.'],
    ]);
    expect((await heard(bob)).map(({ mayDelete }) => mayDelete)).toEqual([true, false]);
    expect((await heard(ann)).map(({ mayDelete }) => mayDelete)).toEqual([true, true]);
    expect(codeOf(await say(guest, 'Me too'))).toBe('account-needed');
    expect(codeOf(await say(bob, 'Nowhere', 1))).toBe('no-such-chapter');
    expect((await say(bob, 'x'.repeat(1001))).status).toBe(400);
    // Whom one does not hear elsewhere one does not hear here; whom one blocks does not write.
    await ask(server.url, 'PUT', '/api/me/shunned', dora, { player: 'Bob', kind: 'mute' });
    expect((await heard(dora)).map(({ name }) => name)).toEqual(['Ann']);
    await ask(server.url, 'PUT', '/api/me/shunned', ann, { player: 'Dora', kind: 'block' });
    expect(codeOf(await say(dora, 'Hello'))).toBe('blocked');
    await ask(server.url, 'DELETE', '/api/me/shunned', ann, { player: 'Dora', kind: 'block' });
    const [{ id: comment }] = await heard(bob);
    expect(codeOf(await call('DELETE', `/${id}/comments/${comment}`, dora))).toBe('not-an-author');
    expect((await call('DELETE', `/${id}/comments/${comment}`, bob)).status).toBe(200);
    expect(codeOf(await call('DELETE', `/${id}/comments/${comment}`, bob))).toBe('no-such-comment');
    for (let n = 0; n < 20; n++) await say(dora, `Line ${n}`);
    expect(codeOf(await say(dora, 'One more'))).toBe('too-fast');
  });

  it('take what was said of a chapter along with it', async () => {
    const [one] = study('Moved').chapters;
    const named = (...names: string[]) => ({
      ...study('Moved'),
      chapters: names.map((name) => Object.assign({}, one, { name })),
    });
    const made = await call('POST', '', ann, { visibility: 'link', study: named('A', 'B', 'C') });
    const { id } = made.json as StudyWritten;
    for (const chapter of [0, 1, 2]) {
      await call('POST', `/${id}/comments`, bob, { chapter, text: 'ABC'[chapter] });
    }
    const where = async (): Promise<Record<string, number>> => {
      const { comments } = (await call('GET', `/${id}/comments`, bob)).json as StudyComments;
      return Object.fromEntries(comments.map(({ text, chapter }) => [text, chapter]));
    };
    const write = (version: number, ...names: string[]) =>
      call('PUT', `/${id}`, ann, { version, study: named(...names) });
    await write(1, 'A', 'B, renamed', 'C');
    expect(await where()).toEqual({ A: 0, B: 1, C: 2 });
    await write(2, 'B, renamed', 'C');
    expect(await where()).toEqual({ B: 0, C: 1 });
  });

  it('are reported, hidden, shown and deleted by moderators', async () => {
    const id = await add(ann, 'Offensive');
    const bad = { player: 'Ann', study: id, reason: 'insults somebody' };
    const report = (body: object) => ask(server.url, 'POST', '/api/reports', bob, body);
    expect((await report(bad)).status).toBe(201);
    expect(codeOf(await report({ ...bad, study: 'A'.repeat(16) }))).toBe('no-such-study');
    // As an administrator beside the server.
    const { DATABASE_URL: url, DATA_DIR: folder = '' } = database.env;
    const beside = await openStorage(url, folder, { isBeside: true });
    const { moderation, studyComments } = beside.club;
    expect(await moderation.reports(true)).toMatchObject([{ about: 'Ann', study: id }]);
    const order = async (command: object): Promise<string | undefined> => {
      const request = JSON.stringify({ by: 'me', command: { reason: 'rude', ...command } });
      const number = await moderation.addCommand(request, Date.now());
      await server.jobs.goRound();
      return (await moderation.command(number))?.answer;
    };
    expect(await order({ do: 'hide-study', study: id })).toBe('done');
    expect((await call('GET', `/${id}`, bob)).status).toBe(404);
    expect((await call('GET', `/${id}/comments`, bob)).status).toBe(404);
    expect(await titles(bob)).not.toContain('Offensive');
    expect(await read(id, ann)).toMatchObject({ hidden: 'rude', mayWrite: true });
    expect(await order({ do: 'show-study', study: id })).toBe('done');
    expect((await read(id, bob)).hidden).toBeUndefined();
    await call('POST', `/${id}/comments`, ann, { chapter: 0, text: 'Rude' });
    const [{ id: comment }] = await studyComments.of(id);
    expect(await order({ do: 'delete-comment', comment })).toBe('done');
    expect(await studyComments.of(id)).toEqual([]);
    expect(await order({ do: 'delete-study', study: id })).toBe('done');
    expect((await call('GET', `/${id}`, ann)).status).toBe(404);
    expect(await order({ do: 'hide-study', study: id })).toContain('there is no study');
    await beside.close();
  });
});
