import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WAIT_MS } from './patience.ts';

const BRINK = fileURLToPath(new URL('../../cli/bin/brink.mjs', import.meta.url));
const BUNDLE = fileURLToPath(new URL('../dist/server.mjs', import.meta.url));
let isBuilt = false;

/** The command line builds what is behind the sources. */
export function buildOnce(): void {
  if (!isBuilt) execFileSync(process.execPath, [BRINK, 'version']);
  isBuilt = true;
}

export interface ServerProcess {
  readonly url: string;
  /** As if the power had failed. */
  kill(): Promise<void>;
  /** As an administrator would; fails if it does not end well. */
  stop(): Promise<void>;
  signal(name: NodeJS.Signals): void;
}

export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

function launch(env: Readonly<Record<string, string>>, bundle = BUNDLE) {
  buildOnce();
  const child = spawn(process.execPath, [bundle], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      MESSAGES_PER_SECOND: '100000',
      SOCKETS_PER_USER: '100000',
      SOCKETS_PER_ADDRESS: '100000',
      WORK_PER_USER: '1000000',
      WORK_PER_ADDRESS: '1000000',
      GUESTS_PER_MINUTE: '100000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = new Promise<Ended>((resolve) =>
    child.on('exit', (code) => resolve({ code, output })),
  );
  return { child, ended, output: () => output };
}

/** Starts the server as it is shipped, or another bundle of it, and waits until it serves. */
export async function startProcess(
  env: Readonly<Record<string, string>>,
  bundle?: string,
): Promise<ServerProcess> {
  const { child, ended, output } = launch(env, bundle);
  const port = new Promise<string>((resolve) => {
    child.stdout.on('data', () => {
      const found = /"port":(\d+)/.exec(output());
      if (found) resolve(found[1]);
    });
  });
  const first = await Promise.race([port, ended]);
  if (typeof first !== 'string') throw new Error(`the server ended: ${first.output}`);
  return {
    url: `http://127.0.0.1:${first}`,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    signal: (name) => void child.kill(name),
    async stop() {
      child.kill('SIGTERM');
      const end = await ended;
      if (end.code !== 0) throw new Error(`ended with ${end.code}: ${end.output.slice(-2000)}`);
    },
  };
}

/** Starts a server that is expected to give up; one that does not is ended. */
export async function runToEnd(env: Readonly<Record<string, string>>): Promise<Ended> {
  const { child, ended } = launch(env);
  const timer = setTimeout(() => child.kill('SIGKILL'), WAIT_MS);
  const end = await ended;
  clearTimeout(timer);
  return end;
}

export interface Folder {
  readonly path: string;
  remove(): void;
}

export function newFolder(): Folder {
  const path = mkdtempSync(join(tmpdir(), 'brink-test-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
