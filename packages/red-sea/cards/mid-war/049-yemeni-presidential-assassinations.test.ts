import { expect, test } from 'vitest';
import { USSR } from '@brink/struggle';
import { redSea } from '../../package.ts';
import { scenario } from '../../testing/scenario.ts';

test.each([
  [3, {}, [1, 0]],
  [4, {}, [1, 3]],
  [2, { egypt: [0, 2], oman: [0, 2] }, [1, 3]],
] as const)('die %i with %j', (die, held, after) => {
  const t = scenario({
    influence: { yemen: [1, 0], ...held },
    hands: { ussr: ['yemeni-presidential-assassinations'] },
  }).plays('ussr', 'yemeni-presidential-assassinations', 'event');
  expect(t.defcon).toBe(3);
  expect(t.prompt).toBe('eventDie');
  t.choose(die);
  expect(t.isSettled).toBe(true);
  // The log tells what has to be reached.
  const modifier = 'oman' in held ? 2 : 0;
  const rolled = t.log.find(({ code }) => code === 'roll')!;
  expect(rolled.args.slice(0, 4)).toEqual([USSR, die, modifier, 4]);
  expect(redSea.texts.en.log(rolled)).toContain('(4 or more needed)');
  expect(redSea.texts.ru.log(rolled)).toContain('(нужно 4 или больше)');
  expect(t.influence('yemen')).toEqual(after);
  expect(t.where('yemeni-presidential-assassinations')).toBe('removed');
});

test('at DEFCON 2 the phasing player loses before the die', () => {
  const t = scenario({ defcon: 2, hands: { us: ['yemeni-presidential-assassinations'] } });
  t.plays('us', 'yemeni-presidential-assassinations', 'eventFirst');
  expect(t.result).toEqual({ winner: 'ussr', manner: 'defcon' });
});
