import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { Inbox, KIND, Outbox } from './ipc.ts';
import { Line } from './connection.ts';
import { HANDSHAKE, HOUSE_FD, type Handover, type Received, type Usage } from './messages.ts';

/** The porter runs a bundle of its own, which lies beside that of the server. */
const isSource = import.meta.url.endsWith('.ts');
export const SCRIPT = new URL(isSource ? '../dist/porter.mjs' : './porter.mjs', import.meta.url);

/** How long people have to answer that they have heard of a shutdown. */
const FAREWELL_MS = 2000;

interface Running {
  readonly child: ChildProcess;
  readonly letters: Socket;
  readonly outbox: Outbox;
}

/**
 * The house's side of the porter: a process that holds the sockets of all people, so that reading
 * and writing thousands of them takes no time from the games. Connections are handed over to it
 * once it is known who comes; from then on the two exchange letters, many at a time.
 */
export class Porter {
  readonly #log: Logger;
  readonly #lines = new Map<number, Line>();
  #running: Running | undefined;
  #last = 0;
  #isClosed = false;
  /** What it has used up so far, as it said last. */
  usage: Usage = { cpuSeconds: 0, residentBytes: 0 };

  constructor(log: Logger) {
    this.#log = log;
  }

  /** Its process, while there is one. */
  get pid(): number | undefined {
    return this.#running?.child.pid;
  }

  /** Takes over the connection of a request to open a socket. */
  admit({ socket, headers }: IncomingMessage, head: Buffer): Line | undefined {
    if (this.#isClosed) {
      socket.destroy();
      return undefined;
    }
    this.#running ??= this.#start();
    const { child, outbox } = this.#running;
    const number = ++this.#last;
    const line = new Line(number, outbox);
    this.#lines.set(number, line);
    const early = socket.read() as Buffer | null;
    const handover: Handover = {
      line: number,
      headers: Object.fromEntries(HANDSHAKE.map((name) => [name, headers[name]])),
      head: Buffer.concat([head, early ?? Buffer.alloc(0)]).toString('base64'),
    };
    // Else the HTTP server, when it closes, asks the porter for leave, and for ever if he has died.
    Object.assign(socket, { server: undefined });
    child.send(handover, socket, (error) => {
      socket.destroy();
      if (error) this.#end(number);
    });
    return line;
  }

  #start(): Running {
    const child = fork(SCRIPT, { stdio: ['ignore', 'inherit', 'inherit', 'pipe', 'ipc'] });
    const letters = child.stdio[HOUSE_FD] as Socket;
    const outbox = new Outbox(letters);
    const inbox = new Inbox((kind, line, body) => this.#read(kind, line, body));
    letters.on('data', (chunk: Buffer) => inbox.read(chunk));
    letters.on('error', (error) => this.#log.warn({ err: error }, 'the porter does not read'));
    child.on('message', ({ received }: Received) => this.#lines.get(received)?.received());
    child.on('error', (error) => {
      this.#log.error({ err: error }, 'the porter failed');
      // One that could not even begin does not end either.
      if (child.pid === undefined) this.#lose();
    });
    child.on('exit', (code, signal) => {
      if (!this.#isClosed) this.#log.error({ code, signal }, 'the porter is gone');
      this.#lose();
    });
    return { child, letters, outbox };
  }

  /** The next visitor finds another porter. */
  #lose(): void {
    this.#running = undefined;
    for (const number of this.#lines.keys()) this.#end(number);
  }

  #read(kind: number, number: number, body: Buffer): void {
    if (kind === KIND.usage) {
      this.usage = { cpuSeconds: body.readDoubleLE(0), residentBytes: body.readDoubleLE(8) };
    } else if (kind === KIND.gone) this.#end(number);
    else this.#lines.get(number)?.hearer?.hear(kind === KIND.text ? body : undefined);
  }

  #end(number: number): void {
    const line = this.#lines.get(number);
    this.#lines.delete(number);
    line?.end();
  }

  /** Once everybody has been told goodbye. */
  async close(): Promise<void> {
    this.#isClosed = true;
    if (!this.#running) return;
    const { child, letters } = this.#running;
    const gone = once(child, 'exit');
    for (const giveUp = Date.now() + FAREWELL_MS; Date.now() < giveUp; await sleep(10)) {
      if (this.#lines.size === 0) break;
    }
    letters.destroy();
    await gone;
  }
}
