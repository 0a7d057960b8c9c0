import {
  DEFCON,
  MILITARY_OPS,
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
import { eventsOf, worthAtLeast } from '../card-sets.ts';
import { CHINA_FACE_UP, CHINA_HOLDER } from '../state.ts';
import { regularRounds } from '../flow/rounds.ts';
import { footholds, readBoard, regionsTotal } from './board.ts';

/** VP that still change hands, by turn: how far a lead of so much is from a win. */
const UNDECIDED = [0, 13, 12.5, 12, 11, 10, 9, 8, 7, 5.5, 4];

/** Cards in hand: operations are worth having, the rival's events are not. */
function handValue(game: Table, side: Side): number {
  const hand = handOf(side);
  let value = 0;
  for (let ops = 2; ops <= 4; ops++) value += 0.25 * countFrom(game, hand, worthAtLeast[ops]);
  return value - 0.5 * countFrom(game, hand, eventsOf[1 - side]);
}

function chinaValue({ mem }: Table): number {
  const holder = mem[CHINA_HOLDER];
  if (holder > USSR) return 0;
  const value = mem[TURN] >= 10 ? 1 : mem[CHINA_FACE_UP] ? 1.8 : 1.4;
  return holder === US ? value : -value;
}

/** What is still missing of the military operations counts the more the later it is. */
function militaryValue(game: Table): number {
  const { mem } = game;
  const missing = (side: Side): number => Math.max(0, mem[DEFCON] - mem[MILITARY_OPS + side]);
  const late = Math.min(1, mem[ROUND] / regularRounds(game));
  return (missing(USSR) - missing(US)) * late * 0.8;
}

/** How the game stands for the US in VP. */
export function standing(game: Table, viewer: Side): number {
  const { mem } = game;
  readBoard(game, viewer);
  return (
    mem[VP] +
    regionsTotal(game) +
    0.8 * footholds(game) +
    chinaValue(game) +
    militaryValue(game) +
    0.45 * (mem[SPACE + US] - mem[SPACE + USSR]) +
    handValue(game, US) -
    handValue(game, USSR)
  );
}

/** From -1 (lost) to 1 (won). */
export function evaluate(game: Table, seat: number): number {
  const { mem } = game;
  const result = mem[RESULT];
  if (result !== 0) return result > 2 ? 0 : result - 1 === seat ? 1 : -1;
  const lead = Math.tanh(standing(game, seat as Side) / UNDECIDED[mem[TURN]] / 1.6);
  return 0.97 * (seat === US ? lead : -lead);
}
