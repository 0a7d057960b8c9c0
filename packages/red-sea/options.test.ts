import { OptionError } from '@brink/kernel';
import { expect, test } from 'vitest';
import { optionFields, parseOptions } from './options.ts';
import { RULINGS, isRuled } from './rulings.ts';
import { setup } from './setup.ts';

test('what is not said is at its default', () => {
  expect(parseOptions({})).toEqual({ bidding: false, bonusUs: 0, bonusUssr: 0, rulings: [] });
  expect(Object.keys(parseOptions({}))).toEqual(Object.keys(optionFields));
});

test.each([
  { bogus: 1 },
  { bidding: 1 },
  { bidding: true, bonusUs: 2 },
  { bonusUs: -1 },
  { bonusUssr: 1.5 },
  { bonusUs: 99 },
  { rulings: 'all' },
  { rulings: ['bogus'] },
])('%j is refused', (options) => {
  expect(() => parseOptions(options)).toThrow(OptionError);
});

test('each ruling is kept by itself', () => {
  for (const ruling of RULINGS) {
    const game = setup(parseOptions({ rulings: [ruling] }));
    expect(RULINGS.filter((each) => isRuled(game, each))).toEqual([ruling]);
  }
});
