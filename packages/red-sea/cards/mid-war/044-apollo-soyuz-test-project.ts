import { ACTOR, call, program, step, when } from '@brink/kernel';
import {
  RIVAL,
  SELF,
  advanceInSpace,
  drawSpaceReward,
  sideOf,
  type Who,
  type World,
} from '@brink/struggle';
import { card } from '../../card.ts';

const advance = program<World>('apollo-soyuz', [
  step((game) => advanceInSpace(game, sideOf(game, SELF), 1)),
  drawSpaceReward,
]);

const advanceFor = (who: Who) =>
  call(advance, (game, _caller, callee) => void (game.mem[callee + ACTOR] = sideOf(game, who)));

/** A box forward in the space race, with all that it gives. */
export default card(44, ({ isRuled }) => ({
  event: [
    advanceFor(SELF),
    when((game) => isRuled(game, 'apolloSoyuzForBoth'), [advanceFor(RIVAL)]),
  ],
}));
