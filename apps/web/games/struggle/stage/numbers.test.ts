import { expect, test } from 'vitest';
import { numbersOf } from './numbers.ts';

const entry = (code: string, ...args: number[]) => ({ code, args });
const [US, USSR, IRAN] = [0, 1, 20];

test('the game in numbers: coups, wars, dice and points of each side', () => {
  const [us, ussr] = numbersOf([
    entry('turn', 1),
    entry('coupRoll', USSR, IRAN, 5, 0, 3, 4),
    entry('coupRoll', USSR, IRAN, 1, 0, 2, -1),
    entry('warRoll', US, IRAN, 4, -1, 4),
    entry('warRoll', US, IRAN, 6, -1, 4),
    entry('spaceRoll', US, 1, 2, 3),
    entry('vp', USSR, 3, -3),
    entry('vp', US, 2, -1),
    entry('vp', US, 2, 1),
  ]);
  expect(us).toEqual({
    coups: 0,
    coupsWon: 0,
    wars: 2,
    warsWon: 1,
    dice: 3,
    pips: 12,
    points: 4,
  });
  expect(ussr).toEqual({
    coups: 2,
    coupsWon: 1,
    wars: 0,
    warsWon: 0,
    dice: 2,
    pips: 6,
    points: 3,
  });
});
