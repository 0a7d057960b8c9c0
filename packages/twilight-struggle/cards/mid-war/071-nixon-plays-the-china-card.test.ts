import { expect, test } from 'vitest';
import { CHINA_FACE_UP, CHINA_HOLDER } from '../../state.ts';
import { scenario, type Scenario } from '../../testing/scenario.ts';

const china = ({ game }: Scenario): number[] => [game.mem[CHINA_HOLDER], game.mem[CHINA_FACE_UP]];

test('the US takes the China Card from the USSR face down', () => {
  const t = scenario({
    turn: 4,
    china: { holder: 'ussr' },
    hands: { us: ['nixon-plays-the-china-card', 'nato'] },
  }).plays('us', 'nixon-plays-the-china-card', 'event');
  expect(t.isSettled).toBe(true);
  expect(china(t)).toEqual([0, 0]);
  expect(t.vp).toBe(0);
  expect(t.where('nixon-plays-the-china-card')).toBe('removed');
  expect(t.round('us').choices).toEqual(['nato']);
});

test('the US has it: 2 VP, and the card is left as it is', () => {
  const t = scenario({
    turn: 4,
    china: { holder: 'us' },
    influence: { cuba: [0, 1] },
    hands: { ussr: ['nixon-plays-the-china-card'] },
  })
    .plays('ussr', 'nixon-plays-the-china-card', 'operationsFirst')
    .choose('influence', 'cuba', 'cuba');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(2);
  expect(china(t)).toEqual([0, 1]);
});

test('nobody has it: the US counts as its holder', () => {
  const t = scenario({ turn: 4, hands: { us: ['nixon-plays-the-china-card'] } });
  t.game.mem[CHINA_HOLDER] = 2;
  t.plays('us', 'nixon-plays-the-china-card', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(2);
  expect(china(t)).toEqual([2, 1]);
});

test('the USSR has just played it: the US has it face down and gains 2 VP', () => {
  const t = scenario({
    turn: 4,
    influence: { cuba: [0, 1] },
    china: { holder: 'ussr' },
    hands: { us: ['nixon-plays-the-china-card'] },
  })
    .plays('ussr', 'china-card', 'operations')
    .choose('influence', 'cuba', 'cuba', 'cuba', 'cuba');
  t.plays('us', 'nixon-plays-the-china-card', 'event');
  expect(t.vp).toBe(2);
  expect(china(t)).toEqual([0, 0]);
});
