import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Random } from '@brink/kernel';
import { ClientMessage, MAX_FRAME_BYTES } from '@brink/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startOwnServer, type OwnServer } from '../testing/own-server.ts';
import { Player, newGame, newGuest } from '../testing/player.ts';

/** The full measure by `BRINK_WIRE_FRAMES=100000 npx vitest run apps/server/http/wire-fuzz`. */
const FRAMES = Number(process.env['BRINK_WIRE_FRAMES'] ?? 2000);
const BATCH = 50;
const EVERY = 10_000;

let server: OwnServer;
let url: string;
beforeAll(async () => {
  server = await startOwnServer({ MESSAGES_PER_SECOND: '1000000' });
  ({ url } = server);
});
afterAll(() => server.close());

const random = new Random(1962);
const below = (n: number): number => random.below(n);
const oneOf = <T>(list: readonly T[]): T => list[below(list.length)];

const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  2 ** 53,
  '',
  '\u0000',
  '‮',
  'constructor',
  [],
  [[[]]],
  {},
  { toString: 1 },
  'A'.repeat(16),
];

function wellFormed(game: string): Record<string, unknown> {
  const type = oneOf(ClientMessage.options).shape.type.value;
  return {
    type,
    re: below(1000),
    game: oneOf([game, game, 'A'.repeat(16), '..%2f..%2f..%2f..']),
    decision: below(40),
    choice: below(256),
    ...(below(3) === 0 && { seat: below(4) }),
    ...(below(3) === 0 && { since: below(40) }),
    ...(type.startsWith('answer') && { accept: below(2) === 1 }),
    ...(type === 'chat' && { text: 'x' }),
    ...(type === 'hello' && { protocol: 1 }),
  };
}

/** A message whose fields fit its type. */
function exact(game: string): object {
  const message = wellFormed(game);
  const option = ClientMessage.options.find(({ shape }) => shape.type.value === message['type'])!;
  const fields = Object.keys(option.shape);
  return Object.fromEntries(Object.entries(message).filter(([name]) => fields.includes(name)));
}

function spoilt(game: string): string | Buffer {
  const message = exact(game) as Record<string, unknown>;
  const text = JSON.stringify(message);
  switch (below(8)) {
    case 0:
      return text.slice(0, below(text.length));
    case 1: {
      const bytes = Buffer.from(text);
      bytes[below(bytes.length)] ^= 1 << below(8);
      return bytes.toString('latin1');
    }
    case 2:
      return Buffer.from(text);
    case 3:
      return JSON.stringify({ ...message, [oneOf(Object.keys(message))]: oneOf(ODD) });
    case 4:
      return `{"__proto__":{"type":"resign"},${text.slice(1)}`;
    case 5:
      return '['.repeat(below(8000));
    case 6:
      return JSON.stringify({ ...message, extra: oneOf(ODD) });
    default:
      return JSON.stringify(oneOf(ODD));
  }
}

/** The memory in use once everything that can be has been given back. */
function heapMb(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return Math.round(process.memoryUsage().heapUsed / 2 ** 20);
}

/** The memory of the process that holds the sockets, as it said within the last second. */
async function gatewayMb(): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const bytes = /^brink_gateway_resident_memory_bytes (\d+)$/m.exec(metrics)?.[1];
  return Math.round(Number(bytes) / 2 ** 20);
}

/** The second half needs hardly more than the first: nothing is piled up. */
function expectFlat(megabytes: readonly number[], margin: number): void {
  const half = megabytes.length >> 1;
  const before = Math.max(...megabytes.slice(0, half));
  expect(Math.max(...megabytes.slice(half))).toBeLessThan(before + margin);
}

/** What a player may say without changing anything by it: nonsense, or nothing but questions. */
function isHarmless(frame: string | Buffer): boolean {
  if (typeof frame !== 'string') return true;
  let given: unknown;
  try {
    given = JSON.parse(frame);
  } catch {
    return true;
  }
  const parsed = ClientMessage.safeParse(given);
  return !parsed.success || ['ping', 'subscribe', 'unsubscribe'].includes(parsed.data.type);
}

it(
  'frames of all kinds crash nothing and change nothing',
  async () => {
    const cookies = [await newGuest(url, 'Ann'), await newGuest(url, 'Ben')] as const;
    const game = await newGame(url, cookies);
    const eve = await newGuest(url, 'Eve');
    const senders = [undefined, eve, ...cookies];
    const pages: (Player | undefined)[] = [];
    const page = async (index: number): Promise<Player> => {
      let open = pages[index];
      if (!open) {
        open = await Player.connect(url, senders[index]);
        await open.request({ type: 'subscribe', game });
        pages[index] = open;
      }
      return open;
    };

    // Some real play, whose frames are then sent again in any order.
    const past: string[] = [];
    for (let n = 0; n < 20; n++) {
      const players = [await page(2), await page(3)];
      const mover = players.find(({ choices }) => choices.length > 0)!;
      const { decision } = mover.standing!;
      const choice = oneOf(mover.choices);
      const frame = { type: 'choose', game, decision, choice } as const;
      past.push(JSON.stringify({ ...frame, re: 5 }));
      await mover.request(frame);
      await Promise.all(players.map((each) => each.until(({ seq }) => seq >= mover.seq)));
    }
    const before = await server.rooms.storage.journal(game, -1);
    const { view } = await page(2);

    const frameFor = (index: number): string | Buffer => {
      const kind = below(100);
      if (kind === 0) return JSON.stringify({ type: 'ping', pad: 'x'.repeat(MAX_FRAME_BYTES) });
      if (kind < 25) return oneOf(past);
      if (kind < 50 && index < 2) return JSON.stringify(exact(game));
      for (;;) {
        const frame = spoilt(game);
        if (index < 2 || isHarmless(frame)) return frame;
      }
    };
    const heap: number[] = [];
    const gateway: number[] = [];
    for (let sent = 0; sent < FRAMES; sent += BATCH) {
      const index = below(senders.length);
      const player = await page(index);
      for (let n = 0; n < BATCH; n++) {
        try {
          player.send(frameFor(index));
        } catch {
          break;
        }
      }
      // Somebody who sent too much is cut off; whoever is still there is answered.
      const pong = player.request({ type: 'ping' }).catch(() => undefined);
      const isThere = await Promise.race([pong, player.closed.then(() => undefined)]);
      if (!isThere) {
        player.leave();
        pages[index] = undefined;
      }
      player.frames.length = 0;
      player.messages.length = 0;
      if (sent % EVERY > 0) continue;
      heap.push(heapMb());
      gateway.push(await gatewayMb());
    }

    expect(await server.rooms.storage.journal(game, -1)).toEqual(before);
    for (const each of pages) each?.leave();
    const again = await Player.connect(url, cookies[0]);
    expect(await again.request({ type: 'subscribe', game })).toMatchObject({ type: 'state', view });
    again.leave();
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    const metrics = await (await fetch(`${url}/metrics`)).text();
    expect(metrics).not.toContain('code="internal"');
    if (heap.length < 4) return;
    console.log(`MB every ${EVERY} frames: heap ${heap.join(' ')}, gateway ${gateway.join(' ')}`);
    expectFlat(heap, 10);
    expectFlat(gateway, 20);
  },
  Math.max(60_000, FRAMES * 10),
);
