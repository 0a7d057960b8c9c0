import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { Inbox, KIND, Outbox } from './ipc.ts';
import { Prober } from './prober.ts';
import { ClientSocket, newSocketServer } from './client-socket.ts';
import { SERVER_FD, type Handover, type Received } from './messages.ts';

// The gateway: holds the sockets of all clients and carries messages between them and the server.
const server = new Socket({ fd: SERVER_FD });
const outbox = new Outbox(server);
const sockets = newSocketServer();
/** A client that waits for its handshake, until the server no longer reads from its socket. */
interface Pending {
  readonly handover: Handover;
  readonly wire: Socket;
  /** Tells the server if it leaves before. */
  readonly gone: () => void;
}

const pending = new Map<number, Pending>();
const clients = new Map<number, ClientSocket>();
const prober = new Prober<ClientSocket>();
/** Clients that are not read from until the server has read what they said so far. */
const held = new Set<ClientSocket>();

function open(connection: number): void {
  const waiting = pending.get(connection);
  // It has left meanwhile.
  if (!waiting) return;
  pending.delete(connection);
  const { handover, wire, gone } = waiting;
  const request = { method: 'GET', headers: handover.headers } as IncomingMessage;
  sockets.handleUpgrade(request, wire, Buffer.from(handover.head, 'base64'), (socket) => {
    const client = new ClientSocket(socket, wire, (text) => {
      outbox.put(text ? KIND.text : KIND.other, connection, text);
      if (!server.writableNeedDrain) return;
      client.pause();
      held.add(client);
    });
    clients.set(connection, client);
    prober.add(client);
    // From now on the last message comes before the end.
    wire.off('close', gone);
    socket.on('close', () => {
      clients.delete(connection);
      prober.delete(client);
      held.delete(client);
      gone();
    });
  });
}

function close(connection: number, body: Buffer): void {
  clients.get(connection)?.close(body.readUInt16BE(), body.toString('utf8', 2));
  // Nobody wants to hear of a client that was not let in.
  pending.get(connection)?.wire.destroy();
}

const inbox = new Inbox((kind, connection, body) => {
  if (kind === KIND.frame) clients.get(connection)?.pass(body);
  else if (kind === KIND.open) open(connection);
  else close(connection, body);
});
server.on('data', (chunk: Buffer) => inbox.read(chunk));
server.on('drain', () => {
  for (const client of held) client.resume();
  held.clear();
});
// Whatever ends the server ends its gateway, and nothing else does: the server says goodbye first.
server.on('error', () => process.exit(0));
server.on('close', () => process.exit(0));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);

process.on('message', (handover: Handover, wire: Socket | undefined) => {
  const { connection } = handover;
  if (!wire) {
    outbox.put(KIND.gone, connection);
    return;
  }
  const gone = (): void => {
    pending.delete(connection);
    outbox.put(KIND.gone, connection);
  };
  wire.on('error', () => wire.destroy());
  wire.on('close', gone);
  pending.set(connection, { handover, wire, gone });
  const answer: Received = { received: connection };
  process.send!(answer);
});

setInterval(() => {
  prober.tick();
  const { user, system } = process.cpuUsage();
  const usage = Buffer.alloc(16);
  usage.writeDoubleLE((user + system) / 1e6, 0);
  usage.writeDoubleLE(process.memoryUsage.rss(), 8);
  outbox.put(KIND.usage, 0, usage);
}, 1000);
