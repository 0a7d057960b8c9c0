import {
  DEFCON,
  MILITARY_OPS,
  PASSING_HOLDER,
  RESULT,
  ROUND,
  SPACE,
  TURN,
  US,
  USSR,
  VP,
  countFrom,
  handOf,
  type Side,
  type Table,
} from '@brink/struggle';
import { footholds } from '@brink/struggle/bot/board';
import { LAST_TURN } from '../state.ts';
import type { RedSeaBoard } from './board.ts';

/** VP that still change hands: in the last turn, and for each turn before it. */
const LAST = 4.5;
const EARLIER = 3;

/** Cards in hand: operations are worth having, the rival's events are not. */
function handValue(game: Table, side: Side): number {
  const { cardSets } = game.rules;
  const hand = handOf(side);
  let value = 0;
  for (let ops = 2; ops <= 4; ops++) {
    value += 0.25 * countFrom(game, hand, cardSets.worthAtLeast[ops]);
  }
  return value - 0.5 * countFrom(game, hand, cardSets.eventsOf[1 - side]);
}

/** §9: 1 VP at the end, and two or three operations before. */
function autonomyValue({ mem }: Table): number {
  const holder = mem[PASSING_HOLDER];
  return holder > USSR ? 0 : holder === US ? 1.3 : -1.3;
}

/** What is still missing of the military operations counts the more the later it is. */
function militaryValue({ mem }: Table, rounds: number): number {
  const missing = (side: Side): number => Math.max(0, mem[DEFCON] - mem[MILITARY_OPS + side]);
  return (missing(USSR) - missing(US)) * Math.min(1, mem[ROUND] / rounds) * 0.8;
}

/** How the game stands for the US in VP. */
function standing(board: RedSeaBoard, game: Table): number {
  const { mem, rules } = game;
  return (
    mem[VP] +
    board.total() +
    0.8 * footholds(board, game) +
    autonomyValue(game) +
    militaryValue(game, rules.rule.regularRounds(game)) +
    0.5 * (mem[SPACE + US] - mem[SPACE + USSR]) +
    handValue(game, US) -
    handValue(game, USSR)
  );
}

/** How much a VP moves the logarithm of the odds. */
export function oddsOfPoint({ mem }: Table, late: number): number {
  const undecided = LAST * (1 - 0.6 * late) + EARLIER * Math.max(0, mem[LAST_TURN] - mem[TURN]);
  return 2 / undecided / 1.6;
}

/** How the game stands for the US, in the logarithm of the odds; the board was read. */
export function oddsOf(board: RedSeaBoard, game: Table): number {
  const late = Math.min(1, game.mem[ROUND] / game.rules.rule.regularRounds(game));
  return oddsOfPoint(game, late) * standing(board, game);
}

/** From -1 (lost) to 1 (won). */
export const evaluateOn =
  (board: RedSeaBoard) =>
  (game: Table, seat: number): number => {
    const result = game.mem[RESULT];
    if (result !== 0) return result > 2 ? 0 : result - 1 === seat ? 1 : -1;
    board.read(game, seat);
    const lead = Math.tanh(oddsOf(board, game) / 2);
    return 0.97 * (seat === US ? lead : -lead);
  };
