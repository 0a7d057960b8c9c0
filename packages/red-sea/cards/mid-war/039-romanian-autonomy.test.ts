import { US, USSR } from '@brink/struggle';
import { expect, test } from 'vitest';
import { scenario } from '../../testing/scenario.ts';

const influence = { egypt: [1, 0], yemen: [0, 1] } as const;

test('2 operations; then it lies face down with the rival (§9.3)', () => {
  const t = scenario({ influence, hands: { us: ['eplf'] } }).round('us');
  expect(t.choices).toEqual(['eplf', 'romanian-autonomy']);
  t.choose('romanian-autonomy');
  expect(t.choices).toEqual(['operations', 'space']);
  t.choose('operations');
  expect(t.passing).toEqual(['ussr', false]);
  t.choose('influence', 'egypt', 'egypt');
  expect(t.isSettled).toBe(true);
  expect(t.round('ussr').isSettled).toBe(true);
  t.endTurn();
  expect(t.passing).toEqual(['ussr', true]);
});

test('3 for whoever is behind (§9.6)', () => {
  const t = scenario({ vp: -1, influence, hands: { us: ['eplf'] } });
  t.plays('us', 'romanian-autonomy', 'operations').choose('influence', 'egypt', 'egypt', 'egypt');
  expect(t.isSettled).toBe(true);
});

test('into space, and it passes on (§9.4)', () => {
  const t = scenario({ hands: { us: ['eplf'] } })
    .plays('us', 'romanian-autonomy', 'space')
    .choose(4);
  expect(t.isSettled).toBe(true);
  expect(t.space).toEqual([1, 0]);
  expect(t.passing).toEqual(['ussr', false]);
});

test('never a headline; nobody has to play it (§9.5, §9.8)', () => {
  const t = scenario({ hands: { us: ['eplf'], ussr: ['nasserism'] } }).turn();
  expect(t.choicesOf(US)).toEqual(['eplf']);
  expect(t.choicesOf(USSR)).toEqual(['nasserism']);
  const empty = scenario({}).round('us');
  expect(empty.choices).toEqual(['done', 'romanian-autonomy']);
  empty.choose('done');
  expect(empty.isSettled).toBe(true);
  expect(empty.passing).toEqual(['us', true]);
});

test('not when a scoring card would stay in hand (§9.5)', () => {
  const t = scenario({ round: 7, hands: { us: ['africa-scoring', 'eplf'] } }).round('us');
  expect(t.choices).toEqual(['africa-scoring', 'eplf']);
});
