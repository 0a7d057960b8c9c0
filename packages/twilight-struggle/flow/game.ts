import { ACTOR, call, program, step, when, whilst, type Steps } from '@brink/kernel';
import {
  CARD_WORDS,
  DEFCON,
  DRAW,
  ROUND,
  TURN,
  US,
  USSR,
  WAITING,
  changeDefcon,
  emit,
  influenceOf,
  influencedBy,
  place,
  pourInto,
  stabilityOf,
  Where,
  rivalOf,
  type Side,
  type Table,
  type World,
} from '@brink/struggle';
import { EasternEurope, WesternEurope } from '../map.ts';
import { BONUS_INFLUENCE } from '../state.ts';
import { actionRound } from './action-round.ts';
import { deal } from './deal.ts';
import { endOfTurn, finalScoring, isPlayed } from './end-of-turn.ts';
import { headlinePhase } from './headline.ts';
import { roundsOf } from './rounds.ts';

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

const setUp: Steps<World> = [
  step((game) => {
    game.mem[TURN] = 1;
    emit(game, 'turn', 1);
  }),
  call(deal),
  place(USSR, { points: 6, where: EasternEurope }),
  place(US, { points: 7, where: WesternEurope }),
  ([USSR, US] as const).map((side) =>
    place(side, {
      points: ({ mem }) => mem[BONUS_INFLUENCE + side],
      where: bonusPlaces(side),
    }),
  ),
];

/** §4.5 A and B. The first turn begins with its cards dealt. */
export const newTurn = program<World>('newTurn', [
  step((game) => {
    const { mem } = game;
    mem[TURN]++;
    emit(game, 'turn', mem[TURN]);
    if (mem[DEFCON] < 5) changeDefcon(game, 1);
    if (mem[TURN] === 4) pourInto(game, WAITING, DRAW);
    if (mem[TURN] === 8) pourInto(game, WAITING + CARD_WORDS, DRAW);
  }),
  call(deal),
]);

const lastRound = (game: Table): number => Math.max(roundsOf(game, US), roundsOf(game, USSR));

const roundOf = (side: Side) =>
  when<World>(
    (game) => game.mem[ROUND] <= roundsOf(game, side),
    [call(actionRound, ({ mem }, _caller, callee) => void (mem[callee + ACTOR] = side))],
  );

/** §4.5 C to H. */
export const playTurn = program<World>('playTurn', [
  call(headlinePhase),
  step(({ mem }) => void (mem[ROUND] = 1)),
  whilst(
    (game) => game.mem[ROUND] <= lastRound(game),
    [roundOf(USSR), roundOf(US), step(({ mem }) => void mem[ROUND]++)],
  ),
  call(endOfTurn),
]);

export const game = program<World>('game', [
  setUp,
  call(playTurn),
  whilst((table) => !isPlayed(table), [call(newTurn), call(playTurn)]),
  call(finalScoring),
]);
