import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('1 VP, 1 USSR influence in Argentina, none left in the United Kingdom', () => {
  const t = scenario({
    turn: 8,
    influence: { 'united-kingdom': [2, 3], argentina: [1, 0] },
    hands: { us: ['iron-lady'] },
  }).plays('us', 'iron-lady', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(1);
  expect(t.influence('united-kingdom')).toEqual([2, 0]);
  expect(t.influence('argentina')).toEqual([1, 1]);
  expect(t.has('IronLady')).toBe(true);
  expect(t.where('iron-lady')).toBe('removed');
});

test('the new marker in Argentina opens nothing for operations of the same round', () => {
  const t = scenario({ turn: 8, hands: { ussr: ['iron-lady'] } })
    .plays('ussr', 'iron-lady', 'eventFirst')
    .choose('influence');
  expect(t.choices).toEqual(['afghanistan', 'finland', 'north-korea', 'poland', 'romania']);
  t.choose('poland', 'poland', 'poland');
  expect(t.isSettled).toBe(true);
  expect(t.influence('argentina')).toEqual([0, 1]);
});

test('Socialist Governments cannot be played for its event any more', () => {
  const uses = (effects: readonly 'IronLady'[]) =>
    scenario({ effects, hands: { ussr: ['socialist-governments'] } })
      .round('ussr')
      .choose('socialist-governments').choices;
  expect(uses([])).toEqual(['event', 'operations', 'space']);
  expect(uses(['IronLady'])).toEqual(['operations', 'space']);
});

test('20 VP end the game before the rest', () => {
  const t = scenario({ turn: 8, vp: 19, hands: { us: ['iron-lady'] } }).plays(
    'us',
    'iron-lady',
    'event',
  );
  expect(t.result).toEqual({ winner: 'us', manner: 'vp' });
});
