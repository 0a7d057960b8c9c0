import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { buildOnce, newFolder, startProcess } from '../testing/server-process.ts';
import { Inbox, KIND, Outbox } from './ipc.ts';
import type { Connection, Gateway, Receiver } from './gateway.ts';
import { GatewayProcess, SCRIPT } from './gateway-process.ts';
import { InlineGateway } from './inline-gateway.ts';
import { SERVER_FD } from './messages.ts';

/** The server's end of a connection, which writes down what it receives. */
class Heard implements Receiver {
  readonly heard: (string | undefined)[] = [];
  isGone = false;
  connection!: Connection;

  receive(text: Buffer | undefined): void {
    this.heard.push(text?.toString('utf8'));
  }

  gone(): void {
    this.isGone = true;
  }
}

let http: Server;
let gateway: GatewayProcess;
let inline: InlineGateway;
/** The one that is given sockets. */
let current: Gateway;
let port: number;
let ends: Heard[] = [];
/** Done to each connection before anything else. */
let greet: (connection: Connection) => void = () => undefined;

beforeAll(async () => {
  buildOnce();
  gateway = new GatewayProcess(pino({ enabled: false }));
  inline = new InlineGateway();
  http = createServer();
  http.on('upgrade', (request: IncomingMessage, _socket, head: Buffer) => {
    const end = new Heard();
    end.connection = current.admit(request, head)!;
    end.connection.receiver = end;
    ends.push(end);
    greet(end.connection);
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  ({ port } = http.address() as AddressInfo);
});
beforeEach(() => {
  current = gateway;
  ends = [];
  greet = () => undefined;
});
afterAll(async () => {
  await gateway.close();
  await inline.close();
  await new Promise((resolve) => http.close(resolve));
});

async function newClient(): Promise<[WebSocket, Heard]> {
  const person = new WebSocket(`ws://127.0.0.1:${port}`);
  await once(person, 'open');
  return [person, ends.at(-1)!];
}

describe.each(['in a process of its own', 'inline'])('%s', (where) => {
  beforeEach(() => {
    current = where === 'inline' ? inline : gateway;
  });

  test('texts go both ways, in order, whatever their length', async () => {
    const texts = [0, 1, 125, 126, 5_000, 16_000].map((n) => 'я'.repeat(n / 2) + n);
    const [person, end] = await newClient();
    const told: string[] = [];
    person.on('message', (data: Buffer) => told.push(data.toString('utf8')));
    for (const text of texts) {
      person.send(text);
      end.connection.send(text);
    }
    person.send(Buffer.from([1, 2]));
    await expect.poll(() => end.heard).toEqual([...texts, undefined]);
    await expect.poll(() => told).toEqual(texts);
    person.close();
    await expect.poll(() => end.isGone).toBe(true);
    // Nobody is there to hear it.
    end.connection.send('too late');
  });

  test('each hears what is meant for him', async () => {
    const opened = await Promise.all(Array.from({ length: 20 }, newClient));
    for (const [n, end] of ends.entries()) end.connection.send(`to ${n}`);
    const told = await Promise.all(
      opened.map(async ([person]) => {
        const [data] = (await once(person, 'message')) as [Buffer];
        return data.toString('utf8');
      }),
    );
    expect(told.sort()).toEqual(ends.map((_, n) => `to ${n}`).sort());
    for (const [person] of opened) person.terminate();
    await expect.poll(() => ends.every(({ isGone }) => isGone)).toBe(true);
  });

  test('a connection that is closed says why', async () => {
    const [person, end] = await newClient();
    end.connection.close(1008, 'слишком быстро');
    const [code, reason] = (await once(person, 'close')) as [number, Buffer];
    expect([code, reason.toString('utf8')]).toEqual([1008, 'слишком быстро']);
    await expect.poll(() => end.isGone).toBe(true);
  });
});

test('who is sent away before the handshake gets none', async () => {
  greet = (connection) => connection.close(1008, 'no');
  const person = new WebSocket(`ws://127.0.0.1:${port}`);
  const [error] = (await once(person, 'error')) as [Error];
  expect(error.message).toBe('socket hang up');
  await expect.poll(() => ends[0].isGone).toBe(true);
});

test('a handshake that lacks its key is refused', async () => {
  const wire = connect(port, '127.0.0.1');
  wire.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  const [answer] = (await once(wire, 'data')) as [Buffer];
  expect(answer.toString('latin1')).toMatch(/^HTTP\/1.1 400 /);
  await expect.poll(() => ends[0].isGone).toBe(true);
});

test('when it dies its connections are gone, and the next client finds another', async () => {
  const [person, end] = await newClient();
  const cut = once(person, 'close');
  process.kill(gateway.pid!, 'SIGKILL');
  await cut;
  await expect.poll(() => end.isGone).toBe(true);
  const [next, nextEnd] = await newClient();
  next.send('hello');
  await expect.poll(() => nextEnd.heard).toEqual(['hello']);
  next.close();
});

test('who says more than the server reads has to wait', async () => {
  const child = fork(SCRIPT, { stdio: ['ignore', 'inherit', 'inherit', 'pipe', 'ipc'] });
  const ipc = child.stdio[SERVER_FD] as Socket;
  const outbox = new Outbox(ipc);
  const upgrades = createServer();
  upgrades.on('upgrade', ({ headers, socket }: IncomingMessage) =>
    child.send({ connection: 1, headers, head: '' }, socket),
  );
  child.on('message', () => outbox.put(KIND.open, 1));
  upgrades.listen(0, '127.0.0.1');
  await once(upgrades, 'listening');
  const person = new WebSocket(`ws://127.0.0.1:${(upgrades.address() as AddressInfo).port}`);
  await once(person, 'open');
  const text = 'x'.repeat(10_000);
  const texts = 5_000;
  for (let n = 0; n < texts; n++) person.send(text);
  // What is neither read nor on its way stays with him: far more than any buffer holds.
  await sleep(300);
  expect(person.bufferedAmount).toBeGreaterThan((texts * text.length) / 2);
  let heard = 0;
  const inbox = new Inbox((kind) => void (heard += Number(kind === KIND.text)));
  ipc.on('data', (chunk: Buffer) => inbox.read(chunk));
  await expect.poll(() => heard).toBe(texts);
  person.terminate();
  upgrades.close();
  ipc.destroy();
  await once(child, 'exit');
});

test('who leaves before the handshake is told to the server, and an answer does no harm', async () => {
  const child = fork(SCRIPT, { stdio: ['ignore', 'inherit', 'inherit', 'pipe', 'ipc'] });
  const ipc = child.stdio[SERVER_FD] as Socket;
  const outbox = new Outbox(ipc);
  const gone: number[] = [];
  const inbox = new Inbox((kind, connection) => void (kind === KIND.gone && gone.push(connection)));
  ipc.on('data', (chunk: Buffer) => inbox.read(chunk));
  const upgrades = createServer();
  upgrades.on('upgrade', ({ headers, socket }: IncomingMessage) =>
    child.send({ connection: 1, headers, head: '' }, socket),
  );
  upgrades.listen(0, '127.0.0.1');
  await once(upgrades, 'listening');
  const wire = connect((upgrades.address() as AddressInfo).port, '127.0.0.1');
  wire.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  await once(child, 'message');
  wire.resetAndDestroy();
  await expect.poll(() => gone).toEqual([1]);
  outbox.put(KIND.open, 1);
  outbox.flush();
  ipc.end();
  upgrades.close();
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(gone).toEqual([1]);
});

test('it goes even if the server is gone before it has begun', async () => {
  const child = fork(SCRIPT, { stdio: ['ignore', 'inherit', 'inherit', 'pipe', 'ipc'] });
  child.disconnect();
  (child.stdio[SERVER_FD] as Socket).destroy();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('it goes when the server is killed', async () => {
  const folder = newFolder();
  const server = await startProcess({ DATA_DIR: folder.path });
  const person = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`);
  await once(person, 'open');
  await server.kill();
  // Nobody but the gateway holds the socket.
  await expect.poll(() => person.readyState).toBe(WebSocket.CLOSED);
  folder.remove();
});
