import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import type { Hub } from '../play/hub.ts';
import { Connection } from './connection.ts';
import { Limits } from './limits.ts';

let server: WebSocketServer;

beforeEach(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
});
afterEach(() => {
  for (const socket of server.clients) socket.terminate();
  server.close();
});

/** Somebody's socket, and this server's end of it. */
async function connect(autoPong: boolean) {
  const connected = once(server, 'connection') as Promise<[WebSocket, IncomingMessage]>;
  const { port } = server.address() as AddressInfo;
  const visitor = new WebSocket(`ws://127.0.0.1:${port}`, { autoPong });
  let pings = 0;
  visitor.on('ping', () => pings++);
  await once(visitor, 'open');
  const [socket, request] = await connected;
  const connection = new Connection(socket, request.socket, undefined, {
    // Of the house nothing is asked here.
    hub: {} as Hub,
    log: pino({ enabled: false }),
    messagesPerSecond: 100,
    chat: new Limits(1, 1),
  });
  /** Says something and hears the answer, after which everything before has arrived too. */
  const talk = async (): Promise<void> => {
    const answer = once(visitor, 'message');
    visitor.send(JSON.stringify({ type: 'ping' }));
    await answer;
  };
  return { visitor, socket, connection, talk, pings: () => pings };
}

test('who talks is not asked whether he is there', async () => {
  const { connection, talk, pings } = await connect(true);
  for (let n = 0; n < 3; n++) {
    await talk();
    connection.probe();
  }
  await talk();
  expect(pings()).toBe(0);
});

test('who is silent is asked each time, and stays as long as he answers', async () => {
  const { connection, socket, visitor, pings } = await connect(true);
  for (let n = 1; n <= 3; n++) {
    const answered = once(socket, 'pong');
    connection.probe();
    await answered;
    expect(pings()).toBe(n);
  }
  expect(visitor.readyState).toBe(WebSocket.OPEN);
});

test('who does not answer is cut off', async () => {
  const { connection, visitor } = await connect(false);
  const asked = once(visitor, 'ping');
  connection.probe();
  await asked;
  const cut = once(visitor, 'close');
  connection.probe();
  await cut;
  expect(visitor.readyState).toBe(WebSocket.CLOSED);
});
