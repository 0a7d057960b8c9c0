import { expect, test } from 'vitest';
import { addressOf, placeOf } from './place.ts';

test('an address says everything', () => {
  const place = {
    game: 'red-sea',
    variant: 'standard',
    line: ['b0-7.2', 'h1-43'],
    rated: true,
    over: 1600,
    bonus: -2,
    since: 2025,
    mine: true,
  } as const;
  expect(placeOf(addressOf(place).split('?')[1])).toEqual(place);
});

test('what an address says wrong is left out', () => {
  expect(placeOf('game=chess&variant=odd&line=x*s1-17.2&over=much')).toEqual({
    game: 'twilight-struggle',
    variant: 'deluxe',
    line: ['s1-17.2'],
    rated: false,
    over: undefined,
    bonus: undefined,
    since: undefined,
    mine: false,
  });
});
