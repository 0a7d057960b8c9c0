import { commitmentTo } from '@brink/protocol';
import type { StoredGame } from '../storage/port.ts';
import type { Asked, Audience } from './subscribers.ts';
import { gameCalled } from './catalogue.ts';
import { Rejected } from './commands.ts';
import { botsAt, standInAfter } from './endings.ts';
import { Eyes } from './projection.ts';
import type { House, Loaded } from './loaded-game.ts';
import type { Entry } from '../storage/journal.ts';
import type { Room } from './room.ts';
import { Table } from './table.ts';

/**
 * Keeps the game of a room: in memory while it is used, in its journal for ever. Nobody sees a
 * state that is not stored. Only the room uses it, one work after the other.
 */
export class Keeper {
  readonly #room: Room;
  readonly #house: House;
  readonly #audience: Audience;
  #loaded: Loaded | undefined;

  constructor(room: Room, house: House, audience: Audience) {
    this.#room = room;
    this.#house = house;
    this.#audience = audience;
  }

  /** The game if it is in memory. */
  get loaded(): Loaded | undefined {
    return this.#loaded;
  }

  /** Drops the game from memory; its journal knows everything. */
  forget(): void {
    this.#loaded = undefined;
  }

  async find(): Promise<StoredGame> {
    const game = await this.#house.storage.findGame(this.#room.id);
    if (!game) throw new Rejected('no-such-game');
    return game;
  }

  /**
   * The game in memory, read from its journal if need be; nothing if it has not begun. `found` is
   * the game as it is stored now, if that is known.
   */
  async load(found?: StoredGame): Promise<Loaded | undefined> {
    if (this.#loaded) return this.#loaded;
    const { storage } = this.#house;
    const game = found ?? (await this.find());
    const kind = gameCalled(game.game);
    if (!kind) throw new Error(`game ${game.id} is of the unknown kind ${game.game}`);
    if (game.status === 'open') return undefined;
    const secret = await storage.secretOf(game.id);
    const table = new Table(kind, game.options, game.clock, secret);
    for (const row of await storage.journal(game.id, -1)) table.read(row);
    if (table.seq < 0 && !(await this.#begin(game, table, commitmentTo(secret)))) {
      return this.load();
    }
    // Somebody may have left, at another process, after the game was found and before its journal.
    const seated = table.standIns === 0 ? game : await this.find();
    const loaded = { game: seated, table, eyes: new Eyes(seated, table) };
    this.#loaded = loaded;
    this.#house.count('brink_loads_total');
    this.#audience.seatThePlayers(loaded);
    this.#audience.changeSeats(table);
    this.#audience.tellLatecomers(loaded, this.#house.now());
    this.setAlarm(table);
    return loaded;
  }

  /** Writes the first entry; false if another process was faster. */
  async #begin(game: StoredGame, table: Table, commitment: string): Promise<boolean> {
    const row = table.write({ kind: 'start', commitment, chance: [] }, this.#house.now());
    const bots = botsAt(game, table);
    const append = { game: game.id, row, ...(bots && { bots }) };
    if (!(await this.#house.commit.append(append))) return false;
    this.#house.began(game);
    return true;
  }

  /** Writes a new entry; if that fails the game is forgotten, for it went ahead of its journal. */
  async store({ game, table, eyes }: Loaded, entry: Entry): Promise<boolean> {
    this.#audience.look(eyes);
    try {
      const row = table.write(entry, this.#house.now());
      const { result } = table;
      const standIn = standInAfter(table, entry);
      const bots = botsAt(game, table, standIn);
      const isStored = await this.#house.commit.append({
        game: game.id,
        row,
        ...(result && { result }),
        ...(standIn && { standIn }),
        ...(bots && { bots }),
      });
      if (!isStored) this.forget();
      return isStored;
    } catch (error) {
      this.forget();
      throw error;
    }
  }

  /** The game as it is stored now. */
  async refresh(): Promise<Loaded | undefined> {
    const wasLoaded = this.#loaded;
    const loaded = await this.load();
    if (!loaded || loaded !== wasLoaded || !this.#house.storage.isShared) return loaded;
    await this.catchUp(loaded);
    return this.load();
  }

  /** Reads what others have written; answers whether there was anything. */
  async catchUp(loaded: Loaded): Promise<boolean> {
    const { game, table, eyes } = loaded;
    const rows = await this.#house.storage.journal(game.id, table.seq);
    if (rows.length === 0) return false;
    try {
      this.#audience.look(eyes);
      for (const row of rows) table.read(row);
    } catch (error) {
      this.forget();
      throw error;
    }
    await this.announce(
      loaded,
      rows.map(({ entry }) => entry),
    );
    return true;
  }

  /** Tells everybody what entries have changed; answers whether that answered the one who asked. */
  async announce(loaded: Loaded, entries: readonly Entry[], asked?: Asked): Promise<boolean> {
    if (!entries.some((entry) => standInAfter(loaded.table, entry))) {
      return this.#publish(loaded, asked);
    }
    // Who sits where has changed, so everything is read and told anew.
    this.forget();
    const again = await this.load();
    if (again) this.#house.wakeBots(again.table, again.game);
    return false;
  }

  #publish(loaded: Loaded, asked?: Asked): boolean {
    const { table, game } = loaded;
    const isTold = this.#audience.publish(loaded, this.#house.now(), asked);
    this.setAlarm(table);
    if (table.result) this.#house.over();
    this.#house.tellTurns(this.#room, table, game);
    this.#house.wakeBots(table, game);
    return isTold;
  }

  setAlarm({ result, clocks }: Table): void {
    this.#house.alarm(this.#room, result ? undefined : clocks.deadline);
  }
}
