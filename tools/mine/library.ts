import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mined, MinedFile } from '@brink/library/puzzles/mined/mined';
import { root } from '../root.mjs';

const pathOf = (game: string): string => join(root, `packages/library/puzzles/mined/${game}.ts`);

/** Choices of a game as the data files keep them. */
export const encode = (choices: readonly number[]): string =>
  Buffer.from(choices).toString('base64');

/** The puzzles of a game as the library has them. */
export function readLibrary(game: string): MinedFile {
  const text = readFileSync(pathOf(game), 'utf8');
  return JSON.parse(text.slice(text.indexOf("'") + 1, text.lastIndexOf("'"))) as MinedFile;
}

export function writeLibrary(game: string, file: MinedFile): void {
  writeFileSync(
    pathOf(game),
    `/** Written by \`npm run mine:write\`: docs/how-to/mine-puzzles.md. */\nexport default '${JSON.stringify(file)}';\n`,
  );
}

/** Without some puzzles, and without what of the games only they needed. */
export function without(file: MinedFile, numbers: ReadonlySet<number>): MinedFile {
  const kept = file.puzzles.filter(({ number }) => !numbers.has(number));
  const places = [...new Set(kept.map(({ from }) => from))];
  const games = places.map((place) => {
    const last = Math.max(...kept.map(({ from, at }) => (from === place ? at : 0)));
    return encode([...Buffer.from(file.games[place], 'base64')].slice(0, last));
  });
  const puzzles = kept.map((each): Mined =>
    Object.assign(each, { from: places.indexOf(each.from) }),
  );
  return { ...file, games, puzzles };
}
