import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('Poland loses 2 USSR influence and gains 1 of the US', () => {
  const t = scenario({
    turn: 4,
    influence: { poland: [0, 5] },
    hands: { us: ['john-paul-ii-elected-pope'] },
  }).plays('us', 'john-paul-ii-elected-pope', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.influence('poland')).toEqual([1, 3]);
  expect(t.has('JohnPaul')).toBe(true);
  expect(t.where('john-paul-ii-elected-pope')).toBe('removed');
});

test('with less than 2 there it takes what there is; Solidarity is allowed afterwards', () => {
  const t = scenario({
    turn: 4,
    influence: { poland: [0, 1] },
    hands: { us: ['solidarity'], ussr: ['john-paul-ii-elected-pope'] },
  });
  expect(t.round('us').choose('solidarity').choices).toEqual(['operations', 'space']);
  t.plays('ussr', 'john-paul-ii-elected-pope', 'eventFirst');
  expect(t.influence('poland')).toEqual([1, 0]);
  t.choose('influence');
  t.choose('poland', 'poland');
  expect(t.isSettled).toBe(true);
  expect(t.round('us').choose('solidarity').choices).toEqual(['event', 'operations', 'space']);
});
