import { expect, test } from 'vitest';
import { flashpointIn } from './flashpoint.ts';

const entry = (code: string, ...args: number[]) => ({ code, args });
const shown = entry('flashpoint', 5, 12);
const defcon = entry('defcon', 3);
const coup = entry('coup', 1, 5, 4, 3);
const play = entry('play', 0, 7, 1);

test('the card of a flashpoint is told with what follows from it', () => {
  expect(flashpointIn([play, shown, defcon, coup])).toEqual([shown, defcon]);
  expect(flashpointIn([play, shown, entry('underPile', 12), coup, play])).toEqual([
    shown,
    entry('underPile', 12),
  ]);
  expect(flashpointIn([play, shown, coup])).toEqual([shown]);
});

test('two cards later, in the next turn or without a flashpoint nothing is told', () => {
  expect(flashpointIn([play, shown, defcon, coup, play, coup, play])).toEqual([]);
  expect(flashpointIn([shown, defcon, entry('turn', 2)])).toEqual([]);
  expect(flashpointIn([play, coup, defcon])).toEqual([]);
});
