import type { IncomingHttpHeaders } from 'node:http';

/** Where the gateway finds the stream of messages. */
export const SERVER_FD = 3;

/** What of a request the handshake needs. */
export const HANDSHAKE = ['upgrade', 'sec-websocket-key', 'sec-websocket-version'] as const;

/** Goes with a connection that is handed over. */
export interface Handover {
  readonly connection: number;
  readonly headers: IncomingHttpHeaders;
  /** Bytes that have come after the request, in base64. */
  readonly head: string;
}

/** The gateway's answer: from now on nobody else reads from the connection. */
export interface Received {
  readonly received: number;
}
