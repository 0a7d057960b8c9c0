import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

export const CONFIG_FILE = fileURLToPath(new URL('../vite.config.mjs', import.meta.url));
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const KEPT = join(ROOT, 'node_modules/.cache/brink-client');
const LEFT_OUT = new Set(['node_modules', 'dist', 'testing']);
/** A build that was broken off is begun anew after so long. */
const PATIENCE_MS = 180_000;
const DAY_MS = 24 * 60 * 60_000;

function addSources(folder: string, add: (path: string) => void): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (LEFT_OUT.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) addSources(path, add);
    else if (!entry.name.endsWith('.test.ts')) add(path);
  }
}

/** Tells one state of the sources from another. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const folder of ['apps/web', 'packages']) {
    addSources(join(ROOT, folder), (path) => hash.update(path).update(readFileSync(path)));
  }
  return hash
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex')
    .slice(0, 16);
}

function dropOld(): void {
  for (const name of readdirSync(KEPT)) {
    const path = join(KEPT, name);
    if (statSync(path).mtimeMs < Date.now() - DAY_MS) rmSync(path, { recursive: true });
  }
}

/** The folder of the client as players get it; built once for all tests that look at it. */
export async function builtClient(): Promise<string> {
  const folder = join(KEPT, fingerprint());
  const done = join(folder, '.built');
  mkdirSync(KEPT, { recursive: true });
  for (let waited = 0; ; waited += 100) {
    if (existsSync(done)) {
      utimesSync(folder, new Date(), new Date());
      return folder;
    }
    try {
      mkdirSync(folder);
      break;
    } catch {
      // Another process builds it at this moment.
      if (waited > PATIENCE_MS) rmSync(folder, { recursive: true, force: true });
      await sleep(100);
    }
  }
  dropOld();
  // Tests run as `test`, which would build the slow client of developers.
  const mode = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await build({
      configFile: CONFIG_FILE,
      logLevel: 'silent',
      build: { outDir: folder, emptyOutDir: false },
    });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  } finally {
    process.env['NODE_ENV'] = mode ?? 'production';
  }
  writeFileSync(done, '');
  return folder;
}
