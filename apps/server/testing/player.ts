import { WebSocket } from 'ws';
import {
  patched,
  type ClientMessage,
  type CreateGameRequest,
  type GameSummary,
  type ServerMessage,
  type Standing,
  type WireLogEntry,
} from '@brink/protocol';
import { WAIT_MS } from './patience.ts';

type Unnumbered = ClientMessage extends infer M ? (M extends { re?: unknown } ? M : never) : never;

/** Asks the HTTP API as somebody. */
export async function ask(
  url: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  cookie?: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number; json: unknown; cookie: string | undefined }> {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(cookie && { cookie }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const cookies = answer.headers.get('set-cookie')?.split(';')[0];
  return { status: answer.status, json: await answer.json(), cookie: cookies };
}

export async function newGuest(url: string, name: string): Promise<string> {
  const { status, cookie } = await ask(url, 'POST', '/api/guest', undefined, { name });
  if (status !== 201 || !cookie) throw new Error(`no guest: ${status}`);
  return cookie;
}

/** A game between two guests, seat 0 and seat 1. */
export async function newGame(
  url: string,
  cookies: readonly string[],
  wanted: Partial<CreateGameRequest> = {},
): Promise<string> {
  const request: CreateGameRequest = { game: 'twilight-struggle', seat: 0, ...wanted };
  const made = await ask(url, 'POST', '/api/games', cookies[0], request);
  if (made.status !== 201) throw new Error(JSON.stringify(made.json));
  const { id } = made.json as GameSummary;
  for (const cookie of cookies.slice(1)) {
    await ask(url, 'POST', `/api/games/${id}/join`, cookie, {});
  }
  return id;
}

/** One open page: a socket, the game as it was told, and every byte that came. */
export class Player {
  readonly #socket: WebSocket;
  readonly #answers = new Map<number, (message: ServerMessage | undefined) => void>();
  #next = 0;
  readonly frames: string[] = [];
  readonly messages: ServerMessage[] = [];
  readonly closed: Promise<number>;
  view: Record<string, unknown> = {};
  log: WireLogEntry[] = [];
  seat = -1;
  seq = -1;
  standing: Standing | undefined;
  #watchers: (() => void)[] = [];

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => this.#hear(data.toString('utf8')));
    socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => socket.on('close', resolve));
    socket.on('close', () => {
      for (const answer of this.#answers.values()) answer(undefined);
      for (const watcher of this.#watchers.splice(0)) watcher();
    });
  }

  static connect(
    url: string,
    cookie?: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Player> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, {
      headers: { ...(cookie && { cookie }), ...headers },
    });
    return new Promise((resolve, reject) => {
      const player = new Player(socket);
      socket.once('open', () => resolve(player));
      socket.once('error', reject);
    });
  }

  #hear(frame: string): void {
    this.frames.push(frame);
    const message = JSON.parse(frame) as ServerMessage;
    this.messages.push(message);
    this.#learn(message.type === 'refused' ? message.state : message);
    if ('re' in message && message.re !== undefined) {
      this.#answers.get(message.re)?.(message);
      this.#answers.delete(message.re);
    }
    for (const watcher of this.#watchers.splice(0)) watcher();
  }

  #learn(message: ServerMessage): void {
    if (message.type === 'state') {
      this.view = message.view;
      this.log = [...message.log];
    } else if (message.type === 'change') {
      if (message.from !== this.seq) throw new Error(`from ${message.from} at ${this.seq}`);
      this.view = patched(this.view, message.patch);
      this.log = [...this.log.slice(0, message.log.keep), ...message.log.add];
    } else return;
    this.seat = message.seat;
    this.seq = message.seq;
    this.standing = message.standing;
  }

  send(raw: string | Buffer): void {
    this.#socket.send(raw);
  }

  /** Sends a request and waits for the one answer to it. */
  request(message: Unnumbered): Promise<ServerMessage> {
    const re = this.#next++;
    const answer = new Promise<ServerMessage>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`no answer to ${message.type}`)), WAIT_MS);
      this.#answers.set(re, (given) => {
        clearTimeout(timer);
        if (given) resolve(given);
        else reject(new Error('the connection was lost'));
      });
    });
    this.send(JSON.stringify({ ...message, re }));
    return answer;
  }

  /** Waits until something holds of what has been told. */
  async until(condition: (player: Player) => boolean): Promise<void> {
    const giveUp = Date.now() + WAIT_MS;
    while (!condition(this)) {
      if (this.#socket.readyState !== this.#socket.OPEN) throw new Error('the connection was lost');
      if (Date.now() > giveUp) throw new Error('it did not come about');
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 1000);
        this.#watchers.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  get choices(): readonly number[] {
    return this.standing?.prompt?.choices ?? [];
  }

  leave(): void {
    this.#socket.terminate();
  }
}
