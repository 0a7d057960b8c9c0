import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { Inbox, KIND, Outbox } from './ipc.ts';
import { FAREWELL_MS, NO_USAGE, type Connection, type Gateway, type Usage } from './gateway.ts';
import { RemoteConnection } from './remote-connection.ts';
import { HANDSHAKE, SERVER_FD, type Handover, type Received } from './messages.ts';

/** The gateway runs a bundle of its own, which lies beside that of the server. */
const isSource = import.meta.url.endsWith('.ts');
export const SCRIPT = new URL(isSource ? '../dist/gateway.mjs' : './gateway.mjs', import.meta.url);

interface Running {
  readonly child: ChildProcess;
  readonly ipc: Socket;
  readonly outbox: Outbox;
}

/**
 * The server's side of the gateway: a process that holds the sockets of all clients, so that
 * reading and writing thousands of them takes no time from the games. Sockets are handed over to it
 * once it is known who comes; from then on the two exchange messages, many at a time.
 */
export class GatewayProcess implements Gateway {
  readonly #log: Logger;
  readonly #connections = new Map<number, RemoteConnection>();
  #running: Running | undefined;
  #last = 0;
  #isClosed = false;
  /** What it has used up so far, as it said last. */
  usage: Usage = NO_USAGE;

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Its process, while there is one. */
  get pid(): number | undefined {
    return this.#running?.child.pid;
  }

  /** Takes over the connection of a request to open a socket. */
  admit({ socket, headers }: IncomingMessage, head: Buffer): Connection | undefined {
    if (this.#isClosed) {
      socket.destroy();
      return undefined;
    }
    this.#running ??= this.#start();
    const { child, outbox } = this.#running;
    const number = ++this.#last;
    const connection = new RemoteConnection(number, outbox);
    this.#connections.set(number, connection);
    const early = socket.read() as Buffer | null;
    const handover: Handover = {
      connection: number,
      headers: Object.fromEntries(HANDSHAKE.map((name) => [name, headers[name]])),
      head: Buffer.concat([head, early ?? Buffer.alloc(0)]).toString('base64'),
    };
    // Else the HTTP server, when it closes, asks the gateway for leave, and for ever if that has died.
    Object.assign(socket, { server: undefined });
    child.send(handover, socket, (error) => {
      socket.destroy();
      if (error) this.#end(number);
    });
    return connection;
  }

  #start(): Running {
    const child = fork(SCRIPT, { stdio: ['ignore', 'inherit', 'inherit', 'pipe', 'ipc'] });
    const ipc = child.stdio[SERVER_FD] as Socket;
    // Whoever is not heard asks for nothing more, and what is on its way becomes less.
    const outbox = new Outbox(ipc, (isFull) => void (isFull ? ipc.pause() : ipc.resume()));
    const inbox = new Inbox((kind, connection, body) => this.#read(kind, connection, body));
    ipc.on('data', (chunk: Buffer) => inbox.read(chunk));
    ipc.on('error', (error) => this.#log.warn({ err: error }, 'the gateway does not read'));
    child.on('message', ({ received }: Received) => this.#connections.get(received)?.received());
    child.on('error', (error) => {
      this.#log.error({ err: error }, 'the gateway failed');
      // One that could not even begin does not end either.
      if (child.pid === undefined) this.#lose();
    });
    child.on('exit', (code, signal) => {
      if (!this.#isClosed) this.#log.error({ code, signal }, 'the gateway is gone');
      this.#lose();
    });
    return { child, ipc, outbox };
  }

  /** The next client finds another gateway. */
  #lose(): void {
    this.#running = undefined;
    for (const number of this.#connections.keys()) this.#end(number);
  }

  #read(kind: number, number: number, body: Buffer): void {
    if (kind === KIND.usage) {
      this.usage = { cpuSeconds: body.readDoubleLE(0), residentBytes: body.readDoubleLE(8) };
    } else if (kind === KIND.gone) this.#end(number);
    else this.#connections.get(number)?.receiver?.receive(kind === KIND.text ? body : undefined);
  }

  #end(number: number): void {
    const connection = this.#connections.get(number);
    this.#connections.delete(number);
    connection?.end();
  }

  /** Once everybody has been told goodbye. */
  async close(): Promise<void> {
    this.#isClosed = true;
    if (!this.#running) return;
    const { child, ipc } = this.#running;
    const gone = once(child, 'exit');
    for (const giveUp = Date.now() + FAREWELL_MS; Date.now() < giveUp; await sleep(10)) {
      if (this.#connections.size === 0) break;
    }
    ipc.destroy();
    await gone;
  }
}
