import { StorageUnavailable } from './port.ts';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { FlatRow } from './sql-journal.ts';
import type { SqliteJournal } from './sqlite-journal.ts';
import type { SqliteFile, Work } from './sqlite-driver.ts';

/** A game is posted when it has so many entries here: they fill about a page of the journal. */
const MANY = 25;
/** And when its first entry here is so many lines old. */
const OLD = 1000;
/** Entries that are posted in one transaction, or little more: nobody waits long for it. */
const AT_ONCE = 100;
/** Lines that are no longer needed are taken away so many at a time. */
const SPENT = 50;
/** Of so many games it is kept in mind where their journals end. */
const MOST_IN_MIND = 5000;

const COLUMNS = ['game', 'seq', 'kind', 'decision', 'actor', 'data', 'at', 'waiting', 'deadline'];
const INSERTION = `insert into journal (${COLUMNS.join(', ')})`;

const valuesOf = ({ game, seq, kind, decision, actor, data, at, waiting, deadline }: FlatRow) => [
  game,
  seq,
  kind,
  decision,
  actor,
  data,
  at,
  waiting,
  deadline,
];

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const tuple = ({ game, seq, kind, decision, actor, data, at, waiting, deadline }: FlatRow) =>
  `(${quoted(game)},${seq},'${kind}',${decision},${actor},${quoted(data)},${at},${waiting},${deadline})`;

/** Posts whatever there is; some of it may have been posted before. */
const RECOVERY = `${INSERTION}
  select ${COLUMNS.map((_, index) => `value ->> ${index}`).join(', ')}
  from write_buffer, json_each(write_buffer.entries) where true order by 1, 2 on conflict do nothing;
  delete from write_buffer`;

const NEWEST = `select seq, decision, actor from journal where game = ?1 and (
  seq = (select max(seq) from journal where game = ?1) or
  decision = (select max(decision) from journal where game = ?1))`;

/** How far the journal of a game goes; both numbers only grow. */
interface End {
  seq: number;
  decision: number;
  /** A bit for everybody who has answered that decision. */
  actors: number;
}

function extend(end: End, { seq, decision, actor }: Pick<FlatRow, 'seq' | 'decision' | 'actor'>) {
  end.seq = Math.max(end.seq, seq);
  if (decision === null || decision < end.decision) return;
  if (decision > end.decision) end.actors = 0;
  end.decision = decision;
  end.actors |= 1 << (actor ?? 0);
}

function isFree(end: End, { seq, decision, actor }: FlatRow): boolean {
  if (seq <= end.seq) return false;
  if (decision === null || decision > end.decision) return true;
  return decision === end.decision && (end.actors & (1 << (actor ?? 0))) === 0;
}

/** The entries of a game that are nowhere else. */
interface Unposted {
  /** The first line that has one. */
  readonly since: number;
  readonly rows: FlatRow[];
}

/** What is written down. */
interface Line {
  readonly id: number;
  readonly rows: readonly FlatRow[];
  readonly entries: string;
}

/**
 * Where entries are written as they come, all of one commit on one line; those of a game are
 * posted to its journal when there are enough of them. A line is one page of the file, while
 * entries put where they belong are two pages each, which is most of what a commit costs.
 *
 * Only the process that has the database writes here, so it knows by heart what is not posted.
 */
export class WriteBuffer implements SqliteJournal {
  readonly #file: SqliteFile;
  /** In the order of their first lines. */
  readonly #unposted = new Map<string, Unposted>();
  /** Those with many entries. */
  readonly #due = new Set<string>();
  /** Where the journals of games end that had entries here lately. */
  readonly #ends = new Map<string, End>();
  /** The last line, and the first. */
  #line = 0;
  #first = 1;
  /** What is here is not known: a process before has left it, or something could not be written. */
  #isInDoubt = true;
  /** Whether the transaction under way is about what is here. */
  #isWriting = false;

  constructor(file: SqliteFile) {
    this.#file = file;
    file.whenEnded = (isCommitted) => {
      if (this.#isWriting && !isCommitted) this.#isInDoubt = true;
      this.#isWriting = false;
    };
  }

  /** Writes a line with the entries whose places are free, and posts what is due. */
  async insertAlone(rows: readonly FlatRow[]): Promise<readonly FlatRow[]> {
    let taken: readonly FlatRow[] = [];
    await this.#file.transact(() => {
      const { id, entries, rows: free } = this.#enter(rows);
      taken = free;
      const line = `insert into write_buffer (id, entries) values (${id}, ${quoted(entries)})`;
      const { text, done } = this.#posting(this.#dueGames());
      return { text: text === '' ? line : `${line};${text}`, done };
    });
    return taken;
  }

  async insert(db: Kysely<Schema>, rows: readonly FlatRow[]): Promise<readonly FlatRow[]> {
    const { id, entries, rows: free } = this.#enter(rows);
    await db.insertInto('write_buffer').values({ id, entries }).execute();
    return free;
  }

  #enter(rows: readonly FlatRow[]): Line {
    if (this.#isInDoubt) throw new StorageUnavailable(new Error('a write has failed'), true);
    this.#isWriting = true;
    const id = ++this.#line;
    const free = rows.filter((row) => this.#take(row, id));
    return { id, rows: free, entries: JSON.stringify(free.map(valuesOf)) };
  }

  #take(row: FlatRow, since: number): boolean {
    const { game } = row;
    const end = this.#ends.get(game) ?? this.#endOf(game);
    if (!isFree(end, row)) return false;
    extend(end, row);
    this.#ends.set(game, end);
    const before = this.#unposted.get(game);
    if (!before) this.#unposted.set(game, { since, rows: [row] });
    else if (before.rows.push(row) >= MANY) this.#due.add(game);
    return true;
  }

  #endOf(game: string): End {
    const end = { seq: -1, decision: -1, actors: 0 };
    const { rows } = this.#file.read<FlatRow>({ sql: NEWEST, parameters: [game] });
    for (const row of rows) extend(end, row);
    return end;
  }

  #dueGames(): string[] {
    for (const [game, { since }] of this.#unposted) {
      if (since >= this.#line - OLD) break;
      this.#due.add(game);
    }
    return this.#some(this.#due);
  }

  /** As many of these games as are posted at once. */
  #some(games: Iterable<string>): string[] {
    const some: string[] = [];
    let count = 0;
    for (const game of games) {
      if (count >= AT_ONCE) break;
      some.push(game);
      count += this.#unposted.get(game)?.rows.length ?? 0;
    }
    return some;
  }

  /** Posts games, and takes away the lines that nobody needs then. */
  #posting(games: readonly string[], spent = SPENT): Work {
    const rows = games.flatMap((game) => this.#unposted.get(game)?.rows ?? []);
    this.#isWriting = true;
    const posted = new Set(games);
    let first = this.#line + 1;
    for (const [game, { since }] of this.#unposted) {
      if (posted.has(game)) continue;
      first = since;
      break;
    }
    const texts: string[] = [];
    if (rows.length > 0) texts.push(`${INSERTION} values ${rows.map(tuple).join(',')}`);
    const isSpent = first >= this.#first + spent;
    if (isSpent) texts.push(`delete from write_buffer where id < ${first}`);
    const done = (): void => {
      for (const game of games) {
        this.#unposted.delete(game);
        this.#due.delete(game);
      }
      if (isSpent) this.#first = first;
      if (this.#ends.size > MOST_IN_MIND) this.#forgetEnds();
    };
    return { text: texts.join(';'), done };
  }

  /** The ends of journals that are complete can be read there again. */
  #forgetEnds(): void {
    for (const game of this.#ends.keys()) if (!this.#unposted.has(game)) this.#ends.delete(game);
  }

  urgent(before: number): string[] {
    const games: string[] = [];
    for (const [game, { rows }] of this.#unposted) {
      const { deadline } = rows[rows.length - 1];
      if (deadline !== null && deadline < before) games.push(game);
    }
    return games;
  }

  async complete(games: readonly string[]): Promise<boolean> {
    const wasInDoubt = this.#isInDoubt;
    if (wasInDoubt) await this.review();
    const wanted = new Set(games.filter((game) => this.#unposted.has(game)));
    const isAny = wanted.size > 0;
    while (wanted.size > 0) {
      await this.#file.transact(() => {
        if (this.#isInDoubt) return this.#recovery();
        const some = this.#some(wanted);
        for (const game of some) wanted.delete(game);
        return this.#posting(
          some.filter((game) => this.#unposted.has(game)),
          1,
        );
      });
    }
    return wasInDoubt || isAny;
  }

  /** Leaves nothing here. */
  async close(): Promise<void> {
    await this.complete([...this.#unposted.keys()]);
  }

  /** Posts what is not known by heart. */
  async review(): Promise<void> {
    if (this.#isInDoubt) await this.#file.transact(() => this.#recovery());
  }

  #recovery(): Work {
    this.#isWriting = true;
    const done = (): void => {
      this.#unposted.clear();
      this.#due.clear();
      this.#ends.clear();
      this.#line = 0;
      this.#first = 1;
      this.#isInDoubt = false;
    };
    return { text: RECOVERY, done };
  }
}
