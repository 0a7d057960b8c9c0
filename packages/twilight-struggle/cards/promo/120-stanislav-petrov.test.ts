import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

const options = { promoCards: true };

test.each([4, 5])('at DEFCON 2 the player sets it to %i', (level) => {
  const t = scenario({ options, turn: 8, defcon: 2, hands: { us: ['stanislav-petrov'] } });
  t.plays('us', 'stanislav-petrov', 'event');
  expect(t.actor).toBe('us');
  expect(t.choices).toEqual(['4', '5']);
  t.choose(level);
  expect(t.isSettled).toBe(true);
  expect(t.defcon).toBe(level);
  expect(t.where('stanislav-petrov')).toBe('removed');
});

test('at any other level it is for operations or space', () => {
  const t = scenario({ options, turn: 8, defcon: 3, hands: { ussr: ['stanislav-petrov'] } });
  expect(t.round('ussr').choose('stanislav-petrov').choices).toEqual(['operations', 'space']);
});

test('a headline looks at DEFCON when its turn has come', () => {
  const t = scenario({
    options,
    turn: 8,
    defcon: 3,
    hands: { us: ['stanislav-petrov'], ussr: ['we-will-bury-you'] },
  }).headlines({ us: 'stanislav-petrov', ussr: 'we-will-bury-you' });
  expect(t.choices).toEqual(['4', '5']);
  t.choose(5);
  expect(t.defcon).toBe(5);
});
