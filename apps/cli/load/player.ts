import { WebSocket } from 'ws';
import type { ClientMessage, ServerMessage, Standing } from '@brink/protocol';

const SEQ = '"seq":';
const STANDING = '"standing":';
/** The beginning of a message, of which `seq` is a part. */
const HEAD = 160;

/** One person at one game, over a real socket. */
export class Player {
  readonly #socket: WebSocket;
  readonly seat: number;
  /** The newest message with a standing, and that standing if anybody has asked for it. */
  #newest: Buffer | undefined;
  #standing: Standing | undefined;
  seq = -1;
  onChange: (player: Player) => void = () => undefined;
  onError: (problem: string) => void = () => undefined;
  #isLeaving = false;

  private constructor(socket: WebSocket, seat: number) {
    this.#socket = socket;
    this.seat = seat;
    socket.on('message', (data: Buffer) => this.#read(data));
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
      skipUTF8Validation: true,
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
  #read(data: Buffer): void {
    const head = data.toString('latin1', 0, HEAD);
    if (!head.startsWith('{"type":"change"') && !head.startsWith('{"type":"state"')) {
      return this.#hear(JSON.parse(data.toString('utf8')) as ServerMessage);
    }
    this.#newest = data;
    this.#standing = undefined;
    this.seq = Number.parseInt(head.slice(head.indexOf(SEQ) + SEQ.length), 10);
    return this.onChange(this);
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'error') this.onError(message.code);
    else if (message.type === 'refused') this.onError(message.reason);
  }

  get standing(): Standing | undefined {
    const data = this.#newest;
    if (!this.#standing && data) {
      const from = data.lastIndexOf(STANDING) + STANDING.length;
      this.#standing = JSON.parse(data.toString('utf8', from, data.length - 1)) as Standing;
    }
    return this.#standing;
  }

  send(message: ClientMessage): void {
    // Bytes are masked into one piece together with their header; a text would be sent in two.
    this.#socket.send(Buffer.from(JSON.stringify(message)), { binary: false });
  }

  leave(): void {
    this.#isLeaving = true;
    this.#socket.close();
  }
}
