import { PROTOCOL_VERSION } from '@brink/protocol/version';
import { patched } from '@brink/protocol/patch';
import type { ClientMessage, ServerMessage, Standing, StateMessage } from '@brink/protocol';
import { chatOf } from './api.ts';
import { socketAddress } from './follow-games.ts';
import { Store, type GameClient, type GameState, type Said, type Seated } from './game-client.ts';

const FIRST_RETRY_S = 1;
const LONGEST_RETRY_S = 30;
const SECOND = 1000;

const seated = (players: StateMessage['players']): readonly Seated[] =>
  players.map(({ seat, kind, name = '' }) => ({ seat, kind, name }));

/** A game on the server: it tells what is, this follows; a lost line is picked up again. */
export class RemoteGame implements GameClient {
  readonly kind = 'remote';
  readonly id: string;
  readonly #store = new Store();
  #socket: WebSocket | undefined;
  #retry = FIRST_RETRY_S;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  #seq = -1;
  #decision = 0;
  /** What has been sent for this decision: a second click is no second choice. */
  #sentFor = -1;
  readonly state = this.#store.state;
  readonly subscribe = this.#store.subscribe;

  constructor(id: string) {
    this.id = id;
    this.#connect();
    chatOf(id).then(
      (lines) => this.#hearTalk(lines),
      () => undefined,
    );
  }

  #connect(): void {
    const socket = new WebSocket(socketAddress());
    this.#socket = socket;
    socket.addEventListener('open', () => {
      this.#send({ type: 'hello', protocol: PROTOCOL_VERSION });
      this.#send({ type: 'subscribe', game: this.id });
    });
    socket.addEventListener('message', ({ data }) =>
      this.#hear(JSON.parse(data as string) as ServerMessage),
    );
    socket.addEventListener('close', () => {
      if (socket === this.#socket && !this.#isClosed) this.#waitAndRetry();
    });
  }

  #waitAndRetry(): void {
    let left = this.#retry;
    this.#retry = Math.min(LONGEST_RETRY_S, this.#retry * 2);
    this.#sentFor = -1;
    const tick = (): void => {
      if (left <= 0) return this.#connect();
      this.#store.set({ isOffline: true, retryIn: left });
      left--;
      this.#timer = setTimeout(tick, SECOND);
    };
    tick();
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'state':
        return this.#learn(message);
      case 'change': {
        if (message.from !== this.#seq || message.seat !== this.state().seat) {
          return this.#send({ type: 'subscribe', game: this.id });
        }
        const { view, log } = this.state();
        this.#seq = message.seq;
        return this.#store.set({
          view: patched(view!, message.patch),
          log: [...log.slice(0, message.log.keep), ...message.log.add],
          refusal: undefined,
          ...this.#standing(message.standing),
        });
      }
      case 'refused':
        this.#learn(message.state);
        return this.#store.set({ refusal: message.reason });
      case 'waiting':
        this.#retry = FIRST_RETRY_S;
        return this.#store.set({
          phase: 'waiting',
          isOffline: false,
          players: seated(message.players),
        });
      case 'said': {
        const { id, at, name, text } = message;
        return this.#hearTalk([{ id, at, name, text }]);
      }
      case 'error':
        this.#sentFor = -1;
        if (message.code === 'no-such-game') this.#store.set({ phase: 'missing' });
        else this.#store.set({ refusal: message.code });
        return undefined;
      default:
        return undefined;
    }
  }

  #hearTalk(lines: readonly Said[]): void {
    const known = new Map([...this.state().said, ...lines].map((line) => [line.id, line]));
    this.#store.set({ said: [...known.values()].sort((a, b) => a.id - b.id) });
  }

  #learn(message: StateMessage): void {
    this.#seq = message.seq;
    this.#retry = FIRST_RETRY_S;
    const { clock } = message;
    this.#store.set({
      isOffline: false,
      retryIn: undefined,
      refusal: undefined,
      seat: message.seat,
      game: message.package,
      view: message.view,
      log: message.log,
      players: seated(message.players),
      options: message.options,
      increment: clock.kind === 'live' ? clock.increment : undefined,
      ...this.#standing(message.standing),
    });
  }

  #standing({ decision, status, prompt, canUndo, clocks, result }: Standing): Partial<GameState> {
    this.#decision = decision;
    return {
      phase: status === 'open' ? 'waiting' : status,
      prompt,
      canUndo,
      clocks: clocks && { ...clocks, at: Date.now() },
      result,
    };
  }

  choose(choice: number): void {
    if (this.#sentFor === this.#decision) return;
    this.#sentFor = this.#decision;
    this.#send({ type: 'choose', game: this.id, decision: this.#decision, choice });
  }

  undo(): void {
    if (this.#sentFor === this.#decision) return;
    this.#sentFor = this.#decision;
    this.#send({ type: 'undo', game: this.id, decision: this.#decision });
  }

  resign(): void {
    this.#send({ type: 'resign', game: this.id });
  }

  say(text: string): void {
    this.#send({ type: 'chat', game: this.id, text });
  }

  reconnect(): void {
    const before = this.#socket;
    clearTimeout(this.#timer);
    this.#connect();
    before?.close();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }
}
