import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';

const FIN = 0x80;
const TEXT = 0x1;
const CLOSE = 0x8;
const PING = 0x9;
const PONG = 0xa;
const MASKED = 0x80;
/** Lengths that do not fit into 7 bits are told in the 2 or 8 bytes after these marks. */
const IN_2_BYTES = 126;
const HEAD_END = '\r\n\r\n';

/** All sockets read into it, for what was read is told before anything else is. */
const READ = Buffer.allocUnsafeSlow(65_536);
const NOTHING: Buffer = Buffer.alloc(0);

/**
 * A WebSocket (RFC 6455) for measuring: it reads into one buffer and does no more than frames of
 * our server need, for whatever the load costs is taken from the server it shares a machine with.
 */
export class LightSocket {
  /** The bytes are those of a message only while it is being told. */
  onMessage: (bytes: Buffer) => void = () => undefined;
  onClose: () => void = () => undefined;
  readonly #socket: Socket;
  readonly #mask = randomBytes(4);
  /** The beginning of a frame whose end has not come yet. */
  #rest = NOTHING;
  #opened: (() => void) | undefined;
  #refused: (error: Error) => void = () => undefined;

  private constructor(url: URL) {
    const { hostname } = url;
    const isSecure = url.protocol === 'https:';
    const port = Number(url.port) || (isSecure ? 443 : 80);
    if (isSecure) {
      this.#socket = connectSecurely({ host: hostname, port, servername: hostname });
      this.#socket.on('data', (bytes: Buffer) => this.#read(bytes));
    } else {
      const callback = (length: number, buffer: Uint8Array): boolean => {
        this.#read(Buffer.from(buffer.buffer, buffer.byteOffset, length));
        return true;
      };
      this.#socket = connect({ host: hostname, port, onread: { buffer: READ, callback } });
    }
    this.#socket.setNoDelay(true);
    this.#socket.on('error', (error) => this.#refused(error));
    this.#socket.on('close', () => {
      this.#refused(new Error('the server hangs up'));
      this.onClose();
    });
  }

  static connect(address: string, cookie: string): Promise<LightSocket> {
    const url = new URL(address);
    const light = new LightSocket(url);
    const head = [
      `GET ${url.pathname} HTTP/1.1`,
      `Host: ${url.host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      `Cookie: ${cookie}`,
    ];
    light.#socket.write(head.join('\r\n') + HEAD_END);
    return new Promise((resolve, reject) => {
      light.#refused = reject;
      light.#opened = () => resolve(light);
    });
  }

  /** Answers with how much of the bytes was the head of the answer; 0 if its end is to come. */
  #readHead(bytes: Buffer): number {
    const end = bytes.indexOf(HEAD_END);
    if (end < 0) return 0;
    const [status] = bytes.toString('latin1', 0, end).split('\r\n');
    if (status.startsWith('HTTP/1.1 101 ')) this.#opened?.();
    else this.#refused(new Error(`the server answers: ${status}`));
    this.#opened = undefined;
    return end + HEAD_END.length;
  }

  #read(chunk: Buffer): void {
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    let at = this.#opened ? this.#readHead(bytes) : 0;
    if (!this.#opened) at = this.#readFrames(bytes, at);
    this.#rest = at === bytes.length ? NOTHING : Buffer.from(bytes.subarray(at));
  }

  /** Answers with where the first frame begins that is not complete. */
  #readFrames(bytes: Buffer, from: number): number {
    let at = from;
    while (bytes.length >= at + 2) {
      const mark = bytes[at + 1];
      const start = at + (mark < IN_2_BYTES ? 2 : mark === IN_2_BYTES ? 4 : 10);
      if (bytes.length < start) break;
      const length =
        mark < IN_2_BYTES
          ? mark
          : mark === IN_2_BYTES
            ? bytes.readUInt16BE(at + 2)
            : Number(bytes.readBigUInt64BE(at + 2));
      const end = start + length;
      if (bytes.length < end) break;
      const payload = bytes.subarray(start, end);
      const opcode = bytes[at] & 0x0f;
      if (opcode === TEXT) this.onMessage(payload);
      else if (opcode === PING) this.#write(PONG, payload);
      else if (opcode === CLOSE) this.#socket.end();
      at = end;
    }
    return at;
  }

  #write(opcode: number, payload: Uint8Array): void {
    const { length } = payload;
    const start = length < IN_2_BYTES ? 6 : 8;
    if (length > 0xff_ff) throw new Error('nothing so long is ever sent');
    const frame = Buffer.allocUnsafe(start + length);
    frame[0] = FIN | opcode;
    if (start === 6) frame[1] = MASKED | length;
    else {
      frame[1] = MASKED | IN_2_BYTES;
      frame.writeUInt16BE(length, 2);
    }
    const mask = this.#mask;
    frame.set(mask, start - 4);
    for (let i = 0; i < length; i++) frame[start + i] = payload[i] ^ mask[i & 3];
    this.#socket.write(frame);
  }

  send(text: string): void {
    this.#write(TEXT, Buffer.from(text));
  }

  close(): void {
    this.#write(CLOSE, NOTHING);
    this.#socket.end();
  }
}
