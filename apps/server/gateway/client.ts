import type { Logger } from 'pino';
import {
  ClientMessage,
  PROTOCOL_VERSION,
  type ClientMessageOf,
  type ErrorCode,
  type ServerMessage,
} from '@brink/protocol';
import { COST, type Budget } from '../base/budget.ts';
import { isSilenced } from '../club/moderation/bans.ts';
import type { Limits } from '../base/limits.ts';
import type { Metrics } from '../base/metrics.ts';
import { Rejected } from '../play/commands.ts';
import type { Rooms } from '../play/rooms.ts';
import type { Subscriber } from '../play/subscribers.ts';
import type { Connection, Receiver } from './gateway.ts';
import { StorageUnavailable, type SpokenLine, type StoredUser } from '../storage/port.ts';
import { Rate } from '../base/rate.ts';

const MAX_SUBSCRIPTIONS = 64;
/** Somebody who floods on although he is told to slow down is cut off. */
const MAX_IGNORED = 500;

export const CLOSE = { goingAway: 1001, policy: 1008, restart: 1012, tryAgain: 1013 } as const;

function requestNumber(message: unknown): number | undefined {
  const re = (message as { re?: unknown } | null)?.re;
  return Number.isSafeInteger(re) ? (re as number) : undefined;
}

/** A line of a chat: a sign is written down by its name. */
const spokenIn = (message: ClientMessageOf<'chat' | 'react'>): Pick<SpokenLine, 'text' | 'sign'> =>
  message.type === 'chat' ? { text: message.text } : { text: message.sign, sign: message.sign };

export interface ClientParts {
  readonly rooms: Rooms;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly messagesPerSecond: number;
  /** How fast each user may talk. */
  readonly chat: Limits;
  readonly budget: Budget;
  /** Where the client is. */
  readonly address: string;
  /** The connection is gone. */
  readonly whenGone: (client: Client) => void;
}

/** A connected client: reads its messages, hands them to the rooms, and sends what the rooms say. */
export class Client implements Subscriber, Receiver {
  readonly user: string | undefined;
  readonly name: string | undefined;
  readonly #connection: Connection;
  readonly #rooms: Rooms;
  readonly #log: Logger;
  readonly #metrics: Metrics;
  readonly #rate: Rate;
  readonly #chat: Limits;
  readonly #budget: Budget;
  readonly #address: string;
  /** The games it follows, or is about to. */
  readonly #followed = new Set<string>();
  #isGone = false;
  #ignored = 0;
  /** Lets go of it once the connection is gone. */
  readonly #whenGone: (client: Client) => void;

  constructor(connection: Connection, user: StoredUser | undefined, parts: ClientParts) {
    const { rooms, log, metrics, messagesPerSecond, chat, budget, address, whenGone } = parts;
    this.#connection = connection;
    connection.receiver = this;
    this.user = user?.id;
    this.name = user?.name;
    this.#rooms = rooms;
    this.#log = log;
    this.#metrics = metrics;
    this.#chat = chat;
    this.#budget = budget;
    this.#address = address;
    this.#whenGone = whenGone;
    this.#rate = new Rate(messagesPerSecond, messagesPerSecond * 2);
  }

  send(message: ServerMessage | string): void {
    this.#connection.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  #fail(re: number | undefined, code: ErrorCode): void {
    this.#metrics.errors.inc({ code });
    this.send({ type: 'error', ...(re !== undefined && { re }), code });
  }

  receive(text: Buffer | undefined): void {
    let given: unknown;
    try {
      given = text && JSON.parse(text.toString('utf8'));
    } catch {
      given = undefined;
    }
    const re = requestNumber(given);
    if (!this.#rate.take()) {
      this.#fail(re, 'too-fast');
      if (++this.#ignored > MAX_IGNORED) this.#connection.close(CLOSE.policy, 'too fast');
      return;
    }
    this.#notePresence();
    const message = ClientMessage.safeParse(given);
    if (!message.success) {
      this.#fail(re, 'bad-message');
      return;
    }
    this.#obey(message.data).catch((error: unknown) => this.#explain(re, error));
  }

  /** Whoever writes is here; that it cannot be written down is no reason not to listen. */
  #notePresence(): void {
    if (this.user === undefined) return;
    this.#rooms.storage.club.people.seen(this.user, this.#rooms.now()).catch(() => undefined);
  }

  #explain(re: number | undefined, error: unknown): void {
    if (error instanceof Rejected) {
      this.#fail(re, error.code);
      // A newer process knows the rules of that game: whoever connects again may find it.
      if (error.code === 'elsewhere') this.#connection.close(CLOSE.tryAgain, 'elsewhere');
    } else if (error instanceof StorageUnavailable) {
      this.#log.error({ reason: error.message }, 'the database cannot be used');
      this.#fail(re, 'unavailable');
    } else {
      this.#log.error({ err: error }, 'a message failed');
      this.#fail(re, 'internal');
    }
  }

  async #obey(message: ClientMessage): Promise<void> {
    const { re } = message;
    switch (message.type) {
      case 'ping':
        return this.send({ type: 'pong', re });
      case 'hello':
        return this.#greet(message.protocol, re);
      case 'subscribe':
        return this.#subscribe(message);
      case 'unsubscribe':
        this.#rooms.of(message.game).unsubscribe(this, message.seat);
        if (message.seat === undefined) this.#followed.delete(message.game);
        return this.send({ type: 'done', re });
      case 'foresee':
        await this.#pay(message.game, COST.foresee);
        return this.#rooms.of(message.game).foresee(this, message);
      case 'position':
        await this.#pay(message.game, COST.position);
        return this.#rooms.of(message.game).position(this, message);
      case 'chat':
      case 'react':
        if (this.user !== undefined && !(await this.#chat.take(this.user)))
          throw new Rejected('too-fast');
        if (
          this.user !== undefined &&
          (await isSilenced(this.#rooms.storage, this.user, this.#rooms.now()))
        ) {
          throw new Rejected('silenced');
        }
        return this.#rooms.of(message.game).say(this, spokenIn(message), re);
      default:
        if (!this.#rooms.of(message.game).isLoaded) await this.#pay(message.game);
        return this.#rooms.of(message.game).act(this, message);
    }
  }

  async #subscribe(message: ClientMessageOf<'subscribe'>): Promise<void> {
    const { game } = message;
    if (this.#followed.size >= MAX_SUBSCRIPTIONS && !this.#followed.has(game)) {
      throw new Rejected('too-many');
    }
    this.#followed.add(game);
    try {
      await this.#pay(game);
      const room = this.#rooms.of(game);
      await room.subscribe(this, message);
      if (this.#isGone) room.unsubscribe(this);
    } catch (error) {
      if (!this.#rooms.of(game).isFollowedBy(this)) this.#followed.delete(game);
      throw error;
    }
  }

  /**
   * Dear work has its bounds and waits for its turn; a game that is not in memory costs more. The
   * room of a game is asked for after that: one that nobody uses yet may be forgotten meanwhile.
   */
  async #pay(game: string, cost = 0): Promise<void> {
    const whole = cost + (this.#rooms.of(game).isLoaded ? 0 : COST.open);
    if (whole === 0) return;
    const asker = { user: this.user, address: this.#address };
    if (!(await this.#budget.take(asker, whole))) throw new Rejected('too-fast');
  }

  #greet(protocol: number, re: number | undefined): void {
    if (protocol !== PROTOCOL_VERSION) {
      this.#fail(re, 'protocol');
      this.#connection.close(CLOSE.policy, 'another protocol');
      return;
    }
    const { user, name } = this;
    this.send({
      type: 'welcome',
      ...(re !== undefined && { re }),
      protocol: PROTOCOL_VERSION,
      ...(user !== undefined && name !== undefined && { user: { id: user, name } }),
    });
  }

  close(): void {
    this.#connection.close(CLOSE.restart, 'restart');
  }

  gone(): void {
    this.#isGone = true;
    this.#whenGone(this);
    for (const game of this.#followed) this.#rooms.of(game).unsubscribe(this);
    this.#followed.clear();
  }
}
