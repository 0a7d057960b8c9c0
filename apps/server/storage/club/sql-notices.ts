import type { Language } from '@brink/kernel';
import type { ChannelKind, NoticeKind } from '@brink/protocol';
import type { Kysely, Selectable } from 'kysely';
import type { Notice } from './notice.ts';
import type { Schema } from '../schema.ts';
import type { Notices, Parcel, StoredChannel } from './notices-port.ts';
import type { Parts } from './sql-club.ts';

/** Delivered parcels are told from others by this number of tries. */
const DELIVERED = 1000;
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** The lock under which parcels are collected. */
const POST = 7221967;

const channelOf = (row: Selectable<Schema['channels']>): StoredChannel => ({
  id: row.id,
  user: row.user_id,
  kind: row.kind as ChannelKind,
  target: row.target,
  events: row.events.split(' ').filter((each) => each !== '') as NoticeKind[],
  language: row.language as Language,
  timeZone: row.time_zone,
  digestMs: row.digest_ms,
  isConfirmed: row.is_confirmed === 1,
  key: row.key,
  ...(row.sent !== null && { sent: row.sent }),
});

export class SqlNotices implements Notices {
  readonly #db: Kysely<Schema>;
  readonly #attempt: Parts['attempt'];
  readonly #lock: Parts['lock'];

  constructor({ db, attempt, lock }: Parts) {
    this.#db = db;
    this.#attempt = attempt;
    this.#lock = lock;
  }

  setting(name: string, value: () => string): Promise<string> {
    return this.#attempt(async () => {
      const read = () =>
        this.#db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
      const found = await read();
      if (found) return found.value;
      await this.#db
        .insertInto('settings')
        .values({ name, value: value() })
        .onConflict((on) => on.column('name').doNothing())
        .execute();
      return (await read())!.value;
    });
  }

  addChannel(channel: StoredChannel): Promise<void> {
    const { id, user, kind, target, events, language, timeZone, digestMs, key } = channel;
    return this.#attempt(async () => {
      await this.#db
        .insertInto('channels')
        .values({
          id,
          user_id: user,
          kind,
          target,
          events: events.join(' '),
          language,
          time_zone: timeZone,
          digest_ms: digestMs,
          is_confirmed: channel.isConfirmed ? 1 : 0,
          key,
          sent: null,
        })
        .execute();
    });
  }

  channelsOf(user: string): Promise<StoredChannel[]> {
    return this.#attempt(async () => {
      const rows = await this.#db
        .selectFrom('channels')
        .selectAll()
        .where('user_id', '=', user)
        .orderBy('id')
        .execute();
      return rows.map(channelOf);
    });
  }

  channelByKey(key: string): Promise<StoredChannel | undefined> {
    return this.#attempt(async () => {
      const found = this.#db.selectFrom('channels').selectAll().where('key', '=', key);
      const row = await found.executeTakeFirst();
      return row && channelOf(row);
    });
  }

  changeChannel(
    id: string,
    change: Partial<Pick<StoredChannel, 'events' | 'digestMs' | 'isConfirmed' | 'sent'>>,
  ): Promise<void> {
    const { events, digestMs, isConfirmed, sent } = change;
    return this.#attempt(async () => {
      await this.#db
        .updateTable('channels')
        .set({
          ...(events && { events: events.join(' ') }),
          ...(digestMs !== undefined && { digest_ms: digestMs }),
          ...(isConfirmed !== undefined && { is_confirmed: isConfirmed ? 1 : 0 }),
          ...(sent !== undefined && { sent }),
        })
        .where('id', '=', id)
        .execute();
    });
  }

  removeChannel(id: string): Promise<void> {
    return this.#attempt(async () => {
      await this.#db.deleteFrom('channels').where('id', '=', id).execute();
    });
  }

  reachable(): Promise<Set<string>> {
    return this.#attempt(async () => {
      const rows = await this.#db
        .selectFrom('channels')
        .select('user_id')
        .distinct()
        .where('is_confirmed', '=', 1)
        .execute();
      return new Set(rows.map(({ user_id }) => user_id));
    });
  }

  post(channel: string, topic: string, notice: Notice, due: number): Promise<void> {
    return this.#attempt(async () => {
      await this.#db
        .insertInto('outbox')
        .values({ channel, topic, notice: JSON.stringify(notice), due, tries: 0 })
        .onConflict((on) => on.columns(['channel', 'topic']).doNothing())
        .execute();
    });
  }

  collect(now: number, again: number, limit: number, busy: readonly string[]): Promise<Parcel[]> {
    return this.#attempt(() =>
      this.#db.transaction().execute(async (tx) => {
        await this.#lock(tx, POST);
        await tx
          .deleteFrom('outbox')
          .where('due', '<=', now)
          .where('tries', '>=', DELIVERED)
          .execute();
        const due = await tx
          .selectFrom('outbox')
          .innerJoin('channels', 'channels.id', 'outbox.channel')
          .selectAll('channels')
          .select(['outbox.id as parcel', 'outbox.notice', 'outbox.tries'])
          .where('outbox.id', 'in', (eb) =>
            eb
              .selectFrom('outbox as next')
              .select((min) => min.fn.min('next.id').as('id'))
              .where('next.due', '<=', now)
              .$if(busy.length > 0, (query) => query.where('next.channel', 'not in', [...busy]))
              .groupBy('next.channel'),
          )
          .orderBy('outbox.due')
          .limit(limit)
          .execute();
        if (due.length === 0) return [];
        await tx
          .updateTable('outbox')
          .set((eb) => ({ due: again, tries: eb('tries', '+', 1) }))
          .where(
            'id',
            'in',
            due.map(({ parcel }) => parcel),
          )
          .execute();
        return due.map(({ parcel, notice, tries, ...channel }) => ({
          id: parcel,
          channel: channelOf(channel),
          notice: JSON.parse(notice) as Notice,
          tries,
        }));
      }),
    );
  }

  file(id: number, now: number): Promise<void> {
    return this.#attempt(async () => {
      await this.#db
        .updateTable('outbox')
        .set({ tries: DELIVERED, due: now + KEPT_MS })
        .where('id', '=', id)
        .execute();
    });
  }

  removeParcel(id: number): Promise<void> {
    return this.#attempt(async () => {
      await this.#db.deleteFrom('outbox').where('id', '=', id).execute();
    });
  }
}
