import { PUBLIC, type Player, type Seating, type Viewer } from '@brink/kernel';
import type { ServerMessage } from '@brink/protocol';
import type { Projection } from './projection.ts';
import type { LoadedGame } from './loaded-game.ts';
import { isHeldBy, playerAt, viewerFor } from './seats.ts';
import type { Table } from './table.ts';

/** Somebody a room talks to: a connected client. */
export interface Subscriber {
  /** Undefined for a stranger. */
  readonly user: string | undefined;
  readonly name: string | undefined;
  send(message: ServerMessage | string): void;
}

interface Subscription {
  readonly subscriber: Subscriber;
  /** The player in the order in which they came, or the public. */
  player: Player;
  /** His seat: it changes where players bid for their sides. */
  viewer: Viewer;
  /** The last entry it was told of; -1 before the game begins. */
  seq: number;
}

/** The request a change follows from: whoever made it gets the change as his answer. */
export interface Asked {
  readonly by: Subscriber;
  readonly player: Player;
  readonly re: number | undefined;
}

/** The same message as an answer to a request. */
const answering = (text: string, re: number | undefined): string =>
  re === undefined ? text : `{"re":${re},${text.slice(1)}`;

/** Those who follow one game, and what each of them was told last. */
export class Subscribers {
  readonly #subscriptions = new Set<Subscription>();

  get size(): number {
    return this.#subscriptions.size;
  }

  /** How many follow the game without playing. */
  get watching(): number {
    const watching = new Set<Subscriber>();
    for (const { subscriber, player } of this.#subscriptions) {
      if (player === PUBLIC) watching.add(subscriber);
    }
    return watching.size;
  }

  /** Everybody has a look, so that only changes need to be told him. */
  look(projection: Projection): void {
    for (const { viewer } of this.#subscriptions) projection.open(viewer);
  }

  get all(): ReadonlySet<Subscriber> {
    const all = new Set<Subscriber>();
    for (const { subscriber } of this.#subscriptions) all.add(subscriber);
    return all;
  }

  has(subscriber: Subscriber): boolean {
    for (const each of this.#subscriptions) if (each.subscriber === subscriber) return true;
    return false;
  }

  /** From now on `subscriber` follows the game, of which he knows the entries up to `seq`. */
  admit(subscriber: Subscriber, viewer: Viewer, seating: Seating | undefined, seq: number) {
    this.dismiss(subscriber, viewer);
    const player = playerAt(viewer, seating);
    this.#subscriptions.add({ subscriber, player, viewer, seq });
  }

  /** Without `viewer` whatever he looks with. */
  dismiss(subscriber: Subscriber, viewer?: Viewer): void {
    for (const each of this.#subscriptions) {
      if (each.subscriber !== subscriber) continue;
      if (viewer === undefined || each.viewer === viewer) this.#subscriptions.delete(each);
    }
  }

  clear(): void {
    this.#subscriptions.clear();
  }

  tell(message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const { subscriber } of this.#subscriptions) subscriber.send(text);
  }

  /** Those who have got another side by bidding see the game from there, all of it. */
  changeSeats({ seating }: Table): void {
    for (const subscription of this.#subscriptions) {
      const viewer = subscription.player === PUBLIC ? PUBLIC : seating[subscription.player];
      if (viewer === subscription.viewer) continue;
      subscription.viewer = viewer;
      subscription.seq = -1;
    }
  }

  /**
   * A game begins, or somebody has left it to a bot: everybody sees it from a seat that is his,
   * and from no other.
   */
  seatThePlayers({ game, table }: LoadedGame): void {
    for (const each of this.#subscriptions) {
      const { user } = each.subscriber;
      const isInPlace =
        each.player === PUBLIC ? each.seq >= 0 : isHeldBy(game.seats[each.player], user);
      if (isInPlace) continue;
      each.viewer = viewerFor(game, user, table.seating, undefined);
      each.player = playerAt(each.viewer, table.seating);
      each.seq = -1;
    }
  }

  /** Sends the whole state to those who were told of another one. */
  tellLatecomers({ table, projection }: LoadedGame, now: number): void {
    for (const subscription of this.#subscriptions) {
      if (subscription.seq === table.seq) continue;
      subscription.seq = table.seq;
      subscription.subscriber.send(projection.state(subscription.viewer, now));
    }
  }

  /** Tells everybody what has changed; answers whether that included the one who asked. */
  publish({ table, projection }: LoadedGame, now: number, asked: Asked | undefined): boolean {
    const from = projection.seq;
    this.changeSeats(table);
    const texts = new Map<Viewer, string>();
    let isTold = false;
    for (const subscription of this.#subscriptions) {
      const { subscriber, viewer } = subscription;
      const isInStep = subscription.seq === from && projection.hasSeen(viewer);
      let text = isInStep ? texts.get(viewer) : undefined;
      if (text === undefined) {
        text = JSON.stringify(
          isInStep ? projection.change(viewer, now) : projection.state(viewer, now),
        );
        if (isInStep) texts.set(viewer, text);
      }
      const isAnswer = subscriber === asked?.by && subscription.player === asked.player;
      isTold ||= isAnswer;
      subscription.seq = table.seq;
      subscriber.send(answering(text, isAnswer ? asked.re : undefined));
    }
    projection.rest(texts);
    return isTold;
  }
}
