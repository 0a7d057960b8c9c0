import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { buildOnce, newFolder, startProcess } from '../testing/server-process.ts';
import { Inbox, KIND, Outbox } from './ipc.ts';
import type { Hearer, Line } from './connection.ts';
import { Porter, SCRIPT } from './gateway-process.ts';
import { HOUSE_FD } from './messages.ts';

/** A house of one room, which writes down what it hears. */
class Guest implements Hearer {
  readonly heard: (string | undefined)[] = [];
  isGone = false;
  line!: Line;

  hear(text: Buffer | undefined): void {
    this.heard.push(text?.toString('utf8'));
  }

  gone(): void {
    this.isGone = true;
  }
}

let http: Server;
let porter: Porter;
let port: number;
let guests: Guest[] = [];
/** Done to each line before anything else. */
let greet: (line: Line) => void = () => undefined;

beforeAll(async () => {
  buildOnce();
  porter = new Porter(pino({ enabled: false }));
  http = createServer();
  http.on('upgrade', (request: IncomingMessage, _socket, head: Buffer) => {
    const guest = new Guest();
    guest.line = porter.admit(request, head)!;
    guest.line.hearer = guest;
    guests.push(guest);
    greet(guest.line);
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  ({ port } = http.address() as AddressInfo);
});
beforeEach(() => {
  guests = [];
  greet = () => undefined;
});
afterAll(async () => {
  await porter.close();
  await new Promise((resolve) => http.close(resolve));
});

async function visit(): Promise<[WebSocket, Guest]> {
  const person = new WebSocket(`ws://127.0.0.1:${port}`);
  await once(person, 'open');
  return [person, guests.at(-1)!];
}

test('texts go both ways, in order, whatever their length', async () => {
  const texts = [0, 1, 125, 126, 5_000, 16_000].map((n) => 'я'.repeat(n / 2) + n);
  const [person, guest] = await visit();
  const told: string[] = [];
  person.on('message', (data: Buffer) => told.push(data.toString('utf8')));
  for (const text of texts) {
    person.send(text);
    guest.line.send(text);
  }
  person.send(Buffer.from([1, 2]));
  await expect.poll(() => guest.heard).toEqual([...texts, undefined]);
  await expect.poll(() => told).toEqual(texts);
  person.close();
  await expect.poll(() => guest.isGone).toBe(true);
  // Nobody is there to hear it.
  guest.line.send('too late');
});

test('each hears what is meant for him', async () => {
  const visits = await Promise.all(Array.from({ length: 20 }, visit));
  for (const [n, guest] of guests.entries()) guest.line.send(`to ${n}`);
  const told = await Promise.all(
    visits.map(async ([person]) => {
      const [data] = (await once(person, 'message')) as [Buffer];
      return data.toString('utf8');
    }),
  );
  expect(told.sort()).toEqual(guests.map((_, n) => `to ${n}`).sort());
  for (const [person] of visits) person.terminate();
  await expect.poll(() => guests.every(({ isGone }) => isGone)).toBe(true);
});

test('a line that is closed says why', async () => {
  const [person, guest] = await visit();
  guest.line.close(1008, 'слишком быстро');
  const [code, reason] = (await once(person, 'close')) as [number, Buffer];
  expect([code, reason.toString('utf8')]).toEqual([1008, 'слишком быстро']);
  await expect.poll(() => guest.isGone).toBe(true);
});

test('who is sent away before the handshake gets none', async () => {
  greet = (line) => line.close(1008, 'no');
  const person = new WebSocket(`ws://127.0.0.1:${port}`);
  const [error] = (await once(person, 'error')) as [Error];
  expect(error.message).toBe('socket hang up');
  await expect.poll(() => guests[0].isGone).toBe(true);
});

test('a handshake that lacks its key is refused', async () => {
  const wire = connect(port, '127.0.0.1');
  wire.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  const [answer] = (await once(wire, 'data')) as [Buffer];
  expect(answer.toString('latin1')).toMatch(/^HTTP\/1.1 400 /);
  await expect.poll(() => guests[0].isGone).toBe(true);
});

test('when it dies its lines are gone, and the next visitor finds another', async () => {
  const [person, guest] = await visit();
  const cut = once(person, 'close');
  process.kill(porter.pid!, 'SIGKILL');
  await cut;
  await expect.poll(() => guest.isGone).toBe(true);
  const [next, nextGuest] = await visit();
  next.send('hello');
  await expect.poll(() => nextGuest.heard).toEqual(['hello']);
  next.close();
});

test('who says more than the house reads has to wait', async () => {
  const child = fork(SCRIPT, { stdio: ['ignore', 'inherit', 'inherit', 'pipe', 'ipc'] });
  const letters = child.stdio[HOUSE_FD] as Socket;
  const outbox = new Outbox(letters);
  const door = createServer();
  door.on('upgrade', ({ headers, socket }: IncomingMessage) =>
    child.send({ line: 1, headers, head: '' }, socket),
  );
  child.on('message', () => outbox.put(KIND.open, 1));
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  const person = new WebSocket(`ws://127.0.0.1:${(door.address() as AddressInfo).port}`);
  await once(person, 'open');
  const text = 'x'.repeat(10_000);
  const texts = 5_000;
  for (let n = 0; n < texts; n++) person.send(text);
  // What is neither read nor on its way stays with him: far more than any buffer holds.
  await sleep(300);
  expect(person.bufferedAmount).toBeGreaterThan((texts * text.length) / 2);
  let heard = 0;
  const inbox = new Inbox((kind) => void (heard += Number(kind === KIND.text)));
  letters.on('data', (chunk: Buffer) => inbox.read(chunk));
  await expect.poll(() => heard).toBe(texts);
  person.terminate();
  door.close();
  letters.destroy();
  await once(child, 'exit');
});

test('who leaves before the handshake is told to the house, and an answer to him does no harm', async () => {
  const child = fork(SCRIPT, { stdio: ['ignore', 'inherit', 'inherit', 'pipe', 'ipc'] });
  const letters = child.stdio[HOUSE_FD] as Socket;
  const outbox = new Outbox(letters);
  const gone: number[] = [];
  const inbox = new Inbox((kind, line) => void (kind === KIND.gone && gone.push(line)));
  letters.on('data', (chunk: Buffer) => inbox.read(chunk));
  const door = createServer();
  door.on('upgrade', ({ headers, socket }: IncomingMessage) =>
    child.send({ line: 1, headers, head: '' }, socket),
  );
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  const wire = connect((door.address() as AddressInfo).port, '127.0.0.1');
  wire.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  await once(child, 'message');
  wire.resetAndDestroy();
  await expect.poll(() => gone).toEqual([1]);
  outbox.put(KIND.open, 1);
  outbox.flush();
  letters.end();
  door.close();
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(gone).toEqual([1]);
});

test('it goes even if the house is gone before it has begun', async () => {
  const child = fork(SCRIPT, { stdio: ['ignore', 'inherit', 'inherit', 'pipe', 'ipc'] });
  child.disconnect();
  (child.stdio[HOUSE_FD] as Socket).destroy();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('it goes when the house is killed', async () => {
  const folder = newFolder();
  const server = await startProcess({ DATA_DIR: folder.path });
  const person = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`);
  await once(person, 'open');
  await server.kill();
  // Nobody but the porter holds the socket.
  await expect.poll(() => person.readyState).toBe(WebSocket.CLOSED);
  folder.remove();
});
