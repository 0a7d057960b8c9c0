import { describe, expect, test } from 'vitest';
import { CHANCE, type Game, type Rules } from './game.ts';
import { EVERYONE } from './log.ts';
import { add } from './mask.ts';
import { rollDie, step, type AskAll } from './program.ts';
import { Session } from './session.ts';
import { ANSWERS } from './stack.ts';
import { ask, note, toy, trail } from './testing/toy.ts';

/** Tells the log and notes the choice. */
const told = (game: Game, choice: number): void => {
  note(game, choice);
  game.log?.({ code: 'chosen', args: [choice], audience: EVERYONE });
};
const pick = (actor: number) => ask(actor, [1, 2, 3], { take: told });
const session = (...steps: Parameters<typeof toy>[0]): Session => new Session(toy(steps));

describe('undo', () => {
  test('takes back choices one by one: memory, list and log', () => {
    const s = session(pick(0), pick(0), pick(0), pick(1));
    const start = s.game.mem.slice();
    s.choose(0, 1);
    const middle = s.game.mem.slice();
    s.choose(0, 2);
    expect(s.undo(0)).toBe(true);
    expect(s.game.mem).toEqual(middle);
    expect(s.choices).toEqual([1]);
    expect(s.log.map(({ args }) => args)).toEqual([[1]]);
    expect(s.undo(0)).toBe(true);
    expect(s.game.mem).toEqual(start);
    expect(s.undo(0)).toBe(false);
    s.choose(0, 3);
    expect(trail(s.game)).toEqual([3]);
  });

  test('belongs to the one who chose', () => {
    const s = session(pick(0), pick(0));
    s.choose(0, 1);
    expect(s.canUndo(1)).toBe(false);
    expect(s.undo(1)).toBe(false);
    expect(s.canUndo(0)).toBe(true);
  });

  test('ends where another player is to choose', () => {
    const s = session(pick(0), pick(0), pick(1));
    s.choose(0, 1);
    s.choose(0, 1);
    expect(s.canUndo(0)).toBe(false);
    expect(s.canUndo(1)).toBe(false);
  });

  test('ends at chance, and chance takes nothing back', () => {
    const s = session(pick(0), rollDie<Rules>('die', note), rollDie<Rules>('die', note), pick(0));
    s.choose(0, 1);
    expect(s.canUndo(0)).toBe(false);
    s.choose(CHANCE, 4);
    expect(s.canUndo(CHANCE)).toBe(false);
    s.choose(CHANCE, 5);
    expect(s.canUndo(0)).toBe(false);
  });

  test('goes back over what one has laid open oneself', () => {
    const s = session(
      pick(0),
      step<Rules>((game) => void game.shows++),
      pick(0),
    );
    s.choose(0, 1);
    expect(s.undo(0)).toBe(true);
  });

  test('ends at a reveal', () => {
    const s = session(
      pick(0),
      pick(0),
      step<Rules>((game) => void game.reveals++),
      pick(0),
      pick(0),
    );
    s.choose(0, 1);
    expect(s.canUndo(0)).toBe(true);
    s.choose(0, 2);
    expect(s.canUndo(0)).toBe(false);
    s.choose(0, 3);
    expect(s.undo(0)).toBe(true);
    expect(s.undo(0)).toBe(false);
  });

  test('ends with the game', () => {
    const s = session(pick(0));
    s.choose(0, 1);
    expect(s.canUndo(0)).toBe(false);
  });
});

test('an illegal choice leaves no trace', () => {
  const s = session(pick(0), pick(0));
  expect(() => s.choose(0, 9)).toThrow('not legal');
  expect(() => s.choose(1, 1)).toThrow('not legal');
  expect([s.choices, s.log]).toEqual([[], []]);
  expect(s.canUndo(0)).toBe(false);
});

test('chance is settled by whoever drives', () => {
  const s = session(rollDie<Rules>('die', note), rollDie<Rules>('die', note), pick(1));
  s.settleChance((n) => n - 1);
  expect(trail(s.game)).toEqual([6, 6]);
  expect(s.actor).toBe(1);
});

describe('simultaneous choices', () => {
  const together: AskAll<Rules> = {
    kind: 'askAll',
    prompt: 'bid',
    domain: 'number',
    actors: ({ mem }) => {
      let bits = 0;
      for (let seat = 0; seat < 4; seat++) if (mem[ANSWERS + seat] === 0) bits |= 1 << seat;
      return bits;
    },
    legal: (_, actor, mask) => add(mask, 10 + actor),
    take: ({ mem }, actor, choice) => void (mem[ANSWERS + actor] = choice + 1),
  };

  test.each([[[0, 1, 2, 3]], [[3, 2, 1, 0]], [[2, 0, 3, 1]], [[1, 3, 0, 2]]])(
    'in the order %j are listed by seat',
    (order) => {
      const s = session(together, pick(0));
      for (const seat of order) s.choose(seat, 10 + seat);
      s.choose(0, 2);
      expect(s.choices).toEqual([10, 11, 12, 13, 2]);
    },
  );

  test('cannot be taken back: another one is still thinking', () => {
    const s = session(together, pick(0));
    s.choose(0, 10);
    expect(s.canUndo(0)).toBe(false);
  });
});
