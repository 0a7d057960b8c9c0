import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** A line between a browser and a server; what goes over it shares the room. */
export interface Line {
  readonly bytesPerSecond: number;
  readonly roundTripMs: number;
}

/** Of what waits so much is sent at once, so that connections take turns. */
const PIECE = 1460 * 4;

/** A slow way to a server: everything takes it, of the page, its workers and the service worker. */
export async function slowLine(server: string, { bytesPerSecond, roundTripMs }: Line) {
  const { hostname, port } = new URL(server);
  const open = new Set<Socket>();
  let carried = 0;
  /** When the line is free again. */
  let free = 0;
  const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

  /** Sends on what comes, in order: a while on the way, and only so much at a time. */
  async function carry(from: Socket, to: Socket, isDown: boolean): Promise<void> {
    // Before a new connection carries anything it has been there and back once.
    if (!isDown) await wait(roundTripMs);
    for await (const data of from as AsyncIterable<Buffer>) {
      for (let at = 0; at < data.length; at += PIECE) {
        const piece = data.subarray(at, at + PIECE);
        if (isDown) {
          const now = performance.now();
          free = Math.max(free, now) + (1000 * piece.length) / bytesPerSecond;
          carried += piece.length;
          await wait(free - now);
        }
        setTimeout(() => !to.destroyed && to.write(piece), roundTripMs / 2);
      }
    }
    setTimeout(() => to.end(), roundTripMs / 2);
  }

  const proxy = createServer((browser) => {
    const behind = connect(Number(port), hostname);
    for (const socket of [browser, behind]) {
      open.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => open.delete(socket));
    }
    carry(browser, behind, false).catch(() => behind.destroy());
    carry(behind, browser, true).catch(() => browser.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    /** How much came down so far. */
    bytes: (): number => carried,
    close: async (): Promise<void> => {
      for (const socket of open) socket.destroy();
      await new Promise<void>((resolve) => proxy.close(() => resolve()));
    },
  };
}
