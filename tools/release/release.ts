/**
 * `npm run release`: builds the packages and publishes them; `npm run release -- --dry-run` shows
 * what would be published and leaves the tarballs in build/release.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../root.mjs';
import { npm, packAll } from './pack.ts';
import { stagePackages } from './stage.ts';

const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
const folder = join(root, 'build/release');
const staged = stagePackages(folder);
const packed = packAll(staged, folder);

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;
const rows = packed.map(({ name, version, files, size, unpackedSize }, i) => [
  `${name}@${version}`,
  `${files.length} files`,
  kilobytes(size),
  `${kilobytes(unpackedSize)} unpacked`,
  staged[i].entries.join(' '),
]);
const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
for (const row of rows)
  console.log(
    row
      .map((cell, i) => cell.padEnd(widths[i]))
      .join('  ')
      .trim(),
  );
const total = packed.reduce((sum, { size }) => sum + size, 0);
console.log(`${packed.length} packages, ${kilobytes(total)}`);

if (!values['dry-run']) {
  const [{ version }] = staged;
  const changes = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  if (!changes.includes(`## [${version}] - `)) {
    console.error(`CHANGELOG.md has no dated section for ${version}.`);
    process.exit(1);
  }
  // Each after those it needs, so that nobody can install half of a release.
  for (const { filename } of packed) console.log(npm(['publish', `./${filename}`], folder));
}
