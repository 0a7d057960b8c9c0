import { expect, test } from 'vitest';
import { argument, read, readAll, say, type Args, type Lines, type Schema } from './schema.ts';

const LOG = {
  coup: ['side', 'country', 'ops'],
  offer: ['card', '...items'],
  pass: [],
} as const satisfies Schema;

const entry = (code: string, ...args: number[]) => ({ code, args });

test('an entry is read by the names of its integers', () => {
  expect(read(LOG, entry('coup', 1, 40, 3))).toEqual({
    code: 'coup',
    side: 1,
    country: 40,
    ops: 3,
  });
  expect(read(LOG, entry('offer', 7, 3, 5))).toEqual({ code: 'offer', card: 7, items: [3, 5] });
  expect(read(LOG, entry('pass', 0, 0))).toEqual({ code: 'pass' });
  expect(read(LOG, entry('toString'))).toBeUndefined();
});

test('entries of one code are picked out of a log', () => {
  const log = [entry('coup', 1, 40, 3), entry('pass'), entry('coup', 0, 2, 4)];
  expect(readAll(LOG, log, 'coup').map(({ country }) => country)).toEqual([40, 2]);
});

test('an integer is found by name, where there is one', () => {
  expect(argument(LOG, entry('coup', 1, 40, 3), 'country')).toBe(40);
  expect(argument(LOG, entry('pass'), 'country')).toBeUndefined();
  expect(argument(LOG, entry('coup'), 'country')).toBeUndefined();
  expect(argument(LOG, entry('unknown', 1), 'country')).toBeUndefined();
});

test('a line is said with the integers of its code', () => {
  const lines: Lines<typeof LOG> = {
    coup: ({ side, country, ops }) => `${side}: ${ops} in ${country}`,
    offer: ({ card, items }) => `${card}: ${items.join()}`,
    pass: () => 'pass',
  };
  expect(say(LOG, lines, entry('coup', 1, 40, 3))).toBe('1: 3 in 40');
  expect(say(LOG, lines, entry('offer', 7, 3, 5))).toBe('7: 3,5');
});

test('a wrong argument does not compile', () => {
  type Side = 0 | 1;
  const emit = <C extends keyof typeof LOG>(
    code: C,
    ...args: Args<(typeof LOG)[C], { side: Side }>
  ) => ({ code, args });
  const country = 40 as number;
  expect(emit('coup', 1, country, 3).args).toEqual([1, 40, 3]);
  expect(emit('offer', 7, 3, 5).args).toEqual([7, 3, 5]);
  // @ts-expect-error a country is no side
  emit('coup', country, 1, 3);
  // @ts-expect-error one is missing
  emit('coup', 1, country);
  // @ts-expect-error one too many
  emit('pass', 1);
  // @ts-expect-error the schema knows no such name
  argument(LOG, entry('coup'), 'nation');
});
