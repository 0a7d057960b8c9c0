import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test.each([
  ['raise', 5],
  ['lower', 3],
] as const)('with Kenya: 1 VP and DEFCON by 1 (%s)', (answer, defcon) => {
  const t = scenario({ influence: { kenya: [2, 0] }, hands: { us: ['daniel-arap-moi'] } });
  t.plays('us', 'daniel-arap-moi', 'event');
  expect(t.vp).toBe(1);
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['lower', 'raise']);
  t.choose(answer);
  expect(t.isSettled).toBe(true);
  expect(t.defcon).toBe(defcon);
  expect(t.where('daniel-arap-moi')).toBe('removed');
});

test('without Kenya 2 influence there', () => {
  const t = scenario({ influence: { kenya: [1, 0] }, hands: { us: ['daniel-arap-moi'] } });
  t.plays('us', 'daniel-arap-moi', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.influence('kenya')).toEqual([3, 0]);
  expect(t.vp).toBe(0);
});

test('down to 1 the phasing player loses, who may be the USSR', () => {
  const t = scenario({
    defcon: 2,
    influence: { kenya: [2, 0] },
    hands: { ussr: ['daniel-arap-moi'] },
  });
  t.plays('ussr', 'daniel-arap-moi', 'eventFirst').choose('lower');
  expect(t.result).toEqual({ winner: 'us', manner: 'defcon' });
});
