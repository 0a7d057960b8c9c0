import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BRINK = fileURLToPath(new URL('../../cli/bin/brink.mjs', import.meta.url));

export interface BrinkServer {
  readonly url: string;
  close(): Promise<void>;
}

/** A server as players have it, on a free port, with games that are thrown away. */
export async function startBrink(): Promise<BrinkServer> {
  const folder = mkdtempSync(join(tmpdir(), 'brink-web-'));
  const child = spawn(process.execPath, [BRINK, 'serve'], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let output = '';
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const found = /"port":(\d+)/.exec(output);
      if (found) resolve(found[1]);
    });
    child.once('exit', () => reject(new Error(`the server did not start: ${output}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
