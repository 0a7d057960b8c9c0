import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

const influence = { djibouti: [0, 1], 'south-yemen': [0, 1], 'saudi-arabia': [3, 0] } as const;

test('a card of 3 places 2 in Africa (§7.3.1, example 2)', () => {
  const t = scenario({
    effects: ['AlbanoOnUssr'],
    influence,
    hands: { ussr: ['f-5es-delivered'] },
  });
  t.plays('ussr', 'f-5es-delivered', 'operations').choose('influence');
  expect(t.choices).toEqual([
    'djibouti',
    'saudi-arabia',
    'somalia',
    'south-yemen',
    'strategic-sea-lanes',
  ]);
  t.choose('djibouti', 'djibouti');
  expect(t.isSettled).toBe(true);
  expect(t.influence('djibouti')).toEqual([0, 3]);
});

test('all 3 outside of it', () => {
  const t = scenario({
    effects: ['AlbanoOnUssr'],
    influence,
    hands: { ussr: ['f-5es-delivered'] },
  });
  t.plays('ussr', 'f-5es-delivered', 'operations').choose('influence');
  t.choose('south-yemen', 'south-yemen');
  // The third point is lost in Africa.
  expect(t.choices).toEqual(['south-yemen', 'strategic-sea-lanes']);
  t.choose('strategic-sea-lanes');
  expect(t.isSettled).toBe(true);
});

test('a card of 1 is still worth 1, and coups are not touched', () => {
  const t = scenario({ effects: ['AlbanoOnUssr'], influence, hands: { ussr: ['nasserism'] } });
  t.plays('ussr', 'nasserism', 'operations').choose('influence', 'djibouti');
  expect(t.isSettled).toBe(true);
  const coup = scenario({
    effects: ['AlbanoOnUssr'],
    influence: { kenya: [1, 0] },
    hands: { ussr: ['f-5es-delivered'] },
  });
  coup.plays('ussr', 'f-5es-delivered', 'operations').choose('coup', 'kenya', 3);
  expect(coup.militaryOps).toEqual([0, 3]);
});

test('T-62s make up for it, with Romanian Autonomy too (§7.3)', () => {
  const t = scenario({
    vp: 1,
    effects: ['AlbanoOnUssr', 'T62s'],
    influence,
    hands: { ussr: ['nasserism'] },
    passing: { holder: 'ussr' },
  });
  t.plays('ussr', 'romanian-autonomy', 'operations').choose('influence');
  t.choose('djibouti', 'djibouti', 'djibouti');
  expect(t.isSettled).toBe(true);
  expect(t.influence('djibouti')).toEqual([0, 4]);
});

test('with T-62s a card of 2 is 2 in Africa and 3 elsewhere', () => {
  const position = {
    effects: ['AlbanoOnUssr', 'T62s'],
    influence,
    hands: { ussr: ['detente', 'the-lion-falters'] },
  } as const;
  const t = scenario(position).plays('ussr', 'the-lion-falters', 'operations').choose('influence');
  t.choose('djibouti', 'djibouti');
  expect(t.isSettled).toBe(true);
  const out = scenario(position).plays('ussr', 'the-lion-falters', 'operations');
  out.choose('influence', 'south-yemen', 'south-yemen', 'south-yemen');
  expect(out.isSettled).toBe(true);
});

test.each([
  // 3 − 1 − 1 + 1 in Africa; elsewhere 3 − 1 + 1.
  ['f-5es-delivered', 2],
  // 4 − 1 − 1 + 1.
  ['carter-doctrine', 3],
] as const)('with Afghanistan Invasion and T-62s all changes are added: %s is %i', (id, points) => {
  const t = scenario({
    effects: ['AlbanoOnUssr', 'AfghanistanOnUssr', 'T62s'],
    influence,
    hands: { ussr: [id] },
  });
  const use = id === 'carter-doctrine' ? 'operationsFirst' : 'operations';
  t.plays('ussr', id, use).choose('influence');
  for (let i = 0; i < points; i++) t.choose('djibouti');
  expect(t.isSettled).toBe(true);
  expect(t.influence('djibouti')).toEqual([0, 1 + points]);
});

test('the event lasts for the turn and removes the card', () => {
  const t = scenario({ hands: { us: ['albano-stalinist-economics'] } });
  t.plays('us', 'albano-stalinist-economics', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.has('AlbanoOnUssr')).toBe(true);
  expect(t.where('albano-stalinist-economics')).toBe('removed');
  t.endTurn();
  expect(t.has('AlbanoOnUssr')).toBe(false);
});
