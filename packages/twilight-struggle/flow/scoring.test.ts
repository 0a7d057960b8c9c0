import { expect, test } from 'vitest';
import { US } from '@brink/struggle';
import type { CardId } from '../data/cards.ts';
import { scenario, type Position, type Scenario } from '../testing/scenario.ts';
import { finalScoring } from './end-of-turn.ts';

const scored = (
  card: CardId,
  influence: NonNullable<Position['influence']>,
  rest: Position = {},
): Scenario =>
  scenario({ turn: 4, hands: { us: [card] }, ...rest, influence }).plays('us', card, 'event');

test('Central America of the rulebook (§10.1.2)', () => {
  const t = scored('central-america-scoring', {
    cuba: [0, 3],
    haiti: [0, 1],
    'dominican-republic': [0, 1],
    guatemala: [1, 0],
    panama: [1, 0],
  });
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(-4);
});

test('domination needs a country that is no battleground', () => {
  // Two battlegrounds against nothing: presence 3 + 2.
  expect(scored('middle-east-scoring', { iran: [2, 0], iraq: [3, 0] }).vp).toBe(5);
  const dominated = { iran: [2, 0], iraq: [3, 0], jordan: [2, 0] } as const;
  expect(scored('middle-east-scoring', dominated).vp).toBe(7);
});

test('and a battleground, more of them than the rival, and more countries', () => {
  expect(scored('middle-east-scoring', { jordan: [2, 0], syria: [2, 0] }).vp).toBe(3);
  // As many battlegrounds: presence 3 + 1 each.
  const level = { iran: [2, 0], jordan: [2, 0], iraq: [0, 3] } as const;
  expect(scored('middle-east-scoring', level).vp).toBe(0);
  // As many countries: presence 3 + 2 against 3 + 0.
  const countries = { iran: [2, 0], iraq: [3, 0], syria: [0, 2], jordan: [0, 2] } as const;
  expect(scored('middle-east-scoring', countries).vp).toBe(2);
});

test('control needs all battlegrounds and more countries, no other country', () => {
  const all = {
    libya: [2, 0],
    egypt: [2, 0],
    israel: [4, 0],
    iraq: [3, 0],
    iran: [2, 0],
    'saudi-arabia': [3, 0],
  } as const;
  expect(scored('middle-east-scoring', all).vp).toBe(7 + 6);
});

test('1 VP for each country next to the superpower of the rival, battleground or not', () => {
  expect(scored('europe-scoring', { finland: [4, 0], romania: [3, 0] }).vp).toBe(3 + 2);
  expect(scored('europe-scoring', { poland: [3, 0] }).vp).toBe(3 + 1 + 1);
  expect(scored('europe-scoring', { canada: [0, 4] }).vp).toBe(-(3 + 1));
  expect(scored('asia-scoring', { japan: [0, 4] }).vp).toBe(-(3 + 1 + 1));
  expect(scored('asia-scoring', { afghanistan: [2, 0], 'north-korea': [3, 0] }).vp).toBe(7 + 1 + 2);
});

test('influence without control counts for nothing', () => {
  expect(scored('europe-scoring', { france: [2, 0], poland: [2, 2] }).vp).toBe(0);
});

test('Southeast Asia is part of Asia', () => {
  expect(scored('asia-scoring', { thailand: [2, 0], vietnam: [1, 0] }).vp).toBe(7 + 1);
});

test('Formosan Resolution makes a Taiwan of the US a battleground', () => {
  const effects = ['FormosanResolution'] as const;
  expect(scored('asia-scoring', { taiwan: [3, 0] }, { effects }).vp).toBe(3 + 1);
  expect(scored('asia-scoring', { taiwan: [3, 0] }).vp).toBe(3);
  expect(scored('asia-scoring', { taiwan: [0, 3] }, { effects }).vp).toBe(-3);
  const control = {
    pakistan: [0, 2],
    india: [0, 3],
    japan: [0, 4],
    'south-korea': [0, 3],
    'north-korea': [0, 3],
    thailand: [0, 2],
  } as const;
  // Without all battlegrounds and without another country the USSR has presence.
  const t = scored('asia-scoring', { ...control, taiwan: [3, 0] }, { effects });
  expect(t.vp).toBe(3 + 1 - (3 + 6 + 1));
  expect(scored('asia-scoring', { ...control, taiwan: [3, 0] }).vp).toBe(3 - (9 + 6 + 1));
});

const europe = {
  france: [0, 3],
  'west-germany': [0, 4],
  italy: [0, 2],
  poland: [0, 3],
  'east-germany': [0, 3],
} as const;

test('control of Europe wins, whatever the score', () => {
  const t = scored('europe-scoring', { ...europe, canada: [4, 0] }, { vp: 19 });
  expect(t.result).toEqual({ winner: 'ussr', manner: 'europeControl' });
});

test('the points of both are netted before 20 are looked for', () => {
  const t = scored('middle-east-scoring', { iran: [2, 0], iraq: [0, 3] }, { vp: 19 });
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(19);
  const won = scored('middle-east-scoring', { iran: [2, 0] }, { vp: 16 });
  expect(won.result).toEqual({ winner: 'us', manner: 'vp' });
});

const lastScoring = (position: Position): Scenario =>
  scenario({ turn: 10, ...position }).start(finalScoring, US);

test('final scoring: all six regions, and 1 VP for the China Card', () => {
  const t = lastScoring({
    china: { holder: 'us' },
    influence: {
      france: [3, 0],
      iran: [2, 0],
      thailand: [2, 0],
      zaire: [1, 0],
      cuba: [0, 3],
      chile: [0, 3],
    },
  });
  // 3+1, 3+1, 3+1, 1+1, less 1+1+1 and 2+1, and the China Card.
  expect(t.vp).toBe(4 + 4 + 4 + 2 - 3 - 3 + 1);
  expect(t.result).toEqual({ winner: 'us', manner: 'finalScoring' });
});

test('20 VP on the way do not end it', () => {
  const t = lastScoring({
    vp: 18,
    china: { holder: 'us', faceUp: false },
    influence: { italy: [2, 0], brazil: [0, 2], chile: [0, 3], cuba: [0, 3], zaire: [0, 1] },
  });
  expect(t.vp).toBe(18 + 4 - 2 - 3 - 4 + 1);
  expect(t.result).toEqual({ winner: 'us', manner: 'finalScoring' });
});

test('control of Europe wins there too', () => {
  const t = lastScoring({ vp: 19, influence: { ...europe, zaire: [1, 0] } });
  expect(t.result).toEqual({ winner: 'ussr', manner: 'europeControl' });
  expect(t.vp).toBe(19);
  expect(t.log.filter(({ code }) => code === 'scoring')).toHaveLength(1);
});

test('the VP of the China Card come after all regions', () => {
  const t = lastScoring({ china: { holder: 'us' }, influence: { cuba: [0, 3] } });
  const told = new Set(['scoring', 'chinaCardVp']);
  const codes = t.log.map(({ code }) => code).filter((code) => told.has(code));
  expect(codes).toEqual([...Array.from({ length: 6 }, () => 'scoring'), 'chinaCardVp']);
});

test('0 is a draw', () => {
  const t = lastScoring({ vp: 1, china: { holder: 'ussr' } });
  expect(t.vp).toBe(0);
  expect(t.result).toEqual({ winner: 'draw', manner: 'finalScoring' });
});

test('Formosan Resolution counts in the final scoring', () => {
  const t = lastScoring({ influence: { taiwan: [3, 0] }, effects: ['FormosanResolution'] });
  expect(t.vp).toBe(3 + 1 - 1);
});
