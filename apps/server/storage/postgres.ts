import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import { Client, Pool, types } from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { windowOf, type Allowance } from '../base/limits.ts';
import { Failure } from '../base/failures.ts';
import { migrate } from './migrations.ts';
import { StorageUnavailable, type ChangeListener } from './port.ts';
import { PreparingPool } from './postgres-pool.ts';
import { PostgresTurns, databaseTime } from './postgres-turns.ts';
import type { Schema } from './schema.ts';
import type { FlatRow } from './sql-journal.ts';
import { SqlStorage } from './sql-storage.ts';

const CHANNEL = 'brink';
const MAX_CONNECTIONS = 8;
/** Entries that others are told of in one message, which holds less than 8,000 bytes. */
const TOLD_AT_ONCE = 200;

// Times and counts are bigint columns; all of them are safe integers.
types.setTypeParser(types.builtins.INT8, Number);

const codeOf = (error: unknown): string => String((error as { code?: unknown }).code ?? '');

/** The server shuts down, starts up or cannot be reached (SQLSTATE 08, 57P), or the socket broke. */
const isConnectionLost = (error: unknown): boolean =>
  /^(08|57P|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)/.test(codeOf(error)) ||
  /connection (terminated|ended|timeout)|timeout exceeded|not queryable/i.test(
    (error as Error).message,
  );

class PostgresStorage extends SqlStorage {
  readonly isShared = true;
  readonly turns: PostgresTurns;
  protected readonly clock = databaseTime;
  readonly #url: string;
  #listening: Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;

  readonly #pool: Pool;

  constructor(db: Kysely<Schema>, pool: Pool, url: string) {
    super(db, { complete: async () => false, urgent: () => [] });
    this.#url = url;
    this.#pool = pool;
    this.turns = new PostgresTurns({ db, attempt: (work) => this.attempt(work) });
  }

  protected async insertRows(db: Kysely<Schema>, rows: readonly FlatRow[]): Promise<Set<string>> {
    const stored = await sql<{ games: string[] }>`
      with stored as (
        insert into journal (game, seq, kind, decision, actor, data, at, waiting, deadline)
        select game, seq, kind, decision, actor, data, at, waiting, deadline
        from json_to_recordset(${JSON.stringify(rows)}::json) as e (game text, seq integer,
          kind text, decision integer, actor integer, data text, at bigint, waiting integer,
          deadline bigint)
        on conflict do nothing returning game, seq),
      numbered as (select game, seq, row_number() over () as number from stored)
      select array_agg(game) as games,
        pg_notify(${CHANNEL}, 'journal ' || string_agg(game || ' ' || seq, ' '))
      from numbered group by number / cast(${TOLD_AT_ONCE} as integer)`.execute(db);
    return new Set(stored.rows.flatMap(({ games }) => games));
  }

  protected insertAlone(rows: readonly FlatRow[]): Promise<Set<string>> {
    return this.insertRows(this.db, rows);
  }

  protected override async tellSeated(tx: Transaction<Schema>, game: string): Promise<void> {
    await sql`select pg_notify(${CHANNEL}, ${`seated ${game} 0`})`.execute(tx);
  }

  protected override async tellChatted(game: string, id: number): Promise<void> {
    await sql`select pg_notify(${CHANNEL}, ${`chat ${game} ${id}`})`.execute(this.db);
  }

  protected override async tellBots(db: Kysely<Schema>): Promise<void> {
    await sql`select pg_notify(${CHANNEL}, 'bots')`.execute(db);
  }

  protected override async tellLeft(user: string): Promise<void> {
    await sql`select pg_notify(${CHANNEL}, ${`left ${user} 0`})`.execute(this.db);
  }

  override sharedLimiter(name: string, allowance: Allowance): RateLimiterAbstract {
    const window = windowOf(allowance);
    return new RateLimiterPostgres({
      ...window,
      storeClient: this.#pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: name,
      // While the database is away each process counts for itself.
      insuranceLimiter: new RateLimiterMemory(window),
    });
  }

  protected understand(error: unknown): unknown {
    if (isConnectionLost(error)) return new StorageUnavailable(error as Error, true);
    // Deadlock and serialisation failures pass; no space, read-only and too many clients may.
    if (/^(40|53|55P03|25006)/.test(codeOf(error))) {
      return new StorageUnavailable(error as Error, codeOf(error) !== '53100');
    }
    return error;
  }

  /** Listens on a connection of its own, and again whenever that is lost. */
  async listen(listener: ChangeListener): Promise<void> {
    const client = new Client({ connectionString: this.#url, keepAlive: true });
    this.#listening = client;
    const again = (): void => {
      if (this.#isClosed || this.#retry || client !== this.#listening) return;
      this.#retry = setTimeout(() => {
        this.#retry = undefined;
        this.listen(listener).then(() => listener.missed(), again);
      }, 250);
    };
    client.on('error', again);
    client.on('end', again);
    client.on('notification', ({ payload = '' }) => {
      const [what, ...about] = payload.split(' ');
      const [game, number] = about;
      if (what === 'journal') {
        for (let i = 0; i < about.length; i += 2) listener.appended(about[i], Number(about[i + 1]));
      } else if (what === 'chat') listener.chatted(game, Number(number));
      else if (what === 'seated') listener.seated(game);
      else if (what === 'left') listener.left(game);
      else if (what === 'bots') listener.botWanted();
    });
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  }

  override async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    await Promise.all([this.#listening?.end().catch(() => undefined), super.close()]);
  }
}

/** The address without its password, for messages. */
function withoutPassword(url: string): string {
  try {
    const parsed = new URL(url);
    if (parsed.password) parsed.password = '***';
    return parsed.href;
  } catch {
    return 'DATABASE_URL';
  }
}

function explain(error: unknown, url: string): Failure {
  const where = withoutPassword(url);
  if (error instanceof Failure) return new Failure(`${where}: ${error.message}`);
  const { message, errors } = error as AggregateError;
  return new Failure(`${where}: ${message || (errors?.[0] as Error)?.message || codeOf(error)}`);
}

export async function openPostgres(url: string): Promise<PostgresStorage> {
  if (!URL.canParse(url)) throw new Failure('DATABASE_URL is not an address');
  const pool = new Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  });
  // A connection that breaks, idle or between two queries, is replaced; the query after it fails.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: new PreparingPool(pool) }),
  });
  try {
    await migrate(db, 'postgres');
    return new PostgresStorage(db, pool, url);
  } catch (error) {
    await db.destroy();
    throw explain(error, url);
  }
}
