import type { ClientMessageOf, StateMessage } from '@brink/protocol';
import type { Metrics } from '../base/metrics.ts';
import type { Entry } from '../storage/journal.ts';
import type { SpokenLine, StoredGame } from '../storage/port.ts';
import { Alarm } from './alarm.ts';
import { NO_ANSWER, answersTo, type Answers } from './answers.ts';
import { passOn, say } from './chat.ts';
import { Rejected, validate, type Command } from './commands.ts';
import { closed, flagged, ranOut, standInAfter } from './endings.ts';
import { GameRepository, type Obstacle, type RepositoryParts } from './game-repository.ts';
import type { CurrentGame, LoadedGame } from './loaded-game.ts';
import { Questions } from './questions.ts';
import { actorFor, asksOf, playerAt, viewerFor } from './seats.ts';
import { Subscribers, type Asked, type Subscriber } from './subscribers.ts';
import type { Table } from './table.ts';
import { TurnQueue } from './turn-queue.ts';
import { without } from './waiting.ts';

/**
 * How often a command is validated anew when another process is faster: its bots may make a whole
 * row of choices before they have to wait for somebody.
 */
const ATTEMPTS = 50;
const RETRY_MS = 500;

/** What the rooms of one server share. */
export interface RoomParts extends RepositoryParts {
  readonly metrics: Metrics;
}

/**
 * One game and those who follow it. Whatever concerns the game is done one after the other; the
 * game itself is in memory only while it is used, and nobody sees a state that is not stored.
 */
export class Room {
  readonly id: string;
  readonly #parts: RoomParts;
  readonly #repository: GameRepository;
  readonly #subscribers = new Subscribers();
  readonly #questions = new Questions();
  readonly #queue = new TurnQueue();
  readonly #alarm: Alarm;
  #isClosed = false;
  lastUsed = 0;

  constructor(id: string, parts: RoomParts) {
    this.id = id;
    this.#parts = parts;
    this.#repository = new GameRepository(id, parts);
    this.#alarm = new Alarm(parts.now);
  }

  get isLoaded(): boolean {
    return this.#repository.loaded !== undefined;
  }

  /** Why the game could not be read when somebody last tried. */
  get obstacle(): Obstacle | undefined {
    return this.#repository.obstacle;
  }

  /** How many follow the game here without playing. */
  get watching(): number {
    return this.#subscribers.watching;
  }

  get isDeserted(): boolean {
    return this.#subscribers.size === 0 && this.#queue.isIdle;
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.lastUsed = this.#parts.now();
    return this.#queue.run(work);
  }

  subscribe(
    subscriber: Subscriber,
    request: { seat?: number | undefined; since?: number | undefined; re?: number | undefined },
  ): Promise<void> {
    return this.#inTurn(async () => {
      const { re, since } = request;
      const loaded = await this.#refresh();
      if (this.obstacle === 'elsewhere') throw new Rejected('elsewhere');
      const game = loaded?.game ?? (await this.#repository.find());
      const seating = loaded?.table.seating;
      const viewer = viewerFor(game, subscriber.user, seating, request.seat);
      const seq = loaded?.table.seq ?? -1;
      this.#subscribers.admit(subscriber, viewer, seating, seq);
      if (!loaded) {
        subscriber.send({ ...this.#without(game), re });
        return;
      }
      if (since === seq) subscriber.send({ type: 'current', re, game: this.id, seat: viewer, seq });
      else subscriber.send({ ...loaded.projection.state(viewer, this.#parts.now()), re });
      this.#wakeBots(loaded);
    });
  }

  #without(game: StoredGame): ReturnType<typeof without> {
    return without(game, this.obstacle === 'held', this.#repository.mixing);
  }

  /** The game as a user may see it now; nothing before it begins. */
  look(user: string | undefined, seat?: number): Promise<StateMessage | undefined> {
    return this.#inTurn(async () => {
      const loaded = await this.#refresh();
      if (!loaded && this.obstacle) throw new Rejected(this.obstacle);
      if (!loaded) return undefined;
      const viewer = viewerFor(loaded.game, user, loaded.table.seating, seat);
      return loaded.projection.state(viewer, this.#parts.now());
    });
  }

  unsubscribe(subscriber: Subscriber, seat?: number): void {
    this.#subscribers.dismiss(subscriber, seat);
  }

  isFollowedBy(subscriber: Subscriber): boolean {
    return this.#subscribers.has(subscriber);
  }

  /** Carries out what a player asks for; it is answered once it is stored, or refused. */
  act(subscriber: Subscriber, command: Command): Promise<void> {
    return this.#inTurn(async () => {
      // Looked up at every attempt: by then a bot may have the seat.
      const actorOf = (at: LoadedGame): number => actorFor(at, subscriber.user, command.seat);
      await this.#act(actorOf, command, answersTo(subscriber, command.re, this.#parts.now));
    });
  }

  /** The same for a bot, who needs no answer. */
  actAsBot(actor: number, command: Command): Promise<void> {
    return this.#inTurn(() => this.#act(() => actor, command, NO_ANSWER));
  }

  async #act(
    actorOf: (loaded: LoadedGame) => number,
    command: Command,
    answer: Answers,
  ): Promise<void> {
    const { now, metrics, storage } = this.#parts;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const loaded = this.#repository.loaded ?? (await this.#begun());
      const { table } = loaded;
      const late = flagged(table, now());
      if (late) {
        await this.#end(loaded, late);
        continue;
      }
      const actor = actorOf(loaded);
      const player = playerAt(actor, table.seating);
      const verdict = validate(table, actor, command, () => asksOf(loaded, actor), now());
      if ('again' in verdict) return answer.again(loaded, actor);
      if ('refused' in verdict) {
        // Another process may know better.
        if (storage.isShared && (await this.#catchUp(loaded))) continue;
        metrics.refused.inc({ reason: verdict.refused });
        return answer.refused(loaded, actor, verdict.refused);
      }
      if (await this.#store(loaded, verdict.entry)) {
        metrics.entries.inc({ kind: verdict.entry.kind });
        const by = answer.subscriber;
        const asked = by && { by, player, re: command.re };
        answer.granted(await this.#announce(loaded, [verdict.entry], asked));
        return undefined;
      }
      // Another process was faster.
    }
    throw new Rejected('unavailable');
  }

  /** Answers a question about the game that changes nothing. */
  foresee(subscriber: Subscriber, request: ClientMessageOf<'foresee'>): Promise<void> {
    return this.#inTurn(async () =>
      this.#questions.foresee(await this.#begun(), subscriber, request),
    );
  }

  position(subscriber: Subscriber, request: ClientMessageOf<'position'>): Promise<void> {
    return this.#inTurn(async () =>
      this.#questions.position(await this.#begun(), subscriber, request),
    );
  }

  /** The game in memory; those who follow it see where they are if it was not there. */
  async #load(found?: StoredGame): Promise<LoadedGame | undefined> {
    const before = this.#repository.loaded;
    const loaded = await this.#repository.load(found);
    const { mixing } = this.#repository;
    if (mixing) this.#alarm.set(mixing.until, () => this.#parts.attend(this.seated()));
    if (loaded && loaded !== before) {
      this.#parts.metrics.loads.inc();
      this.#subscribers.seatThePlayers(loaded);
      this.#subscribers.changeSeats(loaded.table);
      this.#subscribers.tellLatecomers(loaded, this.#parts.now());
      this.#setAlarm(loaded.table);
    }
    return loaded;
  }

  async #begun(): Promise<LoadedGame> {
    const loaded = await this.#load();
    if (!loaded) throw new Rejected(this.obstacle ?? 'not-started');
    return loaded;
  }

  /** The game as it is stored now. */
  async #refresh(): Promise<LoadedGame | undefined> {
    const before = this.#repository.loaded;
    const loaded = await this.#load();
    if (!loaded || loaded !== before || !this.#parts.storage.isShared) return loaded;
    await this.#catchUp(loaded);
    return this.#load();
  }

  /** Reads and tells what others have written; answers whether there was anything. */
  async #catchUp(loaded: LoadedGame): Promise<boolean> {
    const rows = await this.#repository.newRows(loaded);
    if (rows.length === 0) return false;
    this.#subscribers.look(loaded.projection);
    this.#repository.read(loaded, rows);
    await this.#announce(
      loaded,
      rows.map(({ entry }) => entry),
    );
    return true;
  }

  async #store(loaded: LoadedGame, entry: Entry): Promise<boolean> {
    this.#subscribers.look(loaded.projection);
    try {
      return await this.#repository.store(loaded, entry);
    } catch (error) {
      // Others may have gone on.
      if (this.#parts.storage.isShared) this.catchUp();
      throw error;
    }
  }

  /** Writes down that the game, or somebody's part in it, has ended. */
  async #end(loaded: LoadedGame, entry: Entry): Promise<void> {
    if (await this.#store(loaded, entry)) await this.#announce(loaded, [entry]);
  }

  /** Tells everybody what entries have changed; answers whether that answered the one who asked. */
  async #announce(loaded: LoadedGame, entries: readonly Entry[], asked?: Asked): Promise<boolean> {
    if (!entries.some((entry) => standInAfter(loaded.table, entry))) {
      return this.#publish(loaded, asked);
    }
    // Who sits where has changed, so everything is read and told anew.
    this.#repository.forget();
    const again = await this.#load();
    if (again) this.#wakeBots(again);
    return false;
  }

  #publish(loaded: LoadedGame, asked?: Asked): boolean {
    const isTold = this.#subscribers.publish(loaded, this.#parts.now(), asked);
    this.#setAlarm(loaded.table);
    this.#parts.events.moved(loaded);
    this.#wakeBots(loaded);
    return isTold;
  }

  #wakeBots({ table, game }: LoadedGame): void {
    if (table.waiting !== 0 && game.seats.some(({ bot }) => bot !== undefined)) {
      this.#parts.events.emit('botTurn');
    }
  }

  #setAlarm({ result, clocks }: Table): void {
    const deadline = result ? undefined : clocks.deadline;
    this.#alarm.set(deadline, () => this.#parts.attend(this.checkTime()));
  }

  /** Looks at the clocks: somebody's time may be up. */
  checkTime(): Promise<void> {
    return this.#inTurn(async () => {
      const loaded = await this.#load();
      if (!loaded) return;
      const late = flagged(loaded.table, this.#parts.now());
      if (late) await this.#end(loaded, late);
      else this.#setAlarm(loaded.table);
    });
  }

  /** An administrator ends the game; false if it cannot be read here. */
  endByOrder(): Promise<boolean> {
    return this.#endBy(closed);
  }

  /** The time for the whole game is up. */
  async runOut(): Promise<void> {
    await this.#endBy(ranOut);
  }

  #endBy(ending: (table: Table) => Entry | undefined): Promise<boolean> {
    return this.#inTurn(async () => {
      const loaded = await this.#refresh();
      const entry = loaded && ending(loaded.table);
      if (entry) await this.#end(loaded, entry);
      return loaded !== undefined;
    });
  }

  /** An administrator has a game that could not be read looked at again; answers whether it can be. */
  reopen(): Promise<boolean> {
    return this.#inTurn(async () => {
      const { storage, now } = this.#parts;
      const since = await storage.release(this.id);
      this.forget();
      const loaded = await this.#load();
      if (!loaded) return false;
      const stood = since === undefined ? 0 : Math.max(0, now() - since);
      if (!loaded.table.result) await this.#end(loaded, { kind: 'reopen', actor: 0, stood });
      return true;
    });
  }

  /** Another process has written up to entry `seq`. */
  appended(seq: number): void {
    // An entry of our own that is under way at the same place finds out when it is stored.
    if ((this.#repository.loaded?.table.seq ?? -1) < seq) this.catchUp();
  }

  /** Reads what others have written and tells it, however long the database is away. */
  catchUp(): void {
    // Where nobody listens whoever comes next reads it.
    if (this.#subscribers.size === 0 || this.#isClosed) return;
    this.#inTurn(async () => void (await this.#refresh())).catch(() => {
      this.forget();
      setTimeout(() => this.catchUp(), RETRY_MS).unref();
    });
  }

  /** A seat was taken, which may have begun the game; answers with how it is now. */
  seated(): Promise<CurrentGame | undefined> {
    return this.#inTurn(async () => {
      const game = await this.#parts.storage.findGame(this.id);
      if (!game) return this.#vanish();
      const loaded = await this.#load(game);
      if (loaded) this.#wakeBots(loaded);
      else this.#subscribers.tell(this.#without(game));
      return loaded ?? { game };
    });
  }

  /** The game was called off before it began. */
  #vanish(): undefined {
    this.#subscribers.tell({ type: 'error', game: this.id, code: 'no-such-game' });
    this.#subscribers.clear();
    return undefined;
  }

  /** The table for those who look at it from outside: finished games, bots. */
  withTable<T>(work: (loaded: LoadedGame | undefined) => T): Promise<T> {
    return this.#inTurn(async () => work(await this.#refresh()));
  }

  say(
    subscriber: Subscriber,
    said: Pick<SpokenLine, 'text' | 'sign'>,
    re: number | undefined,
  ): Promise<void> {
    return this.#inTurn(async () => {
      const { user } = subscriber;
      if (user === undefined) throw new Rejected('not-a-player');
      const { storage, now } = this.#parts;
      const game = this.#repository.loaded?.game ?? (await this.#repository.find());
      await say(storage, game, { user, ...said, at: now() }, this.#subscribers);
      subscriber.send({ type: 'done', re });
    });
  }

  /** Somebody has said something, here or at another process. */
  chatted(id: number): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#subscribers.size === 0) return;
      await passOn(this.#parts.storage, await this.#repository.find(), id, this.#subscribers);
    });
  }

  /** As `forget`, unless something is under way. */
  forgetIfIdle(): void {
    if (this.#queue.isIdle) this.forget();
  }

  forget(): void {
    this.#questions.forget();
    this.#repository.forget();
  }

  stopAlarm(): void {
    this.#alarm.stop();
  }

  /** Sets no more alarms, and waits for everything asked for so far. */
  close(): Promise<unknown> {
    this.#isClosed = true;
    this.#alarm.close();
    return this.#queue.done();
  }
}
