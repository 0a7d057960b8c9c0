import { PassThrough, Writable } from 'node:stream';
import {
  array,
  assert,
  constantFrom,
  integer,
  oneof,
  property,
  record,
  uint8Array,
} from 'fast-check';
import { expect, test } from 'vitest';
import { Inbox, KIND, MAX_UNSENT_BYTES, Outbox } from './ipc.ts';

interface Message {
  readonly kind: number;
  readonly connection: number;
  readonly body: string;
}

/** What an inbox makes of bytes that come in the given pieces. */
function readIn(pieces: Iterable<Buffer>): Message[] {
  const messages: Message[] = [];
  const inbox = new Inbox((kind, connection, body) =>
    messages.push({ kind, connection, body: body.toString('hex') }),
  );
  for (const piece of pieces) inbox.read(piece);
  return messages;
}

function cut(bytes: Buffer, sizes: readonly number[]): Buffer[] {
  const pieces: Buffer[] = [];
  let at = 0;
  for (let n = 0; at < bytes.length; n++) {
    const size = sizes[n % sizes.length];
    pieces.push(bytes.subarray(at, at + size));
    at += size;
  }
  return pieces;
}

test('messages arrive as they were written, however they are cut', () => {
  const message = record({
    kind: constantFrom(...Object.values(KIND)),
    connection: integer({ min: 0, max: 2 ** 32 - 1 }),
    body: oneof(
      uint8Array({ maxLength: 300 }),
      integer({ min: 3_000, max: 70_000 }).map((length) => new Uint8Array(length).fill(length)),
    ),
  });
  const sizes = array(integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 8 });
  assert(
    property(array(message, { maxLength: 30 }), sizes, (written, pieces) => {
      const stream = new PassThrough({ highWaterMark: 2 ** 24 });
      const outbox = new Outbox(stream);
      for (const { kind, connection, body } of written) outbox.put(kind, connection, body);
      outbox.flush();
      const bytes = (stream.read() as Buffer | null) ?? Buffer.alloc(0);
      expect(readIn(cut(bytes, pieces))).toEqual(
        written.map(({ kind, connection, body }) => ({
          kind,
          connection,
          body: Buffer.from(body).toString('hex'),
        })),
      );
    }),
    { numRuns: 60 },
  );
});

test('messages of one turn of the event loop go together', async () => {
  const stream = new PassThrough();
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const outbox = new Outbox(stream);
  for (let connection = 1; connection <= 5; connection++) outbox.putFrame(connection, 'Da');
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  expect(chunks).toHaveLength(1);
  const frame = Buffer.from([0x81, 2, 0x44, 0x61]).toString('hex');
  expect(readIn(chunks)).toEqual(
    [1, 2, 3, 4, 5].map((connection) => ({ kind: KIND.frame, connection, body: frame })),
  );
});

test('it is told when the other side does not keep up, and when it does again', async () => {
  const waiting: (() => void)[] = [];
  const stream = new Writable({ write: (_bytes, _encoding, done) => void waiting.push(done) });
  const told: boolean[] = [];
  const outbox = new Outbox(stream, (isFull) => void told.push(isFull));
  const body = new Uint8Array(1024 * 1024);
  while (stream.writableLength + body.length < MAX_UNSENT_BYTES) outbox.put(KIND.text, 1, body);
  expect(told).toEqual([]);
  for (let n = 0; n < 3; n++) outbox.put(KIND.text, 1, body);
  expect(told).toEqual([true]);
  const drained = new Promise((resolve) => stream.once('drain', resolve));
  while (waiting.length > 0) {
    waiting.shift()!();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await drained;
  expect(told).toEqual([true, false]);
});
