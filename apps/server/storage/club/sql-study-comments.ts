import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import type { Parts } from './sql-club.ts';
import type { ChapterMoves, StudyComment, StudyCommentStore } from './studies-port.ts';

type Db = Kysely<Schema>;

const comments = (db: Db) =>
  db
    .selectFrom('study_comments')
    .innerJoin('users', 'users.id', 'study_comments.user_id')
    .select(['study_comments.id', 'study_comments.study', 'study_comments.chapter'])
    .select(['study_comments.user_id', 'study_comments.text', 'study_comments.at', 'users.name']);

type Row = Awaited<ReturnType<ReturnType<typeof comments>['executeTakeFirstOrThrow']>>;

const commentOf = ({ id, study, chapter, user_id, name, text, at }: Row): StudyComment => ({
  id: Number(id),
  study,
  chapter,
  user: { id: user_id, name },
  text,
  at: Number(at),
});

/** What was said of a chapter goes where the chapter goes. */
export async function moveComments(db: Db, study: string, moves: ChapterMoves): Promise<void> {
  if (moves.every((to, from) => to === from)) return;
  const found = await db
    .selectFrom('study_comments')
    .select(['id', 'chapter'])
    .where('study', '=', study)
    .execute();
  for (const { id, chapter } of found) {
    const to = moves[chapter];
    if (to === chapter) continue;
    await (
      to === undefined
        ? db.deleteFrom('study_comments').where('id', '=', id)
        : db.updateTable('study_comments').set({ chapter: to }).where('id', '=', id)
    ).execute();
  }
}

/** What readers say of studies. */
export class SqlStudyComments implements StudyCommentStore {
  readonly #db: Db;
  readonly #attempt: Parts['attempt'];

  constructor({ db, attempt }: Parts) {
    this.#db = db;
    this.#attempt = attempt;
  }

  of(study: string): Promise<StudyComment[]> {
    return this.#attempt(async () => {
      const rows = comments(this.#db).where('study_comments.study', '=', study);
      return (await rows.orderBy('study_comments.id').execute()).map(commentOf);
    });
  }

  find(id: number): Promise<StudyComment | undefined> {
    return this.#attempt(async () => {
      const row = await comments(this.#db).where('study_comments.id', '=', id).executeTakeFirst();
      return row && commentOf(row);
    });
  }

  countBy(user: string, since: number): Promise<number> {
    return this.#attempt(async () => {
      const { count } = await this.#db
        .selectFrom('study_comments')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('user_id', '=', user)
        .where('at', '>=', since)
        .executeTakeFirstOrThrow();
      return Number(count);
    });
  }

  add({
    user,
    ...comment
  }: Omit<StudyComment, 'id' | 'user'> & { readonly user: string }): Promise<number> {
    return this.#attempt(async () => {
      const { id } = await this.#db
        .insertInto('study_comments')
        .values({ ...comment, user_id: user })
        .returning('id')
        .executeTakeFirstOrThrow();
      return Number(id);
    });
  }

  remove(id: number): Promise<boolean> {
    return this.#attempt(async () => {
      const { numDeletedRows } = await this.#db
        .deleteFrom('study_comments')
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    });
  }
}
