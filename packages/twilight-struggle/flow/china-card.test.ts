import { expect, test } from 'vitest';
import { CHINA_FACE_UP, CHINA_HOLDER } from '../state.ts';
import { scenario, type Scenario } from '../testing/scenario.ts';

const china = ({ game }: Scenario): number[] => [game.mem[CHINA_HOLDER], game.mem[CHINA_FACE_UP]];

test('it has operations alone and goes to the rival face down at once', () => {
  const t = scenario({ influence: { syria: [0, 1] }, hands: { us: ['nato'] } })
    .round('ussr')
    .choose('china-card');
  expect(t.choices).toEqual(['operations', 'space']);
  t.choose('operations');
  expect(china(t)).toEqual([0, 0]);
  t.choose('influence', 'syria', 'syria', 'syria', 'syria');
  expect(t.isSettled).toBe(true);
  expect(t.round('us').choices).toEqual(['nato']);
  t.endTurn();
  expect(china(t)).toEqual([0, 1]);
  expect(t.round('us').choices).toEqual(['china-card', 'nato']);
});

test('into space it has 4 operations and passes as well', () => {
  const t = scenario({ space: [0, 7] })
    .plays('ussr', 'china-card', 'space')
    .choose(1);
  expect(t.isSettled).toBe(true);
  expect(t.space).toEqual([0, 8]);
  expect(china(t)).toEqual([0, 0]);
});

test('any play of it by the US ends Formosan Resolution, one by the USSR does not', () => {
  const effects = ['FormosanResolution'] as const;
  const us = scenario({ china: { holder: 'us' }, effects }).plays('us', 'china-card', 'space');
  us.choose(6);
  expect(us.has('FormosanResolution')).toBe(false);
  const ussr = scenario({ effects }).plays('ussr', 'china-card', 'space').choose(6);
  expect(ussr.has('FormosanResolution')).toBe(true);
});

test('Red Scare lowers it, the bonus comes on top of what is left', () => {
  const t = scenario({ influence: { india: [0, 1] }, effects: ['RedScareOnUssr'] })
    .plays('ussr', 'china-card', 'operations')
    .choose('influence', 'india', 'india', 'india');
  expect(t.choices).toContain('done');
  t.choose('india');
  expect(t.isSettled).toBe(true);
  expect(t.influence('india')).toEqual([0, 5]);
});
