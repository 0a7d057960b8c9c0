import type { Logger } from 'pino';
import type { Rooms } from '../../play/rooms.ts';
import type { NewArchivedGame, Parcel } from '../../storage/club/club-port.ts';
import { StorageUnavailable, type Storage, type StoredGame } from '../../storage/port.ts';
import type { Transports } from './transports.ts';
import type { Notice } from '../../storage/club/notice.ts';
import type { OutsideError } from './outside.ts';

const MINUTE = 60_000;
const AGAIN_MS = 5 * MINUTE;
const MOST_TRIES = 8;
const BATCH = 50;
/** Who can be reached is looked up that often. */
const REACHABLE_MS = 1_000;
/** Time is short when less than this is left of a slow clock. */
const SHORT_MS = 6 * 60 * MINUTE;

export interface NotifierParts {
  readonly storage: Storage;
  readonly rooms: Rooms;
  readonly transports: Transports;
  readonly log: Logger;
  /** Somebody who moves at once is not told that it is his move. */
  readonly delayMs: number;
}

/** Writes down what users want to know, and brings it to them. */
export class Notifier {
  readonly #storage: Storage;
  readonly #rooms: Rooms;
  readonly #transports: Transports;
  readonly #log: Logger;
  readonly #delayMs: number;
  #reachable = new Set<string>();
  #looked = 0;
  /** Games that wait for somebody, so that the middle of a move is not news. */
  readonly #waiting = new Set<string>();

  constructor({ storage, rooms, transports, log, delayMs }: NotifierParts) {
    this.#storage = storage;
    this.#rooms = rooms;
    this.#transports = transports;
    this.#log = log;
    this.#delayMs = delayMs;
    const { events } = rooms;
    events.on('turn', (user, game, isWaiting) => void this.#turn(user, game, isWaiting));
    events.on('began', (game) => void this.#begun(game));
    events.on('invited', (user, by, game) => void this.#invited(user, by, game));
  }

  async #turn(user: string, game: string, isWaiting: boolean): Promise<void> {
    const key = `${user} ${game}`;
    if (!isWaiting) {
      this.#waiting.delete(key);
      return;
    }
    if (this.#waiting.has(key) || !this.#reachable.has(user)) return;
    this.#waiting.add(key);
    await this.post(user, `turn ${game}`, { kind: 'turn', game });
  }

  async #begun(game: StoredGame): Promise<void> {
    for (const { user } of game.seats) {
      if (user === undefined) continue;
      const notice = { kind: 'start', game: game.id, package: game.game } as const;
      await this.post(user, `start ${game.id}`, notice);
    }
  }

  async #invited(user: string, by: string, game: StoredGame): Promise<void> {
    const notice = { kind: 'challenge', game: game.id, package: game.game, name: by } as const;
    await this.post(user, `challenge ${game.id}`, notice);
  }

  /** A game is over. */
  async ended({ id, game, sides }: NewArchivedGame): Promise<void> {
    for (const { user, seat } of sides) {
      if (user === undefined) continue;
      const name = sides
        .filter((side) => side.seat !== seat)
        .map((side) => side.name)
        .join(', ');
      await this.post(user, `end ${id}`, { kind: 'end', game: id, package: game, name });
    }
  }

  /** Puts a notice into every channel of a user that tells of such things. */
  async post(user: string, topic: string, notice: Notice): Promise<void> {
    if (!this.#reachable.has(user)) return;
    try {
      const { notices } = this.#storage.club;
      const now = this.#rooms.now();
      for (const channel of await notices.channelsOf(user)) {
        const { id, events, digestMs, sent = 0, isConfirmed } = channel;
        if (!isConfirmed || !events.some((event) => event === notice.kind)) continue;
        if (notice.kind !== 'turn') await notices.post(id, topic, notice, now);
        else if (digestMs === 0) await notices.post(id, topic, notice, now + this.#delayMs);
        else {
          const due = Math.max(now + this.#delayMs, sent + digestMs);
          await notices.post(id, 'digest', { kind: 'digest' }, due);
        }
      }
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) this.#log.error({ err: error }, 'no notice');
    }
  }

  /** Brings what is due, and looks whose time runs short. */
  async goRound(): Promise<void> {
    const now = this.#rooms.now();
    if (now - this.#looked >= REACHABLE_MS) {
      this.#looked = now;
      this.#reachable = await this.#storage.club.notices.reachable();
      await this.#warn(now);
    }
    const { notices } = this.#storage.club;
    for (const parcel of await notices.collect(now, now + AGAIN_MS, BATCH)) {
      await this.#deliver(parcel, now);
    }
  }

  async #warn(now: number): Promise<void> {
    if (this.#reachable.size === 0) return;
    for (const short of await this.#storage.lobby.shortOfTime(now, now + SHORT_MS)) {
      const { user, game, package: kind, deadline } = short;
      const notice = { kind: 'time', game, package: kind, until: deadline } as const;
      await this.post(user, `time ${game} ${deadline}`, notice);
    }
  }

  async #deliver({ id, channel, notice, tries }: Parcel, now: number): Promise<void> {
    const { notices } = this.#storage.club;
    const current = await this.#current(notice, channel.user);
    if (!current) return notices.removeParcel(id);
    try {
      await this.#transports.send(current, channel);
    } catch (error) {
      const { status } = error as Partial<OutsideError>;
      this.#log.warn({ reason: (error as Error).message, kind: channel.kind }, 'not delivered');
      // The browser has taken its permission back.
      if (channel.kind === 'push' && (status === 404 || status === 410)) {
        return notices.removeChannel(channel.id);
      }
      return tries + 1 >= MOST_TRIES ? notices.removeParcel(id) : undefined;
    }
    await notices.changeChannel(channel.id, { sent: now });
    // A move and a digest may come again; of anything else one notice is enough.
    if (notice.kind === 'turn' || notice.kind === 'digest') await notices.removeParcel(id);
    else await notices.file(id, now);
    return undefined;
  }

  /** A notice as it is true now; nothing if it no longer matters. */
  async #current(notice: Notice, user: string): Promise<Notice | undefined> {
    if (notice.kind !== 'turn' && notice.kind !== 'digest') return notice;
    const waiting = await this.#storage.lobby.waitingFor(user);
    if (notice.kind === 'digest') {
      return waiting.length > 0 ? { ...notice, count: waiting.length } : undefined;
    }
    if (notice.game === undefined || !waiting.includes(notice.game)) return undefined;
    const game = await this.#storage.findGame(notice.game);
    const others = game?.seats.filter((seat) => seat.user !== user) ?? [];
    const name = others.map((seat) => seat.name ?? seat.bot ?? '').join(', ');
    return { ...notice, ...(game && { package: game.game }), name };
  }
}
