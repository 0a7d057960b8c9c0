import { controlledNeighbours, controls, influenceOf, isNextToSuperpower } from '../influence.ts';
import { US, USSR, rivalOf, type Side } from '../sides.ts';
import { ROUND } from '../state.ts';
import type { Table } from '../world.ts';
import { asSide, shift, type Board } from './board.ts';
import type { Bot } from './frame.ts';
import { militaryWorth } from './striking.ts';
import type { SharedDanger } from './danger.ts';

/** What something is worth to a side, as its bot weighs the table. */
export type Worth = (game: Table, side: Side, bot: Bot) => number;

/**
 * What a player knows of a card beyond its rules. Worths are VP on top of a quiet round. A game
 * may know more dangers than all share.
 */
export interface Hint<Danger extends string = SharedDanger> {
  /** What the event is worth to its side; a neutral one, to whoever plays it. */
  readonly worth: number | Worth;
  /** What it is worth as a headline, if that differs. */
  readonly headline?: number;
  /** As a headline it happens for its own side alone. */
  readonly onlyOwnHeadline?: boolean;
  /** The rival had better let it happen before his operations, which can then answer it. */
  readonly isAnswerable?: boolean;
  /** How it can turn a phasing player at DEFCON 2 into the one who began a nuclear war. */
  readonly danger?: Danger;
  /** It raises DEFCON, or lets its player do so. */
  readonly calms?: boolean;
  /** It brings DEFCON down to 2 and no further. */
  readonly lowers?: boolean;
  /** It takes a card from the hand of the rival, even if he plays it himself. */
  readonly costsCard?: boolean;
  /** For the rest of the turn each card of the rival has one operation less. */
  readonly cutsOps?: boolean;
  /** It takes the card that passes from side to side from the rival. */
  readonly takesPassing?: boolean;
  /** Beside it a card of the rival can be played without its event. */
  readonly defuses?: boolean;
}

/** Events that nobody has judged. */
export const UNKNOWN_EVENT: Hint = { worth: 1 };

/** The hints of a game by number, with those of visiting cards from another. */
export function hintTable<Danger extends string>(
  own: Iterable<readonly [card: number, hint: Hint<Danger> | undefined]>,
  visitors: ReadonlyMap<number, Hint<Danger>>,
  size: number,
): readonly Hint<Danger | SharedDanger>[] {
  const table: Hint<Danger | SharedDanger>[] = Array.from({ length: size }, () => UNKNOWN_EVENT);
  for (const [card, hint] of own) if (hint) table[card] = hint;
  for (const [card, hint] of visitors) table[card] = hint;
  return table;
}

/** A little for what cannot be counted, and what can. */
export const plus =
  (base: number, more: Worth): Worth =>
  (game, side, bot) =>
    base + more(game, side, bot);

/** Influence that a card adds or takes in named countries: [country, US, USSR]. */
export const changes =
  (...list: readonly (readonly [country: number, us: number, ussr: number])[]): Worth =>
  (game, side, { board }) => {
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
  (country: number, needs: number, vp: number, military: number): Worth =>
  (game, side, { board }) =>
    warWorthIn(board, game, side, country, { needs, vp }) + militaryWorth(game, side, military);
