import type { Connection, Receiver } from './gateway.ts';
import { KIND, type Outbox } from './ipc.ts';

/** A connection to a client whose socket the gateway process holds. */
export class RemoteConnection implements Connection {
  readonly #number: number;
  readonly #outbox: Outbox;
  receiver: Receiver | undefined;
  #isOpen = true;
  #isThere = false;

  constructor(number: number, outbox: Outbox) {
    this.#number = number;
    this.#outbox = outbox;
  }

  /** The gateway has it and may answer the handshake, unless the connection was closed meanwhile. */
  received(): void {
    this.#isThere = true;
    this.#outbox.put(this.#isOpen ? KIND.open : KIND.close, this.#number);
  }

  send(text: string): void {
    if (this.#isOpen) this.#outbox.putFrame(this.#number, text);
  }

  close(code: number, reason: string): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    if (!this.#isThere) return;
    const body = Buffer.alloc(2 + Buffer.byteLength(reason));
    body.writeUInt16BE(code);
    body.write(reason, 2);
    this.#outbox.put(KIND.close, this.#number, body);
  }

  /** The other end is no more. */
  end(): void {
    this.#isOpen = false;
    this.receiver?.gone();
  }
}
