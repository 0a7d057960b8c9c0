import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ClientSocket, newSocketServer } from './client-socket.ts';
import { FAREWELL_MS, NO_USAGE, type Connection, type Gateway, type Receiver } from './gateway.ts';
import { Prober } from './prober.ts';

/** A connection to a client whose socket is here. */
class InlineConnection implements Connection {
  receiver: Receiver | undefined;
  socket!: ClientSocket;

  send(text: string): void {
    this.socket.send(text);
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }
}

/** The gateway inside the process that has the games: the plain way. */
export class InlineGateway implements Gateway {
  readonly usage = NO_USAGE;
  readonly #server = newSocketServer();
  readonly #sockets = new Set<ClientSocket>();
  readonly #prober = new Prober<ClientSocket>();
  readonly #ticker = setInterval(() => this.#prober.tick(), 1000).unref();
  #isClosed = false;

  admit(request: IncomingMessage, head: Buffer): Connection | undefined {
    const { socket: wire } = request;
    if (this.#isClosed) {
      wire.destroy();
      return undefined;
    }
    let connection: InlineConnection | undefined;
    // Answers at once; a handshake that is no good is refused, and nothing comes of it.
    this.#server.handleUpgrade(request, wire, head, (socket) => {
      const opened = new InlineConnection();
      const client = new ClientSocket(socket, wire, (text) => opened.receiver?.receive(text));
      opened.socket = client;
      this.#sockets.add(client);
      this.#prober.add(client);
      socket.on('close', () => {
        this.#sockets.delete(client);
        this.#prober.delete(client);
        opened.receiver?.gone();
      });
      connection = opened;
    });
    return connection;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const giveUp = Date.now() + FAREWELL_MS; Date.now() < giveUp; await sleep(10)) {
      if (this.#sockets.size === 0) break;
    }
    clearInterval(this.#ticker);
    for (const socket of this.#sockets) socket.terminate();
  }
}
