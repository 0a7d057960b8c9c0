import { controlledNeighbours, controls, influenceOf, isNextToSuperpower } from '../influence.ts';
import { US, USSR, rivalOf, type Side } from '../sides.ts';
import { ROUND } from '../state.ts';
import type { Table } from '../world.ts';
import { asSide, shift, type Board } from './board.ts';
import { militaryWorth } from './striking.ts';

/** What something is worth to a side. */
export type Worth = (game: Table, side: Side) => number;

/** How an event can turn a phasing player at DEFCON 2 into the one who began a nuclear war. */
export type Danger =
  /** It lowers DEFCON, whoever's event it is. */
  | 'drops'
  /** Its owner may lower DEFCON by it. */
  | 'ownerMayDrop'
  /** Either side may lower DEFCON by it, as the dice will have it. */
  | 'eitherMayDrop'
  /** The rival's event gives him operations, and so a coup. */
  | 'rivalOps';

/** What a player knows of a card beyond its rules. Worths are VP on top of a quiet round. */
export interface Hint {
  /** What the event is worth to its side; a neutral one, to whoever plays it. */
  readonly worth: number | Worth;
  /** What it is worth as a headline, if that differs. */
  readonly headline?: number;
  /** As a headline it happens for its own side alone. */
  readonly onlyOwnHeadline?: boolean;
  /** The rival had better let it happen before his operations, which can then answer it. */
  readonly isAnswerable?: boolean;
  readonly danger?: Danger;
  /** It raises DEFCON, or lets its player do so. */
  readonly calms?: boolean;
  /** Played by the rival, it takes a card from his own hand. */
  readonly costsCard?: boolean;
}

/** Events that nobody has judged. */
export const UNKNOWN_EVENT: Hint = { worth: 1 };

/** The hints of a game by number, with those of visiting cards from another. */
export function hintTable(
  own: Iterable<readonly [card: number, hint: Hint]>,
  visitors: ReadonlyMap<number, Hint>,
  size: number,
): readonly Hint[] {
  const table: Hint[] = Array.from({ length: size }, () => UNKNOWN_EVENT);
  for (const [card, hint] of own) table[card] = hint;
  for (const [card, hint] of visitors) table[card] = hint;
  return table;
}

/** Influence that a card adds or takes in named countries: [country, US, USSR]. */
export const changes =
  (
    board: Board,
    ...list: readonly (readonly [country: number, us: number, ussr: number])[]
  ): Worth =>
  (game, side) => {
    let gain = 0;
    for (const [country, us, ussr] of list) gain += shift(board, game, country, us, ussr);
    return asSide(side, gain);
  };

/** Worth less the fewer rounds are left of the turn it lasts. */
export const thisTurn =
  (worth: number): Worth =>
  ({ mem }) =>
    worth * Math.max(0.1, 1 - mem[ROUND] / 7);

/** What a war against a country is worth: its VP, and the influence that changes hands. */
export function warWorthIn(
  board: Board,
  game: Table,
  side: Side,
  country: number,
  { needs, vp, defenderCounts = false }: { needs: number; vp: number; defenderCounts?: boolean },
): number {
  const rival = rivalOf(side);
  let against = controlledNeighbours(game, rival, country);
  if (isNextToSuperpower(game, rival, country)) against++;
  if (defenderCounts && controls(game, rival, country)) against++;
  const chance = Math.max(0, Math.min(6, 7 - needs - against)) / 6;
  const all = influenceOf(game, US, country) + influenceOf(game, USSR, country);
  const won =
    side === US ? board.shiftTo(game, country, all, 0) : -board.shiftTo(game, country, 0, all);
  return chance * (vp + Math.max(0, won));
}

/** A war that a card names, with its military operations. */
export const warOn =
  (board: Board, country: number, needs: number, vp: number, military: number): Worth =>
  (game, side) =>
    warWorthIn(board, game, side, country, { needs, vp }) + militaryWorth(game, side, military);
