import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

const influence = { 'south-yemen': [0, 1], egypt: [1, 0] } as const;

test('the US shows scoring cards and has to play one next; the USSR may use 2', () => {
  const t = scenario({
    influence,
    hands: { us: ['africa-scoring', 'zbig'], ussr: ['stagflation'] },
  }).plays('ussr', 'stagflation', 'event');
  expect(t.log.filter(({ code }) => code === 'reveal')).toHaveLength(1);
  expect(t.actor).toBe('ussr');
  expect(t.choices).toEqual(['coup', 'done', 'influence', 'realign']);
  t.choose('influence', 'south-yemen', 'south-yemen');
  expect(t.isSettled).toBe(true);
  expect(t.where('stagflation')).toBe('removed');
  t.round('us');
  // Romanian Autonomy is no way out.
  expect(t.choices).toEqual(['africa-scoring']);
  t.choose('africa-scoring', 'event');
  expect(t.isSettled).toBe(true);
  expect(t.has('Stagflation')).toBe(false);
});

test('without a scoring card the operations are there all the same', () => {
  const t = scenario({ influence, hands: { us: ['zbig'], ussr: ['stagflation'] } });
  t.plays('ussr', 'stagflation', 'event').choose('done');
  expect(t.isSettled).toBe(true);
  expect(t.has('Stagflation')).toBe(false);
  expect(t.round('us').choices).toEqual(['romanian-autonomy', 'zbig']);
});

test('T-62s make it 3 (§7.3.1, example 3)', () => {
  const t = scenario({ effects: ['T62s'], influence, hands: { ussr: ['stagflation'] } });
  t.plays('ussr', 'stagflation', 'event').choose('influence');
  t.choose('south-yemen', 'south-yemen', 'south-yemen');
  expect(t.isSettled).toBe(true);
});

test('played by the US itself, its next round is meant', () => {
  const t = scenario({ influence, hands: { us: ['stagflation', 'africa-scoring', 'eplf'] } });
  t.plays('us', 'stagflation', 'eventFirst').choose('done', 'influence', 'egypt', 'egypt');
  expect(t.isSettled).toBe(true);
  expect(t.round('us').choices).toEqual(['africa-scoring']);
});

test('a scoring card that a flashpoint shows is none that the US has played (§6.3.6.1)', () => {
  const t = scenario({
    influence: { somalia: [0, 2], egypt: [1, 0] },
    hands: { us: ['stagflation', 'africa-scoring', 'eplf'] },
    draw: ['middle-east-scoring', 'zbig'],
  }).plays('us', 'stagflation', 'eventFirst');
  t.choose('done', 'coup', 'somalia', 'middle-east-scoring', 1);
  expect(t.isSettled).toBe(true);
  expect(t.where('middle-east-scoring')).toBe('discard');
  expect(t.has('Stagflation')).toBe(true);
  expect(t.round('us').choices).toEqual(['africa-scoring']);
});
