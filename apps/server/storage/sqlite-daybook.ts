import type { FlatRow } from './sql-journal.ts';
import type { SqliteFile } from './sqlite-driver.ts';

/** So many entries may stand in the day-book before they are posted. */
const MOST = 1000;
/** Of so many games it is kept in mind where their journals end. */
const MOST_IN_MIND = 5000;

const COLUMNS = ['game', 'seq', 'kind', 'decision', 'actor', 'data', 'at', 'waiting', 'deadline'];

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

/** In the order of the journals, so that each of their pages is written once. */
const POSTING = `insert into journal (${COLUMNS.join(', ')})
  select ${COLUMNS.map((_, index) => `value ->> ${index}`).join(', ')}
  from daybook, json_each(daybook.entries) order by 1, 2;
  delete from daybook`;

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

/**
 * Where entries are written as they come, all of one commit on one line; many at a time are
 * posted to the journals of their games. One line is a page or two of the file; the same entries
 * put where they belong are two pages each, and that is most of what a commit costs.
 *
 * Only the process that has the database writes here, so it knows by heart what is not posted.
 */
export class Daybook {
  readonly #file: SqliteFile;
  /** The games that have entries here. */
  readonly #games = new Set<string>();
  /** Where games end: those, and others that had some lately. */
  readonly #ends = new Map<string, End>();
  #count = 0;
  /** There may be lines that are not known by heart: of the process before, or after a failure. */
  #isInDoubt = true;
  #posting: Promise<void> | undefined;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  get isFull(): boolean {
    return this.#count >= MOST;
  }

  /** Takes the places that are free; whoever calls has his turn to write, and writes the line. */
  take(rows: readonly FlatRow[]): FlatRow[] {
    return rows.filter((row) => {
      const end = this.#ends.get(row.game) ?? this.#endOf(row.game);
      if (!isFree(end, row)) return false;
      extend(end, row);
      this.#ends.set(row.game, end);
      this.#games.add(row.game);
      this.#count++;
      return true;
    });
  }

  #endOf(game: string): End {
    const end = { seq: -1, decision: -1, actors: 0 };
    const { rows } = this.#file.read<FlatRow>({ sql: NEWEST, parameters: [game] });
    for (const row of rows) extend(end, row);
    return end;
  }

  lineOf(rows: readonly FlatRow[]): string {
    return JSON.stringify(rows.map(valuesOf));
  }

  /** Something went wrong: what is here has to be looked at again. */
  doubt(): void {
    this.#isInDoubt = true;
  }

  /** What is here is known by heart. */
  async review(): Promise<void> {
    if (this.#isInDoubt) await this.post();
  }

  /** The journals of these games, of all if none are named, are complete. */
  async complete(games?: readonly string[]): Promise<void> {
    if (this.#posting) await this.#posting;
    const isAny = games ? games.some((game) => this.#games.has(game)) : this.#games.size > 0;
    if (this.#isInDoubt || isAny) await this.post();
  }

  post(): Promise<void> {
    this.#posting ??= this.#post().finally(() => (this.#posting = undefined));
    return this.#posting;
  }

  async #post(): Promise<void> {
    try {
      await this.#file.transact(() => {
        if (this.#isInDoubt || this.#ends.size > MOST_IN_MIND) this.#ends.clear();
        this.#games.clear();
        this.#count = 0;
        this.#isInDoubt = false;
        return POSTING;
      });
    } catch (error) {
      this.doubt();
      throw error;
    }
  }
}
