import { call, program, step, when, whilst, type Program, type Steps } from '@brink/kernel';
import {
  DEFCON,
  DRAW,
  ROUND,
  TURN,
  US,
  USSR,
  WAITING,
  actionRoundOf,
  bidPhase,
  changeDefcon,
  checkHeldCards,
  checkMilitaryOps,
  cleanUpTurn,
  deal,
  emit,
  finishGame,
  hasSpaceAbility,
  headlinePhase,
  placeBonusInfluence,
  playRounds,
  pourInto,
  remove,
  rivalOf,
  shufflePile,
  type RoundParts,
  type Side,
  type Table,
  type World,
} from '@brink/struggle';
import { PROBE } from '../data/space.ts';
import { Countries } from '../map.ts';
import { BIDDING, LAST_TURN } from '../state.ts';
import { scoreFinally } from './scoring.ts';

/** §6.4.4: whoever alone has launched the probe removes 1 influence of the rival. */
const probe = (side: Side): Steps<World> => [
  when(
    (game) => hasSpaceAbility(game, side, PROBE),
    remove(rivalOf(side), { by: side, points: 1, where: Countries }),
  ),
];

/** §4.5 D to G: military operations, held cards, and what ends with the turn. */
export const endOfTurn = program<World>('endOfTurn', [
  step((game) => {
    checkMilitaryOps(game);
    checkHeldCards(game);
  }),
  step(cleanUpTurn),
]);

/** §4.4: the late war joins the draw pile in the second turn. */
const LATE_WAR = 2;

/** All that has joined by now, for a position that is laid out. */
export function joinDecks(game: Table): void {
  if (game.mem[TURN] >= LATE_WAR) pourInto(game, WAITING, DRAW);
}

/** §4.4, §4.5 A and B: the late war joins what is left of the pile; the discards stay out. */
export const newTurn = program<World>('newTurn', [
  step((game) => {
    const { mem } = game;
    mem[TURN]++;
    emit(game, 'turn', mem[TURN]);
    if (mem[DEFCON] < 5) changeDefcon(game, 1);
    if (mem[TURN] === LATE_WAR) {
      pourInto(game, WAITING, DRAW);
      shufflePile(game);
    }
  }),
  call(deal),
]);

export const finalScoring = program<World>('finalScoring', [
  step((game) => {
    scoreFinally(game);
    finishGame(game);
  }),
]);

/** Chooses cards that join the decks; `isEarly` says whether the hands are still to be dealt. */
export type Draft = (isEarly: boolean) => Steps<World>;

/** What cards, visiting ones too (§12.1), change in the course of a game. */
export interface FlowParts {
  readonly draft?: Draft;
  readonly round: RoundParts;
}

export interface Flow {
  readonly game: Program<World>;
  readonly playTurn: Program<World>;
  readonly actionRound: Program<World>;
  /** Goes on from a position: the headline phase or an action round of a turn. */
  readonly playOn: Program<World>;
}

export function flowWith({ draft = () => [], round }: FlowParts): Flow {
  const actionRound = actionRoundOf(round);
  const rounds = playRounds(actionRound);
  /** §4.5 C to G. */
  const playTurn = program<World>('playTurn', [
    call(headlinePhase),
    probe(US),
    probe(USSR),
    rounds.all,
    call(endOfTurn),
  ]);
  const restOfTurn = program<World>('restOfTurn', [rounds.rest, call(endOfTurn)]);
  const laterTurns: Steps<World> = [
    whilst(({ mem }) => mem[TURN] < mem[LAST_TURN], [call(newTurn), call(playTurn)]),
    call(finalScoring),
  ];
  const game = program<World>('game', [
    when(({ mem }) => mem[BIDDING] === 1, [call(bidPhase)]),
    step((table) => {
      table.mem[TURN] = 1;
      emit(table, 'turn', 1);
    }),
    draft(true),
    call(deal),
    placeBonusInfluence,
    draft(false),
    call(playTurn),
    laterTurns,
  ]);
  const playOn = program<World>('playOn', [
    step((table) => emit(table, 'turn', table.mem[TURN])),
    when(({ mem }) => mem[ROUND] === 0, [call(playTurn)], [call(restOfTurn)]),
    laterTurns,
  ]);
  return { game, playTurn, actionRound, playOn };
}
