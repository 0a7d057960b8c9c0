import type { ClientMessageOf, Refusal, ServerMessage, StateMessage } from '@brink/protocol';
import type { StoredGame } from '../storage/port.ts';
import { Audience } from './subscribers.ts';
import { gameCalled } from './catalogue.ts';
import { judge, Rejected, type Action } from './commands.ts';
import { closed, flagged, ranOut } from './endings.ts';
import { playersOf } from './projection.ts';
import type { House, Listener, Loaded, Present } from './loaded-game.ts';
import type { Entry } from '../storage/journal.ts';
import { Keeper } from './game-repository.ts';
import { Questions } from './questions.ts';
import { actorFor, asksOf, playerAt, viewerFor } from './seats.ts';
import type { Table } from './table.ts';
import { passOn, roomOf } from './chat.ts';

/**
 * How often an action is weighed anew when another process is faster: its bots may make a whole
 * row of choices before they have to wait for somebody.
 */
const ATTEMPTS = 50;

interface Answers {
  granted(isTold: boolean): void;
  again(loaded: Loaded, actor: number): void;
  refused(loaded: Loaded, actor: number, reason: Refusal): void;
  readonly listener?: Listener;
}

const nothing = (): void => undefined;
const NO_ANSWER: Answers = { granted: nothing, again: nothing, refused: nothing };

const waiting = (game: StoredGame): Extract<ServerMessage, { type: 'waiting' }> => {
  const kind = gameCalled(game.game);
  const sides = kind ? kind.seats(kind.parseOptions(game.options)) : [];
  return { type: 'waiting', game: game.id, players: playersOf(game, sides) };
};

/**
 * One game and those who follow it. Whatever concerns the game is done one after the other; the
 * game itself is in memory only while it is used, and nobody sees a state that is not stored.
 */
export class Room {
  readonly id: string;
  readonly #house: House;
  readonly #audience = new Audience();
  readonly #keeper: Keeper;
  readonly #questions = new Questions();
  #queue: Promise<unknown> = Promise.resolve();
  #queued = 0;
  lastUsed = 0;

  constructor(id: string, house: House) {
    this.id = id;
    this.#house = house;
    this.#keeper = new Keeper(this, house, this.#audience);
  }

  get isLoaded(): boolean {
    return this.#keeper.loaded !== undefined;
  }

  get isDeserted(): boolean {
    return this.#audience.size === 0 && this.#queued === 0;
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.#queued++;
    this.lastUsed = this.#house.now();
    const result = this.#queue.then(work);
    this.#queue = result.then(
      () => void this.#queued--,
      () => void this.#queued--,
    );
    return result;
  }

  /** Waits for everything asked for so far. */
  settled(): Promise<unknown> {
    return this.#queue;
  }

  subscribe(
    listener: Listener,
    request: { seat?: number | undefined; since?: number | undefined; re?: number | undefined },
  ): Promise<void> {
    return this.#inTurn(async () => {
      const { re, since } = request;
      const loaded = await this.#keeper.refresh();
      const game = loaded?.game ?? (await this.#keeper.find());
      const seating = loaded?.table.seating;
      const viewer = viewerFor(game, listener.user, seating, request.seat);
      const seq = loaded?.table.seq ?? -1;
      this.#audience.admit(listener, viewer, seating, seq);
      if (!loaded) {
        listener.send({ ...waiting(game), re });
        return;
      }
      if (since === seq) listener.send({ type: 'current', re, game: this.id, seat: viewer, seq });
      else listener.send({ ...loaded.eyes.state(viewer, this.#house.now()), re });
      this.#house.wakeBots(loaded.table, loaded.game);
    });
  }

  /** The game as a user may see it now; nothing before it begins. */
  look(user: string | undefined, seat?: number): Promise<StateMessage | undefined> {
    return this.#inTurn(async () => {
      const loaded = await this.#keeper.refresh();
      if (!loaded) return undefined;
      const viewer = viewerFor(loaded.game, user, loaded.table.seating, seat);
      return loaded.eyes.state(viewer, this.#house.now());
    });
  }

  unsubscribe(listener: Listener, seat?: number): void {
    this.#audience.dismiss(listener, seat);
  }

  isFollowedBy(listener: Listener): boolean {
    return this.#audience.has(listener);
  }

  /** Carries out what a player asks for; it is answered once it is stored, or refused. */
  act(listener: Listener, action: Action): Promise<void> {
    return this.#inTurn(async () => {
      const { re } = action;
      // Weighed anew at every attempt: by then a bot may have the seat.
      const actorOf = (loaded: Loaded): number => actorFor(loaded, listener.user, action.seat);
      await this.#act(actorOf, action, {
        granted: (isTold) => {
          if (!isTold) listener.send({ type: 'done', re });
        },
        again: ({ eyes }, actor) => listener.send({ ...eyes.state(actor, this.#house.now()), re }),
        refused: ({ eyes }, actor, reason) => {
          const state = eyes.state(actor, this.#house.now());
          listener.send({ type: 'refused', re, game: this.id, reason, state });
        },
        listener,
      });
    });
  }

  /** Answers a question about the game that changes nothing. */
  foresee(listener: Listener, request: ClientMessageOf<'foresee'>): Promise<void> {
    return this.#inTurn(async () =>
      this.#questions.foresee(await this.#begun(), listener, request),
    );
  }

  position(listener: Listener, request: ClientMessageOf<'position'>): Promise<void> {
    return this.#inTurn(async () =>
      this.#questions.position(await this.#begun(), listener, request),
    );
  }

  async #begun(): Promise<Loaded> {
    const loaded = await this.#keeper.load();
    if (!loaded) throw new Rejected('not-started');
    return loaded;
  }

  /** The same door for a bot, who needs no answer. */
  actAsBot(actor: number, action: Action): Promise<void> {
    return this.#inTurn(() => this.#act(() => actor, action, NO_ANSWER));
  }

  async #act(actorOf: (loaded: Loaded) => number, action: Action, answer: Answers): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const loaded = this.#keeper.loaded ?? (await this.#begun());
      const { table } = loaded;
      const late = flagged(table, this.#house.now());
      if (late) {
        await this.#end(loaded, late);
        continue;
      }
      const actor = actorOf(loaded);
      const player = playerAt(actor, table.seating);
      const verdict = judge(table, actor, action, () => asksOf(loaded, actor), this.#house.now());
      if ('again' in verdict) return answer.again(loaded, actor);
      if ('refused' in verdict) {
        // Another process may know better.
        if (this.#house.storage.isShared && (await this.#keeper.catchUp(loaded))) continue;
        this.#house.count(`brink_refused_total{reason="${verdict.refused}"}`);
        return answer.refused(loaded, actor, verdict.refused);
      }
      if (await this.#store(loaded, verdict.entry)) {
        this.#house.count(`brink_entries_total{kind="${verdict.entry.kind}"}`);
        const by = answer.listener;
        const asked = by && { by, player, re: action.re };
        answer.granted(await this.#keeper.announce(loaded, [verdict.entry], asked));
        return undefined;
      }
      // Another process was faster.
    }
    throw new Rejected('unavailable');
  }

  /** Writes down that the game, or somebody's part in it, has ended. */
  async #end(loaded: Loaded, entry: Entry): Promise<void> {
    if (await this.#store(loaded, entry)) await this.#keeper.announce(loaded, [entry]);
  }

  /** An administrator ends the game. */
  close(): Promise<void> {
    return this.#endBy(closed);
  }

  /** The time for the whole game is up. */
  runOut(): Promise<void> {
    return this.#endBy(ranOut);
  }

  #endBy(ending: (table: Table) => Entry | undefined): Promise<void> {
    return this.#inTurn(async () => {
      const loaded = await this.#keeper.refresh();
      const entry = loaded && ending(loaded.table);
      if (entry) await this.#end(loaded, entry);
    });
  }

  /** Looks at the clocks: somebody's time may be up. */
  checkTime(): Promise<void> {
    return this.#inTurn(async () => {
      const loaded = await this.#keeper.load();
      if (!loaded) return;
      const late = flagged(loaded.table, this.#house.now());
      if (late) await this.#end(loaded, late);
      else this.#keeper.setAlarm(loaded.table);
    });
  }

  async #store(loaded: Loaded, entry: Entry): Promise<boolean> {
    try {
      return await this.#keeper.store(loaded, entry);
    } catch (error) {
      // Others may have gone on.
      if (this.#house.storage.isShared) this.catchUp();
      throw error;
    }
  }

  /** Another process has written up to entry `seq`. */
  appended(seq: number): void {
    // An entry of our own that is under way at the same place finds out when it is stored.
    if ((this.#keeper.loaded?.table.seq ?? -1) < seq) this.catchUp();
  }

  /** Reads what others have written and tells it, however long the database is away. */
  catchUp(): void {
    // Where nobody listens whoever comes next reads it.
    if (this.#audience.size === 0) return;
    this.#inTurn(async () => void (await this.#keeper.refresh())).catch(() => {
      this.forget();
      this.#house.later(() => this.catchUp());
    });
  }

  /** A seat was taken, which may have begun the game; answers with how it is now. */
  seated(): Promise<Present | undefined> {
    return this.#inTurn(async () => {
      const game = await this.#house.storage.findGame(this.id);
      if (!game) return this.#vanish();
      const loaded = await this.#keeper.load(game);
      if (loaded) this.#house.wakeBots(loaded.table, loaded.game);
      else this.#audience.tell(waiting(game));
      return loaded ?? { game };
    });
  }

  /** The game was called off before it began. */
  #vanish(): undefined {
    this.#audience.tell({ type: 'error', game: this.id, code: 'no-such-game' });
    this.#audience.clear();
    return undefined;
  }

  /** The table for those who look at it from outside: finished games, bots. */
  withTable<T>(work: (loaded: { table: Table; game: StoredGame } | undefined) => T): Promise<T> {
    return this.#inTurn(async () => work(await this.#keeper.refresh()));
  }

  say(listener: Listener, text: string, re: number | undefined): Promise<void> {
    return this.#inTurn(async () => {
      const { user } = listener;
      if (user === undefined) throw new Rejected('not-a-player');
      const { storage } = this.#house;
      const game = this.#keeper.loaded?.game ?? (await this.#keeper.find());
      const at = this.#house.now();
      const room = roomOf(game, user);
      const id = await storage.addChat(this.id, room, { user, text, at });
      if (!storage.isShared) await passOn(storage, game, id, this.#audience);
      listener.send({ type: 'done', re });
    });
  }

  /** Somebody has said something, here or at another process. */
  chatted(id: number): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#audience.size === 0) return;
      await passOn(this.#house.storage, await this.#keeper.find(), id, this.#audience);
    });
  }

  /** As `forget`, unless something is under way. */
  forgetIfIdle(): void {
    if (this.#queued === 0) this.forget();
  }

  forget(): void {
    this.#questions.forget();
    this.#keeper.forget();
  }
}
