import { Fault } from './fault.ts';

/** What goes over the pipe in either direction: a JSON object on a line, and bytes if it says so. */
export type Head = Readonly<Record<string, unknown>>;

/** The longest line; nothing but a deck of one's own comes near it. */
export const MAX_LINE = 1 << 20;

const NEWLINE = 10;
const NOTHING = Buffer.alloc(0);

const isHead = (value: unknown): value is Head =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(line: string): Head {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    throw new Fault('badJson', (error as Error).message);
  }
  if (!isHead(value)) throw new Fault('badJson', 'a request is a JSON object');
  return value;
}

/** Cuts a stream into heads, each with the bytes that follow it. */
export class Frames {
  readonly #maxBytes: number;
  readonly #take: (head: Head | Fault, bytes: Buffer) => void;
  #rest: Buffer = NOTHING;
  /** The head whose bytes are still to come. */
  #head: Head | undefined;
  #missing = 0;
  /** The rest of a line that is too long is not looked at. */
  #isSkipping = false;

  constructor(maxBytes: number, take: (head: Head | Fault, bytes: Buffer) => void) {
    this.#maxBytes = maxBytes;
    this.#take = take;
  }

  feed(chunk: Buffer): void {
    this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    while (this.#head ? this.#takeBytes() : this.#takeLine());
  }

  /** The last line may lack its end. */
  end(): void {
    if (!this.#head && this.#rest.length > 0 && !this.#isSkipping) this.#line(this.#rest);
    this.#rest = NOTHING;
  }

  #takeBytes(): boolean {
    if (this.#rest.length < this.#missing) return false;
    const bytes = this.#rest.subarray(0, this.#missing);
    const head = this.#head!;
    this.#rest = this.#rest.subarray(this.#missing);
    this.#head = undefined;
    this.#take(head, bytes);
    return true;
  }

  #takeLine(): boolean {
    const at = this.#rest.indexOf(NEWLINE);
    if (at < 0) {
      if (this.#rest.length <= MAX_LINE) return false;
      if (!this.#isSkipping) this.#take(tooLong(MAX_LINE), NOTHING);
      this.#isSkipping = true;
      this.#rest = NOTHING;
      return false;
    }
    const line = this.#rest.subarray(0, at);
    this.#rest = this.#rest.subarray(at + 1);
    if (this.#isSkipping) this.#isSkipping = false;
    else this.#line(line);
    return true;
  }

  #line(line: Buffer): void {
    if (line.length > MAX_LINE) return this.#take(tooLong(MAX_LINE), NOTHING);
    let head: Head;
    try {
      head = parse(line.toString('utf8'));
    } catch (error) {
      return this.#take(error as Fault, NOTHING);
    }
    const { bytes } = head;
    if (!Number.isInteger(bytes) || Number(bytes) <= 0) return this.#take(head, NOTHING);
    if (Number(bytes) > this.#maxBytes) return this.#take(tooLong(this.#maxBytes), NOTHING);
    this.#head = head;
    this.#missing = Number(bytes);
  }
}

const tooLong = (most: number): Fault =>
  new Fault('tooLong', `no more than ${most} bytes are taken at once`);

/** A head with its bytes as one piece, so that it is one write. */
export function frame(head: Head, body?: Uint8Array): Buffer {
  const line = Buffer.from(`${JSON.stringify(body ? { ...head, bytes: body.length } : head)}\n`);
  return body ? Buffer.concat([line, body]) : line;
}
