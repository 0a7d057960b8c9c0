import {
  AuthorRequest,
  Done,
  NewStudyRequest,
  StudyDocument,
  StudyList,
  StudyLock,
  StudyQuery,
  StudyWritten,
  WriteStudyRequest,
} from '@brink/protocol';
import { STUDY_LIMITS, StudyError, parseStudy } from '@brink/study/format/study';
import type { FastifyRequest } from 'fastify';
import { COST } from '../../base/budget.ts';
import { RequestFailure } from '../../base/failures.ts';
import { newId } from '../../base/ids.ts';
import type { Rooms } from '../../play/rooms.ts';
import type {
  ChapterMoves,
  StoredStudy,
  StudyContent,
  StudyHead,
} from '../../storage/club/studies-port.ts';
import { loginOf } from '../../storage/login.ts';
import type { Storage, StoredUser } from '../../storage/port.ts';
import type { Api } from '../api.ts';
import { NO_STUDY, mayWrite, studyFinder } from './study-access.ts';

const MOST_STUDIES = 64;
const MOST_BYTES = 8 * 1024 * 1024;
const MOST_AUTHORS = 10;
const MOST_LISTED = 50;
/** Whoever writes says so again before that; whoever has left is not waited for longer. */
const LOCK_MS = 60_000;
/** The file, and what stands around it. */
const BODY_BYTES = STUDY_LIMITS.bytes + 4096;

/** Reads what somebody has sent; the first thing wrong with it is named. */
function contentOf(
  given: Readonly<Record<string, unknown>>,
  visibility: StudyContent['visibility'],
): StudyContent {
  const data = JSON.stringify(given);
  try {
    const { title, about, chapters } = parseStudy(data);
    return {
      title: JSON.stringify(title),
      ...(about !== undefined && { about: JSON.stringify(about) }),
      game: chapters[0].tree.start.game,
      chapters: chapters.length,
      visibility,
      data,
    };
  } catch (error) {
    if (error instanceof StudyError) throw new RequestFailure(400, 'bad-study', error.message);
    throw error;
  }
}

const headOf = (study: StudyHead, user: StoredUser | undefined) => ({
  id: study.id,
  title: JSON.parse(study.title) as string,
  ...(study.about !== undefined && { about: JSON.parse(study.about) as string }),
  owner: study.owner.name,
  ownerId: study.owner.id,
  authors: study.authors.map(({ name }) => name),
  game: study.game,
  chapters: study.chapters,
  visibility: study.visibility,
  version: study.version,
  changed: study.changed,
  mayWrite: mayWrite(study, user),
  isYours: study.owner.id === user?.id,
  ...(study.hidden !== undefined && { hidden: study.hidden }),
});

/** Where chapters of before stand now: by what they begin with and their names, else by their places. */
function movesOf(before: string, after: string): ChapterMoves {
  type Kept = { readonly name: unknown; readonly start: unknown };
  const chaptersOf = (data: string) => (JSON.parse(data) as { chapters: readonly Kept[] }).chapters;
  const keysOf = (data: string): readonly string[] =>
    chaptersOf(data).map(({ name, start }) => JSON.stringify([name, start]));
  const [old, now] = [keysOf(before), keysOf(after)];
  const same = old.map((key) => now.indexOf(key));
  const starts = chaptersOf(after).map(({ start }) => JSON.stringify(start));
  return chaptersOf(before).map(({ start }, at) => {
    if (same[at] >= 0) return same[at];
    // A chapter that was only given another name stays where it is.
    return starts[at] === JSON.stringify(start) && !same.includes(at) ? at : undefined;
  });
}

/** Studies: everybody may read one they have the address of; its authors write. */
export function studyRoutes(api: Api, storage: Storage, rooms: Rooms): void {
  const { studies } = storage.club;
  const find = studyFinder(storage, rooms);
  const writable = async (request: FastifyRequest, user: StoredUser): Promise<StoredStudy> => {
    const study = await find(request, user);
    if (!mayWrite(study, user)) throw new RequestFailure(403, 'not-an-author');
    return study;
  };
  const own = async (request: FastifyRequest, user: StoredUser): Promise<StoredStudy> => {
    const study = await find(request, user);
    if (study.owner.id !== user.id) throw new RequestFailure(403, 'not-the-owner');
    return study;
  };
  const roomFor = async (owner: string, bytes: number, isNew: boolean): Promise<void> => {
    const use = await studies.use(owner);
    const isFull = (isNew && use.studies >= MOST_STUDIES) || use.bytes + bytes > MOST_BYTES;
    if (isFull) throw new RequestFailure(409, 'too-many-studies');
  };
  const missing = NO_STUDY;
  const notAuthor = { ...missing, 'not-an-author': 'only its authors write in it' };
  const bad = { 'bad-study': 'the message names what is wrong, and where' };
  const full = {
    'too-many-studies': `at most ${MOST_STUDIES}, together ${MOST_BYTES / 1024 / 1024} MiB`,
  };

  api.add(
    {
      method: 'GET',
      path: '/api/studies',
      access: 'anyone',
      scope: 'read',
      summary: 'Public studies, or with own=true those that one may write in; the latest first',
      query: StudyQuery,
      work: COST.list,
      answer: StudyList,
    },
    async ({ principal, query: { own: isOwn, game, before } }) => {
      if (isOwn && !principal) throw new RequestFailure(401, 'no-session');
      const list = await studies.list({
        ...(isOwn && { author: principal!.id }),
        ...(game !== undefined && { game }),
        ...(before !== undefined && { before }),
        limit: MOST_LISTED,
      });
      return { studies: list.map((study) => headOf(study, principal)) };
    },
  );

  api.add(
    {
      method: 'POST',
      path: '/api/studies',
      access: 'session',
      summary: 'Keep a study on the server',
      body: NewStudyRequest,
      bodyLimit: BODY_BYTES,
      work: COST.open,
      answer: StudyWritten,
      status: 201,
      errors: { ...bad, ...full, 'account-needed': 'guests keep studies on their device' },
    },
    async ({ user, body }) => {
      if (user.kind === 'guest') throw new RequestFailure(403, 'account-needed');
      const content = contentOf(body.study, body.visibility);
      await roomFor(user.id, Buffer.byteLength(content.data), true);
      const id = newId();
      await studies.add(id, user.id, content, rooms.now());
      return { id, version: 1 };
    },
  );

  api.add(
    {
      method: 'GET',
      path: '/api/studies/:study',
      access: 'anyone',
      scope: 'read',
      summary: 'A study: docs/formats/study.md tells its form',
      work: COST.list,
      answer: StudyDocument,
      errors: missing,
    },
    async ({ principal, request }) => {
      const study = await find(request, principal);
      const isOthers = study.lock !== undefined && study.lock.user !== principal?.id;
      return {
        ...headOf(study, principal),
        ...(isOthers && { lockedBy: study.lock!.name }),
        study: JSON.parse(study.data) as Record<string, unknown>,
      };
    },
  );

  api.add(
    {
      method: 'PUT',
      path: '/api/studies/:study',
      access: 'session',
      summary: 'Write a study anew; the version is the one that was read',
      body: WriteStudyRequest,
      bodyLimit: BODY_BYTES,
      work: COST.open,
      answer: StudyWritten,
      errors: {
        ...notAuthor,
        ...bad,
        ...full,
        'study-locked': 'another author writes in it now',
        'study-changed': 'somebody has written since it was read',
      },
    },
    async ({ user, body, request }) => {
      const before = await writable(request, user);
      const { version, visibility = before.visibility } = body;
      if (before.lock && before.lock.user !== user.id) {
        throw new RequestFailure(409, 'study-locked', before.lock.name);
      }
      const content = contentOf(body.study, visibility);
      const growth = Buffer.byteLength(content.data) - Buffer.byteLength(before.data);
      if (growth > 0) await roomFor(before.owner.id, growth, false);
      const now = rooms.now();
      const moves = movesOf(before.data, content.data);
      if (!(await studies.write(before.id, user.id, version, content, now, moves))) {
        throw new RequestFailure(409, 'study-changed');
      }
      return { id: before.id, version: version + 1 };
    },
  );

  api.add(
    {
      method: 'DELETE',
      path: '/api/studies/:study',
      access: 'session',
      summary: 'Delete a study of one’s own',
      answer: Done,
      errors: { ...missing, 'not-the-owner': 'only its owner deletes it' },
    },
    async ({ user, request }) => {
      await studies.remove((await own(request, user)).id);
      return { ok: true as const };
    },
  );

  api.add(
    {
      method: 'PUT',
      path: '/api/studies/:study/lock',
      access: 'session',
      summary: 'Write in a study now: others may not for a minute',
      answer: StudyLock,
      errors: { ...notAuthor, 'study-locked': 'another author writes in it; the message says who' },
    },
    async ({ user, request }) => {
      const { id, lock } = await writable(request, user);
      const now = rooms.now();
      if (!(await studies.lock(id, user.id, now, now + LOCK_MS))) {
        throw new RequestFailure(409, 'study-locked', lock?.name);
      }
      return { until: now + LOCK_MS };
    },
  );

  api.add(
    {
      method: 'DELETE',
      path: '/api/studies/:study/lock',
      access: 'session',
      summary: 'Others may write again',
      answer: Done,
      errors: notAuthor,
    },
    async ({ user, request }) => {
      await studies.unlock((await writable(request, user)).id, user.id);
      return { ok: true as const };
    },
  );

  const player = async (name: string): Promise<StoredUser> => {
    const found = await storage.accounts.findByName(loginOf(name));
    if (!found) throw new RequestFailure(404, 'no-such-player');
    return found;
  };

  api.add(
    {
      method: 'PUT',
      path: '/api/studies/:study/authors',
      access: 'session',
      summary: 'Let somebody else write in a study of one’s own',
      body: AuthorRequest,
      answer: Done,
      errors: {
        ...missing,
        'not-the-owner': 'only its owner names authors',
        'no-such-player': 'no account has this name',
        'too-many-authors': `at most ${MOST_AUTHORS}`,
      },
    },
    async ({ user, body, request }) => {
      const { id, authors, owner } = await own(request, user);
      const author = await player(body.player);
      if (author.id === owner.id) return { ok: true as const };
      if (authors.length >= MOST_AUTHORS) throw new RequestFailure(409, 'too-many-authors');
      await studies.addAuthor(id, author.id);
      return { ok: true as const };
    },
  );

  api.add(
    {
      method: 'DELETE',
      path: '/api/studies/:study/authors',
      access: 'session',
      summary: 'Let an author write no longer; authors may leave by themselves',
      body: AuthorRequest,
      answer: Done,
      errors: {
        ...missing,
        'not-the-owner': 'only its owner, or the author',
        'no-such-player': 'no account has this name',
      },
    },
    async ({ user, body, request }) => {
      const study = await find(request, user);
      const author = await player(body.player);
      if (study.owner.id !== user.id && author.id !== user.id) {
        throw new RequestFailure(403, 'not-the-owner');
      }
      await studies.removeAuthor(study.id, author.id);
      return { ok: true as const };
    },
  );
}
