import type { Writable } from 'node:stream';
import { frameLength, writeFrame } from './frame.ts';

/** What a message tells: server and gateway write to each other about connections to clients. */
export const KIND = {
  // To the gateway: answer the handshake, pass a frame on, close.
  open: 0,
  frame: 1,
  close: 2,
  // To the server: a text or something else has come, a connection is gone, what the gateway uses.
  text: 3,
  other: 4,
  gone: 5,
  usage: 6,
} as const;

/** A message begins with the length of its body, the number of the connection and its kind. */
const HEAD = 9;
const PAGE_BYTES = 64 * 1024;
/** So much is sent at once even if more follows: the other side can begin with it. */
const ENOUGH_BYTES = 4 * 1024;
/** More on its way than this is too much: the other side does not keep up. */
export const MAX_UNSENT_BYTES = 8 * 1024 * 1024;
const NOTHING: Buffer = Buffer.alloc(0);

/** Messages on their way: those of one turn of the event loop share what a write costs. */
export class Outbox {
  readonly #stream: Writable;
  #page = NOTHING;
  /** What is written but not sent yet lies between. */
  #from = 0;
  #to = 0;
  #isDue = false;
  /** Told when there is too much on its way, and when that is no longer so. */
  readonly #whenFull: (isFull: boolean) => void;
  #isFull = false;

  constructor(stream: Writable, whenFull: (isFull: boolean) => void = () => undefined) {
    this.#stream = stream;
    this.#whenFull = whenFull;
  }

  put(kind: number, connection: number, body: Uint8Array = NOTHING): void {
    const at = this.#begin(kind, connection, body.length);
    this.#page.set(body, at);
    this.#end();
  }

  /** A text that goes over the connection as one frame. */
  putFrame(connection: number, text: string): void {
    const length = Buffer.byteLength(text);
    const at = this.#begin(KIND.frame, connection, frameLength(length));
    writeFrame(this.#page, at, text, length);
    this.#end();
  }

  /** Writes the head of a message; answers with where its body goes. */
  #begin(kind: number, connection: number, length: number): number {
    const size = HEAD + length;
    if (this.#to + size > this.#page.length) {
      this.flush();
      // A page is never written over: the system may still be reading it.
      this.#page = Buffer.allocUnsafeSlow(Math.max(size, PAGE_BYTES));
      this.#from = 0;
      this.#to = 0;
    }
    const page = this.#page;
    const at = this.#to;
    page.writeUInt32LE(length, at);
    page.writeUInt32LE(connection, at + 4);
    page[at + 8] = kind;
    this.#to = at + size;
    return at + HEAD;
  }

  #end(): void {
    if (this.#to - this.#from >= ENOUGH_BYTES) this.flush();
    else if (!this.#isDue) {
      this.#isDue = true;
      setImmediate(() => {
        this.#isDue = false;
        this.flush();
      });
    }
  }

  flush(): void {
    if (this.#from === this.#to) return;
    const bytes = this.#page.subarray(this.#from, this.#to);
    this.#from = this.#to;
    this.#stream.write(bytes);
    if (this.#isFull || this.#stream.writableLength <= MAX_UNSENT_BYTES) return;
    this.#isFull = true;
    this.#whenFull(true);
    this.#stream.once('drain', () => {
      this.#isFull = false;
      this.#whenFull(false);
    });
  }
}

/** Puts messages together again, however the bytes were cut on the way. */
export class Inbox {
  readonly #deliver: (kind: number, connection: number, body: Buffer) => void;
  #rest = NOTHING;

  constructor(deliver: (kind: number, connection: number, body: Buffer) => void) {
    this.#deliver = deliver;
  }

  read(chunk: Buffer): void {
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    let at = 0;
    while (at + HEAD <= bytes.length) {
      const end = at + HEAD + bytes.readUInt32LE(at);
      if (end > bytes.length) break;
      this.#deliver(bytes[at + 8], bytes.readUInt32LE(at + 4), bytes.subarray(at + HEAD, end));
      at = end;
    }
    this.#rest = bytes.subarray(at);
  }
}
