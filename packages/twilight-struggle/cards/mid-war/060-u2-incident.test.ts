import { expect, test } from 'vitest';
import { scenario, type Scenario } from '../../testing/scenario.ts';

const incident = (): Scenario =>
  scenario({
    turn: 4,
    influence: { iran: [1, 0], cuba: [0, 1] },
    hands: {
      us: ['un-intervention', 'fidel', 'nato'],
      ussr: ['u2-incident', 'duck-and-cover'],
    },
  }).plays('ussr', 'u2-incident', 'event');

test('the USSR gains 1 VP', () => {
  const t = incident();
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(-1);
  expect(t.has('U2Incident')).toBe(true);
  expect(t.where('u2-incident')).toBe('removed');
});

test('UN Intervention of the US in the same turn pays 1 VP more', () => {
  const t = incident().plays('us', 'un-intervention', 'event');
  expect(t.vp).toBe(-2);
  t.choose('fidel', 'operations', 'influence', 'iran', 'iran');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(-2);
  expect(t.where('fidel')).toBe('discard');
});

test('UN Intervention of the USSR pays as well, and every time', () => {
  const t = scenario({
    turn: 4,
    influence: { cuba: [0, 1] },
    hands: { ussr: ['un-intervention', 'duck-and-cover'] },
    effects: ['U2Incident'],
  })
    .plays('ussr', 'un-intervention', 'event')
    .choose('duck-and-cover', 'operations', 'influence', 'cuba', 'cuba', 'cuba');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(-1);
  expect(t.has('U2Incident')).toBe(true);
});

test.each([
  [[], -3],
  [['u2IncidentPaysOnce'], -2],
] as const)('twice in a turn, by SALT (rulings %o)', (rulings, vp) => {
  const t = scenario({
    options: { rulings },
    turn: 4,
    defcon: 3,
    influence: { iran: [1, 0] },
    hands: {
      us: ['un-intervention', 'fidel', 'nasser', 'salt-negotiations'],
      ussr: ['u2-incident'],
    },
  })
    .plays('ussr', 'u2-incident', 'event')
    .plays('us', 'un-intervention', 'event')
    .choose('fidel', 'operations', 'influence', 'iran', 'iran');
  expect(t.vp).toBe(-2);
  t.plays('us', 'salt-negotiations', 'event').choose('un-intervention');
  t.plays('us', 'un-intervention', 'event').choose('nasser', 'influence', 'iran');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(vp);
});

test('its operations, a discard or a later turn pay nothing', () => {
  const ops = incident().plays('us', 'un-intervention', 'operations');
  ops.choose('influence', 'iran');
  expect(ops.isSettled).toBe(true);
  expect(ops.vp).toBe(-1);
  const later = incident().endTurn();
  expect(later.has('U2Incident')).toBe(false);
});

test('the US plays it for operations: the USSR gains all the same', () => {
  const t = scenario({ turn: 4, influence: { iran: [1, 0] }, hands: { us: ['u2-incident'] } })
    .plays('us', 'u2-incident', 'operationsFirst')
    .choose('influence', 'iran', 'iran', 'iran');
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(-1);
  expect(t.where('u2-incident')).toBe('removed');
});
