import { DEFCON, FIRST_PERMANENT, FLAGS, SPACE_ATTEMPTS } from '@brink/struggle';
import { expect, test } from 'vitest';
import { LASTING_FLAGS, TURN_FLAGS } from '../flags.ts';
import { CHERNOBYL_REGION, CHINA_FACE_UP } from '../state.ts';
import { scenario } from '../testing/scenario.ts';

test('each military operation that DEFCON demands and a side lacks costs 1 VP', () => {
  const t = scenario({ defcon: 4, militaryOps: [2, 4] }).endTurn();
  expect(t.isSettled).toBe(true);
  expect(t.vp).toBe(-2);
  expect(t.militaryOps).toEqual([0, 0]);
  expect(t.game.mem[DEFCON]).toBe(4);
});

test('only the difference is paid; more than demanded gives nothing', () => {
  expect(scenario({ defcon: 5, militaryOps: [1, 3] }).endTurn().vp).toBe(-2);
  expect(scenario({ defcon: 5, militaryOps: [3, 0] }).endTurn().vp).toBe(3);
  expect(scenario({ defcon: 2, militaryOps: [5, 2] }).endTurn().vp).toBe(0);
  expect(scenario({ defcon: 3, militaryOps: [0, 0] }).endTurn().vp).toBe(0);
});

test('20 VP of this phase win', () => {
  const t = scenario({ defcon: 4, vp: 18, militaryOps: [4, 1] }).endTurn();
  expect(t.result).toEqual({ winner: 'us', manner: 'vp' });
});

test('unless whoever reaches them holds a scoring card', () => {
  const held = { us: ['asia-scoring'] } as const;
  const t = scenario({ defcon: 4, vp: 18, militaryOps: [4, 1], hands: held }).endTurn();
  expect(t.result).toEqual({ winner: 'ussr', manner: 'heldScoringCard' });
  const other = scenario({ defcon: 4, vp: -18, militaryOps: [1, 4], hands: held }).endTurn();
  expect(other.result).toEqual({ winner: 'ussr', manner: 'vp' });
});

test('by ruling they win all the same', () => {
  const options = { rulings: ['militaryVpWinsAtOnce'] } as const;
  const hands = { us: ['asia-scoring'] } as const;
  const t = scenario({ options, defcon: 4, vp: 18, militaryOps: [4, 1], hands }).endTurn();
  expect(t.result).toEqual({ winner: 'us', manner: 'vp' });
});

test('a scoring card that is held loses, whatever the score', () => {
  const us = scenario({ vp: 10, hands: { us: ['asia-scoring', 'nato'] } }).endTurn();
  expect(us.result).toEqual({ winner: 'ussr', manner: 'heldScoringCard' });
  const ussr = scenario({ hands: { ussr: ['africa-scoring'] } }).endTurn();
  expect(ussr.result).toEqual({ winner: 'us', manner: 'heldScoringCard' });
  const both = scenario({ hands: { us: ['asia-scoring'], ussr: ['africa-scoring'] } }).endTurn();
  expect(both.result).toEqual({ winner: 'draw', manner: 'heldScoringCard' });
});

test('other cards are kept, as many as there are', () => {
  const t = scenario({ hands: { us: ['nato', 'fidel'], ussr: ['nasser'] } }).endTurn();
  expect(t.isSettled).toBe(true);
  expect(t.where('nato')).toBe('us');
  expect(t.where('nasser')).toBe('ussr');
});

test('first on the Moon: one held card may be discarded, after they were shown', () => {
  const t = scenario({ space: [6, 5], hands: { us: ['nato', 'fidel'], ussr: ['nasser'] } });
  t.endTurn();
  expect(t.actor).toBe('us');
  expect(t.prompt).toBe('discardHeld');
  expect(t.choices).toEqual(['done', 'fidel', 'nato']);
  t.choose('fidel');
  expect(t.isSettled).toBe(true);
  expect(t.where('fidel')).toBe('discard');
  const kept = scenario({ space: [0, 6], hands: { ussr: ['nasser'] } }).endTurn();
  expect(kept.actor).toBe('ussr');
  kept.choose('done');
  expect(kept.where('nasser')).toBe('ussr');
  const scoring = scenario({ space: [6, 5], hands: { us: ['asia-scoring'] } }).endTurn();
  expect(scoring.result).toEqual({ winner: 'ussr', manner: 'heldScoringCard' });
});

test('by ruling that card may be a scoring card that would lose', () => {
  const options = { rulings: ['moonDiscardBeforeCheck'] } as const;
  const hands = { us: ['asia-scoring', 'nato'], ussr: ['nasser'] } as const;
  const t = scenario({ options, space: [6, 5], hands }).endTurn();
  expect(t.choices).toEqual(['asia-scoring', 'done', 'nato']);
  t.choose('asia-scoring');
  expect(t.isSettled).toBe(true);
  expect(t.where('asia-scoring')).toBe('discard');
  const kept = scenario({ options, space: [6, 5], hands })
    .endTurn()
    .choose('nato');
  expect(kept.result).toEqual({ winner: 'ussr', manner: 'heldScoringCard' });
});

test('nobody discards when both have been there, nor from an empty hand', () => {
  const hands = { us: ['nato'], ussr: ['nasser'] } as const;
  expect(scenario({ space: [6, 6], hands }).endTurn().isSettled).toBe(true);
  expect(scenario({ space: [6, 0] }).endTurn().isSettled).toBe(true);
});

test('the China Card is turned up', () => {
  const t = scenario({ china: { holder: 'us', faceUp: false } }).endTurn();
  expect(t.game.mem[CHINA_FACE_UP]).toBe(1);
});

test('effects of the turn end, the lasting ones stay', () => {
  const t = scenario({ effects: [...TURN_FLAGS, ...LASTING_FLAGS] });
  t.game.mem[CHERNOBYL_REGION] = 1;
  t.game.mem[SPACE_ATTEMPTS] = 1;
  t.endTurn();
  expect(t.isSettled).toBe(true);
  for (const name of TURN_FLAGS) expect(t.has(name)).toBe(false);
  for (const name of LASTING_FLAGS) expect(t.has(name)).toBe(true);
  expect(t.game.sets[FLAGS]).toBe(0);
  expect(TURN_FLAGS.length).toBeLessThanOrEqual(FIRST_PERMANENT);
  expect(t.game.mem[CHERNOBYL_REGION]).toBe(0);
  expect(t.game.mem[SPACE_ATTEMPTS]).toBe(0);
});
