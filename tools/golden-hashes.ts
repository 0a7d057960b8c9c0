/** The hashes of all golden games: what is listed here never changes. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const folder = join(root, 'goldens');
const list = join(folder, 'hashes.json');

export type Hashes = Readonly<Record<string, string>>;

export const listedHashes = (): Hashes => JSON.parse(readFileSync(list, 'utf8')) as Hashes;

/** What lies in goldens/ now, by its place. */
export function presentHashes(): Hashes {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file !== 'hashes.json' && /\.(json|txt)$/.test(file))
    .toSorted();
  const hashOf = (file: string): string =>
    createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
  return Object.fromEntries(files.map((file) => [file, hashOf(file)]));
}

/** Lists files that are new; those that are listed keep their hash. */
export function addHashes(): number {
  const listed = listedHashes();
  const present = presentHashes();
  const all = { ...present, ...listed };
  const sorted = Object.fromEntries(
    Object.keys(all)
      .toSorted()
      .map((file) => [file, all[file]]),
  );
  writeFileSync(list, `${JSON.stringify(sorted, undefined, 1)}\n`);
  return Object.keys(all).length - Object.keys(listed).length;
}
