import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('up to 3 leave one country for others, 2 to each', () => {
  const t = scenario({
    influence: { ethiopia: [0, 4], oman: [0, 1], 'strategic-sea-lanes': [0, 2] },
    hands: { ussr: ['marxist-leninist-vanguard-party'] },
  }).plays('ussr', 'marxist-leninist-vanguard-party', 'event');
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual(['done', 'ethiopia', 'oman']);
  t.choose('ethiopia');
  expect(t.choices).toEqual(['done', 'ethiopia']);
  t.choose('ethiopia', 'ethiopia');
  expect(t.prompt).toBe('place');
  expect(t.choices).toEqual([
    'djibouti',
    'egypt',
    'kenya',
    'madagascar',
    'oman',
    'saudi-arabia',
    'somalia',
    'south-yemen',
    'sudan',
    'yemen',
  ]);
  t.choose('egypt', 'egypt');
  expect(t.choices).not.toContain('egypt');
  t.choose('oman');
  expect(t.isSettled).toBe(true);
  expect(t.influence('ethiopia')).toEqual([0, 1]);
  expect(t.influence('egypt')).toEqual([0, 2]);
  expect(t.influence('oman')).toEqual([0, 2]);
  expect(t.where('marxist-leninist-vanguard-party')).toBe('discard');
});

test('fewer, or none at all', () => {
  const position = {
    influence: { ethiopia: [0, 4] },
    hands: { ussr: ['marxist-leninist-vanguard-party'] },
  } as const;
  const one = scenario(position).plays('ussr', 'marxist-leninist-vanguard-party', 'event');
  one.choose('ethiopia', 'done', 'kenya');
  expect(one.isSettled).toBe(true);
  expect(one.influence('kenya')).toEqual([0, 1]);
  const none = scenario(position).plays('ussr', 'marxist-leninist-vanguard-party', 'event');
  none.choose('done');
  expect(none.isSettled).toBe(true);
  expect(none.influence('ethiopia')).toEqual([0, 4]);
});
