import { randomInt } from 'node:crypto';
import {
  commitmentTo,
  type Ahead,
  type ClientMessageOf,
  type Refusal,
  type ServerMessage,
  type StateMessage,
} from '@brink/protocol';
import { standInFor } from '../bots/levels.ts';
import type { Append, StoredGame } from '../storage/port.ts';
import { Audience, type Asked } from './audience.ts';
import { gameCalled } from './catalogue.ts';
import { judge, Rejected, type Action } from './door.ts';
import { Eyes, playersOf } from './eyes.ts';
import { foresee } from './foresight.ts';
import { positionOf, staffAt } from './position.ts';
import type { House, Listener, Loaded } from './house.ts';
import type { Entry } from './journal.ts';
import { actorFor, asksOf, playerAt, viewerFor } from './seats.ts';
import { Table } from './table.ts';
import { passOn, roomOf } from './talk.ts';

/** How often an action is weighed anew when another process is faster. */
const ATTEMPTS = 4;

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

/** The bot that takes the seat of somebody who leaves, where the game goes on without him. */
function standInAfter(table: Table, entry: Entry): Append['standIn'] {
  const isLeaving = entry.kind === 'resign' || entry.kind === 'time';
  if (!isLeaving || !table.canDoWithout) return undefined;
  return { player: playerAt(entry.actor, table.seating), bot: standInFor(table.package) };
}

/** The players of a game that are bots, if any are. */
function botsAt(
  { game, table }: Pick<Loaded, 'game' | 'table'>,
  standIn?: Append['standIn'],
): Append['bots'] {
  const { seats } = game;
  const isBot = (player: number): boolean =>
    seats[player].bot !== undefined || player === standIn?.player;
  const players = [...seats.keys()].filter(isBot);
  return players.length === 0 ? undefined : { players, decision: table.decision };
}

/**
 * One game and those who follow it. Whatever concerns the game is done one after the other; the
 * game itself is in memory only while it is used, and nobody sees a state that is not stored.
 */
export class Room {
  readonly id: string;
  readonly #house: House;
  readonly #audience = new Audience();
  #loaded: Loaded | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #queued = 0;
  /** Whoever asks twice is answered from here. */
  #foreseen: { seat: number; decision: number; ahead: Ahead } | undefined;
  lastUsed = 0;

  constructor(id: string, house: House) {
    this.id = id;
    this.#house = house;
  }

  get isLoaded(): boolean {
    return this.#loaded !== undefined;
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
      const loaded = await this.#refresh();
      const game = loaded?.game ?? (await this.#findGame());
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
      const loaded = await this.#refresh();
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

  /** Tells a player what his choices lead to, as far as that is certain. */
  foresee(listener: Listener, request: ClientMessageOf<'foresee'>): Promise<void> {
    return this.#inTurn(async () => {
      const loaded = await this.#load();
      if (!loaded) throw new Rejected('not-started');
      const { table } = loaded;
      const seat = actorFor(loaded, listener.user, request.seat);
      const { decision } = table;
      if (this.#foreseen?.seat !== seat || this.#foreseen.decision !== decision) {
        const ahead = foresee(table, seat, randomInt(2 ** 32));
        this.#foreseen = { seat, decision, ahead };
      }
      const { ahead } = this.#foreseen;
      listener.send({ type: 'foreseen', re: request.re, game: this.id, seat, decision, ahead });
    });
  }

  /** A game for the staff of a player, without anything that he cannot know. */
  position(listener: Listener, request: ClientMessageOf<'position'>): Promise<void> {
    return this.#inTurn(async () => {
      const loaded = await this.#load();
      if (!loaded) throw new Rejected('not-started');
      const { table } = loaded;
      const seat = actorFor(loaded, listener.user, request.seat);
      const isSilent = staffAt(loaded.game) === 'off';
      const bytes = isSilent ? undefined : positionOf(table, seat, randomInt(2 ** 32));
      listener.send({
        type: 'position',
        re: request.re,
        game: this.id,
        seat,
        seq: table.seq,
        ...(bytes && { bytes: Buffer.from(bytes).toString('base64') }),
      });
    });
  }

  /** The same door for a bot, who needs no answer. */
  actAsBot(actor: number, action: Action): Promise<void> {
    return this.#inTurn(() => this.#act(() => actor, action, NO_ANSWER));
  }

  async #act(actorOf: (loaded: Loaded) => number, action: Action, answer: Answers): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const loaded = await this.#load();
      if (!loaded) throw new Rejected('not-started');
      const { table } = loaded;
      if (await this.#flag(loaded)) continue;
      const actor = actorOf(loaded);
      const player = playerAt(actor, table.seating);
      const verdict = judge(table, actor, action, () => asksOf(loaded, actor), this.#house.now());
      if ('again' in verdict) return answer.again(loaded, actor);
      if ('refused' in verdict) {
        // Another process may know better.
        if (this.#house.storage.isShared && (await this.#catchUp(loaded))) continue;
        this.#house.count(`brink_refused_total{reason="${verdict.refused}"}`);
        return answer.refused(loaded, actor, verdict.refused);
      }
      if (await this.#store(loaded, verdict.entry)) {
        this.#house.count(`brink_entries_total{kind="${verdict.entry.kind}"}`);
        const by = answer.listener;
        const asked = by && { by, player, re: action.re };
        answer.granted(await this.#announce(loaded, [verdict.entry], asked));
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
    const entry: Entry = { kind: 'time', actor: late };
    if (await this.#store(loaded, entry)) await this.#announce(loaded, [entry]);
    else this.forget();
    return true;
  }

  /** An administrator ends the game: nobody has won. */
  close(): Promise<void> {
    return this.#inTurn(async () => {
      const loaded = await this.#refresh();
      if (!loaded || loaded.table.result) return;
      const entry: Entry = { kind: 'close', actor: 0 };
      if (await this.#store(loaded, entry)) this.#publish(loaded);
    });
  }

  /** The time for the whole game is up: who is waited for has lost, two who are waited for drew. */
  runOut(): Promise<void> {
    return this.#inTurn(async () => {
      const loaded = await this.#refresh();
      if (!loaded || loaded.table.result) return;
      const late = [...loaded.table.sides.keys()].filter(
        (seat) => loaded.table.waiting & (1 << seat),
      );
      if (late.length === 0) return;
      const entry: Entry =
        late.length === 1 ? { kind: 'time', actor: late[0] } : { kind: 'close', actor: late[0] };
      if (await this.#store(loaded, entry)) this.#publish(loaded);
    });
  }

  /** Looks at the clocks: somebody's time may be up. */
  checkTime(): Promise<void> {
    return this.#inTurn(async () => {
      const loaded = await this.#load();
      if (!loaded) return;
      if (await this.#flag(loaded)) return;
      this.#house.alarm(this, loaded.table.result ? undefined : loaded.table.clocks.deadline);
    });
  }

  /** Writes a new entry; if that fails the game is forgotten, for it went ahead of its journal. */
  async #store(loaded: Loaded, entry: Entry): Promise<boolean> {
    const { table, eyes } = loaded;
    eyes.open(this.#audience.viewers);
    try {
      const row = table.write(entry, this.#house.now());
      const { result } = table;
      const standIn = standInAfter(table, entry);
      const bots = botsAt(loaded, standIn);
      const isStored = await this.#house.commit.append({
        game: this.id,
        row,
        ...(result && { result }),
        ...(standIn && { standIn }),
        ...(bots && { bots }),
      });
      if (!isStored) this.forget();
      return isStored;
    } catch (error) {
      this.forget();
      if (this.#house.storage.isShared) this.catchUp();
      throw error;
    }
  }

  /** Tells everybody what entries have changed; answers whether that answered the one who asked. */
  async #announce(loaded: Loaded, entries: readonly Entry[], asked?: Asked): Promise<boolean> {
    if (!entries.some((entry) => standInAfter(loaded.table, entry))) {
      return this.#publish(loaded, asked);
    }
    // Who sits where has changed, so everything is read and told anew.
    this.forget();
    const again = await this.#load();
    if (again) this.#house.wakeBots(again.table, again.game);
    return false;
  }

  /** Tells everybody; answers whether that included the one who asked. */
  #publish(loaded: Loaded, asked?: Asked): boolean {
    const { table, game } = loaded;
    const isTold = this.#audience.publish(loaded, this.#house.now(), asked);
    this.#house.alarm(this, table.result ? undefined : table.clocks.deadline);
    if (table.result) this.#house.over();
    this.#house.tellTurns(this, table, game);
    this.#house.wakeBots(table, game);
    return isTold;
  }

  /** Another process has written up to entry `seq`. */
  appended(seq: number): void {
    // An entry of our own that is under way at the same place finds out when it is stored.
    if ((this.#loaded?.table.seq ?? -1) < seq) this.catchUp();
  }

  /** Reads what others have written and tells it, however long the database is away. */
  catchUp(): void {
    // Where nobody listens whoever comes next reads it.
    if (this.#audience.size === 0) return;
    this.#inTurn(async () => void (await this.#refresh())).catch(() => {
      this.forget();
      this.#house.later(() => this.catchUp());
    });
  }

  /** The game as it is stored now. */
  async #refresh(): Promise<Loaded | undefined> {
    const wasLoaded = this.#loaded;
    const loaded = await this.#load();
    if (!loaded || loaded !== wasLoaded || !this.#house.storage.isShared) return loaded;
    await this.#catchUp(loaded);
    return this.#load();
  }

  /** Reads what others have written; answers whether there was anything. */
  async #catchUp(loaded: Loaded): Promise<boolean> {
    const rows = await this.#house.storage.journal(this.id, loaded.table.seq);
    if (rows.length === 0) return false;
    try {
      loaded.eyes.open(this.#audience.viewers);
      for (const row of rows) loaded.table.read(row);
    } catch (error) {
      this.forget();
      throw error;
    }
    await this.#announce(
      loaded,
      rows.map(({ entry }) => entry),
    );
    return true;
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
      const bots = botsAt({ game, table });
      const append = { game: this.id, row, ...(bots && { bots }) };
      if (!(await this.#house.commit.append(append))) return this.#load();
      this.#house.began(game);
    }
    const loaded = { game, table, eyes: new Eyes(game, table) };
    this.#loaded = loaded;
    this.#house.count('brink_loads_total');
    this.#audience.seatThePlayers(loaded);
    this.#audience.changeSeats(table);
    this.#audience.tellLatecomers(loaded, this.#house.now());
    this.#house.alarm(this, table.result ? undefined : table.clocks.deadline);
    return loaded;
  }

  /** A seat was taken, which may have begun the game. */
  seated(): Promise<void> {
    return this.#inTurn(async () => {
      const game = await this.#house.storage.findGame(this.id);
      if (!game) return this.#vanish();
      const loaded = await this.#load();
      if (loaded) return this.#house.wakeBots(loaded.table, loaded.game);
      this.#audience.tell(waiting(game));
    });
  }

  /** The game was called off before it began. */
  #vanish(): void {
    this.#audience.tell({ type: 'error', game: this.id, code: 'no-such-game' });
    this.#audience.clear();
  }

  /** The table for those who look at it from outside: finished games, bots. */
  withTable<T>(work: (loaded: { table: Table; game: StoredGame } | undefined) => T): Promise<T> {
    return this.#inTurn(async () => work(await this.#refresh()));
  }

  say(listener: Listener, text: string, re: number | undefined): Promise<void> {
    return this.#inTurn(async () => {
      const { user } = listener;
      if (user === undefined) throw new Rejected('not-a-player');
      const { storage } = this.#house;
      const game = this.#loaded?.game ?? (await this.#findGame());
      const at = this.#house.now();
      const room = roomOf(game, user);
      const id = await storage.addChat(this.id, { room, user, text, at });
      if (!storage.isShared) await passOn(storage, game, id, this.#audience);
      listener.send({ type: 'done', re });
    });
  }

  /** Somebody has said something, here or at another process. */
  chatted(id: number): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#audience.size === 0) return;
      await passOn(this.#house.storage, await this.#findGame(), id, this.#audience);
    });
  }

  /** As `forget`, unless something is under way. */
  forgetIfIdle(): void {
    if (this.#queued === 0) this.forget();
  }

  /** Drops the game from memory; its journal knows everything. */
  forget(): void {
    this.#foreseen = undefined;
    this.#loaded = undefined;
  }
}
