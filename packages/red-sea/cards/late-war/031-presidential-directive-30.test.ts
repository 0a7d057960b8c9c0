import { US, USSR } from '@brink/struggle';
import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

test('1 influence anywhere, the sea lanes too, and an eighth round', () => {
  const t = scenario({ hands: { ussr: ['presidential-directive-30'] } });
  t.plays('ussr', 'presidential-directive-30', 'event');
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual([
    'djibouti',
    'done',
    'egypt',
    'ethiopia',
    'kenya',
    'madagascar',
    'oman',
    'saudi-arabia',
    'somalia',
    'south-yemen',
    'strategic-sea-lanes',
    'sudan',
    'yemen',
  ]);
  t.choose('strategic-sea-lanes');
  expect(t.isSettled).toBe(true);
  expect(t.influence('strategic-sea-lanes')).toEqual([0, 1]);
  expect(t.game.rules.rule.roundsOf(t.game, USSR)).toBe(8);
  expect(t.game.rules.rule.roundsOf(t.game, US)).toBe(7);
  expect(t.where('presidential-directive-30')).toBe('removed');
});

test('the eighth round may be declined', () => {
  const t = scenario({
    round: 8,
    effects: ['DirectiveRound'],
    hands: { ussr: ['nasserism'] },
  }).round('ussr');
  expect(t.choices).toEqual(['done', 'nasserism']);
  t.choose('done');
  expect(t.isSettled).toBe(true);
});

test('by ruling not into the sea lanes', () => {
  const t = scenario({
    options: { rulings: ['directiveNotIntoSeaLanes'] },
    hands: { ussr: ['presidential-directive-30'] },
  }).plays('ussr', 'presidential-directive-30', 'event');
  expect(t.choices).not.toContain('strategic-sea-lanes');
});
