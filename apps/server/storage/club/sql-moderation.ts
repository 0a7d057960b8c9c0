import type { BlockKind } from '@brink/protocol';
import type { Kysely } from 'kysely';
import type { StoredUser } from '../port.ts';
import { prepared } from '../prepared.ts';
import type { Schema } from '../schema.ts';
import type {
  Ban,
  BanKind,
  Deed,
  ModerationStore,
  StoredAdminCommand,
  StoredReport,
} from './moderation-port.ts';
import type { Parts } from './sql-club.ts';

interface ReportRow {
  readonly id: number;
  readonly at: number;
  readonly by: string | null;
  readonly about: string | null;
  readonly game: string | null;
  readonly study: string | null;
  readonly reason: string;
  readonly resolved: string | null;
}

/** Those who are gone have no name. */
const reportOf = ({
  id,
  at,
  by,
  about,
  game,
  study,
  reason,
  resolved,
}: ReportRow): StoredReport => ({
  id: Number(id),
  at,
  by: by ?? '',
  about: about ?? '',
  reason,
  ...(game !== null && { game }),
  ...(study !== null && { study }),
  ...(resolved !== null && { resolved }),
});

const bansAfter = prepared((db, user: string, now: number) =>
  db
    .selectFrom('bans')
    .select(['kind', 'until', 'reason'])
    .where('user_id', '=', user)
    .where('until', '>', now),
);

const blocksBetween = prepared((db, one: string, other: string) =>
  db
    .selectFrom('blocks')
    .select('kind')
    .where('kind', '=', 'block')
    .where((eb) =>
      eb.or([
        eb.and([eb('user_id', '=', one), eb('other', '=', other)]),
        eb.and([eb('user_id', '=', other), eb('other', '=', one)]),
      ]),
    ),
);

export class SqlModeration implements ModerationStore {
  readonly #db: Kysely<Schema>;
  readonly #attempt: Parts['attempt'];

  constructor({ db, attempt }: Parts) {
    this.#db = db;
    this.#attempt = attempt;
  }

  block(user: string, other: string, kind: BlockKind, now: number): Promise<void> {
    return this.#attempt(async () => {
      await this.#db
        .insertInto('blocks')
        .values({ user_id: user, other, kind, at: now })
        .onConflict((on) => on.columns(['user_id', 'other', 'kind']).doNothing())
        .execute();
    });
  }

  unblock(user: string, other: string, kind: BlockKind): Promise<void> {
    return this.#attempt(async () => {
      await this.#db
        .deleteFrom('blocks')
        .where('user_id', '=', user)
        .where('other', '=', other)
        .where('kind', '=', kind)
        .execute();
    });
  }

  blocksOf(user: string) {
    return this.#attempt(async () => {
      const rows = await this.#db
        .selectFrom('blocks')
        .innerJoin('users', 'users.id', 'blocks.other')
        .select(['users.id', 'users.name', 'users.kind', 'users.created'])
        .select('blocks.kind as blockKind')
        .where('blocks.user_id', '=', user)
        .orderBy('users.name')
        .execute();
      return rows.map(({ blockKind, ...other }) => ({
        user: other as StoredUser,
        kind: blockKind as BlockKind,
      }));
    });
  }

  mutedBy(user: string): Promise<ReadonlySet<string>> {
    return this.#attempt(async () => {
      const rows = await this.#db
        .selectFrom('blocks')
        .select('user_id')
        .where('other', '=', user)
        .execute();
      return new Set(rows.map(({ user_id }) => user_id));
    });
  }

  isBlocked(one: string, other: string): Promise<boolean> {
    return this.#attempt(async () => {
      const { rows } = await blocksBetween(this.#db, one, other);
      return rows.length > 0;
    });
  }

  report({ at, by, about, game, study, reason }: Omit<StoredReport, 'id'>): Promise<number> {
    return this.#attempt(async () => {
      const { id } = await this.#db
        .insertInto('reports')
        .values({
          at,
          by_user: by,
          about,
          game: game ?? null,
          study: study ?? null,
          reason,
          resolved: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return Number(id);
    });
  }

  countReports(by: string, since: number): Promise<number> {
    return this.#attempt(async () => {
      const { count } = await this.#db
        .selectFrom('reports')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('by_user', '=', by)
        .where('at', '>=', since)
        .executeTakeFirstOrThrow();
      return Number(count);
    });
  }

  reports(isOpen: boolean): Promise<StoredReport[]> {
    return this.#attempt(async () => {
      let query = this.#db
        .selectFrom('reports')
        .leftJoin('users as author', 'author.id', 'reports.by_user')
        .leftJoin('users as subject', 'subject.id', 'reports.about')
        .select([
          'reports.id',
          'reports.at',
          'reports.game',
          'reports.study',
          'reports.reason',
          'reports.resolved',
        ])
        .select(['author.name as by', 'subject.name as about'])
        .orderBy('reports.id');
      if (isOpen) query = query.where('reports.resolved', 'is', null);
      return (await query.execute()).map(reportOf);
    });
  }

  resolve(id: number, answer: string): Promise<boolean> {
    return this.#attempt(async () => {
      const done = await this.#db
        .updateTable('reports')
        .set({ resolved: answer })
        .where('id', '=', id)
        .executeTakeFirst();
      return done.numUpdatedRows > 0n;
    });
  }

  ban(user: string, { kind, until, reason }: Ban): Promise<void> {
    return this.#attempt(async () => {
      await this.#db
        .insertInto('bans')
        .values({ user_id: user, kind, until, reason })
        .onConflict((on) => on.columns(['user_id', 'kind']).doUpdateSet({ until, reason }))
        .execute();
    });
  }

  unban(user: string): Promise<void> {
    return this.#attempt(async () => {
      await this.#db.deleteFrom('bans').where('user_id', '=', user).execute();
    });
  }

  bansOf(user: string, now: number): Promise<Ban[]> {
    return this.#attempt(async () => {
      const { rows } = await bansAfter(this.#db, user, now);
      return rows.map(({ kind, until, reason }) => ({ kind: kind as BanKind, until, reason }));
    });
  }

  addCommand(request: string, now: number): Promise<number> {
    return this.#attempt(async () => {
      const { id } = await this.#db
        .insertInto('admin_commands')
        .values({ at: now, request, answer: null })
        .returning('id')
        .executeTakeFirstOrThrow();
      return Number(id);
    });
  }

  openCommands(): Promise<StoredAdminCommand[]> {
    return this.#attempt(async () => {
      const rows = await this.#db
        .selectFrom('admin_commands')
        .select(['id', 'request'])
        .where('answer', 'is', null)
        .orderBy('id')
        .execute();
      return rows.map(({ id, request }) => ({ id: Number(id), request }));
    });
  }

  command(id: number): Promise<StoredAdminCommand | undefined> {
    return this.#attempt(async () => {
      const found = await this.#db
        .selectFrom('admin_commands')
        .select(['request', 'answer'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!found) return undefined;
      const { request, answer } = found;
      return { id, request, ...(answer !== null && { answer }) };
    });
  }

  answerCommand(id: number, answer: string): Promise<boolean> {
    return this.#attempt(async () => {
      const done = await this.#db
        .updateTable('admin_commands')
        .set({ answer })
        .where('id', '=', id)
        .where('answer', 'is', null)
        .executeTakeFirst();
      return done.numUpdatedRows > 0n;
    });
  }

  note({ at, by, deed }: Deed): Promise<void> {
    return this.#attempt(async () => {
      await this.#db.insertInto('audit').values({ at, by_whom: by, deed }).execute();
    });
  }

  deeds(limit: number): Promise<Deed[]> {
    return this.#attempt(async () => {
      const rows = await this.#db
        .selectFrom('audit')
        .select(['at', 'by_whom as by', 'deed'])
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows;
    });
  }
}
