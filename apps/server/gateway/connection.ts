import { KIND, type Outbox } from './ipc.ts';

/** Whoever is at the house's end of a line. */
export interface Hearer {
  /** Without bytes if it was no text. */
  hear(text: Buffer | undefined): void;
  gone(): void;
}

/** A line to somebody, whose other end the porter holds. */
export class Line {
  readonly #number: number;
  readonly #outbox: Outbox;
  hearer: Hearer | undefined;
  #isOpen = true;
  #isThere = false;

  constructor(number: number, outbox: Outbox) {
    this.#number = number;
    this.#outbox = outbox;
  }

  /** The porter has it: he may answer the handshake, unless the line was closed meanwhile. */
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
    this.hearer?.gone();
  }
}
