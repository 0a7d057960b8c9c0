import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { Random } from '@brink/kernel';

/** Leads each connection to a process that answers, in turn; and can cut them, as a bad network does. */
export class Balancer {
  readonly #ports: () => readonly number[];
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #next = 0;

  private constructor(ports: () => readonly number[]) {
    this.#ports = ports;
    this.#server = createServer((client) => this.#lead(client));
  }

  static open(ports: () => readonly number[]): Promise<Balancer> {
    const balancer = new Balancer(ports);
    return new Promise((resolve) =>
      balancer.#server.listen(0, '127.0.0.1', () => resolve(balancer)),
    );
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  #lead(client: Socket): void {
    const ports = this.#ports();
    const first = this.#next++;
    this.#sockets.add(client);
    client.on('error', () => client.destroy());
    client.on('close', () => this.#sockets.delete(client));
    const attempt = (n: number): void => {
      if (n >= ports.length || client.destroyed) return void client.destroy();
      const upstream = connect(ports[(first + n) % ports.length], '127.0.0.1');
      upstream.once('error', () => attempt(n + 1));
      upstream.once('connect', () => {
        upstream.removeAllListeners('error');
        upstream.on('error', () => upstream.destroy());
        client.on('close', () => upstream.destroy());
        upstream.on('close', () => client.destroy());
        client.pipe(upstream).pipe(client);
      });
    };
    attempt(0);
  }

  /** Cuts about half of the connections, in the middle of whatever they carry. */
  cut(random: Random): void {
    for (const socket of this.#sockets) if (random.below(2) === 0) socket.destroy();
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }
}
