import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { isZip, unzip } from './unzip.ts';

/** An archive as the format tells it, without checksums, which nobody looks at. */
function zip(files: readonly (readonly [name: string, text: string, deflated: boolean])[]) {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, text, deflated] of files) {
    const raw = Buffer.from(text);
    const body = deflated ? deflateRawSync(raw) : raw;
    const label = Buffer.from(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(label.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(deflated ? 8 : 0, 10);
    entry.writeUInt32LE(body.length, 20);
    entry.writeUInt16LE(label.length, 28);
    entry.writeUInt32LE(at, 42);
    directory.push(entry, label);
    parts.push(local, label, body);
    at += local.length + label.length + body.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...parts, central, end]));
}

test('files of an archive are found, packed or not; folders are passed over', async () => {
  const bytes = zip([
    ['games/', '', false],
    ['games/игра.txt', 'SETUP: : привет', true],
    ['note.txt', 'plain', false],
  ]);
  expect(isZip(bytes)).toBe(true);
  const files = unzip(bytes)!;
  expect(files.map(({ name }) => name)).toEqual(['games/игра.txt', 'note.txt']);
  expect(await Promise.all(files.map(({ text }) => text()))).toEqual(['SETUP: : привет', 'plain']);
});

test('what is broken is no archive', () => {
  const bytes = zip([['a.txt', 'a', false]]);
  expect(unzip(bytes.slice(0, 40))).toBeUndefined();
  expect(unzip(bytes.slice(10))).toBeUndefined();
});
