import { ACTOR, call, step, when, whilst, type Program, type Steps } from '@brink/kernel';
import { influenceOf, stabilityOf } from '../influence.ts';
import { US, USSR, rivalOf, type Side } from '../sides.ts';
import { BONUS_INFLUENCE, ROUND, ROUND_OF } from '../state.ts';
import { Where, influencedBy } from '../where.ts';
import { place } from '../vocabulary/influence.ts';
import type { Table, World } from '../world.ts';

/** §11.4.1: where the side has influence, up to control plus 2. */
const bonusPlaces = (side: Side): Where => {
  const held = influencedBy(side);
  return new Where((game, out) => {
    held.into(game, out);
    for (let country = 0; country < game.rules.countryCount; country++) {
      const most = influenceOf(game, rivalOf(side), country) + stabilityOf(game, country) + 2;
      if (influenceOf(game, side, country) >= most) out[country >> 5] &= ~(1 << (country & 31));
    }
  });
};

/** §11.4: the influence that a bid or a handicap gives, after all other placement. */
export const placeBonusInfluence: Steps<World> = ([USSR, US] as const).map((side) =>
  place(side, {
    points: ({ mem }) => mem[BONUS_INFLUENCE + side],
    where: bonusPlaces(side),
  }),
);

const lastRound = (game: Table): number =>
  Math.max(game.rules.rule.roundsOf(game, US), game.rules.rule.roundsOf(game, USSR));

const goesFirst = (game: Table): Side => game.rules.rule.goesFirst?.(game) ?? USSR;

/** The parts of a turn that consist of action rounds. */
export interface Rounds {
  /** §4.5 D: the USSR first in every round, unless an event says otherwise. */
  readonly all: Steps<World>;
  /** From the round of the side whose round it is on: a position is played on. */
  readonly rest: Steps<World>;
}

/** The action rounds of a turn. */
export function playRounds(actionRound: Program<World>): Rounds {
  const roundOf = (side: Side): Steps<World> => [
    when(
      (game) => game.mem[ROUND] <= game.rules.rule.roundsOf(game, side),
      [call(actionRound, ({ mem }, _caller, callee) => void (mem[callee + ACTOR] = side))],
    ),
  ];
  const inOrder = when<World>(
    (game) => goesFirst(game) === US,
    [roundOf(US), roundOf(USSR)],
    [roundOf(USSR), roundOf(US)],
  );
  const next = step<World>(({ mem }) => void mem[ROUND]++);
  const further = whilst<World>((game) => game.mem[ROUND] <= lastRound(game), [inOrder, next]);
  const isSecond = (game: Table): boolean => game.mem[ROUND_OF] - 1 !== goesFirst(game);
  return {
    all: [step(({ mem }) => void (mem[ROUND] = 1)), further],
    rest: [
      when(
        isSecond,
        [when((game) => goesFirst(game) === US, roundOf(USSR), roundOf(US))],
        [inOrder],
      ),
      next,
      further,
    ],
  };
}
