import type { GamePackage } from '@brink/kernel';
import { commitmentTo } from '@brink/protocol';
import type { Entry, JournalRow } from '../storage/journal.ts';
import { StorageUnavailable, type Outage, type Storage, type StoredGame } from '../storage/port.ts';
import type { Snapshot } from '../storage/snapshot.ts';
import { Rejected } from './commands.ts';
import { botsAt, standInAfter } from './endings.ts';
import type { GameEvents } from './events.ts';
import type { JournalWriter } from './journal-writer.ts';
import type { LoadedGame } from './loaded-game.ts';
import { Projection } from './projection.ts';
import { isDue, restoreFrom, snapshotOf } from './snapshot.ts';
import { Table } from './table.ts';
import { timeLost } from './time-lost.ts';
import { MIXING_MS, promisesOf, seedsOf, type MixingGame } from './waiting.ts';

export interface RepositoryParts {
  readonly storage: Storage;
  readonly journal: JournalWriter;
  readonly events: GameEvents;
  /** The games this process knows. */
  gameCalled(id: string): GamePackage | undefined;
  /** When nobody could play. */
  outages(): readonly Outage[];
  /** Looks after work whose result nobody waits for. */
  attend(work: Promise<unknown>): void;
  now(): number;
}

/** Why a game that has begun is not in memory: nobody can read it, or only a newer process. */
export type Obstacle = 'held' | 'elsewhere';

/** One game: in memory while it is used, in its journal for ever. */
export class GameRepository {
  readonly #id: string;
  readonly #parts: RepositoryParts;
  #loaded: LoadedGame | undefined;
  /** The entry after which the last snapshot was made. */
  #snapshotAt = -1;

  constructor(id: string, parts: RepositoryParts) {
    this.#id = id;
    this.#parts = parts;
  }

  /** All seats are taken, and players have still to tell what they mix in. */
  mixing: MixingGame | undefined;
  /** Until when they may. */
  #mixingUntil: number | undefined;

  /** What kept the game from being read when somebody last tried. */
  obstacle: Obstacle | undefined;

  /** The game if it is in memory. */
  get loaded(): LoadedGame | undefined {
    return this.#loaded;
  }

  /** Drops the game from memory; its journal knows everything. */
  forget(): void {
    this.#loaded = undefined;
  }

  async find(): Promise<StoredGame> {
    const game = await this.#parts.storage.findGame(this.#id);
    if (!game) throw new Rejected('no-such-game');
    return game;
  }

  /**
   * The game in memory, read from its journal if need be; nothing if it has not begun. `found` is
   * the game as it is stored now, if that is known.
   */
  async load(found?: StoredGame): Promise<LoadedGame | undefined> {
    if (this.#loaded) return this.#loaded;
    const { storage } = this.#parts;
    const game = found ?? (await this.find());
    this.obstacle = undefined;
    this.mixing = undefined;
    if (game.status === 'open') return undefined;
    const kind = this.#parts.gameCalled(game.game);
    if (!kind || game.rules > kind.revision) return this.#refuse('elsewhere');
    if (game.status === 'held') return this.#refuse('held');
    const [secret, snapshot] = await Promise.all([
      storage.secretOf(game.id),
      storage.snapshot(game.id),
    ]);
    const table = await this.#tableOf(kind, game, secret, snapshot);
    if (!table) return this.#refuse('held');
    if (table.seq < 0) {
      this.mixing = this.#mixingOf(game, secret);
      if (this.mixing) return undefined;
      if (!(await this.#begin(game, table, commitmentTo(secret)))) return this.load();
    }
    if (!(await this.#giveBack(game, table))) return this.load();
    // Somebody may have left, at another process, after the game was found and before its journal.
    const seated = table.standIns === 0 ? game : await this.find();
    this.#loaded = { game: seated, table, projection: new Projection(seated, table) };
    return this.#loaded;
  }

  /** A game begins when the seeds that were promised are told, or their time is up. */
  #mixingOf(game: StoredGame, secret: Uint8Array): MixingGame | undefined {
    const seeds = promisesOf(seedsOf(game));
    if (seeds.every(({ isTold }) => isTold)) return undefined;
    const now = this.#parts.now();
    this.#mixingUntil ??= now + MIXING_MS;
    if (now >= this.#mixingUntil) return undefined;
    return { commitment: commitmentTo(secret), seeds, until: this.#mixingUntil };
  }

  #refuse(obstacle: Obstacle): undefined {
    this.obstacle = obstacle;
    return undefined;
  }

  /**
   * The table after all entries of its journal, from the snapshot if that can be read here. A game
   * whose journal the rules do not allow is held, and nothing comes out of it.
   */
  async #tableOf(
    kind: GamePackage,
    game: StoredGame,
    secret: Uint8Array,
    snapshot: Snapshot | undefined,
  ): Promise<Table | undefined> {
    const newTable = (): Table => new Table(kind, game, game.clock, secret);
    const restored = snapshot && (await this.#restored(newTable, snapshot));
    if (restored) return restored;
    const rows = await this.#parts.storage.journal(game.id, -1);
    let seq = -1;
    try {
      const table = newTable();
      for (const row of rows) {
        seq = row.seq;
        table.read(row);
      }
      this.#snapshotAt = -1;
      this.#snap(table);
      return table;
    } catch (error) {
      const why = `entry ${seq}: ${(error as Error).message}`;
      await this.#parts.storage.hold(game.id, why, this.#parts.now());
      this.#parts.attend(
        Promise.reject(new Error(`game ${game.id} is held: ${why}`, { cause: error })),
      );
      return undefined;
    }
  }

  /** A snapshot is only a shorter way: whatever is wrong with one, the journal is asked. */
  async #restored(newTable: () => Table, snapshot: Snapshot): Promise<Table | undefined> {
    let table: Table;
    try {
      table = newTable();
      if (!(await restoreFrom(snapshot, table))) return undefined;
      for (const row of await this.#parts.storage.journal(this.#id, table.seq)) table.read(row);
    } catch (error) {
      if (error instanceof StorageUnavailable) throw error;
      return undefined;
    }
    this.#snapshotAt = snapshot.seq;
    this.#snap(table);
    return table;
  }

  /**
   * Stores a snapshot where one is due. Nobody waits for it, and nothing is lost without it: the
   * journal is the game.
   */
  #snap(table: Table): void {
    if (!isDue(table, this.#snapshotAt)) return;
    const snapshot = snapshotOf(this.#id, table);
    if (!snapshot) return;
    this.#snapshotAt = table.seq;
    this.#parts.attend(snapshot.then((made) => this.#parts.storage.putSnapshot(made)));
  }

  /** Writes the first entry; false if another process was faster. */
  async #begin(game: StoredGame, table: Table, commitment: string): Promise<boolean> {
    const row = table.write(
      { kind: 'start', commitment, rules: table.rules, seeds: seedsOf(game), chance: [] },
      this.#parts.now(),
    );
    const bots = botsAt(game, table);
    const append = { game: game.id, row, ...(bots && { bots }) };
    if (!(await this.#parts.journal.append(append))) return false;
    this.#parts.events.emit('began', game);
    return true;
  }

  /** Gives running clocks back the time in which nobody could play; false if another was faster. */
  async #giveBack(game: StoredGame, table: Table): Promise<boolean> {
    const { outages, now, journal } = this.#parts;
    const isRunning = !table.result && table.clocks.deadline !== undefined;
    const stood = isRunning ? timeLost(game.clock, table.at, outages()) : 0;
    if (stood === 0) return true;
    const row = table.write({ kind: 'reopen', actor: 0, stood }, now());
    return journal.append({ game: game.id, row });
  }

  /**
   * Writes a new entry; false if another process was faster. Unless it is stored the game is
   * forgotten, for it went ahead of its journal.
   */
  async store({ game, table }: LoadedGame, entry: Entry): Promise<boolean> {
    try {
      const row = table.write(entry, this.#parts.now());
      const { result } = table;
      const standIn = standInAfter(table, entry);
      const bots = botsAt(game, table, standIn);
      const isStored = await this.#parts.journal.append({
        game: game.id,
        row,
        ...(result && { result }),
        ...(standIn && { standIn }),
        ...(bots && { bots }),
      });
      if (isStored) this.#snap(table);
      else this.forget();
      return isStored;
    } catch (error) {
      this.forget();
      throw error;
    }
  }

  /** What others have written since. */
  newRows({ game, table }: LoadedGame): Promise<JournalRow[]> {
    return this.#parts.storage.journal(game.id, table.seq);
  }

  /** Plays on what others have written. */
  read({ table }: LoadedGame, rows: readonly JournalRow[]): void {
    try {
      for (const row of rows) table.read(row);
    } catch (error) {
      this.forget();
      throw error;
    }
  }
}
