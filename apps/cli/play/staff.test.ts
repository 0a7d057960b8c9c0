import { US } from '@brink/struggle';
import { countryNumber } from '@brink/twilight-struggle/data/countries';
import { scenario } from '@brink/twilight-struggle/testing/scenario';
import { expect, test } from 'vitest';
import { advise, explain } from './staff.ts';

const coup = () =>
  scenario({
    defcon: 2,
    hands: { us: ['nato'], ussr: ['fidel'] },
    influence: { angola: [0, 1], 'saharan-states': [0, 1], iran: [0, 1] },
  })
    .plays('us', 'nato', 'operations')
    .choose('coup').game;

const asked = { id: 'twilight-struggle', seat: US, language: 'en' } as const;

test('the staff answers in the terminal', () => {
  const game = coup();
  expect(advise('guard', { ...asked, game })).toEqual([
    'Saharan States: safe',
    'Angola: loses: at worst a 100% chance of nuclear war',
  ]);
  expect(advise('odds', { ...asked, game })).toEqual([
    'Saharan States: coup, effect 100%, control 100%',
    'Angola: coup, effect 100%, control 100%, nuclear war 100%',
  ]);
  const one = { ...asked, game, choice: countryNumber('saharan-states') };
  expect(advise('odds', one)).toHaveLength(7);
  expect(advise('memory', { ...asked, game })![0]).toContain(
    '1 unknown card in the opponent’s hand',
  );
  expect(advise('score', { ...asked, game })!.at(-1)).toContain('Military ops missing');
  expect(explain({ ...asked, game, choice: countryNumber('iran') })).toBe(
    'DEFCON 2 closes this region to coups and realignments. (§8.1.5)',
  );
});

test('a game outside the family has no staff', () => {
  expect(advise('guard', { ...asked, game: coup(), id: 'volk' })).toBeUndefined();
});
