import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('after John Paul II: 3 US influence in Poland', () => {
  const t = scenario({
    turn: 8,
    effects: ['JohnPaul'],
    influence: { poland: [0, 4] },
    hands: { us: ['solidarity'] },
  }).plays('us', 'solidarity', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.influence('poland')).toEqual([3, 4]);
  expect(t.where('solidarity')).toBe('removed');
});

test('before that there is no event, and the card is only discarded', () => {
  const t = scenario({ turn: 8, hands: { us: ['solidarity'], ussr: ['solidarity'] } })
    .round('ussr')
    .choose('solidarity');
  expect(t.choices).toEqual(['operations', 'space']);
  t.choose('operations', 'influence', 'poland', 'poland');
  expect(t.isSettled).toBe(true);
  expect(t.influence('poland')).toEqual([0, 2]);
  expect(t.where('solidarity')).toBe('discard');
});

test('as a headline without it, nothing happens', () => {
  const t = scenario({
    turn: 8,
    hands: { us: ['solidarity'], ussr: ['iran-contra-scandal'] },
  }).headlines({ us: 'solidarity', ussr: 'iran-contra-scandal' });
  expect(t.isSettled).toBe(true);
  expect(t.influence('poland')).toEqual([0, 0]);
  expect(t.where('solidarity')).toBe('discard');
});

test('played by the USSR with it, the US gets its influence', () => {
  const t = scenario({ turn: 8, effects: ['JohnPaul'], hands: { ussr: ['solidarity'] } })
    .plays('ussr', 'solidarity', 'operationsFirst')
    .choose('influence', 'poland', 'poland');
  expect(t.isSettled).toBe(true);
  expect(t.influence('poland')).toEqual([3, 2]);
  expect(t.where('solidarity')).toBe('removed');
});
