import { expect, test } from 'vitest';
import { caution } from './caution.ts';
import { BASE_CARDS } from './data/base-cards.ts';
import { scenario } from './testing/scenario.ts';
import { STAND_IN } from './world.ts';

test('no card turns more doves down than a careful player looks out for', () => {
  const faces = [...BASE_CARDS, ...STAND_IN.cards] as readonly {
    icons: readonly { op: string }[];
  }[];
  const most = Math.max(
    ...faces.map(({ icons }) => icons.filter(({ op }) => op === 'dove-').length),
  );
  expect(most).toBeLessThanOrEqual(3);
});

test('there is danger only for four, and only when few doves are left', () => {
  const danger = (doves: number, mode: 'base' | 'two-plus-two'): boolean =>
    caution.isInDanger(scenario({ mode, doves }).game, 0);
  expect([danger(6, 'two-plus-two'), danger(3, 'two-plus-two'), danger(0, 'base')]).toEqual([
    false,
    true,
    false,
  ]);
});
