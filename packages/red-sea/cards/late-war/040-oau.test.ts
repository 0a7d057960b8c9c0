import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

const position = {
  influence: { egypt: [1, 0], kenya: [0, 1] },
  hands: { us: ['oau', 'f-5es-delivered', 'nasserism', 'zbig', 'africa-scoring'] },
} as const;

test('a card of the rival is discarded; on 4 to 6 its operations follow', () => {
  const t = scenario(position).plays('us', 'oau', 'event');
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['f-5es-delivered', 'nasserism']);
  t.choose('f-5es-delivered');
  expect(t.prompt).toBe('eventDie');
  t.choose(4);
  expect(t.choices).toEqual(['coup', 'influence', 'realign']);
  t.choose('coup', 'kenya', 3);
  expect(t.isSettled).toBe(true);
  expect(t.militaryOps).toEqual([3, 0]);
  expect(t.has('F5Es')).toBe(false);
  expect(t.where('f-5es-delivered')).toBe('discard');
  expect(t.where('oau')).toBe('discard');
});

test('on 1 to 3 nothing follows', () => {
  const t = scenario(position).plays('us', 'oau', 'event').choose('nasserism', 3);
  expect(t.isSettled).toBe(true);
  expect(t.where('nasserism')).toBe('discard');
});

test('without such a card nothing happens', () => {
  const t = scenario({ hands: { ussr: ['oau', 'nasserism'] } }).plays('ussr', 'oau', 'event');
  expect(t.isSettled).toBe(true);
});

test('as a headline as well', () => {
  const t = scenario({
    influence: position.influence,
    hands: { us: ['oau', 'nasserism'], ussr: ['detente'] },
  }).headlines({ us: 'oau', ussr: 'detente' });
  expect(t.actor).toBe('us');
  expect(t.prompt).toBe('oau');
});
