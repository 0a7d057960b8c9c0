import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';
import { readAll } from '@brink/kernel';
import { LOG } from '../../log.ts';
import { US, USSR } from '@brink/struggle';

/** The US dominates Central America, the USSR South America. */
const even = {
  haiti: [1, 0],
  panama: [2, 0],
  chile: [0, 3],
  paraguay: [0, 2],
} as const;

test('the higher die gains 2 VP and may move DEFCON', () => {
  const t = scenario({ turn: 4, defcon: 3, influence: even, hands: { us: ['summit'] } });
  t.plays('us', 'summit', 'event');
  expect(t.actor).toBe('chance');
  expect(t.prompt).toBe('summitDie');
  t.choose(4);
  expect(t.prompt).toBe('summitDieRival');
  t.choose(3);
  expect(t.actor).toBe('us');
  expect(t.prompt).toBe('summit');
  expect(t.choices).toEqual(['lower', 'none', 'raise']);
  t.choose('raise');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(2);
  expect(t.defcon).toBe(4);
  expect(t.where('summit')).toBe('discard');
});

test('regions dominated or controlled count 1 each, presence nothing', () => {
  const t = scenario({
    turn: 4,
    defcon: 3,
    influence: {
      ...even,
      // Control of the Middle East and domination of Africa for the USSR, presence of the US.
      libya: [0, 2],
      egypt: [0, 2],
      israel: [0, 4],
      iraq: [0, 3],
      iran: [0, 2],
      'saudi-arabia': [0, 3],
      lebanon: [0, 1],
      angola: [0, 1],
      kenya: [0, 2],
      france: [3, 0],
    },
    hands: { us: ['summit'] },
  }).plays('us', 'summit', 'event');
  t.choose(5, 4);
  expect(t.actor).toBe('ussr');
  t.choose('none');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(-2);
  expect(t.defcon).toBe(3);
  expect(readAll(LOG, t.log, 'roll')).toEqual([
    { code: 'roll', side: US, die: 5, modifier: 1, needed: 0 },
    { code: 'roll', side: USSR, die: 4, modifier: 3, needed: 0 },
  ]);
});

test('a tie has no effect and is not rolled again', () => {
  const t = scenario({ turn: 4, influence: even, hands: { ussr: ['summit'] } });
  t.plays('ussr', 'summit', 'event').choose(2, 2);
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(0);
});

test('at 5 DEFCON cannot be raised', () => {
  const t = scenario({ turn: 4, hands: { ussr: ['summit'] } });
  t.plays('ussr', 'summit', 'event').choose(2, 1);
  expect(t.choices).toEqual(['lower', 'none']);
  t.choose('lower');
  expect(t.isSettled).toBe(true);
  expect(t.defcon).toBe(4);
});

test('whoever won the roll, at DEFCON 1 the player of the card loses', () => {
  const t = scenario({ turn: 4, defcon: 2, hands: { us: ['summit'] } });
  t.plays('us', 'summit', 'event').choose(1, 6);
  expect(t.actor).toBe('ussr');
  t.choose('lower');
  expect(t.result).toEqual({ winner: 'ussr', manner: 'defcon' });
  const own = scenario({ turn: 4, defcon: 2, hands: { us: ['summit'] } });
  own.plays('us', 'summit', 'event').choose(6, 1, 'lower');
  expect(own.result).toEqual({ winner: 'ussr', manner: 'defcon' });
});

test('20 VP end the game before DEFCON is moved', () => {
  const t = scenario({ turn: 4, vp: 18, hands: { us: ['summit'] } });
  t.plays('us', 'summit', 'event').choose(6, 1);
  expect(t.result).toEqual({ winner: 'us', manner: 'vp' });
});

test('Formosan Resolution and Shuttle Diplomacy do not count, and Southeast Asia is no region', () => {
  const t = scenario({
    turn: 4,
    effects: ['FormosanResolution', 'ShuttleDiplomacy'],
    // With Taiwan as a battleground the US would dominate Asia.
    influence: { taiwan: [3, 0], burma: [2, 0], vietnam: [1, 0], malaysia: [2, 0] },
    hands: { us: ['summit'] },
  }).plays('us', 'summit', 'event');
  t.choose(3, 3);
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(0);
  expect(t.has('ShuttleDiplomacy')).toBe(true);
});
