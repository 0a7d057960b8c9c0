import type { Seating } from '@brink/kernel';
import type { Advice } from './advice.ts';
import { Store, type Entry, type GameClient, type PastPage, type Seated } from './game-client.ts';
import { keepLocalGame, localGame, type StoredGame } from './local-games.ts';
import type { Opening } from './opening.ts';
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
  /** What the worker has told of the course so far. */
  #log: readonly Entry[] = [];
  /** The first moment, shown while the rules are on their way, and what was chosen since. */
  #opening: Opening | undefined;
  #chosenAhead: number[] = [];
  /** Answers of the worker that are older than what is shown. */
  #behind = 0;
  readonly state = this.#store.state;
  readonly subscribe = this.#store.subscribe;

  constructor(id: string, openingFor?: (game: StoredGame) => Opening | undefined) {
    this.id = id;
    this.#worker = openWorker();
    this.#game = localGame(id);
    this.#opening = this.#game && openingFor?.(this.#game);
    if (this.#opening) this.#game = this.#opening.game;
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
    if (this.#opening) {
      this.#learn(this.#opening.standing);
      this.#behind = 1;
    }
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
    const { seat, view, glance, prompt, log, canUndo, curtain, looks, result } = standing;
    this.#log = [...this.#log.slice(0, log.keep), ...log.add];
    // What has been chosen since is kept already, and will be answered too.
    if (this.#behind > 0 && --this.#behind > 0) return;
    clearTimeout(this.#thinking);
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
      log: this.#log,
      canUndo,
      curtain,
      looks,
      rolled: standing.rolled,
      handing: standing.handing,
      advice: undefined,
      result,
      isThinking: false,
      isSending: false,
      chosen: undefined,
    });
  }

  /** The worker will carry it out; what is certain to come of it is shown at once. */
  #chooseAhead(choice: number): void {
    if (this.state().isSending) return;
    const { standing, after } = this.#opening!;
    const decision = standing.choices.length + this.#chosenAhead.length;
    this.#chosenAhead.push(choice);
    this.#behind++;
    this.#send({ type: 'choose', decision, choice });
    const step = after(this.#chosenAhead);
    this.#store.set(step ?? { isSending: true, chosen: choice });
    if (!step) return;
    // The course of a game is its choices: this one has been made, whatever becomes of the page.
    const { record, ...game } = this.#game!;
    const choices = [...standing.choices, ...this.#chosenAhead];
    this.#game = { ...game, record: { ...record, choices }, changed: Date.now() };
    keepLocalGame(this.#game);
  }

  choose(choice: number): void {
    if (this.#behind > 0) return this.#chooseAhead(choice);
    const decision = this.#game?.record.choices.length ?? 0;
    this.#send({ type: 'choose', decision, choice });
    clearTimeout(this.#thinking);
    this.#thinking = setTimeout(() => this.#store.set({ isThinking: true }), BLINK_MS);
    return undefined;
  }

  /** Something else than a choice; nobody knows before the worker what comes of it. */
  #ask(message: ToWorker): void {
    this.#send(message);
    if (this.#behind === 0) return;
    this.#behind++;
    this.#store.set({ isSending: true });
  }

  undo(): void {
    this.#ask({ type: 'undo' });
  }

  resign(): void {
    this.#ask({ type: 'resign' });
  }

  past(from?: number): Promise<PastPage> {
    const seq = ++this.#lastAsked;
    return new Promise((resolve) => {
      this.#asked.set(seq, resolve);
      this.#send({ type: 'past', from, seq });
    });
  }

  lift(): void {
    this.#ask({ type: 'lift' });
  }

  close(): void {
    clearTimeout(this.#thinking);
    this.#worker.terminate();
  }
}
