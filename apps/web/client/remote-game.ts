import { handingIn, rolledIn } from '@brink/protocol/ahead';
import { patched } from '@brink/protocol/patch';
import { PROTOCOL_VERSION } from '@brink/protocol/version';
import type {
  Sign,
  ClientMessage,
  PastMoments,
  ServerMessage,
  Standing,
  StateMessage,
} from '@brink/protocol';
import { ask, chatOf, tellSeed } from './api.ts';
import { hangUp, socketAddress } from './follow-games.ts';
import {
  Store,
  type Agreements,
  type Entry,
  type GameClient,
  type GameState,
  type PastPage,
  type Said,
  type Seated,
} from './game-client.ts';
import { settingsNow } from '../ui/settings.ts';
import { openWorker } from './open-worker.ts';
import { Prediction } from './prediction.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

const FIRST_RETRY_S = 1;
const LONGEST_RETRY_S = 30;
const SECOND = 1000;

const seated = (players: StateMessage['players']): readonly Seated[] =>
  players.map(({ seat, kind, id, name = '', hasProfile = false }) => ({
    seat,
    kind,
    id,
    name,
    hasProfile: hasProfile && kind === 'person',
  }));

/**
 * A game on the server: it tells what is, this follows. What the server has told of the choices
 * at hand is shown at once; a lost line is picked up again.
 */
export class RemoteGame implements GameClient {
  readonly kind = 'remote';
  readonly id: string;
  readonly #store = new Store();
  readonly #prediction = new Prediction();
  #socket: WebSocket | undefined;
  #retry = FIRST_RETRY_S;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  #seq = -1;
  /** As the server told them; what is shown may be ahead. */
  #view: object = {};
  #log: readonly Entry[] = [];
  /** Choices that were sent and not answered, by the number of the request. */
  readonly #sent = new Set<number>();
  #requests = 0;
  /** The decision whose consequences were asked for. */
  #askedFor = -1;
  /** A worker for the staff, and the entry that it was last asked about. */
  #staff: Worker | undefined;
  #consulted = -1;
  /** Lines that wait for a connection. */
  readonly #unsaid: string[] = [];
  readonly state = this.#store.state;
  readonly subscribe = this.#store.subscribe;

  constructor(id: string) {
    this.id = id;
    this.#connect();
    this.#readTalk();
  }

  #connect(): void {
    const socket = new WebSocket(socketAddress());
    this.#socket = socket;
    const isCurrent = (): boolean => socket === this.#socket && !this.#isClosed;
    socket.addEventListener('open', () => {
      if (!isCurrent()) return;
      this.#send({ type: 'hello', protocol: PROTOCOL_VERSION });
      this.#send({ type: 'subscribe', game: this.id });
      for (const text of this.#unsaid.splice(0)) this.say(text);
    });
    socket.addEventListener('message', ({ data }) => {
      if (isCurrent()) this.#hear(JSON.parse(data as string) as ServerMessage);
    });
    socket.addEventListener('close', () => {
      if (isCurrent()) this.#waitAndRetry();
    });
  }

  #waitAndRetry(): void {
    let left = this.#retry;
    this.#retry = Math.min(LONGEST_RETRY_S, this.#retry * 2);
    this.#drop();
    const tick = (): void => {
      if (left <= 0) return this.#connect();
      this.#store.set({ isOffline: true, retryIn: left });
      left--;
      this.#timer = setTimeout(tick, SECOND);
    };
    tick();
  }

  /** Nobody waits out a countdown when he can see that the network is back. */
  readonly tryNow = (): void => {
    if (!this.state().isOffline || this.#isClosed) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'state':
        return this.#learn(message);
      case 'change':
        return this.#change(message);
      case 'foreseen':
        this.#prediction.foresee(message.decision, message.ahead);
        return this.#show({});
      case 'position':
        return this.#consult(message);
      case 'refused':
        this.#prediction.drop();
        this.#learn(message.state);
        return this.#store.set({ refusal: message.reason });
      case 'waiting':
        this.#retry = FIRST_RETRY_S;
        if (message.mixing) void tellSeed(this.id);
        return this.#store.set({
          phase: message.mixing ? 'mixing' : 'waiting',
          isOffline: false,
          players: seated(message.players),
        });
      case 'held':
        this.#retry = FIRST_RETRY_S;
        return this.#store.set({
          phase: 'held',
          isOffline: false,
          players: seated(message.players),
        });
      case 'said': {
        const { id, at, user, name, hasProfile = false, text, sign } = message;
        return this.#hearTalk([{ id, at, user, name, hasProfile, text, sign }]);
      }
      case 'error':
        this.#drop();
        if (message.code === 'no-such-game') this.#store.set({ phase: 'missing' });
        else this.#store.set({ refusal: message.code });
        return undefined;
      default:
        return undefined;
    }
  }

  #readTalk(): void {
    chatOf(this.id).then(
      (lines) => this.#hearTalk(lines),
      () => undefined,
    );
  }

  #hearTalk(lines: readonly Said[]): void {
    const known = new Map([...this.state().said, ...lines].map((line) => [line.id, line]));
    this.#store.set({ said: [...known.values()].sort((a, b) => a.id - b.id) });
  }

  #change(message: Extract<ServerMessage, { type: 'change' }>): void {
    if (message.from !== this.#seq || message.seat !== this.state().seat) {
      return this.#send({ type: 'subscribe', game: this.id });
    }
    this.#seq = message.seq;
    this.#view = patched(this.#view, message.patch);
    this.#log = [...this.#log.slice(0, message.log.keep), ...message.log.add];
    return this.#show({ refusal: undefined, ...this.#standing(message.standing, message.re) });
  }

  #learn(message: StateMessage): void {
    this.#seq = message.seq;
    this.#retry = FIRST_RETRY_S;
    this.#view = message.view;
    this.#log = message.log;
    const { clock } = message;
    this.#show({
      isOffline: false,
      retryIn: undefined,
      refusal: undefined,
      seat: message.seat,
      game: message.package,
      players: seated(message.players),
      options: message.options,
      staff: message.staff,
      increment: clock.kind === 'live' ? clock.increment : undefined,
      ...this.#standing(message.standing, message.re),
    });
  }

  #standing(standing: Standing, re: number | undefined): Partial<GameState> {
    const { decision, status, prompt, canUndo, clocks, offers, result } = standing;
    const isAnswer = re !== undefined && this.#sent.delete(re);
    const told = { view: this.#view, log: this.#log, prompt, canUndo };
    this.#prediction.tell(decision, told, isAnswer);
    return {
      phase: status === 'open' ? 'waiting' : status,
      clocks: clocks && { ...clocks, at: Date.now() },
      offers,
      result,
    };
  }

  /** The staff looks at what the server has sent, and speaks up when it is done. */
  #consult({ bytes, seat, seq }: Extract<ServerMessage, { type: 'position' }>): void {
    const { game, options } = this.state();
    if (bytes === undefined || game === undefined || seq !== this.#seq) return;
    if (!this.#staff) {
      this.#staff = openWorker();
      this.#staff.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
        const isFresh = data.type === 'advice' && data.decision === this.#seq;
        if (isFresh && !this.#prediction.isWaiting) this.#store.set({ advice: data.advice });
      });
    }
    const position: ToWorker = {
      type: 'position',
      game,
      options,
      bytes: Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0)),
      seat,
      decision: seq,
    };
    this.#staff.postMessage(position);
  }

  /** A player at the table lets his staff look at it, unless he wants to hear nothing. */
  #askStaff(): void {
    const { seat, phase, staff } = this.state();
    if (this.#consulted === this.#seq || seat < 0 || phase !== 'playing') return;
    this.#consulted = this.#seq;
    this.#store.set({ advice: undefined });
    if (settingsNow().staff !== 'off' && staff !== 'off')
      this.#send({ type: 'position', game: this.id });
  }

  /** Shows what is known, and asks what the choices lead to where that is not. */
  #show(change: Partial<GameState>): void {
    const { shown, ahead, chosen, isWaiting, decision } = this.#prediction;
    const rolled = rolledIn(ahead);
    const handing = handingIn(ahead);
    this.#store.set({ ...change, ...shown, ahead, rolled, handing, chosen, isSending: isWaiting });
    this.#askStaff();
    const isAsked = (shown?.prompt?.choices.length ?? 0) > 0 && !isWaiting;
    if (!isAsked || ahead || this.#askedFor === decision) return;
    this.#askedFor = decision;
    this.#send({ type: 'foresee', game: this.id });
  }

  #newRequest(): number {
    this.#sent.add(++this.#requests);
    return this.#requests;
  }

  #drop(): void {
    this.#askedFor = -1;
    this.#sent.clear();
    this.#prediction.drop();
    this.#show({});
  }

  choose(choice: number): void {
    const decision = this.#prediction.choose(choice);
    if (decision === undefined) return;
    this.#store.set({ advice: undefined });
    this.#send({ type: 'choose', re: this.#newRequest(), game: this.id, decision, choice });
    this.#show({ refusal: undefined });
  }

  undo(): void {
    const decision = this.#prediction.undo();
    if (decision === undefined) return;
    this.#send({ type: 'undo', re: this.#newRequest(), game: this.id, decision });
    this.#show({ refusal: undefined });
  }

  resign(): void {
    this.#send({ type: 'resign', game: this.id });
  }

  readonly agreements: Agreements = {
    offerDraw: () => this.#send({ type: 'offerDraw', game: this.id }),
    answerDraw: (accept) => this.#send({ type: 'answerDraw', game: this.id, accept }),
    offerTakeBack: () => this.#send({ type: 'offerTakeBack', game: this.id }),
    answerTakeBack: (accept) => this.#send({ type: 'answerTakeBack', game: this.id, accept }),
    claimTime: () => this.#send({ type: 'claimTime', game: this.id }),
  };

  async past(from?: number): Promise<PastPage> {
    const query = from === undefined ? '' : `?from=${from}`;
    const page = await ask<PastMoments>('GET', `/games/${this.id}/past${query}`);
    let view: object | undefined = page.view;
    const moments = page.log.map((log, i) => {
      if (i > 0) view = patched(view!, page.patches[i - 1]);
      return { view: view!, log };
    });
    return { last: page.last, since: page.since, from: page.from, moments };
  }

  say(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#send({ type: 'chat', game: this.id, text });
    } else this.#unsaid.push(text);
  }

  /** A sign that is late says nothing: without a line it is not sent. */
  react(sign: Sign): void {
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#send({ type: 'react', game: this.id, sign });
    }
  }

  reconnect(): void {
    const before = this.#socket;
    clearTimeout(this.#timer);
    this.#drop();
    this.#connect();
    if (before) hangUp(before);
    // Players and spectators do not hear each other.
    this.#store.set({ said: [] });
    this.#readTalk();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#staff?.terminate();
    if (this.#socket) hangUp(this.#socket);
  }
}
