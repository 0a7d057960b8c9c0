import type { Logger } from 'pino';
import type { Parcel } from '../../storage/club/notices-port.ts';
import type { Notice } from '../../storage/club/notice.ts';
import { StorageUnavailable, type Storage } from '../../storage/port.ts';
import type { OutsideError } from './outside.ts';
import type { Transports } from './transports.ts';

const AGAIN_MS = 5 * 60_000;
const MOST_TRIES = 8;
/** On their way at the same time. */
const MOST_AT_ONCE = 50;

export interface DeliveriesParts {
  readonly storage: Storage;
  readonly transports: Transports;
  readonly log: Logger;
  readonly now: () => number;
}

/**
 * Brings notices out, many side by side but to each channel one after the other: whoever takes his
 * time holds up nobody else.
 */
export class Deliveries {
  readonly #parts: DeliveriesParts;
  /** The channels something is on its way to. */
  readonly #busy = new Set<string>();
  readonly #underway = new Set<Promise<void>>();
  /** Collecting, one after the other: nothing comes to a channel twice at the same time. */
  #collecting: Promise<void> = Promise.resolve();
  readonly #closing = new AbortController();

  constructor(parts: DeliveriesParts) {
    this.#parts = parts;
  }

  /** Sends what is due, as much as there is room for. */
  send(): Promise<void> {
    const next = this.#collecting.then(() => this.#collect());
    this.#collecting = next.catch(() => undefined);
    return next;
  }

  async #collect(): Promise<void> {
    const { storage, now } = this.#parts;
    const free = MOST_AT_ONCE - this.#busy.size;
    if (free <= 0 || this.#closing.signal.aborted) return;
    const time = now();
    const { notices } = storage.club;
    const parcels = await notices.collect(time, time + AGAIN_MS, free, [...this.#busy]);
    for (const parcel of parcels) {
      this.#busy.add(parcel.channel.id);
      const bringing = this.#bring(parcel).finally(() => this.#underway.delete(bringing));
      this.#underway.add(bringing);
    }
  }

  /** When one has come through there may be more for the same channel. */
  async #bring(parcel: Parcel): Promise<void> {
    let isDelivered = false;
    try {
      isDelivered = await this.#deliver(parcel);
    } catch (error) {
      if (!(error instanceof StorageUnavailable))
        this.#parts.log.error({ err: error }, 'no notice');
    } finally {
      this.#busy.delete(parcel.channel.id);
    }
    if (isDelivered) await this.send().catch(() => undefined);
  }

  /** Whether the channel is worth another parcel at once. */
  async #deliver({ id, channel, notice, tries }: Parcel): Promise<boolean> {
    const { storage, transports, log, now } = this.#parts;
    const { notices } = storage.club;
    const current = await this.#current(notice, channel.user);
    if (!current) {
      await notices.removeParcel(id);
      return true;
    }
    try {
      await transports.send(current, channel, this.#closing.signal);
    } catch (error) {
      if (this.#closing.signal.aborted) return false;
      const { status } = error as Partial<OutsideError>;
      log.warn({ reason: (error as Error).message, kind: channel.kind }, 'not delivered');
      // The browser has taken its permission back.
      const isGone = channel.kind === 'push' && (status === 404 || status === 410);
      if (isGone) await notices.removeChannel(channel.id);
      else if (tries + 1 >= MOST_TRIES) await notices.removeParcel(id);
      return false;
    }
    await notices.changeChannel(channel.id, { sent: now() });
    // A move and a digest may come again; of anything else one notice is enough.
    if (notice.kind === 'turn' || notice.kind === 'digest') await notices.removeParcel(id);
    else await notices.file(id, now());
    return true;
  }

  /** A notice as it is true now; nothing if it no longer matters. */
  async #current(notice: Notice, user: string): Promise<Notice | undefined> {
    if (notice.kind !== 'turn' && notice.kind !== 'digest') return notice;
    const { storage } = this.#parts;
    const waiting = await storage.lobby.waitingFor(user);
    if (notice.kind === 'digest') {
      return waiting.length > 0 ? { ...notice, count: waiting.length } : undefined;
    }
    if (notice.game === undefined || !waiting.includes(notice.game)) return undefined;
    const game = await storage.findGame(notice.game);
    const others = game?.seats.filter((seat) => seat.user !== user) ?? [];
    const name = others.map((seat) => seat.name ?? seat.bot ?? '').join(', ');
    return { ...notice, ...(game && { package: game.game }), name };
  }

  async finished(): Promise<void> {
    while (this.#underway.size > 0) await Promise.all(this.#underway);
  }

  close(): Promise<void> {
    this.#closing.abort();
    return this.finished();
  }
}
