import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('1 VP; Flower Power ends and is forbidden', () => {
  const t = scenario({
    turn: 8,
    effects: ['FlowerPower'],
    hands: { us: ['an-evil-empire', 'korean-war'], ussr: ['flower-power'] },
  }).plays('us', 'an-evil-empire', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(1);
  expect(t.has('FlowerPower')).toBe(false);
  expect(t.where('an-evil-empire')).toBe('removed');
  t.plays('us', 'korean-war', 'eventFirst');
  expect(t.vp).toBe(1);
  t.round('ussr').choose('flower-power');
  expect(t.choices).toEqual(['operations', 'space']);
});

test('played by the USSR the US gains the VP all the same', () => {
  const t = scenario({ turn: 8, hands: { ussr: ['an-evil-empire'] } })
    .plays('ussr', 'an-evil-empire', 'eventFirst')
    .choose('influence', 'poland', 'poland', 'poland');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(1);
  expect(t.has('AnEvilEmpire')).toBe(true);
});
