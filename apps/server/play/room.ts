import { PUBLIC, type Viewer } from '@brink/kernel';
import { commitmentTo, type ServerMessage } from '@brink/protocol';
import type { Storage, StoredChat, StoredGame } from '../storage/port.ts';
import { gameCalled } from './catalogue.ts';
import { judge, Rejected, type Action } from './door.ts';
import { Eyes, playersOf } from './eyes.ts';
import type { GroupCommit } from './group-commit.ts';
import type { Entry } from './journal.ts';
import { actorFor, playerAt, viewerFor } from './seats.ts';
import { Table } from './table.ts';

/** Somebody a room talks to: a connection. */
export interface Listener {
  /** Undefined for a stranger. */
  readonly user: string | undefined;
  readonly name: string | undefined;
  send(message: ServerMessage | string): void;
}

interface Subscription {
  readonly listener: Listener;
  /** The player in the order in which they came, or the public. */
  player: number;
  /** His seat: it changes where players bid for their sides. */
  viewer: Viewer;
  /** The last entry it was told of; -1 before the game begins. */
  seq: number;
}

/** What a room needs of the house. */
export interface House {
  readonly storage: Storage;
  readonly commit: GroupCommit;
  now(): number;
  count(name: string): void;
  /** Tries something again in a moment. */
  later(work: () => void): void;
  /** A room has a clock running out at that time, or none. */
  alarm(room: Room, deadline: number | undefined): void;
  /** It may be a bot's turn. */
  wakeBots(room: Room, table: Table, game: StoredGame): void;
}

interface Loaded {
  readonly game: StoredGame;
  readonly table: Table;
  readonly eyes: Eyes;
}

/** The same message as an answer to a request. */
const answering = (text: string, re: number | undefined): string =>
  re === undefined ? text : `{"re":${re},${text.slice(1)}`;

/**
 * One game and those who follow it. Whatever concerns the game is done one after the other; the
 * game itself is in memory only while it is used, and nobody sees a state that is not stored.
 */
export class Room {
  readonly id: string;
  readonly #house: House;
  readonly #subscriptions = new Set<Subscription>();
  #loaded: Loaded | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #queued = 0;
  lastUsed = 0;

  constructor(id: string, house: House) {
    this.id = id;
    this.#house = house;
  }

  get isLoaded(): boolean {
    return this.#loaded !== undefined;
  }

  get isDeserted(): boolean {
    return this.#subscriptions.size === 0 && this.#queued === 0;
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
      const loaded = await this.#refresh();
      const game = loaded?.game ?? (await this.#findGame());
      const seating = loaded?.table.seating;
      const viewer = viewerFor(game, listener.user, seating, request.seat);
      this.#dismiss(listener, viewer);
      const seq = loaded?.table.seq ?? -1;
      const player = playerAt(viewer, seating);
      this.#subscriptions.add({ listener, player, viewer, seq });
      if (!loaded) {
        listener.send({ ...waiting(game), re });
        return;
      }
      if (since === seq) listener.send({ type: 'current', re, game: this.id, seat: viewer, seq });
      else listener.send({ ...loaded.eyes.state(viewer, this.#house.now()), re });
      this.#house.wakeBots(this, loaded.table, loaded.game);
    });
  }

  unsubscribe(listener: Listener, seat?: number): void {
    if (seat !== undefined) this.#dismiss(listener, seat);
    else for (const each of this.#subscriptions) if (each.listener === listener) this.#drop(each);
  }

  isFollowedBy(listener: Listener): boolean {
    for (const each of this.#subscriptions) if (each.listener === listener) return true;
    return false;
  }

  #dismiss(listener: Listener, viewer: Viewer): void {
    for (const each of this.#subscriptions) {
      if (each.listener === listener && each.viewer === viewer) this.#drop(each);
    }
  }

  #drop(subscription: Subscription): void {
    this.#subscriptions.delete(subscription);
  }

  /** Carries out what a player asks for; it is answered once it is stored, or refused. */
  act(listener: Listener, action: Action): Promise<void> {
    return this.#inTurn(async () => {
      const { re } = action;
      const first = await this.#load();
      if (!first) throw new Rejected('not-started');
      const actor = actorFor(first, listener.user, action.seat);
      await this.#act(actor, action, {
        granted: (isTold) => {
          if (!isTold) listener.send({ type: 'done', re });
        },
        again: ({ eyes }) => listener.send({ ...eyes.state(actor, this.#house.now()), re }),
        refused: ({ eyes }, reason) => {
          const state = eyes.state(actor, this.#house.now());
          listener.send({ type: 'refused', re, game: this.id, reason, state });
        },
        listener,
      });
    });
  }

  /** The same door for a bot, who needs no answer. */
  actAsBot(actor: number, action: Action): Promise<void> {
    const nothing = (): void => undefined;
    return this.#inTurn(() =>
      this.#act(actor, action, { granted: nothing, again: nothing, refused: nothing }),
    );
  }

  async #act(actor: number, action: Action, answer: Answers): Promise<void> {
    for (let attempt = 0; attempt < 4; attempt++) {
      const loaded = await this.#load();
      if (!loaded) throw new Rejected('not-started');
      const { table } = loaded;
      if (await this.#flag(loaded)) continue;
      const player = playerAt(actor, table.seating);
      const verdict = judge(table, actor, action, this.#house.now());
      if ('again' in verdict) return answer.again(loaded);
      if ('refused' in verdict) {
        // Another process may know better.
        if (this.#house.storage.isShared && (await this.#catchUp(loaded))) continue;
        this.#house.count(`brink_refused_total{reason="${verdict.refused}"}`);
        return answer.refused(loaded, verdict.refused);
      }
      if (await this.#store(loaded, verdict.entry)) {
        this.#house.count(`brink_entries_total{kind="${verdict.entry.kind}"}`);
        answer.granted(this.#publish(loaded, answer.listener, player, action.re));
        return undefined;
      }
      // Another process was faster.
      this.forget();
    }
    throw new Rejected('unavailable');
  }

  /** Ends the game if somebody's time is up; answers whether anything has changed. */
  async #flag(loaded: Loaded): Promise<boolean> {
    const { table } = loaded;
    const late = table.result ? undefined : table.clocks.flagged(this.#house.now());
    if (late === undefined) return false;
    if (await this.#store(loaded, { kind: 'time', actor: late })) this.#publish(loaded);
    else this.forget();
    return true;
  }

  /** Looks at the clocks: somebody's time may be up. */
  checkTime(): Promise<void> {
    return this.#inTurn(async () => {
      const loaded = await this.#load();
      if (!loaded) return;
      await this.#flag(loaded);
      this.#house.alarm(this, loaded.table.result ? undefined : loaded.table.clocks.deadline);
    });
  }

  /** Writes a new entry; if that fails the game is forgotten, for it went ahead of its journal. */
  async #store(loaded: Loaded, entry: Entry): Promise<boolean> {
    const { table, eyes } = loaded;
    for (const { viewer } of this.#subscriptions) eyes.open(viewer);
    try {
      const row = table.write(entry, this.#house.now());
      const { result } = table;
      const isStored = await this.#house.commit.append({
        game: this.id,
        row,
        ...(result && { result }),
      });
      if (!isStored) this.forget();
      return isStored;
    } catch (error) {
      this.forget();
      throw error;
    }
  }

  /** Tells everybody; answers whether that included the one who asked. */
  #publish({ table, eyes, game }: Loaded, by?: Listener, player?: number, re?: number): boolean {
    const now = this.#house.now();
    let isTold = false;
    const from = eyes.seq;
    this.#changeSeats(table);
    const viewers = new Set<Viewer>();
    for (const { viewer } of this.#subscriptions) viewers.add(viewer);
    const messages = eyes.changes(viewers, now);
    const texts = new Map<Viewer, string>();
    for (const subscription of this.#subscriptions) {
      const { listener, viewer } = subscription;
      const message = subscription.seq === from ? messages.get(viewer) : undefined;
      let text = message && texts.get(viewer);
      if (text === undefined) {
        text = JSON.stringify(message ?? eyes.state(viewer, now));
        if (message) texts.set(viewer, text);
      }
      const isAnswer = listener === by && subscription.player === player;
      isTold ||= isAnswer;
      subscription.seq = table.seq;
      listener.send(answering(text, isAnswer ? re : undefined));
    }
    this.#house.alarm(this, table.result ? undefined : table.clocks.deadline);
    this.#house.wakeBots(this, table, game);
    return isTold;
  }

  /** Another process has written up to entry `seq`. */
  appended(seq: number): void {
    if (this.#loaded ? this.#loaded.table.seq >= seq && this.#queued === 0 : this.isDeserted)
      return;
    this.catchUp();
  }

  /** Reads what others have written and tells it, however long the database is away. */
  catchUp(): void {
    this.#inTurn(async () => {
      if (this.#subscriptions.size === 0) this.forget();
      else await this.#refresh();
    }).catch(() => {
      this.forget();
      this.#house.later(() => this.catchUp());
    });
  }

  /** The game as it is stored now. */
  async #refresh(): Promise<Loaded | undefined> {
    const wasLoaded = this.#loaded;
    const loaded = await this.#load();
    if (loaded && loaded === wasLoaded && this.#house.storage.isShared) await this.#catchUp(loaded);
    return loaded;
  }

  /** Reads what others have written; answers whether there was anything. */
  async #catchUp(loaded: Loaded): Promise<boolean> {
    const rows = await this.#house.storage.journal(this.id, loaded.table.seq);
    if (rows.length === 0) return false;
    try {
      for (const { viewer } of this.#subscriptions) loaded.eyes.open(viewer);
      for (const row of rows) loaded.table.read(row);
    } catch (error) {
      this.forget();
      throw error;
    }
    this.#publish(loaded);
    return true;
  }

  /** Those who have got another side by bidding see the game from there, all of it. */
  #changeSeats({ seating }: Table): void {
    for (const subscription of this.#subscriptions) {
      const viewer = subscription.player === PUBLIC ? PUBLIC : seating[subscription.player];
      if (viewer === subscription.viewer) continue;
      subscription.viewer = viewer;
      subscription.seq = -1;
    }
  }

  /** Sends the whole state to those who were told of another one. */
  #tellLatecomers({ table, eyes }: Loaded): void {
    for (const subscription of this.#subscriptions) {
      if (subscription.seq === table.seq) continue;
      subscription.seq = table.seq;
      subscription.listener.send(eyes.state(subscription.viewer, this.#house.now()));
    }
  }

  async #findGame(): Promise<StoredGame> {
    const game = await this.#house.storage.findGame(this.id);
    if (!game) throw new Rejected('no-such-game');
    return game;
  }

  /** The game in memory, read from its journal if need be; nothing if it has not begun. */
  async #load(): Promise<Loaded | undefined> {
    if (this.#loaded) return this.#loaded;
    const { storage } = this.#house;
    const game = await this.#findGame();
    const kind = gameCalled(game.game);
    if (!kind) throw new Error(`game ${game.id} is of the unknown kind ${game.game}`);
    if (game.status === 'open') return undefined;
    const secret = await storage.secretOf(this.id);
    const table = new Table(kind, game.options, game.clock, secret);
    for (const row of await storage.journal(this.id, -1)) table.read(row);
    if (table.seq < 0) {
      const commitment = commitmentTo(secret);
      const row = table.write({ kind: 'start', commitment, chance: [] }, this.#house.now());
      if (!(await this.#house.commit.append({ game: this.id, row }))) return this.#load();
    }
    const loaded = { game, table, eyes: new Eyes(game, table) };
    this.#loaded = loaded;
    this.#house.count('brink_loads_total');
    this.#seatThePlayers(loaded);
    this.#changeSeats(table);
    this.#tellLatecomers(loaded);
    this.#house.alarm(this, table.result ? undefined : table.clocks.deadline);
    return loaded;
  }

  /** A seat was taken, which may have begun the game. */
  seated(): Promise<void> {
    return this.#inTurn(async () => {
      const game = await this.#house.storage.findGame(this.id);
      if (!game) return this.#vanish();
      const loaded = await this.#load();
      if (loaded) return this.#house.wakeBots(this, loaded.table, loaded.game);
      const message = waiting(game);
      for (const { listener } of this.#subscriptions) listener.send(message);
    });
  }

  /** The game was called off before it began. */
  #vanish(): void {
    for (const { listener } of this.#subscriptions) {
      listener.send({ type: 'error', game: this.id, code: 'no-such-game' });
    }
    this.#subscriptions.clear();
  }

  /** The game begins: those who were here before see it from their seat, and from no other. */
  #seatThePlayers({ game, table }: Loaded): void {
    for (const each of this.#subscriptions) {
      if (each.seq >= 0) continue;
      const { user } = each.listener;
      const isOwn = each.player !== PUBLIC && game.seats[each.player].user === user;
      if (isOwn) continue;
      each.viewer = viewerFor(game, user, table.seating, undefined);
      each.player = playerAt(each.viewer, table.seating);
    }
  }

  /** The table for those who look at it from outside the queue's turn: finished games, bots. */
  withTable<T>(work: (loaded: { table: Table; game: StoredGame } | undefined) => T): Promise<T> {
    return this.#inTurn(async () => work(await this.#load()));
  }

  say(listener: Listener, text: string, re: number | undefined): Promise<void> {
    return this.#inTurn(async () => {
      const { user } = listener;
      if (user === undefined) throw new Rejected('not-a-player');
      const game = this.#loaded?.game ?? (await this.#findGame());
      const room = game.seats.some((seat) => seat.user === user) ? 'players' : 'spectators';
      const at = this.#house.now();
      const id = await this.#house.storage.addChat(this.id, { room, user, text, at });
      if (!this.#house.storage.isShared) await this.#tellChat(game, id);
      listener.send({ type: 'done', re });
    });
  }

  chatted(id: number): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#subscriptions.size > 0) await this.#tellChat(await this.#findGame(), id);
    });
  }

  async #tellChat(game: StoredGame, id: number): Promise<void> {
    const rooms: readonly StoredChat['room'][] = ['players', 'spectators'];
    for (const room of rooms) {
      const said = await this.#house.storage.chat(this.id, room, id - 1);
      const chat = said.find((each) => each.id === id);
      if (!chat) continue;
      const { at, name, text } = chat;
      const hears = new Set<Listener>();
      for (const { listener } of this.#subscriptions) {
        const isPlayer = game.seats.some(({ user }) => user && user === listener.user);
        if (isPlayer === (room === 'players')) hears.add(listener);
      }
      for (const listener of hears) {
        listener.send({ type: 'said', game: this.id, id, at, name, text });
      }
    }
  }

  /** As `forget`, unless something is under way. */
  forgetIfIdle(): void {
    if (this.#queued === 0) this.forget();
  }

  /** Drops the game from memory; its journal knows everything. */
  forget(): void {
    this.#loaded = undefined;
  }
}

interface Answers {
  granted(isTold: boolean): void;
  again(loaded: Loaded): void;
  refused(loaded: Loaded, reason: Extract<ServerMessage, { type: 'refused' }>['reason']): void;
  readonly listener?: Listener;
}

const waiting = (game: StoredGame): Extract<ServerMessage, { type: 'waiting' }> => {
  const kind = gameCalled(game.game);
  const sides = kind ? kind.seats(kind.parseOptions(game.options)) : [];
  return { type: 'waiting', game: game.id, players: playersOf(game, sides) };
};
