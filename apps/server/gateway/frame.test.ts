import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { frameLength, writeFrame } from './frame.ts';

let server: WebSocketServer;
let reader: WebSocket;
let wire: IncomingMessage['socket'];

beforeAll(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const connected = once(server, 'connection') as Promise<[WebSocket, IncomingMessage]>;
  reader = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await once(reader, 'open');
  wire = (await connected)[1].socket;
});

afterAll(() => {
  reader.terminate();
  server.close();
});

async function received(text: string): Promise<string> {
  const message = once(reader, 'message') as Promise<[Buffer, boolean]>;
  const length = Buffer.byteLength(text);
  const margin = 7;
  const bytes = Buffer.alloc(frameLength(length) + margin);
  writeFrame(bytes, margin, text, length);
  wire.write(bytes.subarray(margin));
  const [data, isBinary] = await message;
  expect(isBinary).toBe(false);
  return data.toString('utf8');
}

test.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])('a text of %i bytes', async (length) => {
  expect(await received('a'.repeat(length))).toBe('a'.repeat(length));
});

test('characters of several bytes', async () => {
  const text = 'Карибский кризис — 13 дней 🚀'.repeat(5);
  expect(await received(text)).toBe(text);
});
