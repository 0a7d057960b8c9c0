import type { ChildProcess } from 'node:child_process';
import { WebSocket } from 'ws';

/** Where a process started with --inspect and those it has started listen, as they say. */
export function inspectorsOf(child: ChildProcess): ReadonlySet<string> {
  const addresses = new Set<string>();
  let text = '';
  child.stderr!.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
    for (const [, address] of text.matchAll(/Debugger listening on (ws:\S+)\n/g)) {
      addresses.add(address);
    }
  });
  return addresses;
}

/** Bytes a process has in use after its garbage is collected, without what its system keeps. */
export async function liveBytes(address: string): Promise<number> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  let next = 0;
  const ask = (method: string, params: object = {}): Promise<unknown> => {
    const id = next++;
    return new Promise((resolve) => {
      socket.on('message', (data: Buffer) => {
        const answer = JSON.parse(data.toString('utf8')) as { id?: number; result?: unknown };
        if (answer.id === id) resolve(answer.result);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  };
  // Once more for what the first time has set free.
  for (let n = 0; n < 2; n++) await ask('HeapProfiler.collectGarbage');
  const expression = '(({heapUsed, external}) => heapUsed + external)(process.memoryUsage())';
  const found = (await ask('Runtime.evaluate', { expression })) as { result: { value: number } };
  socket.close();
  return found.result.value;
}
