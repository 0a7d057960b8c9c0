import type { ClientMessage, ServerMessage } from '@brink/protocol';
import { PROTOCOL_VERSION } from '@brink/protocol/version';
import { tellSeed } from './api.ts';

/** Where the server talks by itself. */
export function socketAddress(): URL {
  const address = new URL('/api/socket', location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  return address;
}

/** A line that does not stand yet is closed when it does: browsers complain of anything sooner. */
export function hangUp(socket: WebSocket): void {
  if (socket.readyState !== WebSocket.CONNECTING) return socket.close();
  return socket.addEventListener('open', () => socket.close());
}

/** Tells when anything happens in one of the games. A lost line is told too, and not picked up. */
export function followGames(ids: readonly string[], onNews: () => void): () => void {
  const socket = new WebSocket(socketAddress());
  const waiting = new Set(ids);
  let isClosed = false;
  const send = (message: ClientMessage): void => socket.send(JSON.stringify(message));
  socket.addEventListener('open', () => {
    if (isClosed) return;
    send({ type: 'hello', protocol: PROTOCOL_VERSION });
    for (const game of ids) send({ type: 'subscribe', game });
  });
  socket.addEventListener('message', ({ data }) => {
    if (isClosed) return;
    const message = JSON.parse(data as string) as ServerMessage;
    if (!('game' in message) || message.game === undefined) return;
    if (message.type === 'waiting' && message.mixing) void tellSeed(message.game);
    // The first word about a game only says how it stands.
    const isFirst = waiting.delete(message.game);
    if (!isFirst && message.type !== 'said') onNews();
  });
  return () => {
    if (isClosed) return;
    isClosed = true;
    hangUp(socket);
  };
}
