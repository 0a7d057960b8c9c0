import { expect, test } from 'vitest';
import { ALL_SEEING, PUBLIC } from './contract.ts';
import { EVERYONE, canRead, exceptFor, only } from './log.ts';

const VIEWERS = [0, 1, 3, PUBLIC, ALL_SEEING];

test.each([
  ['everyone', EVERYONE, [true, true, true, true, true]],
  ['one seat', only(1), [false, true, false, false, true]],
  ['the others', exceptFor(1), [true, false, true, true, false]],
])('what is for %s', (_, audience, readers) => {
  const entry = { code: 'x', args: [], audience };
  expect(VIEWERS.map((viewer) => canRead(entry, viewer))).toEqual(readers);
});
