import { US, USSR, controls, isBattleground, stabilityOf } from '@brink/struggle';
import { expect, test } from 'vitest';
import { Zaire } from '../../map.ts';
import { scenario } from '../../testing/scenario.ts';

const options = { promoCards: true };

test('Zaire has stability 3 from now on and 2 more of the US', () => {
  const t = scenario({
    options,
    turn: 4,
    influence: { zaire: [0, 1], angola: [1, 0] },
    hands: { us: ['mobutu-sese-seko', 'brush-war'] },
  }).plays('us', 'mobutu-sese-seko', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.influence('zaire')).toEqual([2, 1]);
  expect(t.where('mobutu-sese-seko')).toBe('removed');
  // 2 against 1 is no control any more, and a brush war cannot reach it.
  expect(stabilityOf(t.game, Zaire)).toBe(3);
  expect([US, USSR].map((side) => controls(t.game, side, Zaire))).toEqual([false, false]);
  expect(isBattleground(t.game, Zaire)).toBe(true);
  t.plays('us', 'brush-war', 'event');
  expect(t.choices).not.toContain('zaire');
  expect(t.choices).toContain('angola');
});

test('control of the USSR is lost with the higher stability', () => {
  const t = scenario({
    options,
    turn: 4,
    influence: { zaire: [0, 4], cuba: [0, 1] },
    hands: { ussr: ['mobutu-sese-seko'] },
  }).plays('ussr', 'mobutu-sese-seko', 'eventFirst');
  t.choose('influence', 'cuba', 'cuba');
  expect(t.isSettled).toBe(true);
  expect(t.influence('zaire')).toEqual([2, 4]);
  expect(controls(t.game, USSR, Zaire)).toBe(false);
  expect(t.where('mobutu-sese-seko')).toBe('removed');
});
