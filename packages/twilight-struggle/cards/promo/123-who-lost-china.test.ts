import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

const options = { promoCards: true };
const hands = { ussr: ['who-lost-china'] } as const;

test.each([true, false])(
  'with the China Card (face up: %s) the US loses its operations',
  (faceUp) => {
    const t = scenario({
      options,
      militaryOps: [4, 2],
      china: { holder: 'ussr', faceUp },
      hands,
    }).plays('ussr', 'who-lost-china', 'event');
    expect(t.isSettled).toBe(true);
    expect(t.militaryOps).toEqual([0, 2]);
    expect(t.where('who-lost-china')).toBe('discard');
  },
);

test('not while the US or nobody has it', () => {
  const us = scenario({ options, china: { holder: 'us' }, hands });
  expect(us.round('ussr').choose('who-lost-china').choices).toEqual(['operations']);
  const nobody = scenario({ options: { ...options, chineseCivilWar: true }, hands });
  expect(nobody.round('ussr').choose('who-lost-china').choices).toEqual(['operations']);
});
