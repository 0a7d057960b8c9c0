import { PassThrough } from 'node:stream';
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
import { Inbox, KIND, Outbox } from './ipc.ts';

interface Letter {
  readonly kind: number;
  readonly line: number;
  readonly body: string;
}

/** What an inbox makes of bytes that come in the given pieces. */
function readIn(pieces: Iterable<Buffer>): Letter[] {
  const letters: Letter[] = [];
  const inbox = new Inbox((kind, line, body) =>
    letters.push({ kind, line, body: body.toString('hex') }),
  );
  for (const piece of pieces) inbox.read(piece);
  return letters;
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

test('letters arrive as they were written, however they are cut', () => {
  const letter = record({
    kind: constantFrom(...Object.values(KIND)),
    line: integer({ min: 0, max: 2 ** 32 - 1 }),
    body: oneof(
      uint8Array({ maxLength: 300 }),
      integer({ min: 3_000, max: 70_000 }).map((length) => new Uint8Array(length).fill(length)),
    ),
  });
  const sizes = array(integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 8 });
  assert(
    property(array(letter, { maxLength: 30 }), sizes, (written, pieces) => {
      const stream = new PassThrough({ highWaterMark: 2 ** 24 });
      const outbox = new Outbox(stream);
      for (const { kind, line, body } of written) outbox.put(kind, line, body);
      outbox.flush();
      const bytes = (stream.read() as Buffer | null) ?? Buffer.alloc(0);
      expect(readIn(cut(bytes, pieces))).toEqual(
        written.map(({ kind, line, body }) => ({
          kind,
          line,
          body: Buffer.from(body).toString('hex'),
        })),
      );
    }),
    { numRuns: 60 },
  );
});

test('letters of one turn of the event loop go together', async () => {
  const stream = new PassThrough();
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const outbox = new Outbox(stream);
  for (let line = 1; line <= 5; line++) outbox.putFrame(line, 'Da');
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  expect(chunks).toHaveLength(1);
  const frame = Buffer.from([0x81, 2, 0x44, 0x61]).toString('hex');
  expect(readIn(chunks)).toEqual(
    [1, 2, 3, 4, 5].map((line) => ({ kind: KIND.frame, line, body: frame })),
  );
});
