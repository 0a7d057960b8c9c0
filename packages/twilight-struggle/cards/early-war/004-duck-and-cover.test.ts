import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test.each([
  [5, 4, 1],
  [4, 3, 2],
  [3, 2, 3],
])('from DEFCON %i to %i the US gains %i VP', (before, after, vp) => {
  const t = scenario({ defcon: before, hands: { us: ['duck-and-cover'] } });
  t.plays('us', 'duck-and-cover', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.defcon).toBe(after);
  expect(t.vp).toBe(vp);
  expect(t.where('duck-and-cover')).toBe('discard');
});

test('at DEFCON 2 the phasing player loses, whoever owns the event', () => {
  const own = scenario({ defcon: 2, hands: { us: ['duck-and-cover'] } });
  own.plays('us', 'duck-and-cover', 'event');
  expect(own.result).toEqual({ winner: 'ussr', manner: 'defcon' });
  const rival = scenario({ defcon: 2, vp: 19, hands: { ussr: ['duck-and-cover'] } });
  rival.plays('ussr', 'duck-and-cover', 'eventFirst');
  expect(rival.result).toEqual({ winner: 'us', manner: 'defcon' });
  expect(rival.vp).toBe(19);
});

test('headlined by the USSR it is the USSR that answers for it', () => {
  const t = scenario({
    defcon: 2,
    hands: { us: ['romanian-abdication'], ussr: ['duck-and-cover'] },
  }).headlines({ us: 'romanian-abdication', ussr: 'duck-and-cover' });
  expect(t.result).toEqual({ winner: 'us', manner: 'defcon' });
});

test('the USSR can use the operations first', () => {
  const t = scenario({
    influence: { iraq: [0, 1] },
    hands: { ussr: ['duck-and-cover'] },
  })
    .round('ussr')
    .choose('duck-and-cover');
  expect(t.choices).toEqual(['eventFirst', 'operationsFirst', 'space']);
  t.choose('operationsFirst', 'influence', 'iraq', 'iraq');
  expect(t.defcon).toBe(5);
  t.choose('iraq');
  expect(t.isSettled).toBe(true);
  expect(t.influence('iraq')).toEqual([0, 4]);
  expect(t.defcon).toBe(4);
  expect(t.vp).toBe(1);
});
