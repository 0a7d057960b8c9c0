import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

const PLACES = [
  'costa-rica',
  'cuba',
  'dominican-republic',
  'el-salvador',
  'guatemala',
  'haiti',
  'honduras',
  'mexico',
  'nicaragua',
  'panama',
] as const;

test('3 USSR influence in Central America, 2 in a country at most', () => {
  const t = scenario({
    turn: 4,
    influence: { mexico: [2, 0] },
    hands: { ussr: ['liberation-theology'] },
  }).plays('ussr', 'liberation-theology', 'event');
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual([...PLACES]);
  t.choose('mexico', 'mexico');
  expect(t.choices).toEqual(PLACES.filter((id) => id !== 'mexico'));
  t.choose('haiti');
  expect(t.isSettled).toBe(true);
  expect(t.influence('mexico')).toEqual([2, 2]);
  expect(t.where('liberation-theology')).toBe('discard');
});

test('the USSR places in a round of the US', () => {
  const t = scenario({
    turn: 4,
    influence: { iran: [1, 0] },
    hands: { us: ['liberation-theology'] },
  })
    .plays('us', 'liberation-theology', 'operationsFirst')
    .choose('influence', 'iran', 'iran');
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual([...PLACES]);
  t.choose('cuba', 'panama', 'haiti');
  expect(t.isSettled).toBe(true);
});
