import { expect, test } from 'vitest';
import { finalScoring } from '../../flow/end-of-turn.ts';
import { scenario, type Position, type Scenario } from '../../testing/scenario.ts';

const shuttle = (position: Position): Scenario =>
  scenario({ turn: 4, ...position }).plays('us', 'shuttle-diplomacy', 'event');

test('it waits before the US, in neither pile', () => {
  const t = shuttle({ hands: { us: ['shuttle-diplomacy'] } });
  expect(t.isSettled).toBe(true);
  expect(t.has('ShuttleDiplomacy')).toBe(true);
  expect(t.where('shuttle-diplomacy')).toBe('table');
  expect(t.endTurn().has('ShuttleDiplomacy')).toBe(true);
});

test('played by the USSR for operations it waits all the same', () => {
  const t = scenario({
    turn: 4,
    influence: { cuba: [0, 1] },
    hands: { ussr: ['shuttle-diplomacy'] },
  })
    .plays('ussr', 'shuttle-diplomacy', 'operationsFirst')
    .choose('influence', 'cuba', 'cuba', 'cuba');
  expect(t.isSettled).toBe(true);
  expect(t.where('shuttle-diplomacy')).toBe('table');
});

test('spaced, it has no effect and is discarded', () => {
  const t = scenario({ turn: 4, hands: { us: ['shuttle-diplomacy'] } })
    .plays('us', 'shuttle-diplomacy', 'space')
    .choose(6);
  expect(t.isSettled).toBe(true);
  expect(t.has('ShuttleDiplomacy')).toBe(false);
  expect(t.where('shuttle-diplomacy')).toBe('discard');
});

test('the US drops a battleground of the USSR in Asia: it counts for nothing', () => {
  const t = shuttle({
    hands: { us: ['shuttle-diplomacy'], ussr: ['asia-scoring'] },
    influence: {
      japan: [0, 4],
      india: [0, 3],
      burma: [0, 2],
      pakistan: [2, 0],
      'saudi-arabia': [0, 3],
    },
  }).plays('ussr', 'asia-scoring', 'event');
  expect(t.actor).toBe('us');
  expect(t.prompt).toBe('shuttleDiplomacy');
  expect(t.choices).toEqual(['india', 'japan']);
  t.choose('japan');
  expect(t.isSettled).toBe(true);
  // USSR: India and Burma against Pakistan: one battleground each, so presence 3 + 1; US 3 + 1.
  expect(t.vp).toBe(0);
  expect(t.has('ShuttleDiplomacy')).toBe(false);
  expect(t.where('shuttle-diplomacy')).toBe('discard');
});

test('the last country dropped leaves no presence', () => {
  const t = shuttle({
    hands: { us: ['shuttle-diplomacy'], ussr: ['middle-east-scoring'] },
    influence: { iran: [0, 2] },
  }).plays('ussr', 'middle-east-scoring', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(0);
});

test('it prevents control of the region', () => {
  const all = {
    libya: [0, 2],
    egypt: [0, 2],
    israel: [0, 4],
    iraq: [0, 3],
    iran: [0, 2],
    'saudi-arabia': [0, 3],
    syria: [0, 2],
    lebanon: [1, 0],
  } as const;
  const t = shuttle({
    hands: { us: ['shuttle-diplomacy'], ussr: ['middle-east-scoring'] },
    influence: all,
  }).plays('ussr', 'middle-east-scoring', 'event');
  expect(t.choices).toEqual(['egypt', 'iran', 'iraq', 'israel', 'libya', 'saudi-arabia']);
  t.choose('iraq');
  // USSR: domination 5 + 5 battlegrounds; US: presence 3.
  expect(t.vp).toBe(-7);
});

test('without a battleground of the USSR it is used up without effect', () => {
  const t = shuttle({
    hands: { us: ['shuttle-diplomacy', 'asia-scoring'] },
    influence: { burma: [0, 2], india: [3, 0] },
  }).plays('us', 'asia-scoring', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(1);
  expect(t.has('ShuttleDiplomacy')).toBe(false);
  expect(t.where('shuttle-diplomacy')).toBe('discard');
});

test('other regions and Southeast Asia do not use it', () => {
  const t = shuttle({
    hands: { us: ['shuttle-diplomacy', 'africa-scoring'], ussr: ['southeast-asia-scoring'] },
    influence: { thailand: [0, 2], nigeria: [0, 1] },
  });
  t.plays('us', 'africa-scoring', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(-2);
  t.plays('ussr', 'southeast-asia-scoring', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(-4);
  expect(t.has('ShuttleDiplomacy')).toBe(true);
  expect(t.where('shuttle-diplomacy')).toBe('table');
});

test('nor does the final scoring', () => {
  const t = shuttle({
    hands: { us: ['shuttle-diplomacy'] },
    influence: { iran: [0, 2] },
  }).start(finalScoring, 0);
  // Presence 3 and a battleground, and the China Card.
  expect(t.vp).toBe(-5);
  expect(t.result).toEqual({ winner: 'ussr', manner: 'finalScoring' });
});

test('as a headline it serves the scoring headline that follows', () => {
  const t = scenario({
    turn: 4,
    hands: { us: ['shuttle-diplomacy'], ussr: ['middle-east-scoring'] },
    influence: { iran: [0, 2], iraq: [0, 3] },
  }).headlines({ us: 'shuttle-diplomacy', ussr: 'middle-east-scoring' });
  expect(t.choices).toEqual(['iran', 'iraq']);
  t.choose('iran');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(-4);
});
