import { call, program, step, when, whilst, type Program, type Steps } from '@brink/kernel';
import {
  CARD_WORDS,
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
  deal,
  emit,
  headlinePhase,
  place,
  placeBonusInfluence,
  playRounds,
  pourInto,
  type RoundParts,
  type Table,
  type World,
} from '@brink/struggle';
import { EasternEurope, Europe, MiddleEast, WesternEurope } from '../map.ts';
import {
  hasMoreInEasternEurope,
  hasTwoInMiddleEast,
  isYaltaForUssr,
} from '../turn-zero/results.ts';
import { turnZero } from '../turn-zero/turn-zero.ts';
import { isPlayedWith } from '../variants.ts';
import { endOfTurn, finalScoring, isPlayed } from './end-of-turn.ts';

const setUp: Steps<World> = [
  when((game) => isPlayedWith(game, 'bidding'), [call(bidPhase)]),
  when((game) => isPlayedWith(game, 'turnZero'), [call(turnZero)]),
  step((game) => {
    // A scenario may begin later.
    game.mem[TURN] ||= 1;
    emit(game, 'turn', game.mem[TURN]);
  }),
  call(deal),
  when(
    (game) => !isPlayedWith(game, 'lateWar'),
    [
      place(USSR, {
        points: (game) => (hasMoreInEasternEurope(game) ? 8 : 6),
        where: EasternEurope,
      }),
      when(isYaltaForUssr, place(USSR, { points: 1, where: Europe })),
      when(hasTwoInMiddleEast, place(USSR, { points: 2, perCountry: 1, where: MiddleEast })),
      place(US, { points: 7, where: WesternEurope }),
    ],
  ),
  placeBonusInfluence,
];

/** §4.4: the cards of a period join the draw pile when it begins. */
const MID_WAR = 4;
const LATE_WAR = 8;

/** All that has joined by now, for a position that is laid out. */
export function joinDecks(game: Table): void {
  const { mem } = game;
  if (mem[TURN] >= MID_WAR) pourInto(game, WAITING, DRAW);
  if (mem[TURN] >= LATE_WAR) pourInto(game, WAITING + CARD_WORDS, DRAW);
}

/** §4.5 A and B. The first turn begins with its cards dealt. */
export const newTurn = program<World>('newTurn', [
  step((game) => {
    const { mem } = game;
    mem[TURN]++;
    emit(game, 'turn', mem[TURN]);
    if (mem[DEFCON] < 5) changeDefcon(game, 1);
    if (mem[TURN] === MID_WAR) pourInto(game, WAITING, DRAW);
    if (mem[TURN] === LATE_WAR) pourInto(game, WAITING + CARD_WORDS, DRAW);
  }),
  call(deal),
]);

export interface FlowParts {
  /** Adds cards once the table is set up (Red Sea §12.3). */
  readonly draft?: Steps<World>;
  /** What cards change about an action round. */
  readonly round: RoundParts;
}

export interface Flow {
  readonly game: Program<World>;
  readonly playTurn: Program<World>;
  readonly actionRound: Program<World>;
  /** Goes on from a position: the headline phase or an action round of a turn. */
  readonly playOn: Program<World>;
}

export function flowWith({ draft = [], round }: FlowParts): Flow {
  const actionRound = actionRoundOf(round);
  const rounds = playRounds(actionRound);
  /** §4.5 C to H. */
  const playTurn = program<World>('playTurn', [call(headlinePhase), rounds.all, call(endOfTurn)]);
  const restOfTurn = program<World>('restOfTurn', [rounds.rest, call(endOfTurn)]);
  const laterTurns: Steps<World> = [
    whilst((table) => !isPlayed(table), [call(newTurn), call(playTurn)]),
    call(finalScoring),
  ];
  const game = program<World>('game', [setUp, draft, call(playTurn), laterTurns]);
  const playOn = program<World>('playOn', [
    step((table) => emit(table, 'turn', table.mem[TURN])),
    when(({ mem }) => mem[ROUND] === 0, [call(playTurn)], [call(restOfTurn)]),
    laterTurns,
  ]);
  return { game, playTurn, actionRound, playOn };
}
