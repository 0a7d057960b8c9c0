import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UserError } from '../errors.ts';
import { inspectorsOf, liveBytes } from './inspector.ts';
import { serverBundle } from '../server-bundle.ts';

export interface ServerProcess {
  readonly url: string;
  memoryMb(): number;
  /** What is in use after a collection of garbage, if it may be looked into. */
  liveBytes(): Promise<number>;
  stop(): Promise<void>;
}

/** The resident memory of a process and those it has started, where the system tells. */
function residentMb(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const own = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').match(/\d+/g) ?? [];
    return children.reduce((sum, child) => sum + residentMb(Number(child)), own);
  } catch {
    return 0;
  }
}

function portFrom(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout!.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      const port = /"port":(\d+)/.exec(text)?.[1];
      if (port) resolve(Number(port));
    });
    let problem = '';
    child.stderr!.setEncoding('utf8').on('data', (chunk: string) => (problem += chunk));
    child.on('exit', () => reject(new UserError(problem.trim() || 'the server did not start')));
  });
}

/** A server of its own on this machine, with an empty database unless DATABASE_URL names one. */
export async function startServerProcess(isInspected: boolean): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'brink-load-'));
  const flags = isInspected ? ['--inspect=127.0.0.1:0'] : [];
  const child = spawn(process.execPath, [...flags, fileURLToPath(serverBundle())], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      MESSAGES_PER_SECOND: '1000000',
      SOCKETS_PER_USER: '1000000',
      SOCKETS_PER_ADDRESS: '1000000',
      WORK_PER_USER: '1000000',
      WORK_PER_ADDRESS: '1000000',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const inspectors = isInspected ? inspectorsOf(child) : new Set<string>();
  const port = await portFrom(child);
  return {
    url: `http://127.0.0.1:${port}`,
    memoryMb: () => residentMb(child.pid!),
    async liveBytes() {
      let sum = 0;
      for (const inspector of inspectors) sum += await liveBytes(inspector);
      return sum;
    },
    stop: () =>
      new Promise((resolve) => {
        child.on('exit', () => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        child.kill('SIGTERM');
      }),
  };
}
