import { performance } from 'node:perf_hooks';
import { post } from './http.ts';
import { Player } from './player.ts';

/** What a load run adds up. */
export interface Tally {
  choices: number;
  games: number;
  readonly latencies: number[];
  readonly problems: Map<string, number>;
  isCounting: boolean;
}

/**
 * Two people at one table, choosing at random. A choice counts when both have seen it; when a
 * game ends the next one begins.
 */
export class Duel {
  readonly #url: string;
  readonly #game: string;
  readonly #tally: Tally;
  /** Milliseconds between choices; 0 for as fast as both can see them. */
  readonly #pause: number;
  /** The accounts of the two; many tables may share them, for every seat has its own socket. */
  readonly #cookies: readonly [string, string];
  #players: Player[] = [];
  #id = '';
  #sentAt = 0;
  #expected = 0;
  #due = 0;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(
    url: string,
    game: string,
    cookies: readonly [string, string],
    tally: Tally,
    pause: number,
  ) {
    this.#cookies = cookies;
    this.#url = url;
    this.#game = game;
    this.#tally = tally;
    this.#pause = pause;
  }

  async sitDown(): Promise<void> {
    const [host, guest] = this.#cookies;
    const wanted = { game: this.#game, seat: 0, visibility: 'hidden' };
    const { json } = await post(`${this.#url}/api/games`, wanted, host);
    const finished = this.#id;
    this.#id = json['id'] as string;
    await post(`${this.#url}/api/games/${this.#id}/join`, {}, guest);
    // They stay connected from game to game, as people who like each other do.
    for (const player of this.#players) player.send({ type: 'unsubscribe', game: finished });
    if (this.#players.length === 0) {
      this.#players = await Promise.all(
        this.#cookies.map((cookie, seat) => Player.connect(this.#url, cookie, seat)),
      );
    }
    const ready = this.#players.map(
      (player) => new Promise<void>((resolve) => (player.onChange = () => resolve())),
    );
    for (const player of this.#players) {
      player.onError = (problem) => this.#count(problem);
      player.send({ type: 'subscribe', game: this.#id });
    }
    await Promise.all(ready);
    if (this.#isStopped) return this.stop();
    for (const player of this.#players) player.onChange = () => this.#seen();
    this.#tally.games++;
  }

  #count(problem: string): void {
    if (this.#isStopped) return;
    this.#tally.problems.set(problem, (this.#tally.problems.get(problem) ?? 0) + 1);
  }

  /** Begins to play, somewhere within the first pause so that games do not move in step. */
  play(): void {
    this.#due = performance.now() + Math.random() * this.#pause;
    this.#schedule();
  }

  #schedule(): void {
    if (this.#isStopped) return;
    if (this.#pause === 0) this.#choose();
    else {
      const wait = Math.max(0, this.#due - performance.now());
      this.#due += this.#pause;
      this.#timer = setTimeout(() => this.#choose(), wait);
    }
  }

  #choose(): void {
    const [first, second] = this.#players;
    if (first.standing?.status === 'finished') {
      this.sitDown().then(
        () => this.#schedule(),
        () => this.#count('rematch'),
      );
      return;
    }
    const player = first.standing?.prompt?.choices.length ? first : second;
    const { standing } = player;
    const choices = standing?.prompt?.choices ?? [];
    if (choices.length === 0) return this.#count('nobody to choose');
    const choice = choices[Math.floor(Math.random() * choices.length)];
    this.#sentAt = performance.now();
    this.#expected = player.seq + 1;
    player.send({
      type: 'choose',
      game: this.#id,
      decision: standing!.decision,
      choice,
    });
  }

  #seen(): void {
    if (!this.#players.every(({ seq }) => seq === this.#expected)) return;
    if (this.#tally.isCounting) {
      this.#tally.choices++;
      this.#tally.latencies.push(performance.now() - this.#sentAt);
    }
    this.#schedule();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    for (const player of this.#players) player.leave();
  }
}
