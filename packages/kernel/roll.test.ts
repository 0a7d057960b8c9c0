import { describe, expect, test } from 'vitest';
import { CHANCE, type Game, type Rules } from './game.ts';
import { choose, decision, legal, nextActor, pending } from './machine.ts';
import { DONE, add, addRange, members } from './mask.ts';
import { rollDie, step, when, whilst } from './program.ts';
import { ask, get, note, put, toy, trail } from './testing/toy.ts';

/**
 * The two rule points around a die that games ask for: fixing it in advance (Carter Doctrine)
 * and rolling again (alternative space race). Both are plain programs.
 */
const FIXED = 0;
const REROLLS = 1;
const ROLLED = 2;
const WANTS_ROLL = 3;
const AGAIN = 1;

const roll = [
  step<Rules>((game) => put(game, WANTS_ROLL, 1)),
  whilst<Rules>(
    (game) => get(game, WANTS_ROLL) === 1,
    [
      rollDie(
        'die',
        (game, die) => {
          put(game, ROLLED, die);
          put(game, FIXED, 0);
          put(game, WANTS_ROLL, 0);
        },
        // What was fixed is all that chance may still answer.
        (game, mask) => {
          if (get(game, FIXED) > 0) add(mask, get(game, FIXED));
          else addRange(mask, 1, 6);
        },
      ),
      when(
        (game) => get(game, REROLLS) > 0,
        [
          ask(0, [AGAIN, DONE], {
            prompt: 'rollAgain',
            args: (game) => [get(game, ROLLED)],
            take: (game, choice) => {
              if (choice === DONE) return;
              put(game, REROLLS, get(game, REROLLS) - 1);
              put(game, WANTS_ROLL, 1);
            },
          }),
        ],
      ),
    ],
  ),
  step<Rules>((game) => note(game, get(game, ROLLED))),
];

const start = (fixed: number, rerolls: number): Game =>
  toy([
    step((game) => {
      put(game, FIXED, fixed);
      put(game, REROLLS, rerolls);
    }),
    roll,
  ]);

const dice = (game: Game): number[] => members(legal(game, CHANCE));

describe('before a roll', () => {
  test('a die that is not fixed shows anything', () => {
    expect(dice(start(0, 0))).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('a fixed die shows what was said, and stays a choice of chance in the record', () => {
    const game = start(5, 0);
    expect(dice(game)).toEqual([5]);
    choose(game, CHANCE, 5);
    expect(trail(game)).toEqual([5]);
    expect(pending(game)).toBe(0);
  });
});

describe('after a roll', () => {
  test('its owner may keep it', () => {
    const game = start(0, 1);
    choose(game, CHANCE, 2);
    expect(nextActor(game)).toBe(0);
    expect(decision(game)).toMatchObject({ prompt: 'rollAgain', args: [2] });
    choose(game, 0, DONE);
    expect(trail(game)).toEqual([2]);
  });

  test('he may roll again, as often as he is allowed to', () => {
    const game = start(0, 2);
    choose(game, CHANCE, 2);
    choose(game, 0, AGAIN);
    choose(game, CHANCE, 3);
    choose(game, 0, AGAIN);
    choose(game, CHANCE, 6);
    expect(trail(game)).toEqual([6]);
    expect(pending(game)).toBe(0);
  });

  test('a fixed die that is rolled again is no longer fixed', () => {
    const game = start(1, 1);
    choose(game, CHANCE, 1);
    choose(game, 0, AGAIN);
    expect(dice(game)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
