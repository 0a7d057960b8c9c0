import { OptionError } from '@brink/kernel';
import { expect, test } from 'vitest';
import { optionFields, parseOptions } from './options.ts';

test('nothing given: Deluxe with its optional cards', () => {
  expect(parseOptions({})).toEqual({
    edition: 'deluxe',
    optionalCards: true,
    bonusUs: 0,
    bonusUssr: 0,
    rulings: [],
  });
});

test('the second edition leaves the optional cards out', () => {
  expect(parseOptions({ edition: 'second' }).optionalCards).toBe(false);
});

test('what is given is kept', () => {
  const options = {
    edition: 'deluxe',
    optionalCards: false,
    bonusUs: 2,
    bonusUssr: 40,
    rulings: ['reachAfterEvent', 'pointsMayBeWasted'],
  } as const;
  expect(parseOptions(options)).toEqual(options);
});

test.each([
  [{ edition: 'third' }, 'unknown edition "third"; there are: deluxe, second'],
  [{ edition: 'toString' }, 'unknown edition "toString"; there are: deluxe, second'],
  [
    { editon: 'deluxe' },
    'unknown option "editon"; there are: edition, optionalCards, bonusUs, bonusUssr, rulings',
  ],
  [{ optionalCards: 'yes' }, 'optionalCards must be on or off'],
  [{ edition: 'second', optionalCards: true }, 'the edition "second" has no optional cards'],
  [{ bonusUs: -1 }, 'bonusUs must be a whole number from 0 to 40'],
  [{ bonusUs: 1.5 }, 'bonusUs must be a whole number from 0 to 40'],
  [{ bonusUssr: 41 }, 'bonusUssr must be a whole number from 0 to 40'],
  [{ bonusUssr: '2' }, 'bonusUssr must be a whole number from 0 to 40'],
  [{ rulings: ['noSuchRuling'] }, 'unknown ruling "noSuchRuling"'],
  [{ rulings: 'reachAfterEvent' }, 'rulings must be a list'],
])('%o is refused with its name', (given, message) => {
  expect(() => parseOptions(given)).toThrow(new OptionError(message));
});

test('the fields of a form have the same names and defaults', () => {
  const defaults = Object.fromEntries(
    Object.entries(optionFields).map(([name, field]) => [name, field.default]),
  );
  expect(parseOptions(defaults)).toEqual(parseOptions({}));
});
