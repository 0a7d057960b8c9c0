import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { MAX_UNREAD_BYTES, ClientSocket } from './client-socket.ts';

let server: WebSocketServer;

beforeEach(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
});
afterEach(() => {
  for (const socket of server.clients) socket.terminate();
  server.close();
});

/** Somebody's socket, and the gateway's end of it. */
async function connect(autoPong: boolean) {
  const connected = once(server, 'connection') as Promise<[WebSocket, IncomingMessage]>;
  const { port } = server.address() as AddressInfo;
  const person = new WebSocket(`ws://127.0.0.1:${port}`, { autoPong });
  let pings = 0;
  person.on('ping', () => pings++);
  await once(person, 'open');
  const [socket, { socket: wire }] = await connected;
  const client = new ClientSocket(socket, wire, () => undefined);
  /** Says something, which has arrived when this is over. */
  const talk = async (): Promise<void> => {
    const heard = once(socket, 'message');
    person.send('hello');
    await heard;
  };
  return { person, socket, wire, client, talk, pings: () => pings };
}

test('who talks is not asked whether he is there', async () => {
  const { client, socket, person, talk, pings } = await connect(true);
  for (let n = 0; n < 3; n++) {
    await talk();
    client.probe();
  }
  // Whatever was sent before it has arrived with this.
  const told = once(person, 'message');
  socket.send('hello');
  await told;
  expect(pings()).toBe(0);
});

test('who is silent is asked each time, and stays as long as he answers', async () => {
  const { client, socket, person, pings } = await connect(true);
  for (let n = 1; n <= 3; n++) {
    const answered = once(socket, 'pong');
    client.probe();
    await answered;
    expect(pings()).toBe(n);
  }
  expect(person.readyState).toBe(WebSocket.OPEN);
});

test('who does not answer is cut off', async () => {
  const { client, person } = await connect(false);
  const asked = once(person, 'ping');
  client.probe();
  await asked;
  const cut = once(person, 'close');
  client.probe();
  await cut;
  expect(person.readyState).toBe(WebSocket.CLOSED);
});

test('who does not read is cut off', async () => {
  const { client, socket, wire, person } = await connect(true);
  person.pause();
  const frame = Buffer.alloc(1024 * 1024);
  let sent = 0;
  while (wire.writableLength <= MAX_UNREAD_BYTES) {
    client.pass(frame);
    expect(++sent).toBeLessThan(100);
  }
  const cut = once(socket, 'close');
  client.pass(frame);
  await cut;
});
