import { spawnSync } from 'node:child_process';
import type { Staged } from './stage.ts';

/** A tarball that npm has made. */
export interface Packed {
  readonly name: string;
  readonly version: string;
  readonly filename: string;
  /** Bytes of the tarball. */
  readonly size: number;
  /** Bytes of the files in it. */
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string }[];
}

/** Runs npm and answers with what it prints; throws what it complains of. */
export function npm(args: readonly string[], folder: string): string {
  const own = process.env['npm_execpath'];
  const [program, ...before] =
    own && /npm-cli\.[cm]?js$/.test(own) ? [process.execPath, own] : ['npm'];
  const { status, stdout, stderr } = spawnSync(program, [...before, ...args], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm ${args[0]} failed\n${stderr}${stdout}`);
  return stdout;
}

/** Packs the packages into `folder`. */
export function packAll(staged: readonly Staged[], folder: string): Packed[] {
  const folders = staged.map((each) => each.folder);
  return JSON.parse(npm(['pack', '--json', '--ignore-scripts', ...folders], folder));
}
