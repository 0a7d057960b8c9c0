import {
  ALL_SEEING,
  fillMask,
  newMask,
  type Game,
  type GamePackage,
  type Viewer,
} from '@brink/kernel';
import { demand } from './violation.ts';

const mask = newMask();
const maskCells = new Int16Array(mask.buffer);

/** The row of numbers that a viewer gets, and after it the legal mask. */
export function observationOf({ observation }: GamePackage, at: Game, viewer: Viewer): Int16Array {
  const length = observation?.length ?? 0;
  // A cell that is left as it was would tell of whoever had the row before.
  const row = new Int16Array(length + maskCells.length).fill(0x7fff);
  observation?.fill(at, viewer, row);
  fillMask(at, viewer, mask);
  row.set(maskCells, length);
  return row;
}

/** Where a cell lies, for messages. */
function cellName({ observation }: GamePackage, cell: number): string {
  const part = observation?.parts.find(({ at, length }) => cell >= at && cell < at + length);
  return part ? `${part.name}[${cell - part.at}]` : 'the legal mask';
}

/** What a viewer cannot know does not change a bit. */
export function demandSameRow(
  game: GamePackage,
  one: Int16Array,
  two: Int16Array,
  what: string,
): void {
  const cell = one.findIndex((value, i) => value !== two[i]);
  if (cell < 0) return;
  demand(false, 'secret', `${what}: ${cellName(game, cell)} is ${one[cell]} and ${two[cell]}`);
}

/** Every cell is within the range that its part names. */
export function checkObservation(game: GamePackage, at: Game, viewers: readonly Viewer[]): void {
  const { parts = [] } = game.observation ?? {};
  for (const viewer of [...viewers, ALL_SEEING]) {
    const row = observationOf(game, at, viewer);
    for (const { at: first, length, min, max } of parts) {
      for (let cell = first; cell < first + length; cell++) {
        const isWithin = row[cell] >= min && row[cell] <= max;
        demand(isWithin, 'schema', `${cellName(game, cell)} is ${row[cell]}, not ${min} to ${max}`);
      }
    }
  }
}
