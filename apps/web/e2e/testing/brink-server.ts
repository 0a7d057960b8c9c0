import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtClient } from './built-client.ts';

const BRINK = fileURLToPath(new URL('../../../cli/bin/brink.mjs', import.meta.url));

export interface BrinkServer {
  readonly url: string;
  /** Ends the process; its games stay. */
  stop(): Promise<void>;
  /** Starts it again at the same address. */
  start(): Promise<void>;
  close(): Promise<void>;
}

interface Running {
  readonly child: ChildProcess;
  readonly port: string;
}

async function run(env: Readonly<Record<string, string>>): Promise<Running> {
  const child = spawn(process.execPath, [BRINK, 'serve'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const found = /"port":(\d+)/.exec(output);
      if (found) resolve(found[1]);
    });
    child.once('exit', () => reject(new Error(`the server did not start: ${output}`)));
  });
  return { child, port };
}

/** A server as players have it, on a free port, with games that are thrown away. */
export async function startBrink(
  more: Readonly<Record<string, string>> = {},
): Promise<BrinkServer> {
  const folder = mkdtempSync(join(tmpdir(), 'brink-web-'));
  const env = {
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    WEB_DIR: await builtClient(),
    LOG_LEVEL: 'info',
    LOGINS_PER_MINUTE: '1000',
    ...more,
  };
  let running: Running | undefined = await run({ ...env, PORT: '0' });
  const { port } = running;
  const stop = async (): Promise<void> => {
    const child = running?.child;
    running = undefined;
    if (!child) return;
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill('SIGTERM');
    await ended;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    stop,
    async start() {
      running = await run({ ...env, PORT: port });
    },
    async close() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
