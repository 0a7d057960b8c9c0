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
import { footholdIn, footholds } from '@brink/struggle/bot/board';
import { regionTheme, themeIndex } from '@brink/struggle/bot/value/themes';
import { eventsOf, worthAtLeast } from '../card-sets.ts';
import { CHINA_FACE_UP, CHINA_HOLDER } from '../state.ts';
import { REGIONS as REGION_IDS } from '../data/regions.ts';
import { regularRounds } from '../flow/rounds.ts';
import { regionOfCountry, type TwilightBoard } from './board.ts';

/**
 * How much a VP moves the odds of winning, by turn, and what the other things are worth in VP.
 * Fitted to how 2,500 games of the heuristic bot against itself went on from the start of each
 * turn; what is gained early still comes to be lost again, so it counts for less.
 */
const ODDS = [0, 0.08, 0.085, 0.105, 0.11, 0.115, 0.125, 0.135, 0.15, 0.165, 0.205];
const REGIONS = [0, 1.1, 1.1, 1, 1, 1, 1.1, 1.05, 0.9, 0.85, 0.7];
const FOOTHOLDS = [0, 1.2, 1.2, 1.2, 1.1, 1, 0.7, 0.4, 0.3, 0.3, 0.1];
const BOXES = [0, 0.5, 0.5, 0.5, 0.5, 0.45, 0.4, 0.3, 0.25, 0.1, 0.1];
const RIVAL_EVENT = 1.2;

/** Cards in hand: operations are worth having, the rival's events are not. */
function handValue(game: Table, side: Side): number {
  const hand = handOf(side);
  let value = 0;
  for (let ops = 2; ops <= 4; ops++) value += 0.25 * countFrom(game, hand, worthAtLeast[ops]);
  return value - RIVAL_EVENT * countFrom(game, hand, eventsOf[1 - side]);
}

function chinaValue({ mem }: Table): number {
  const holder = mem[CHINA_HOLDER];
  if (holder > USSR) return 0;
  const value = mem[TURN] >= 10 ? 2.5 : mem[CHINA_FACE_UP] ? 1.9 : 1.5;
  return holder === US ? value : -value;
}

/** What is still missing of the military operations counts the more the later it is. */
function militaryValue(game: Table): number {
  const { mem } = game;
  const missing = (side: Side): number => Math.max(0, mem[DEFCON] - mem[MILITARY_OPS + side]);
  const late = Math.min(1, mem[ROUND] / regularRounds(game));
  return (missing(USSR) - missing(US)) * late * 0.8;
}

/** How the game stands for the US in VP; the board was read. */
function standing(board: TwilightBoard, game: Table): number {
  const { mem } = game;
  return (
    mem[VP] +
    REGIONS[mem[TURN]] * board.regionsTotal(game) +
    FOOTHOLDS[mem[TURN]] * footholds(board, game) +
    chinaValue(game) +
    militaryValue(game) +
    BOXES[mem[TURN]] * (mem[SPACE + US] - mem[SPACE + USSR]) +
    handValue(game, US) -
    handValue(game, USSR)
  );
}

/** How much a VP moves the logarithm of the odds. */
export const oddsOfPoint = ({ mem }: Table): number => ODDS[mem[TURN]];

/** How the game stands for the US, in the logarithm of the odds; the board was read. */
export const oddsOf = (board: TwilightBoard, game: Table): number =>
  ODDS[game.mem[TURN]] * standing(board, game);

/** Adds the same, so many times, to what it is made of; the board was read. */
export function splitOdds(
  board: TwilightBoard,
  game: Table,
  times: number,
  into: Float64Array,
): void {
  const { mem } = game;
  const turn = mem[TURN];
  const scale = times * ODDS[turn];
  into[themeIndex('vp')] += scale * mem[VP];
  into[themeIndex('passingCard')] += scale * chinaValue(game);
  into[themeIndex('military')] += scale * militaryValue(game);
  into[themeIndex('space')] += scale * BOXES[turn] * (mem[SPACE + US] - mem[SPACE + USSR]);
  into[themeIndex('hand')] += scale * (handValue(game, US) - handValue(game, USSR));
  for (let region = 0; region < REGION_IDS.length; region++) {
    into[regionTheme(region)] += scale * REGIONS[turn] * board.regionWorth(game, region);
  }
  for (let country = 0; country < game.rules.countryCount; country++) {
    into[regionTheme(regionOfCountry[country])] +=
      scale * FOOTHOLDS[turn] * footholdIn(board, game, country);
  }
}

/** From -1 (lost) to 1 (won). */
export const evaluateOn =
  (board: TwilightBoard) =>
  (game: Table, seat: number): number => {
    const { mem } = game;
    const result = mem[RESULT];
    if (result !== 0) return result > 2 ? 0 : result - 1 === seat ? 1 : -1;
    board.read(game, seat);
    const lead = Math.tanh(oddsOf(board, game) / 2);
    return 0.97 * (seat === US ? lead : -lead);
  };
