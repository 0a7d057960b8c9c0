import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

export const CONFIG_FILE = fileURLToPath(new URL('../../vite.config.mjs', import.meta.url));
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const KEPT = join(ROOT, 'node_modules/.cache/brink-client');
const LEFT_OUT = new Set(['node_modules', 'dist', 'testing']);
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
    const { mtimeMs = Infinity } = statSync(path, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs < Date.now() - DAY_MS) rmSync(path, { recursive: true, force: true });
  }
}

/**
 * Whether it falls to this process to build: only one does at a time. A builder that was broken
 * off leaves its number behind, and nobody of that number.
 */
function isOurs(lock: string): boolean {
  try {
    writeFileSync(lock, `${process.pid}`, { flag: 'wx' });
    return true;
  } catch {
    try {
      process.kill(Number(readFileSync(lock, 'utf8')), 0);
    } catch {
      rmSync(lock, { force: true });
    }
    return false;
  }
}

/** The folder of the client as players get it; built once for all tests that look at it. */
export async function builtClient(): Promise<string> {
  const folder = join(KEPT, fingerprint());
  const lock = `${folder}.lock`;
  mkdirSync(KEPT, { recursive: true });
  for (;;) {
    if (existsSync(folder)) {
      utimesSync(folder, new Date(), new Date());
      return folder;
    }
    if (isOurs(lock)) break;
    await sleep(100);
  }
  const scratch = `${folder}.${process.pid}`;
  // Tests run as `test`, which would build the slow client of developers.
  const mode = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    dropOld();
    // Another process may have finished it since we looked.
    if (!existsSync(folder)) {
      await build({
        configFile: CONFIG_FILE,
        logLevel: 'silent',
        build: { outDir: scratch, emptyOutDir: true },
      });
      renameSync(scratch, folder);
    }
  } finally {
    process.env['NODE_ENV'] = mode ?? 'production';
    rmSync(scratch, { recursive: true, force: true });
    rmSync(lock, { force: true });
  }
  return folder;
}
