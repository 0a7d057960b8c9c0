import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('4 US influence of France, the United Kingdom and Israel, 2 in a country at most', () => {
  const t = scenario({
    influence: { france: [3, 0], 'united-kingdom': [5, 0], israel: [1, 0], italy: [2, 0] },
    hands: { ussr: ['suez-crisis'] },
  }).plays('ussr', 'suez-crisis', 'event');
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual(['france', 'israel', 'united-kingdom']);
  t.choose('france', 'france');
  expect(t.choices).toEqual(['israel', 'united-kingdom']);
  t.choose('israel');
  expect(t.isSettled).toBe(true);
  expect(t.influence('france')).toEqual([1, 0]);
  expect(t.influence('israel')).toEqual([0, 0]);
  expect(t.influence('united-kingdom')).toEqual([4, 0]);
  expect(t.where('suez-crisis')).toBe('removed');
});

test('fewer if there are not so many', () => {
  const t = scenario({ influence: { 'united-kingdom': [5, 0] }, hands: { us: ['suez-crisis'] } });
  t.plays('us', 'suez-crisis', 'eventFirst');
  expect(t.influence('united-kingdom')).toEqual([3, 0]);
  expect(t.actor).toBe('us');
  expect(t.prompt).toBe('operations');
});
