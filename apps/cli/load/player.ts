import { WebSocket } from 'ws';
import type { ClientMessage, ServerMessage, Standing } from '@brink/protocol';
import { UserError } from '../errors.ts';

const SEQ = '"seq":';
const STANDING = '"standing":';

/** One person at one game, over a real socket. */
export class Player {
  readonly #socket: WebSocket;
  readonly seat: number;
  /** The newest standing as it came, and as it was read if anybody asked. */
  #text = '';
  #standing: Standing | undefined;
  seq = -1;
  onChange: (player: Player) => void = () => undefined;
  onError: (problem: string) => void = () => undefined;
  #isLeaving = false;

  private constructor(socket: WebSocket, seat: number) {
    this.#socket = socket;
    this.seat = seat;
    socket.on('message', (data: Buffer) => this.#read(data.toString('latin1')));
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

  /**
   * Reads of a change no more than is needed to go on: it must not be the reading that is
   * measured. `seq` comes before whatever has changed, and the standing is the last of all.
   */
  #read(text: string): void {
    const isChange = text.startsWith('{"type":"change"') || text.startsWith('{"type":"state"');
    const at = isChange ? text.lastIndexOf(STANDING) : -1;
    if (at < 0) return this.#hear(JSON.parse(text) as ServerMessage);
    this.#text = text.slice(at + STANDING.length, -1);
    this.#standing = undefined;
    const from = text.indexOf(SEQ) + SEQ.length;
    this.seq = Number.parseInt(text.slice(from, from + 12), 10);
    return this.onChange(this);
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'error') this.onError(message.code);
    else if (message.type === 'refused') this.onError(message.reason);
  }

  get standing(): Standing | undefined {
    this.#standing ??= this.#text === '' ? undefined : (JSON.parse(this.#text) as Standing);
    return this.#standing;
  }

  send(message: ClientMessage): void {
    this.#socket.send(JSON.stringify(message));
  }

  leave(): void {
    this.#isLeaving = true;
    this.#socket.close();
  }
}

/** The numbers a server tells; nothing where it keeps them to itself. */
export async function metricsOf(url: string): Promise<string> {
  try {
    return await (await fetch(`${url}/metrics`)).text();
  } catch {
    return '';
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
