import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@brink/kernel';
import { Player } from './player.ts';

/** A choice the server has acknowledged. */
export interface Acknowledged {
  readonly decision: number;
  readonly actor: number;
  readonly choice: number;
}

/**
 * Two people who go on whatever happens: when a connection breaks they come back, and a choice
 * that was not acknowledged is sent again until it is.
 */
export class StubbornGame {
  readonly id: string;
  readonly cookies: readonly [string, string];
  /** Where each of them finds a server at the moment. */
  readonly #where: (seat: number) => string;
  readonly #random: Random;
  readonly acknowledged: Acknowledged[] = [];
  readonly complaints: string[] = [];
  #players: (Player | undefined)[] = [];
  #lastSeq = -1;
  isOver = false;
  /** How long they think about a choice. */
  thinkMs = 0;
  /** Hears whenever one of them has been told how the game stands. */
  onTold: (seat: number, player: Player) => void = () => undefined;
  #isStopped = false;

  constructor(
    id: string,
    cookies: readonly [string, string],
    where: (seat: number) => string,
    random: Random,
  ) {
    this.id = id;
    this.cookies = cookies;
    this.#where = where;
    this.#random = random;
  }

  /** The page of one of them, opened again if need be. */
  async #player(seat: number): Promise<Player> {
    const open = this.#players[seat];
    if (open) return open;
    const player = await Player.connect(this.#where(seat), this.cookies[seat]);
    const answer = await player.request({ type: 'subscribe', game: this.id });
    if (answer.type !== 'state') throw new Error(`subscribed: ${JSON.stringify(answer)}`);
    if (answer.seq < this.#lastSeq) {
      this.complaints.push(`entry ${answer.seq} after ${this.#lastSeq} was acknowledged`);
    }
    this.onTold(seat, player);
    void this.#missWhenGone(seat, player);
    this.#players[seat] = player;
    return player;
  }

  async #missWhenGone(seat: number, player: Player): Promise<void> {
    await player.closed;
    if (this.#players[seat] === player) this.#players[seat] = undefined;
  }

  /** Makes choices until `count` are acknowledged, the game is over or it is told to stop. */
  async play(count = Infinity): Promise<void> {
    let sent: Acknowledged | undefined;
    const goal = this.acknowledged.length + count;
    while (!this.#isStopped && !this.isOver && this.acknowledged.length < goal) {
      try {
        if (!sent && this.thinkMs > 0) await sleep(this.thinkMs);
        sent ??= await this.#pick();
        if (sent && (await this.#send(sent))) sent = undefined;
      } catch {
        for (const seat of [0, 1]) {
          this.#players[seat]?.leave();
          this.#players[seat] = undefined;
        }
        await sleep(20);
      }
    }
  }

  async #pick(): Promise<Acknowledged | undefined> {
    for (const seat of [0, 1]) {
      const { standing, choices } = await this.#player(seat);
      this.isOver = standing!.status === 'finished';
      if (choices.length === 0) continue;
      const choice = choices[this.#random.below(choices.length)];
      return { decision: standing!.decision, actor: seat, choice };
    }
    await sleep(5);
    return undefined;
  }

  async #send(sent: Acknowledged): Promise<boolean> {
    const { decision, actor, choice } = sent;
    const player = await this.#player(actor);
    const answer = await player.request({ type: 'choose', game: this.id, decision, choice });
    if (answer.type === 'error') {
      await sleep(50);
      return false;
    }
    if (answer.type !== 'change' && answer.type !== 'state') {
      this.complaints.push(`${answer.type}: ${'reason' in answer ? answer.reason : ''}`);
      return true;
    }
    this.acknowledged.push(sent);
    this.#lastSeq = Math.max(this.#lastSeq, answer.seq);
    // The other one sees it before he goes on.
    const other = await this.#player(1 - actor);
    await other.until(({ seq }) => seq >= answer.seq);
    this.onTold(actor, player);
    this.onTold(1 - actor, other);
    return true;
  }

  /** Closes the pages; who plays on opens them again, wherever a server is by then. */
  leave(): void {
    for (const player of this.#players) player?.leave();
    this.#players = [];
  }

  stop(): void {
    this.#isStopped = true;
    this.leave();
  }
}
