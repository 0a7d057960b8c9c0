import { expect, test } from 'vitest';
import { COUNTRIES } from '../../data/countries.ts';
import { scenario } from '../../testing/scenario.ts';

const PLACES = COUNTRIES.filter(
  ({ region }) => region === 'central-america' || region === 'south-america',
)
  .map(({ id }) => id)
  .sort();

test('2 influence in Central and South America, together or apart', () => {
  const t = scenario({
    turn: 4,
    influence: { cuba: [0, 3] },
    hands: { us: ['oas-founded'] },
  }).plays('us', 'oas-founded', 'event');
  expect(t.actor).toBe('us');
  expect(PLACES).toHaveLength(20);
  expect(t.choices).toEqual(PLACES);
  t.choose('cuba');
  expect(t.choices).toEqual(PLACES);
  t.choose('cuba');
  expect(t.isSettled).toBe(true);
  expect(t.influence('cuba')).toEqual([2, 3]);
  expect(t.where('oas-founded')).toBe('removed');
});

test('the US places when the USSR plays it', () => {
  const t = scenario({ turn: 4, influence: { syria: [0, 1] }, hands: { ussr: ['oas-founded'] } });
  t.plays('ussr', 'oas-founded', 'eventFirst');
  expect(t.actor).toBe('us');
  t.choose('chile', 'panama');
  expect(t.actor).toBe('ussr');
  t.choose('influence', 'syria');
  expect(t.isSettled).toBe(true);
  expect(t.where('oas-founded')).toBe('removed');
});
