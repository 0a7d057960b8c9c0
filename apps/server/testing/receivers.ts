import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net';
import ece from 'http_ece';
import { SMTPServer } from 'smtp-server';
import { WAIT_MS } from './patience.ts';

/** Something that hears from the server: what came, and waiting for more. */
export class Inbox<T> {
  readonly items: T[] = [];
  #waiting: (() => void)[] = [];

  put(item: T): void {
    this.items.push(item);
    for (const wake of this.#waiting.splice(0)) wake();
  }

  async next(fits: (item: T) => boolean): Promise<T> {
    const until = Date.now() + WAIT_MS;
    for (;;) {
      const found = this.items.find(fits);
      if (found !== undefined) return found;
      if (Date.now() > until) throw new Error(`nothing came: ${JSON.stringify(this.items)}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 500);
        this.#waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

export interface Receiver<T> {
  readonly url: string;
  readonly inbox: Inbox<T>;
  /** What it answers with from now on. */
  answer: number;
  close(): Promise<void>;
}

async function listen<T>(read: (body: Buffer, request: IncomingMessage) => T) {
  const inbox = new Inbox<T>();
  const receiver = { url: '', inbox, answer: 201, close: async () => undefined as void };
  const server = createServer(async (request, response) => {
    inbox.put(read(await bodyOf(request), request));
    response.writeHead(receiver.answer).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  receiver.close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return receiver;
}

export const startHook = (): Promise<Receiver<Record<string, unknown>>> =>
  listen((body) => JSON.parse(body.toString('utf8')) as Record<string, unknown>);

/** Begins to answer, and goes on for ever. */
export async function startDrippingHook() {
  const sockets = new Set<Socket>();
  let isAsked = (): void => undefined;
  const asked = new Promise<void>((resolve) => (isAsked = resolve));
  const server = createTcpServer((socket) => {
    sockets.add(socket);
    socket.write('HTTP/1.1 200 OK\r\nx: ');
    const timer = setInterval(() => socket.write('.'), 20);
    socket.on('data', isAsked);
    socket.on('error', () => undefined);
    socket.on('close', () => clearInterval(timer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = (): void => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}/`, asked, close };
}

/** A push service together with the browser behind it, which alone can read what comes. */
export async function startPushService() {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16).toString('base64url');
  const receiver = await listen((body, request) => ({
    authorization: request.headers.authorization ?? '',
    message: JSON.parse(
      ece
        .decrypt(body, { version: 'aes128gcm', privateKey: browser, authSecret: auth })
        .toString('utf8'),
    ) as { text: string; url: string },
  }));
  const target = {
    endpoint: receiver.url,
    keys: { p256dh: browser.getPublicKey('base64url'), auth },
  };
  return { receiver, target };
}

export interface Mail {
  readonly to: string;
  readonly text: string;
}

/** A mail server that keeps what it gets. */
export async function startMailServer() {
  const inbox = new Inbox<Mail>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join(', ');
        inbox.put({ to, text: Buffer.concat(chunks).toString('utf8') });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    inbox,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
