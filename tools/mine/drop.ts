/**
 * Takes puzzles out of the library: `npm run mine:drop -- ts-46 volk-3`, those that a later look does
 * not agree with, or that read doubtful. Their numbers are not given again.
 */
import { loadAllPuzzles } from '@brink/library/puzzles/index';
import { readLibrary, without, writeLibrary } from './library.ts';

const wanted = new Set(process.argv.slice(2));
const found = (await loadAllPuzzles()).filter(({ id }) => wanted.has(id));
for (const game of new Set(found.map((puzzle) => puzzle.game))) {
  const numbers = found.flatMap((each) =>
    each.kind === 'odds' && each.game === game ? [each.number] : [],
  );
  writeLibrary(game, without(readLibrary(game), new Set(numbers)));
  console.log(`${game}: ${numbers.length} taken out`);
}
