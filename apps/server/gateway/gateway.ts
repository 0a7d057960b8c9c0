import type { IncomingMessage } from 'node:http';

/** Whoever reads what comes over a connection. */
export interface Receiver {
  /** Without bytes if it was no text. */
  receive(text: Buffer | undefined): void;
  gone(): void;
}

/** A connection to a client. */
export interface Connection {
  receiver: Receiver | undefined;
  send(text: string): void;
  close(code: number, reason: string): void;
}

/** What a process of its own has used up so far. */
export interface Usage {
  readonly cpuSeconds: number;
  readonly residentBytes: number;
}

export const NO_USAGE: Usage = { cpuSeconds: 0, residentBytes: 0 };

/** Holds the sockets of all clients: inside this process, or in one of its own. */
export interface Gateway {
  readonly usage: Usage;
  /** Takes over the socket of a request to open one; nothing if that cannot be. */
  admit(request: IncomingMessage, head: Buffer): Connection | undefined;
  /** Ends once everybody has been told goodbye. */
  close(): Promise<void>;
}

/** How long clients have to answer that they have heard of a shutdown. */
export const FAREWELL_MS = 2000;
