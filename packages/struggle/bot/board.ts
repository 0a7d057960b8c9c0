import { influenceOf, stabilityOf } from '../influence.ts';
import { US, USSR, type Side } from '../sides.ts';
import type { Table } from '../world.ts';

/** More than any position is worth: a choice that ends the game at once. */
export const DECISIVE = 1000;
/** A scoring that ends the game. */
export const WINNING = DECISIVE / 2;

/**
 * How the bot of a game weighs its map, in VP from the view of the US. The answers hold for
 * the table that was read last, until something on it changes.
 */
export interface Board {
  /** Reads the table as `viewer` sees it. Comes before everything else. */
  readonly read: (game: Table, viewer: number) => void;
  /** What was read counts no more: the next reading gets new numbers, whatever it finds. */
  readonly forget: () => void;
  /** Who has read it last. */
  readonly viewer: () => number;
  /** Gain of the US if the influence in a country becomes this. */
  readonly shiftTo: (game: Table, country: number, us: number, ussr: number) => number;
  /** How much it matters who has a country: half of what it is between the two sides. */
  readonly stakeIn: (game: Table, country: number) => number;
  /** What a way to places that a side could not reach so far is worth to it. */
  readonly accessTo: (game: Table, side: Side, country: number) => number;
  /** Grows with everything that changes what is said of a country; no number comes twice. */
  readonly readingOf: (country: number) => number;
  /** All that the worth of operations depends on and only the board knows. */
  readonly readings: () => Int32Array;
}

type Shifts = Pick<Board, 'shiftTo'>;

/** Gain of the US if so much influence is added to or taken from both. */
export const shift = (
  board: Shifts,
  game: Table,
  country: number,
  us: number,
  ussr: number,
): number =>
  board.shiftTo(
    game,
    country,
    Math.max(0, influenceOf(game, US, country) + us),
    Math.max(0, influenceOf(game, USSR, country) + ussr),
  );

/** A gain of the US, as a side sees it. */
export const asSide = (side: Side, gainOfUs: number): number =>
  side === US ? gainOfUs : -gainOfUs;

/** What so much more influence of its own is worth to a side. */
export const adding = (
  board: Shifts,
  game: Table,
  side: Side,
  country: number,
  points: number,
): number =>
  side === US ? shift(board, game, country, points, 0) : -shift(board, game, country, 0, points);

/** What so much less influence of the rival is worth to a side. */
export const taking = (
  board: Shifts,
  game: Table,
  side: Side,
  country: number,
  points: number,
): number =>
  side === US ? shift(board, game, country, 0, -points) : -shift(board, game, country, -points, 0);

/** Influence and stability of a country in one number. */
export const stateOf = (game: Table, country: number): number =>
  influenceOf(game, US, country) |
  (influenceOf(game, USSR, country) << 10) |
  (stabilityOf(game, country) << 20);

/** Who may have a country, beside the two sides. */
export const NOBODY = 2;

export const ownerAt = (us: number, ussr: number, stability: number): number =>
  us - ussr >= stability ? US : ussr - us >= stability ? USSR : NOBODY;

/** Parts of a stake that influence is worth short of control, and beyond it. */
const TOWARDS = 0.22;
const BEYOND = [0, 0.12, 0.18, 0.2];
const WIDEST = 63;

/** Progress towards control, and protection beyond it, by stability and lead of the US. */
const HOLD = new Float64Array(16 * 128);
for (let stability = 1; stability < 16; stability++) {
  for (let lead = 1; lead <= WIDEST; lead++) {
    const over = Math.min(BEYOND.length - 1, lead - stability);
    const part = over < 0 ? (TOWARDS * lead) / stability : TOWARDS + BEYOND[over];
    HOLD[stability * 128 + 64 + lead] = part;
    HOLD[stability * 128 + 64 - lead] = -part;
  }
}

/** The part of a stake that a lead of the US is worth beside control. */
export function hold(lead: number, stability: number): number {
  const within = lead > WIDEST ? WIDEST : lead < -WIDEST ? -WIDEST : lead;
  return HOLD[stability * 128 + 64 + within];
}

/** Influence that is not control, and protection of control, in one country. */
export function footholdIn(board: Board, game: Table, country: number): number {
  const lead = influenceOf(game, US, country) - influenceOf(game, USSR, country);
  return lead === 0 ? 0 : hold(lead, stabilityOf(game, country)) * board.stakeIn(game, country);
}

/** The same, summed over the map. */
export function footholds(board: Board, game: Table): number {
  let sum = 0;
  for (let country = 0; country < game.rules.countryCount; country++) {
    sum += footholdIn(board, game, country);
  }
  return sum;
}
