import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('one of the two is emptied, and 2 go to one of them', () => {
  const t = scenario({
    influence: { djibouti: [0, 3], madagascar: [1, 2] },
    hands: { us: ['french-connections'] },
  }).plays('us', 'french-connections', 'event');
  expect(t.actor).toBe('us');
  expect(t.prompt).toBe('removeAll');
  expect(t.choices).toEqual(['djibouti', 'madagascar']);
  t.choose('djibouti');
  expect(t.prompt).toBe('place');
  expect(t.choices).toEqual(['djibouti', 'madagascar']);
  t.choose('madagascar');
  expect(t.isSettled).toBe(true);
  expect(t.influence('djibouti')).toEqual([0, 0]);
  expect(t.influence('madagascar')).toEqual([3, 2]);
  expect(t.where('french-connections')).toBe('removed');
});

test('without USSR influence there are still the 2', () => {
  const t = scenario({ hands: { us: ['french-connections'] } });
  t.plays('us', 'french-connections', 'event');
  expect(t.prompt).toBe('place');
  t.choose('djibouti');
  expect(t.influence('djibouti')).toEqual([2, 0]);
});
