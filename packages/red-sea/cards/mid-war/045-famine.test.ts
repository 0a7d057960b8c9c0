import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';
import { readAll } from '@brink/kernel';
import { LOG } from '../../log.ts';

test('2 neighbours are marked; a coup follows in one of them with 1 more', () => {
  const t = scenario({
    influence: { kenya: [1, 2], madagascar: [0, 1], oman: [0, 1] },
    hands: { us: ['famine', 'eplf'] },
  }).plays('us', 'famine', 'event');
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual([
    'djibouti',
    'egypt',
    'ethiopia',
    'kenya',
    'madagascar',
    'oman',
    'saudi-arabia',
    'somalia',
    'south-yemen',
    'sudan',
    'yemen',
  ]);
  t.choose('kenya');
  expect(t.choices).toEqual(['ethiopia', 'madagascar', 'somalia']);
  t.choose('madagascar');
  expect(t.prompt).toBe('coupTarget');
  expect(t.choices).toEqual(['kenya', 'madagascar']);
  t.choose('madagascar', 3);
  // 3 + 1 + 2 − 4 = 2: a success ends the famine there.
  expect(t.isSettled).toBe(true);
  expect(t.influence('madagascar')).toEqual([1, 0]);
  expect(t.militaryOps).toEqual([2, 0]);
  expect(t.where('famine')).toBe('discard');
  t.plays('us', 'eplf', 'operations').choose('coup', 'kenya', 2);
  // 2 + 1 + 1 − 4 = 0: it goes on.
  expect(t.influence('kenya')).toEqual([1, 2]);
  const over = readAll(LOG, t.log, 'famine').filter(({ isThere }) => isThere === 0);
  expect(over).toHaveLength(1);
});

test('DEFCON keeps the Middle East closed; then there are only the markers', () => {
  const t = scenario({ defcon: 3, influence: { oman: [0, 1] }, hands: { us: ['famine'] } });
  t.plays('us', 'famine', 'event').choose('oman');
  expect(t.isSettled).toBe(true);
  expect(t.militaryOps).toEqual([0, 0]);
});

test('a flashpoint is one here too', () => {
  const t = scenario({
    influence: { ethiopia: [1, 0] },
    hands: { ussr: ['famine'] },
    draw: ['zbig', 'eplf'],
  }).plays('ussr', 'famine', 'event');
  t.choose('ethiopia', 'sudan', 'ethiopia');
  expect(t.prompt).toBe('flashpoint');
});
