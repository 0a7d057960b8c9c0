import { expect, test } from 'vitest';
import { optionFields, parseOptions } from './options.ts';
import { PRESETS } from './presets.ts';

const DEFAULTS = {
  edition: 'deluxe',
  scenario: 'standard',
  optionalCards: true,
  promoCards: false,
  chineseCivilWar: false,
  alternativeSpaceRace: false,
  bidding: false,
  bonusUs: 0,
  bonusUssr: 0,
  heldCardsShown: false,
  realignIgnoresDefcon: false,
  realignIsSafe: false,
  mixOperations: false,
  mayDeclineSpaceDie: false,
  rulings: [],
} as const;

test('nothing given: Deluxe with its optional cards', () => {
  expect(parseOptions({})).toEqual(DEFAULTS);
});

test('the second edition leaves the optional cards out, and so does Turn Zero', () => {
  expect(parseOptions({ edition: 'second' }).optionalCards).toBe(false);
  expect(parseOptions({ scenario: 'turn-zero' }).optionalCards).toBe(false);
  expect(parseOptions({ scenario: 'turn-zero', optionalCards: true }).optionalCards).toBe(true);
  expect(parseOptions({ scenario: 'late-war' }).optionalCards).toBe(true);
});

test('what is given is kept', () => {
  const options = {
    edition: 'deluxe',
    scenario: 'turn-zero',
    optionalCards: true,
    promoCards: true,
    chineseCivilWar: true,
    alternativeSpaceRace: true,
    bidding: false,
    bonusUs: 2,
    bonusUssr: 40,
    heldCardsShown: true,
    realignIgnoresDefcon: true,
    realignIsSafe: true,
    mixOperations: true,
    mayDeclineSpaceDie: true,
    rulings: ['reachAfterEvent', 'pointsMayBeWasted'],
  } as const;
  expect(parseOptions(options)).toEqual(options);
});

const ALL = Object.keys(DEFAULTS).join(', ');

test.each([
  [{ edition: 'third' }, 'unknown edition "third"; there are: deluxe, second'],
  [{ edition: 'toString' }, 'unknown edition "toString"; there are: deluxe, second'],
  [
    { scenario: 'early-war' },
    'unknown scenario "early-war"; there are: standard, late-war, turn-zero',
  ],
  [{ editon: 'deluxe' }, `unknown option "editon"; there are: ${ALL}`],
  [{ optionalCards: 'yes' }, 'optionalCards must be on or off'],
  [{ mixOperations: 1 }, 'mixOperations must be on or off'],
  [{ edition: 'second', optionalCards: true }, 'the edition "second" has no optional cards'],
  [{ bonusUs: -1 }, 'bonusUs must be a whole number from 0 to 40'],
  [{ bonusUs: 1.5 }, 'bonusUs must be a whole number from 0 to 40'],
  [{ bonusUssr: 41 }, 'bonusUssr must be a whole number from 0 to 40'],
  [{ bonusUssr: '2' }, 'bonusUssr must be a whole number from 0 to 40'],
  [{ rulings: ['noSuchRuling'] }, 'unknown ruling "noSuchRuling"'],
  [{ rulings: 'reachAfterEvent' }, 'rulings must be a list'],
  [
    { scenario: 'late-war', chineseCivilWar: true },
    'chineseCivilWar does not go with the scenario "late-war": the USSR has the China Card there',
  ],
  [
    { bidding: true, bonusUs: 2 },
    'bidding decides the extra influence: leave bonusUs and bonusUssr at 0',
  ],
])('%o is refused with its name', (given, message) => {
  expect(() => parseOptions(given)).toThrow(
    expect.objectContaining({ name: 'OptionError', message }) as Error,
  );
});

test('the fields of a form have the same names and defaults', () => {
  const defaults = Object.fromEntries(
    Object.entries(optionFields).map(([name, field]) => [name, field.default]),
  );
  expect(parseOptions(defaults)).toEqual(parseOptions({}));
});

test.each(Object.entries(PRESETS))('the preset %s can be played', (_id, options) => {
  expect(parseOptions(options)).toMatchObject(options);
});
