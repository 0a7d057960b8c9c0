import type { Socket } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import { MAX_FRAME_BYTES } from '@brink/protocol';

/** A client that does not read what it asked for is cut off. */
export const MAX_UNREAD_BYTES = 1024 * 1024;

/** What answers handshakes. */
export const newSocketServer = (): WebSocketServer =>
  new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES, perMessageDeflate: false });

/** The socket of a client whose handshake was answered, and whether anything is heard of it. */
export class ClientSocket {
  readonly #socket: WebSocket;
  /** What the socket writes to; it neither compresses nor splits, so whole frames may go between. */
  readonly #wire: Socket;
  /** Since the last probe: whether anything was heard, and whether that was a message. */
  #isAlive = true;
  #hasSpoken = false;

  /** `say` passes on what it says, and nothing where that was no text. */
  constructor(socket: WebSocket, wire: Socket, say: (text: Buffer | undefined) => void) {
    this.#socket = socket;
    this.#wire = wire;
    socket.on('message', (data: Buffer, isBinary) => {
      this.#isAlive = true;
      this.#hasSpoken = true;
      say(isBinary ? undefined : data);
    });
    socket.on('pong', () => (this.#isAlive = true));
    socket.on('error', () => socket.terminate());
  }

  /** Passes a whole frame on. */
  pass(frame: Buffer): void {
    if (!this.#isReading()) return;
    // A frame that has to wait must not keep all the others in memory that it came with.
    const isWaiting = this.#wire.writableLength > 0;
    this.#wire.write(isWaiting ? Buffer.from(frame) : frame);
  }

  send(text: string): void {
    if (this.#isReading()) this.#socket.send(text);
  }

  #isReading(): boolean {
    const socket = this.#socket;
    if (socket.readyState !== socket.OPEN) return false;
    if (this.#wire.writableLength <= MAX_UNREAD_BYTES) return true;
    socket.terminate();
    return false;
  }

  terminate(): void {
    this.#socket.terminate();
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  /** Asks a silent client whether it is still there; one that does not answer is gone. */
  probe(): void {
    if (!this.#isAlive) {
      this.#socket.terminate();
      return;
    }
    if (!this.#hasSpoken) this.#socket.ping();
    this.#isAlive = this.#hasSpoken;
    this.#hasSpoken = false;
  }

  /** Nothing more is read from it. */
  pause(): void {
    this.#socket.pause();
  }

  resume(): void {
    this.#socket.resume();
  }
}
