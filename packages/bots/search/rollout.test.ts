import { expect, test } from 'vitest';
import {
  CHANCE,
  Random,
  anyGame,
  choose,
  nextActor,
  uniform,
  type Ai,
  type Game,
} from '@brink/kernel';
import { twilightStruggle } from '@brink/twilight-struggle/with-bot';
import { Guide } from '../guided.ts';
import { Planner } from './plans.ts';
import { Rollout, untilOf } from './rollout.ts';

const game = anyGame(twilightStruggle);
const taste = { spread: 0, onlyOpen: true };
const ai = game.ai!;

/** The second round of turn 3. */
function inTurnThree(): Game {
  const at = game.setup(game.parseOptions({}));
  const random = new Random(1);
  const chance = uniform(random);
  const guide = new Guide(ai, () => random.next(), taste);
  while (ai.progress(at) < 3.2) {
    const actor = nextActor(at);
    choose(at, actor, actor === CHANCE ? chance(at, actor) : guide.choose(at, actor));
  }
  return at;
}
const table = inTurnThree();

/** Where a rollout of so many turns ends, and what was asked on the way. */
function endOf(horizon: number, isTense: boolean): { progress: number; asked: number } {
  let [progress, asked] = [0, 0];
  const asking: Ai = {
    ...ai,
    evaluate: (at) => {
      progress = ai.progress(at);
      return 0;
    },
    isTense: () => {
      asked++;
      return isTense;
    },
  };
  const rollout = new Rollout(asking, table, taste);
  const plan = { choices: [], places: [] };
  rollout.play(table, nextActor(table), plan, untilOf(ai.progress(table), horizon), 1);
  return { progress, asked };
}

test('a rollout ends a part of a turn from now', () => {
  expect(endOf(0.2, false)).toEqual({ progress: 3.4, asked: 1 });
});

test('or at the end of a later turn', () => {
  expect(endOf(1, true)).toEqual({ progress: 4, asked: 0 });
});

test('where somebody may soon lose at once it goes on to the end of the turn', () => {
  expect(endOf(0.2, true)).toEqual({ progress: 4, asked: 1 });
});

test('a glance ends where the next play begins', () => {
  const opened: boolean[] = [];
  const asking: Ai = {
    ...ai,
    evaluate: (at, seat) => {
      opened.push(ai.opensPlay(at, nextActor(at)));
      expect(ai.progress(at)).toBeLessThan(3.4);
      return ai.evaluate(at, seat);
    },
  };
  const rollout = new Rollout(asking, table, taste);
  const seat = nextActor(table);
  const plans = new Planner(ai).plansOf(table, seat, 24);
  for (const plan of plans) rollout.glance(table, seat, plan, 1);
  expect(plans.length).toBeGreaterThan(8);
  expect(opened).toEqual(plans.map(() => true));
});

test('who loses by their own hand loses so much more by it', () => {
  const disgraced: Ai = { ...ai, evaluate: () => -1, disgrace: () => 0.5 };
  const seat = nextActor(table);
  const valueWith = (shame?: number): number[] => {
    const rollout = new Rollout(disgraced, table, taste, shame);
    const plan = { choices: [], places: [] };
    return [
      rollout.play(table, seat, plan, untilOf(ai.progress(table), 0.2), 1),
      rollout.glance(table, seat, plan, 1),
    ];
  };
  expect(valueWith()).toEqual([-1, -1]);
  expect(valueWith(0.6)).toEqual([-1.3, -1.3]);
});
