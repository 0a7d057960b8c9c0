import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { WebSocketServer } from 'ws';
import { MAX_FRAME_BYTES } from '@brink/protocol';
import { Inbox, KIND, Outbox } from './ipc.ts';
import { Prober } from './prober.ts';
import { Visitor } from './client-socket.ts';
import { HOUSE_FD, type Handover, type Received } from './messages.ts';

// The porter: holds the sockets of all people and carries letters between them and the house.
const house = new Socket({ fd: HOUSE_FD });
const outbox = new Outbox(house);
const sockets = new WebSocketServer({
  noServer: true,
  maxPayload: MAX_FRAME_BYTES,
  perMessageDeflate: false,
});
/** Somebody who waits for his handshake, until the house no longer reads from his connection. */
interface Coming {
  readonly handover: Handover;
  readonly wire: Socket;
  /** Tells the house if he leaves before. */
  readonly gone: () => void;
}

const coming = new Map<number, Coming>();
const visitors = new Map<number, Visitor>();
const prober = new Prober<Visitor>();
/** Who is not listened to until the house has read what was said so far. */
const held = new Set<Visitor>();

function open(line: number): void {
  const visit = coming.get(line);
  // He has left meanwhile.
  if (!visit) return;
  coming.delete(line);
  const { handover, wire, gone } = visit;
  const request = { method: 'GET', headers: handover.headers } as IncomingMessage;
  sockets.handleUpgrade(request, wire, Buffer.from(handover.head, 'base64'), (socket) => {
    const visitor = new Visitor(socket, wire, (text) => {
      outbox.put(text ? KIND.text : KIND.other, line, text);
      if (!house.writableNeedDrain) return;
      visitor.pause();
      held.add(visitor);
    });
    visitors.set(line, visitor);
    prober.add(visitor);
    // From now on the last message comes before the end.
    wire.off('close', gone);
    socket.on('close', () => {
      visitors.delete(line);
      prober.delete(visitor);
      held.delete(visitor);
      gone();
    });
  });
}

function close(line: number, body: Buffer): void {
  visitors.get(line)?.close(body.readUInt16BE(), body.toString('utf8', 2));
  // Of somebody who was not let in nobody wants to hear.
  coming.get(line)?.wire.destroy();
}

const inbox = new Inbox((kind, line, body) => {
  if (kind === KIND.frame) visitors.get(line)?.pass(body);
  else if (kind === KIND.open) open(line);
  else close(line, body);
});
house.on('data', (chunk: Buffer) => inbox.read(chunk));
house.on('drain', () => {
  for (const visitor of held) visitor.resume();
  held.clear();
});
// Whatever ends the house ends its porter, and nothing else does: the house says goodbye first.
house.on('error', () => process.exit(0));
house.on('close', () => process.exit(0));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);

process.on('message', (handover: Handover, wire: Socket | undefined) => {
  const { line } = handover;
  if (!wire) {
    outbox.put(KIND.gone, line);
    return;
  }
  const gone = (): void => {
    coming.delete(line);
    outbox.put(KIND.gone, line);
  };
  wire.on('error', () => wire.destroy());
  wire.on('close', gone);
  coming.set(line, { handover, wire, gone });
  const answer: Received = { received: line };
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
