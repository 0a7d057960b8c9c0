import { lookup, type LookupAddress } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP } from 'node:net';

/** Addresses that are not on the open net: nobody's web-hook may reach into the network of the server. */
const INSIDE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  INSIDE.addSubnet(net, bits, 'ipv4');
}
for (const [net, bits] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  INSIDE.addSubnet(net, bits, 'ipv6');
}

export const isInside = (address: string): boolean =>
  INSIDE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

export class OutsideError extends Error {
  /** The answer of the other side; 0 if there was none. */
  readonly status: number;

  constructor(message: string, status = 0) {
    super(message);
    this.status = status;
  }
}

/** For everything together, so that an answer that comes byte by byte is none. */
const DEADLINE_MS = 10_000;

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** Looks a name up, and refuses what lies inside: the address that is checked is the one used. */
function lookupOutside(host: string, options: object, found: Found): void {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return found(error, '');
    const inside = addresses.find(({ address }) => isInside(address));
    if (inside) return found(new OutsideError(`${host} is not on the open net`), '');
    const wantsAll = (options as { all?: boolean }).all === true;
    return wantsAll
      ? found(null, addresses)
      : found(null, addresses[0].address, addresses[0].family);
  });
}

export interface Delivery {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

export interface Manner {
  readonly mayStayInside: boolean;
  readonly deadlineMs?: number;
  /** Breaks it off. */
  readonly signal?: AbortSignal;
}

/** Gives up what takes too long, or what nobody waits for any more. */
export async function inTime<T>(
  work: (signal: AbortSignal) => Promise<T>,
  { deadlineMs = DEADLINE_MS, signal }: Omit<Manner, 'mayStayInside'>,
): Promise<T> {
  const ending = new AbortController();
  const end = (): void => ending.abort(new OutsideError('no answer'));
  const timer = setTimeout(end, deadlineMs);
  signal?.addEventListener('abort', end);
  try {
    if (signal?.aborted) end();
    const ended = new Promise<never>((_resolve, reject) => {
      ending.signal.addEventListener('abort', () => reject(ending.signal.reason as Error));
    });
    return await Promise.race([work(ending.signal), ended]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}

/** Sends something to an address a user has given; redirections are not followed. */
export function postOutside(
  { url, headers, body }: Delivery,
  { mayStayInside, ...limits }: Manner,
): Promise<void> {
  const target = new URL(url);
  const isPlain = target.protocol === 'http:';
  if (!mayStayInside) {
    if (target.protocol !== 'https:') return refuse('only https addresses are written to');
    const host = target.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) !== 0 && isInside(host)) return refuse(`${host} is not on the open net`);
  }
  const send = isPlain ? httpRequest : httpsRequest;
  const post = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const request = send(
        target,
        {
          method: 'POST',
          headers: { ...headers, 'content-length': Buffer.byteLength(body) },
          signal,
          ...(!mayStayInside && { lookup: lookupOutside as never }),
        },
        (answer) => {
          // Nobody reads what else he says, however long it is.
          answer.destroy();
          const status = answer.statusCode ?? 0;
          if (status >= 200 && status < 300) resolve();
          else reject(new OutsideError(`answered with ${status}`, status));
        },
      );
      request.on('error', reject);
      request.end(body);
    });
  return inTime(post, limits);
}

const refuse = (why: string): Promise<never> => Promise.reject(new OutsideError(why));
