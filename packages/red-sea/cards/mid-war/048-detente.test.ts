import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test.each([
  [
    [3, 1],
    [1, 3],
  ],
  [
    [1, 4],
    [0, 5],
  ],
] as const)('military operations from %j to %j', (militaryOps, after) => {
  const t = scenario({ militaryOps, hands: { ussr: ['detente'] } }).plays(
    'ussr',
    'detente',
    'event',
  );
  expect(t.isSettled).toBe(true);
  expect(t.militaryOps).toEqual(after);
  expect(t.where('detente')).toBe('discard');
});

test.each([true, false])('Romanian Autonomy comes over face up (it lay face up: %s)', (faceUp) => {
  const t = scenario({ hands: { ussr: ['detente'] }, passing: { holder: 'us', faceUp } });
  t.plays('ussr', 'detente', 'event');
  expect(t.passing).toEqual(['ussr', true]);
});

test('face down with the USSR it stays so', () => {
  const t = scenario({ hands: { ussr: ['detente'] }, passing: { holder: 'ussr', faceUp: false } });
  t.plays('ussr', 'detente', 'event');
  expect(t.passing).toEqual(['ussr', false]);
});
