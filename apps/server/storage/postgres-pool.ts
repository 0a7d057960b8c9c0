import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient, QueryResult } from 'pg';

/** Lists of every length would else fill the memory of the database. */
export const MOST_STATEMENTS = 200;

/** Connections for Kysely on which the database parses and plans once what it is asked often. */
export class PreparingPool implements PostgresPool {
  readonly #pool: Pool;
  readonly #clients = new WeakMap<PoolClient, PostgresPoolClient>();
  readonly #names = new Map<string, string>();

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async connect(): Promise<PostgresPoolClient> {
    const client = await this.#pool.connect();
    const known = this.#clients.get(client) ?? this.#preparing(client);
    this.#clients.set(client, known);
    return known;
  }

  end(): Promise<void> {
    return this.#pool.end();
  }

  #preparing(client: PoolClient): PostgresPoolClient {
    const query = (text: string, values: readonly unknown[]): Promise<QueryResult> =>
      client.query({ name: this.#nameOf(text, values), text, values: [...values] });
    return {
      // The other way to ask, by a cursor, is used by nobody.
      query: query as unknown as PostgresPoolClient['query'],
      release: () => client.release(),
    };
  }

  #nameOf(text: string, values: readonly unknown[]): string | undefined {
    // Without values it is asked to begin or to end something. All columns may be others after an
    // update of another process, which breaks a plan that is kept.
    if (values.length === 0 || text.includes('*')) return undefined;
    const names = this.#names;
    if (!names.has(text) && names.size < MOST_STATEMENTS) names.set(text, `brink_${names.size}`);
    return names.get(text);
  }
}
