import type { StudyVisibility } from '@brink/protocol';
import { sql, type Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import type { Parts } from './sql-club.ts';
import { moveComments } from './sql-study-comments.ts';
import type {
  ChapterMoves,
  StoredStudy,
  StudyContent,
  StudyFilter,
  StudyHead,
  StudyStore,
  StudyUse,
} from './studies-port.ts';

const HEAD = [
  'studies.id',
  'studies.owner',
  'users.name as owner_name',
  'studies.title',
  'studies.about',
  'studies.game',
  'studies.chapters',
  'studies.visibility',
  'studies.version',
  'studies.created',
  'studies.changed',
  'studies.hidden',
] as const;

const heads = (db: Kysely<Schema>) =>
  db.selectFrom('studies').innerJoin('users', 'users.id', 'studies.owner').select(HEAD);

type Row = Awaited<ReturnType<ReturnType<typeof heads>['executeTakeFirstOrThrow']>>;

const columnsOf = ({ title, about, game, chapters, visibility, data }: StudyContent) => ({
  title,
  about: about ?? null,
  game,
  chapters,
  visibility,
  data,
  bytes: Buffer.byteLength(data),
});

/** Studies that people have written. */
export class SqlStudies implements StudyStore {
  readonly #db: Kysely<Schema>;
  readonly #attempt: Parts['attempt'];

  constructor({ db, attempt }: Parts) {
    this.#db = db;
    this.#attempt = attempt;
  }

  /** With those who may write in them besides their owners. */
  async #withAuthors(rows: readonly Row[]): Promise<StudyHead[]> {
    const ids = rows.map(({ id }) => id);
    const found =
      ids.length === 0
        ? []
        : await this.#db
            .selectFrom('study_authors')
            .innerJoin('users', 'users.id', 'study_authors.user_id')
            .select(['study_authors.study', 'users.id', 'users.name'])
            .where('study_authors.study', 'in', ids)
            .orderBy('users.name')
            .execute();
    return rows.map((row) => ({
      id: row.id,
      owner: { id: row.owner, name: row.owner_name },
      authors: found.filter(({ study }) => study === row.id).map(({ id, name }) => ({ id, name })),
      title: row.title,
      ...(row.about !== null && { about: row.about }),
      game: row.game,
      chapters: row.chapters,
      visibility: row.visibility as StudyVisibility,
      version: row.version,
      created: Number(row.created),
      changed: Number(row.changed),
      ...(row.hidden !== null && { hidden: row.hidden }),
    }));
  }

  list({ author, game, before, limit }: StudyFilter): Promise<StudyHead[]> {
    return this.#attempt(async () => {
      const rows = await heads(this.#db)
        .$if(author === undefined, (query) =>
          query.where('studies.visibility', '=', 'public').where('studies.hidden', 'is', null),
        )
        .$if(author !== undefined, (query) =>
          query.where((eb) =>
            eb.or([
              eb('studies.owner', '=', author!),
              eb(
                'studies.id',
                'in',
                eb.selectFrom('study_authors').select('study').where('user_id', '=', author!),
              ),
            ]),
          ),
        )
        .$if(game !== undefined, (query) => query.where('studies.game', '=', game!))
        .$if(before !== undefined, (query) => query.where('studies.changed', '<', before!))
        .orderBy('studies.changed', 'desc')
        .orderBy('studies.id')
        .limit(limit)
        .execute();
      return this.#withAuthors(rows);
    });
  }

  find(id: string, now: number): Promise<StoredStudy | undefined> {
    return this.#attempt(async () => {
      const row = await heads(this.#db)
        .leftJoin('users as editor', 'editor.id', 'studies.editor')
        .select([
          'studies.data',
          'studies.editor',
          'studies.editor_until',
          'editor.name as editor_name',
        ])
        .where('studies.id', '=', id)
        .executeTakeFirst();
      if (!row) return undefined;
      const [head] = await this.#withAuthors([row]);
      const { editor, editor_until: until, editor_name: name } = row;
      const isLocked = editor !== null && name !== null && until !== null && Number(until) > now;
      return {
        ...head,
        data: row.data,
        ...(isLocked && { lock: { user: editor, name, until: Number(until) } }),
      };
    });
  }

  use(owner: string): Promise<StudyUse> {
    return this.#attempt(async () => {
      const { studies, bytes } = await this.#db
        .selectFrom('studies')
        .select((eb) => [
          eb.fn.countAll<number>().as('studies'),
          sql<number>`coalesce(sum(bytes), 0)`.as('bytes'),
        ])
        .where('owner', '=', owner)
        .executeTakeFirstOrThrow();
      return { studies: Number(studies), bytes: Number(bytes) };
    });
  }

  add(id: string, owner: string, content: StudyContent, now: number): Promise<void> {
    return this.#attempt(async () => {
      await this.#db
        .insertInto('studies')
        .values({ id, owner, ...columnsOf(content), version: 1, created: now, changed: now })
        .execute();
    });
  }

  write(
    id: string,
    user: string,
    version: number,
    content: StudyContent,
    now: number,
    moves: ChapterMoves = [],
  ): Promise<boolean> {
    return this.#attempt(() =>
      this.#db.transaction().execute(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('studies')
          .set({ ...columnsOf(content), version: version + 1, changed: now })
          .where('id', '=', id)
          .where('version', '=', version)
          .where((eb) =>
            eb.or([
              eb('editor', 'is', null),
              eb('editor', '=', user),
              eb('editor_until', '<=', now),
            ]),
          )
          .executeTakeFirst();
        if (numUpdatedRows > 0n) await moveComments(tx, id, moves);
        return numUpdatedRows > 0n;
      }),
    );
  }

  lock(id: string, user: string, now: number, until: number): Promise<boolean> {
    return this.#attempt(async () => {
      const { numUpdatedRows } = await this.#db
        .updateTable('studies')
        .set({ editor: user, editor_until: until })
        .where('id', '=', id)
        .where((eb) =>
          eb.or([eb('editor', 'is', null), eb('editor', '=', user), eb('editor_until', '<=', now)]),
        )
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    });
  }

  unlock(id: string, user: string): Promise<void> {
    return this.#attempt(async () => {
      await this.#db
        .updateTable('studies')
        .set({ editor: null, editor_until: null })
        .where('id', '=', id)
        .where('editor', '=', user)
        .execute();
    });
  }

  remove(id: string): Promise<void> {
    return this.#attempt(async () => {
      await this.#db.deleteFrom('studies').where('id', '=', id).execute();
    });
  }

  addAuthor(id: string, user: string): Promise<void> {
    return this.#attempt(async () => {
      await this.#db
        .insertInto('study_authors')
        .values({ study: id, user_id: user })
        .onConflict((on) => on.columns(['study', 'user_id']).doNothing())
        .execute();
    });
  }

  removeAuthor(id: string, user: string): Promise<void> {
    return this.#attempt(async () => {
      await this.#db
        .deleteFrom('study_authors')
        .where('study', '=', id)
        .where('user_id', '=', user)
        .execute();
    });
  }

  hide(id: string, why: string | undefined): Promise<boolean> {
    return this.#attempt(async () => {
      const { numUpdatedRows } = await this.#db
        .updateTable('studies')
        .set({ hidden: why ?? null })
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    });
  }
}
