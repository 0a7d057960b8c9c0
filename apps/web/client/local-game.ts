import type { Seating } from '@brink/kernel';
import type { Advice } from './advice.ts';
import { Store, type GameClient, type PastPage, type Seated } from './game-client.ts';
import { keepLocalGame, localGame, type StoredGame } from './local-games.ts';
import { openWorker } from './open-worker.ts';
import type { FromWorker, LocalStanding, ToWorker } from './worker-messages.ts';

const seatedAt = ({ seats }: StoredGame, seating?: Seating): readonly Seated[] =>
  seats.map((each, player) => {
    const seat = seating?.[player] ?? player;
    return each === 'person'
      ? { seat, kind: 'person', name: '' }
      : { seat, kind: 'bot', name: each.bot };
  });

/** Bots that answer sooner are never seen thinking. */
const BLINK_MS = 150;

/** A game in a worker of this browser: against a bot, or two at one screen. */
export class LocalGame implements GameClient {
  readonly kind = 'local';
  readonly id: string;
  readonly #store = new Store();
  readonly #worker: Worker;
  #game: StoredGame | undefined;
  #thinking: ReturnType<typeof setTimeout> | undefined;
  /** Questions about the past that the worker has not answered yet. */
  readonly #asked = new Map<number, (past: PastPage) => void>();
  #lastAsked = 0;
  readonly state = this.#store.state;
  readonly subscribe = this.#store.subscribe;

  constructor(id: string) {
    this.id = id;
    this.#worker = openWorker();
    this.#game = localGame(id);
    if (!this.#game) {
      this.#store.set({ phase: 'missing' });
      return;
    }
    const { record, seats, staff } = this.#game;
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) =>
      this.#hear(data),
    );
    this.#worker.addEventListener('error', () => this.#store.set({ phase: 'broken' }));
    this.#store.set({
      game: record.game,
      players: seatedAt(this.#game),
      options: record.options,
      staff,
      wasOver: this.#game.result !== undefined,
    });
    this.#send({ type: 'open', record, seats, staff });
  }

  #send(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromWorker): void {
    if (message.type === 'standing') this.#learn(message);
    else if (message.type === 'past') {
      this.#asked.get(message.seq)?.(message.past);
      this.#asked.delete(message.seq);
    } else if (message.type === 'advice') this.#listen(message.decision, message.advice);
    else if (message.type === 'broken') this.#store.set({ phase: 'broken' });
  }

  /** Advice on a table that has changed since is of no use. */
  #listen(decision: number, advice: Advice): void {
    if (this.#game?.record.choices.length === decision) this.#store.set({ advice });
  }

  #learn(standing: LocalStanding): void {
    clearTimeout(this.#thinking);
    const { seat, view, glance, prompt, log, canUndo, curtain, looks, result } = standing;
    const game = { ...this.#game!, seats: standing.seats };
    const record = {
      ...game.record,
      rules: standing.rules,
      choices: standing.choices,
      ...(standing.ended && { ended: standing.ended }),
    };
    this.#game = { ...game, record, changed: Date.now(), glance, result };
    keepLocalGame(this.#game);
    this.#store.set({
      phase: result ? 'finished' : 'playing',
      seat,
      players: seatedAt(game, standing.seating),
      view,
      prompt,
      log: [...this.state().log.slice(0, log.keep), ...log.add],
      canUndo,
      curtain,
      looks,
      rolled: standing.rolled,
      handing: standing.handing,
      advice: undefined,
      result,
      isThinking: false,
    });
  }

  choose(choice: number): void {
    const decision = this.#game?.record.choices.length ?? 0;
    this.#send({ type: 'choose', decision, choice });
    clearTimeout(this.#thinking);
    this.#thinking = setTimeout(() => this.#store.set({ isThinking: true }), BLINK_MS);
  }

  undo(): void {
    this.#send({ type: 'undo' });
  }

  resign(): void {
    this.#send({ type: 'resign' });
  }

  past(from?: number): Promise<PastPage> {
    const seq = ++this.#lastAsked;
    return new Promise((resolve) => {
      this.#asked.set(seq, resolve);
      this.#send({ type: 'past', from, seq });
    });
  }

  lift(): void {
    this.#send({ type: 'lift' });
  }

  close(): void {
    clearTimeout(this.#thinking);
    this.#worker.terminate();
  }
}
