import { OptionError } from '@brink/kernel';
import { expect, test } from 'vitest';
import { parseOptions } from './options.ts';
import { volk } from './package.ts';

test('options have defaults, and unknown ones are named', () => {
  expect(parseOptions({})).toEqual({ mode: 'base', deck: 'stand-in', rulings: [] });
  expect(() => parseOptions({ mode: 'solo' })).toThrow('unknown mode "solo"');
  expect(() => parseOptions({ colour: 1 })).toThrow('unknown option "colour"');
  expect(() => parseOptions({ deck: 'mine' })).toThrow(OptionError);
  expect(() => parseOptions({ rulings: 'all' })).toThrow('rulings must be a list');
  expect(() => parseOptions({ rulings: ['bogus'] })).toThrow('unknown ruling "bogus"');
});

test('the mode says how many play', () => {
  expect(volk.seats(parseOptions({}))).toEqual(['west', 'east']);
  expect(volk.seats(parseOptions({ mode: 'two-plus-two' }))).toEqual([
    'west',
    'east',
    'usa',
    'ussr',
  ]);
});
