import { randomInt } from 'node:crypto';
import type { Ahead, ClientMessageOf } from '@brink/protocol';
import { foresee } from './foresee.ts';
import type { LoadedGame } from './loaded-game.ts';
import type { Subscriber } from './subscribers.ts';
import { positionOf, staffAt } from './position.ts';
import { actorFor } from './seats.ts';
import type { Table } from './table.ts';

interface Foreseen {
  readonly table: Table;
  readonly seat: number;
  readonly decision: number;
  readonly ahead: Ahead;
}

/** What a player may ask about his game; nothing is changed, and nobody else hears of it. */
export class Questions {
  /** Whoever asks twice is answered from here. */
  #foreseen: Foreseen | undefined;

  /** What do my choices lead to, as far as that is certain? */
  foresee(loaded: LoadedGame, subscriber: Subscriber, request: ClientMessageOf<'foresee'>): void {
    const { table } = loaded;
    const { decision } = table;
    const seat = actorFor(loaded, subscriber.user, request.seat);
    const known = this.#foreseen;
    if (known?.table !== table || known.seat !== seat || known.decision !== decision) {
      const ahead = foresee(table, seat, randomInt(2 ** 32));
      this.#foreseen = { table, seat, decision, ahead };
    }
    const { re, game } = request;
    const { ahead } = this.#foreseen!;
    subscriber.send({ type: 'foreseen', re, game, seat, decision, ahead });
  }

  /** A game for the staff of a player, without anything that he cannot know. */
  position(loaded: LoadedGame, subscriber: Subscriber, request: ClientMessageOf<'position'>): void {
    const { table } = loaded;
    const { re, game } = request;
    const seat = actorFor(loaded, subscriber.user, request.seat);
    const isSilent = staffAt(loaded.game) === 'off';
    const bytes = isSilent ? undefined : positionOf(table, seat, randomInt(2 ** 32));
    subscriber.send({
      type: 'position',
      re,
      game,
      seat,
      seq: table.seq,
      ...(bytes && { bytes: Buffer.from(bytes).toString('base64') }),
    });
  }

  forget(): void {
    this.#foreseen = undefined;
  }
}
