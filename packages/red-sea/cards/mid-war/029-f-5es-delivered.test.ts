import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('one roll in each country of Africa with US influence', () => {
  const t = scenario({
    defcon: 2,
    influence: { egypt: [1, 0], kenya: [2, 0], oman: [1, 0] },
    hands: { ussr: ['f-5es-delivered'] },
  }).plays('ussr', 'f-5es-delivered', 'event');
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual(['done', 'egypt', 'kenya']);
  t.choose('kenya', 3, 1);
  expect(t.influence('kenya')).toEqual([1, 0]);
  expect(t.choices).toEqual(['done', 'egypt']);
  t.choose('egypt', 1, 6);
  expect(t.isSettled).toBe(true);
  expect(t.has('F5Es')).toBe(true);
  expect(t.where('f-5es-delivered')).toBe('removed');
});

test('without US influence in Africa it still forbids Ogaden War', () => {
  const t = scenario({ hands: { ussr: ['f-5es-delivered'] } }).plays(
    'ussr',
    'f-5es-delivered',
    'event',
  );
  expect(t.isSettled).toBe(true);
  expect(t.has('F5Es')).toBe(true);
});
