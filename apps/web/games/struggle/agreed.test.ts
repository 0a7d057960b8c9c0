import { expect, test } from 'vitest';
import { lobby as redSea } from '../red-sea/lobby.ts';
import { lobby as twilight } from '../twilight-struggle/lobby.ts';

test.each([
  [{}, 'Twilight Struggle, Deluxe'],
  [{ bonusUs: 2 }, 'Twilight Struggle, Deluxe · US +2'],
  [{ optionalCards: false }, 'Twilight Struggle, Deluxe · Optional cards: off'],
  // By themselves these two leave the optional cards out.
  [{ edition: 'second' }, 'Twilight Struggle, Second edition'],
  [{ scenario: 'turn-zero' }, 'Twilight Struggle, Deluxe · Turn Zero'],
  [
    { scenario: 'turn-zero', optionalCards: true, chineseCivilWar: true, bidding: true },
    'Twilight Struggle, Deluxe · Turn Zero · Optional cards · Chinese Civil War · Bidding for sides',
  ],
  [
    { mayDeclineSpaceDie: true, bonusUssr: 1, rulings: ['reachAfterEvent', 'pointsMayBeWasted'] },
    'Twilight Struggle, Deluxe · USSR +1 · You may decline the space race die · Rulings: 2',
  ],
])('%o is told in full', (options, line) => {
  expect(twilight.summary(options, 'en')).toBe(line);
});

test('in Russian, and for Red Sea', () => {
  expect(twilight.summary({ scenario: 'late-war', promoCards: true }, 'ru')).toBe(
    'Сумеречная борьба, Делюкс-издание · Окончание холодной войны · Промокарты',
  );
  expect(redSea.summary({ bidding: true, crossover: true }, 'en')).toBe(
    'Twilight Struggle: Red Sea · Bidding for sides · Crossover',
  );
});

test('rulings are told one by one', () => {
  expect(twilight.fineprint?.({ rulings: ['lateWarUssrLeads'] }, 'en')).toEqual([
    'Late War: the VP marker starts at USSR 4 instead of US 4.',
  ]);
  expect(twilight.fineprint?.({}, 'ru')).toEqual([]);
});

test('what another version has written does not break a list', () => {
  expect(twilight.summary({ scenario: 'early-war', unheardOf: true }, 'en')).toContain('Deluxe');
});
