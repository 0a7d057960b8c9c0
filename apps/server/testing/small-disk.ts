import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Makes a folder a disk of its own that can be filled, where we may: only root can. */
export const mountDisk = (path: string, size: string): boolean =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'brink', path]).status === 0;

export const unmountDisk = (path: string): void => void execFileSync('umount', ['-l', path]);

/** Leaves no room at all; answers with what takes it away again. */
export function fillDisk(path: string): () => void {
  const made: string[] = [];
  for (const size of [2 ** 20, 65_536, 4096, 512]) {
    try {
      for (let n = 0; ; n++) {
        const file = join(path, `ballast-${size}-${n}`);
        made.push(file);
        writeFileSync(file, Buffer.alloc(size));
      }
    } catch {
      continue;
    }
  }
  return () => {
    for (const file of made) rmSync(file, { force: true });
  };
}
