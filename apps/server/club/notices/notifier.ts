import type { Logger } from 'pino';
import type { Rooms } from '../../play/rooms.ts';
import type { NewArchivedGame } from '../../storage/club/archive-port.ts';
import { StorageUnavailable, type Storage, type StoredGame } from '../../storage/port.ts';
import { Deliveries } from './deliveries.ts';
import type { Transports } from './transports.ts';
import type { Notice } from '../../storage/club/notice.ts';

const MINUTE = 60_000;
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
  readonly #deliveries: Deliveries;
  readonly #log: Logger;
  readonly #delayMs: number;
  #reachable = new Set<string>();
  #looked = 0;
  /** Games that wait for somebody, so that the middle of a move is not news. */
  readonly #waiting = new Set<string>();

  constructor({ storage, rooms, transports, log, delayMs }: NotifierParts) {
    this.#storage = storage;
    this.#rooms = rooms;
    this.#log = log;
    this.#delayMs = delayMs;
    this.#deliveries = new Deliveries({ storage, transports, log, now: () => rooms.now() });
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

  /** Looks whose time runs short, and sends what is due; nobody waits for it to arrive. */
  async goRound(): Promise<void> {
    const now = this.#rooms.now();
    if (now - this.#looked >= REACHABLE_MS) {
      this.#looked = now;
      this.#reachable = await this.#storage.club.notices.reachable();
      await this.#warn(now);
    }
    await this.#deliveries.send();
  }

  /** Until everything that is on its way has arrived or failed. */
  delivered(): Promise<void> {
    return this.#deliveries.finished();
  }

  /** Breaks off what is on its way; it is sent again later. */
  close(): Promise<void> {
    return this.#deliveries.close();
  }

  async #warn(now: number): Promise<void> {
    if (this.#reachable.size === 0) return;
    for (const short of await this.#storage.lobby.shortOfTime(now, now + SHORT_MS)) {
      const { user, game, package: kind, deadline } = short;
      const notice = { kind: 'time', game, package: kind, until: deadline } as const;
      await this.post(user, `time ${game} ${deadline}`, notice);
    }
  }
}
