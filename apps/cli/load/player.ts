import { WebSocket } from 'ws';
import type { ClientMessage, ServerMessage, Standing } from '@brink/protocol';
import { UserError } from '../errors.ts';

/** One person at one game, over a real socket. */
export class Player {
  readonly #socket: WebSocket;
  readonly seat: number;
  standing: Standing | undefined;
  seq = -1;
  onChange: (player: Player) => void = () => undefined;
  onError: (problem: string) => void = () => undefined;
  #isLeaving = false;

  private constructor(socket: WebSocket, seat: number) {
    this.#socket = socket;
    this.seat = seat;
    socket.on('message', (data: Buffer) => this.#hear(JSON.parse(data.toString('utf8'))));
    socket.on('close', () => {
      if (!this.#isLeaving) this.onError('closed');
    });
    socket.on('error', () => undefined);
  }

  static connect(url: string, cookie: string, seat: number): Promise<Player> {
    const address = `${url.replace(/^http/, 'ws')}/api/socket`;
    const socket = new WebSocket(address, {
      headers: { cookie },
      perMessageDeflate: false,
    });
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(new Player(socket, seat)));
      socket.once('error', reject);
    });
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'error') this.onError(message.code);
    else if (message.type === 'refused') this.onError(message.reason);
    else if (message.type === 'state' || message.type === 'change') {
      this.standing = message.standing;
      this.seq = message.seq;
      this.onChange(this);
    }
  }

  send(message: ClientMessage): void {
    this.#socket.send(JSON.stringify(message));
  }

  leave(): void {
    this.#isLeaving = true;
    this.#socket.close();
  }
}

/** Posts JSON as somebody; answers with the body and the cookie that was set. */
export async function post(
  url: string,
  body: unknown,
  cookie = '',
): Promise<{ json: Record<string, unknown>; cookie: string }> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  });
  const json = (await answer.json()) as Record<string, unknown>;
  if (!answer.ok) throw new UserError(`${url} answers ${answer.status}: ${JSON.stringify(json)}`);
  return { json, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? cookie };
}
