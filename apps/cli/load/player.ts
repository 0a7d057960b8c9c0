import type { ClientMessage, ServerMessage, Standing } from '@brink/protocol';
import { LightSocket } from './light-socket.ts';

const SEQ = '"seq":';
const STANDING = '"standing":';
/** The beginning of a message, of which `seq` is a part. */
const HEAD = 160;

/** One person at one game, over a real socket. */
export class Player {
  readonly #socket: LightSocket;
  readonly seat: number;
  /** The newest message with a standing, and that standing if anybody has asked for it. */
  #newest: Buffer | undefined;
  #standing: Standing | undefined;
  seq = -1;
  onChange: (player: Player) => void = () => undefined;
  onError: (problem: string) => void = () => undefined;
  #isLeaving = false;

  private constructor(socket: LightSocket, seat: number) {
    this.#socket = socket;
    this.seat = seat;
    socket.onMessage = (bytes) => this.#read(bytes);
    socket.onClose = () => {
      if (!this.#isLeaving) this.onError('closed');
    };
  }

  static async connect(url: string, cookie: string, seat: number): Promise<Player> {
    return new Player(await LightSocket.connect(`${url}/api/socket`, cookie), seat);
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
    this.#newest = Buffer.from(data);
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
    this.#socket.send(JSON.stringify(message));
  }

  leave(): void {
    this.#isLeaving = true;
    this.#socket.close();
  }
}
