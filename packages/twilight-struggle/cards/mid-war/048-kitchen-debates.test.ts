import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

const ahead = { france: [3, 0], japan: [4, 0], cuba: [0, 3] } as const;
const level = { france: [3, 0], cuba: [0, 3], canada: [4, 0], norway: [4, 0] } as const;

test('with more battlegrounds than the USSR the US gains 2 VP', () => {
  const t = scenario({ turn: 4, influence: ahead, hands: { us: ['kitchen-debates'] } });
  t.round('us').choose('kitchen-debates');
  expect(t.choices).toEqual(['event', 'operations']);
  t.choose('event');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(2);
  expect(t.where('kitchen-debates')).toBe('removed');
});

test('without a lead the event cannot happen; other countries do not count', () => {
  const t = scenario({ turn: 4, influence: level, hands: { us: ['kitchen-debates'] } });
  t.round('us').choose('kitchen-debates');
  expect(t.choices).toEqual(['operations']);
  t.choose('operations', 'influence', 'france');
  expect(t.isSettled).toBe(true);
  expect(t.where('kitchen-debates')).toBe('discard');
});

test('a Taiwan of the Formosan Resolution does not count', () => {
  const t = scenario({
    turn: 4,
    effects: ['FormosanResolution'],
    influence: { ...level, taiwan: [3, 0] },
    hands: { us: ['kitchen-debates'] },
  });
  t.round('us').choose('kitchen-debates');
  expect(t.choices).toEqual(['operations']);
});

test('the USSR may break the lead with its operations first', () => {
  const influence = { japan: [4, 0], cuba: [0, 2], libya: [2, 0] } as const;
  const position = { turn: 4, influence, hands: { ussr: ['kitchen-debates'] } } as const;
  const t = scenario(position);
  t.plays('ussr', 'kitchen-debates', 'operationsFirst').choose('influence', 'cuba');
  expect(t.vp).toBe(2);
  const broken = scenario({ ...position, influence: { japan: [4, 0], cuba: [0, 2] } });
  broken.plays('ussr', 'kitchen-debates', 'operationsFirst').choose('influence', 'cuba');
  expect(broken.isSettled).toBe(true);
  expect(broken.vp).toBe(0);
  expect(broken.where('kitchen-debates')).toBe('discard');
  const first = scenario({ ...position, influence: { japan: [4, 0], cuba: [0, 2] } });
  first.plays('ussr', 'kitchen-debates', 'eventFirst').choose('influence', 'cuba');
  expect(first.vp).toBe(2);
  expect(first.where('kitchen-debates')).toBe('removed');
});

test('a headline without a lead is discarded', () => {
  const t = scenario({
    turn: 4,
    influence: level,
    hands: { us: ['kitchen-debates'], ussr: ['nasser'] },
  }).headlines({ us: 'kitchen-debates', ussr: 'nasser' });
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(0);
  expect(t.where('kitchen-debates')).toBe('discard');
});

test('by ruling it is removed without result', () => {
  const t = scenario({
    turn: 4,
    options: { rulings: ['kitchenDebatesAlwaysRemoved'] },
    influence: level,
    hands: { us: ['kitchen-debates'] },
  }).plays('us', 'kitchen-debates', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(0);
  expect(t.where('kitchen-debates')).toBe('removed');
});
