import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A fenced block: "```ts packages/duel/state.ts". */
export interface Block {
  readonly language: string;
  readonly file: string | undefined;
  readonly text: string;
}

export const blocksOf = (page: string): Block[] =>
  [...page.matchAll(/^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm)].map(([, language, file, text]) => ({
    language,
    file,
    text,
  }));

/** The lines of a change that stand in the file before it, or after it. */
const side = (change: string, sign: '-' | '+'): string =>
  change
    .split('\n')
    .filter((line) => line[0] === ' ' || line[0] === sign)
    .map((line) => line.slice(1))
    .join('\n');

/** Changes a file as a reader would who looks for the lines that are there. */
export function changed(text: string, change: string): string {
  const [before, after] = [side(change, '-'), side(change, '+')];
  const places = text.split(before).length - 1;
  if (places !== 1) throw new Error(`${places} places read:\n${before}`);
  return text.replace(before, () => after);
}

/** Writes the files of a page into a copy of the repository, and makes its changes. */
export function carryOut(blocks: readonly Block[], home: string): void {
  for (const { language, file, text } of blocks) {
    if (file === undefined) continue;
    const path = join(home, file);
    mkdirSync(dirname(path), { recursive: true });
    if (language === 'diff') writeFileSync(path, changed(readFileSync(path, 'utf8'), text));
    else if (existsSync(path)) throw new Error(`${file} is there already`);
    else writeFileSync(path, text);
  }
}

const LEFT_OUT = new Set(['node_modules', 'dist', 'build', '.git', 'goldens', 'images']);

/** A copy of the sources. What is compiled comes along, so that only what is new is checked. */
export function copyRepository(from: string, home: string): void {
  cpSync(from, home, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !LEFT_OUT.has(basename(path)),
  });
  const types = join(from, 'build/types');
  if (existsSync(types)) {
    cpSync(types, join(home, 'build/types'), { recursive: true, preserveTimestamps: true });
  }
}

/** What `npm install` does when nothing but packages of ours is new: links them. */
export function linkPackages(from: string, home: string): void {
  for (const at of ['', 'apps/server', 'tools/docs']) {
    const modules = join(from, at, 'node_modules');
    if (!existsSync(modules)) continue;
    mkdirSync(join(home, at, 'node_modules'));
    for (const name of readdirSync(modules).filter((each) => each !== '@brink')) {
      symlinkSync(join(modules, name), join(home, at, 'node_modules', name));
    }
  }
  mkdirSync(join(home, 'node_modules/@brink'));
  for (const folder of ['packages', 'apps']) {
    for (const name of readdirSync(join(home, folder))) {
      symlinkSync(join(home, folder, name), join(home, 'node_modules/@brink', name));
    }
  }
}
