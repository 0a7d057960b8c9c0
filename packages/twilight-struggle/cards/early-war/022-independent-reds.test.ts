import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

const REDS = ['bulgaria', 'czechoslovakia', 'hungary', 'romania', 'yugoslavia'] as const;
const influence = { romania: [1, 4], bulgaria: [3, 1], poland: [0, 5] } as const;

test('the US draws level in one of the five', () => {
  const t = scenario({ influence, hands: { us: ['independent-reds'] } });
  t.plays('us', 'independent-reds', 'event');
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual([...REDS]);
  t.choose('romania');
  expect(t.isSettled).toBe(true);
  expect(t.influence('romania')).toEqual([4, 4]);
  expect(t.where('independent-reds')).toBe('removed');
});

test.each([
  ['bulgaria', [3, 1]],
  ['hungary', [0, 0]],
] as const)('%s is a choice without effect', (country, after) => {
  const t = scenario({ influence, hands: { us: ['independent-reds'] } });
  t.plays('us', 'independent-reds', 'event').choose(country);
  expect(t.isSettled).toBe(true);
  expect(t.influence(country)).toEqual(after);
  expect(t.where('independent-reds')).toBe('removed');
});

test('in a USSR round the US chooses', () => {
  const t = scenario({ influence, hands: { ussr: ['independent-reds'] } });
  t.plays('ussr', 'independent-reds', 'eventFirst');
  expect(t.actor).toBe('us');
  t.choose('romania');
  expect(t.actor).toBe('ussr');
  expect(t.prompt).toBe('operations');
});
