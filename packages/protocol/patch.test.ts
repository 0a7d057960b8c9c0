import { array, assert, constantFrom, dictionary, letrec, oneof, property } from 'fast-check';
import { expect, it } from 'vitest';
import { difference, patched } from './patch.ts';

const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const tree = letrec<{ value: unknown }>((tie) => ({
  value: oneof(
    { maxDepth: 3, withCrossShrink: true },
    constantFrom(0, 1, 2, 'a', true, undefined),
    array(
      tie('value').filter((value) => value !== undefined),
      { maxLength: 3 },
    ),
    dictionary(constantFrom('a', 'b', 'c'), tie('value'), { maxKeys: 3 }),
  ),
})).value;
const root = dictionary(constantFrom('x', 'y', 'z'), tree);

it('leads exactly from one value to the other', () => {
  assert(
    property(root, root, (before, after) => {
      const patch = overTheWire(difference(before, after));
      expect(patched(overTheWire(before), patch)).toEqual(overTheWire(after));
    }),
    { numRuns: 2000 },
  );
});

it('names only what differs', () => {
  const before = { vp: 0, countries: [{ us: 1 }, { us: 2 }], hand: [1, 2], gone: 3 };
  const after = { vp: 0, countries: [{ us: 1 }, { us: 3 }], hand: [1] };
  expect(difference(before, after)).toEqual([
    [['countries', 1, 'us'], 3],
    [['hand'], [1]],
    [['gone']],
  ]);
});
