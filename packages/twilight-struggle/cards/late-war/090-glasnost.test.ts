import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('DEFCON improves and the USSR gains 2 VP', () => {
  const t = scenario({ turn: 8, defcon: 2, hands: { ussr: ['glasnost'] } }).plays(
    'ussr',
    'glasnost',
    'event',
  );
  expect(t.isSettled).toBe(true);
  expect(t.defcon).toBe(3);
  expect(t.vp).toBe(-2);
  expect(t.where('glasnost')).toBe('removed');
});

test('after The Reformer 4 operations without a coup, also in a round of the US', () => {
  const t = scenario({
    turn: 8,
    defcon: 3,
    effects: ['TheReformer'],
    influence: { italy: [3, 0], angola: [2, 0], cuba: [0, 3] },
    hands: { us: ['glasnost'] },
  }).plays('us', 'glasnost', 'eventFirst');
  expect(t.defcon).toBe(4);
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual(['done', 'influence', 'realign']);
  t.choose('realign');
  expect(t.choices).toEqual(['angola']);
  t.choose('angola', 6, 1);
  expect(t.actor).toBe('us');
  expect(t.prompt).toBe('operations');
});

test('the influence is that of the USSR', () => {
  const t = scenario({
    turn: 8,
    defcon: 3,
    effects: ['TheReformer'],
    influence: { cuba: [0, 3] },
    hands: { ussr: ['glasnost'] },
  })
    .plays('ussr', 'glasnost', 'event')
    .choose('influence');
  expect(t.choices).toEqual([
    'afghanistan',
    'cuba',
    'finland',
    'haiti',
    'nicaragua',
    'north-korea',
    'poland',
    'romania',
  ]);
  t.choose('haiti', 'haiti', 'nicaragua', 'cuba');
  expect(t.isSettled).toBe(true);
  expect(t.influence('cuba')).toEqual([0, 4]);
});

test('the operations may be left, and DEFCON stays at 5', () => {
  const t = scenario({ turn: 8, effects: ['TheReformer'], hands: { ussr: ['glasnost'] } })
    .plays('ussr', 'glasnost', 'event')
    .choose('done');
  expect(t.isSettled).toBe(true);
  expect(t.defcon).toBe(5);
});
