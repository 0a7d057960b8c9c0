import { setTimeout as sleep } from 'node:timers/promises';
import { PUBLIC, type Random, type Viewer } from '@brink/kernel';
import type { ClockSetting, GameSummary, WireLogEntry } from '@brink/protocol';
import { newAccount } from '../testing/accounts.ts';
import { Player, ask } from '../testing/player.ts';
import { StubbornGame } from '../testing/stubborn-game.ts';

/** What somebody was told of a game. */
export interface Told {
  readonly viewer: Viewer;
  readonly seq: number;
  readonly view: string;
  readonly log: readonly WireLogEntry[];
}

export interface PlayedGame {
  readonly game: StubbornGame;
  readonly told: readonly Told[];
}

const PEOPLE = 8;
const RETRY_MS = 50;
/** One in so many tellings is kept for the end, and a stranger looks as often. */
const SAMPLED = 12;
const MINUTE_MS = 60_000;
/** Time enough for whoever answers at once, and less than the clock of a machine jumps by. */
const CLOCKS: readonly ClockSetting[] = [
  { kind: 'none' },
  { kind: 'live', total: 20 * MINUTE_MS, increment: 2000 },
  { kind: 'slow', perMove: 2 * MINUTE_MS, cap: 4 * MINUTE_MS },
];

/** People who go on whatever happens: they play one rated game after the other. */
export class Players {
  readonly #url: string;
  readonly #random: Random;
  readonly #thinkMs: number;
  #cookies: string[] = [];
  #isStopped = false;
  /** Every game that was begun. */
  readonly games: PlayedGame[] = [];

  constructor(url: string, random: Random, thinkMs: number) {
    this.#url = url;
    this.#random = random;
    this.#thinkMs = thinkMs;
  }

  get choices(): number {
    return this.games.reduce((sum, { game }) => sum + game.acknowledged.length, 0);
  }

  async arrive(): Promise<void> {
    for (let n = 0; n < PEOPLE; n++) {
      this.#cookies.push(await newAccount(this.#url, `Player ${n + 1}`));
    }
  }

  /** Asks until there is an answer that is none of trouble. */
  async #insist(method: 'GET' | 'POST', path: string, cookie: string, body?: object) {
    while (!this.#isStopped) {
      try {
        const answer = await ask(this.#url, method, path, cookie, body);
        if (answer.status < 500) return answer;
      } catch {
        // The connection broke; whether it was heard is not known.
      }
      await sleep(RETRY_MS);
    }
    return undefined;
  }

  async #begin(): Promise<PlayedGame | undefined> {
    const first = this.#random.below(PEOPLE);
    const other = (first + 1 + this.#random.below(PEOPLE - 1)) % PEOPLE;
    const cookies = [this.#cookies[first], this.#cookies[other]] as const;
    const clock = CLOCKS[this.#random.below(CLOCKS.length)];
    const wanted = { game: 'twilight-struggle', seat: 0, rated: true, clock };
    const made = await this.#insist('POST', '/api/games', cookies[0], wanted);
    if (made?.status !== 201) {
      await this.#clearUp(cookies[0]);
      return undefined;
    }
    const { id } = made.json as GameSummary;
    // Whoever has joined already is refused, which is as good.
    if (!(await this.#insist('POST', `/api/games/${id}/join`, cookies[1], {}))) return undefined;
    const told: Told[] = [];
    const game = new StubbornGame(id, cookies, () => this.#url, this.#random);
    game.thinkMs = this.#thinkMs;
    game.onTold = (viewer, player) => {
      if (this.#random.below(SAMPLED) > 0) return;
      told.push(keep(viewer, player));
      void this.#strangerLooks(id, told);
    };
    const played = { game, told };
    this.games.push(played);
    return played;
  }

  /** Tables that were made, but whose maker was never told so, go on waiting. */
  async #clearUp(cookie: string): Promise<void> {
    const mine = await this.#insist('GET', '/api/games?mine=true&status=open', cookie);
    const { games = [] } = (mine?.json ?? {}) as { games?: readonly GameSummary[] };
    for (const { id } of games) await this.#insist('POST', `/api/games/${id}/cancel`, cookie);
  }

  /** Somebody without a seat and without a name. */
  async #strangerLooks(id: string, told: Told[]): Promise<void> {
    try {
      const stranger = await Player.connect(this.#url);
      const answer = await stranger.request({ type: 'subscribe', game: id });
      if (answer.type === 'state') told.push(keep(PUBLIC, stranger));
      stranger.leave();
    } catch {
      // Cut off; another will look.
    }
  }

  /** Plays so many games at the same time, new ones for those that are over, until told to stop. */
  async play(atOnce: number): Promise<void> {
    const table = async (): Promise<void> => {
      while (!this.#isStopped) {
        const played = await this.#begin();
        if (played) await played.game.play();
        else await sleep(RETRY_MS);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, table));
  }

  stop(): void {
    this.#isStopped = true;
    for (const { game } of this.games) game.stop();
  }
}

const keep = (viewer: Viewer, { seq, view, log }: Player): Told => ({
  viewer,
  seq,
  view: JSON.stringify(view),
  log,
});
