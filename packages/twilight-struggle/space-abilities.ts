import { PHASING, ROUND, hasSpaceAbility, type Side, type Table } from '@brink/struggle';
import { PLACES_CHEAPLY, ROLLS_COUP_AGAIN, USED_BITS } from './data/space.ts';
import { SPACE_USED } from './state.ts';
import { isPlayedWith } from './variants.ts';

/** §6.4.4: an ability of the usual track. */
export const hasAbility = (game: Table, side: Side, box: number): boolean =>
  hasSpaceAbility(game, side, box) && !isPlayedWith(game, 'alternativeSpaceRace');

/** An ability of the alternative track of Turn Zero. */
export const hasAlternativeAbility = (game: Table, side: Side, box: number): boolean =>
  hasSpaceAbility(game, side, box) && isPlayedWith(game, 'alternativeSpaceRace');

const isOwnRound = ({ mem }: Table, side: Side): boolean =>
  mem[ROUND] !== 0 && mem[PHASING] === side;

const PLACING = USED_BITS[PLACES_CHEAPLY];
const COUP = USED_BITS[ROLLS_COUP_AGAIN];

const isUnused = (game: Table, side: Side, which: number): boolean =>
  (game.mem[SPACE_USED] & (which << side)) === 0;

/** One point a round costs 1 instead of 2. */
export const placesCheaply = (game: Table, side: Side, box: number): boolean =>
  hasAlternativeAbility(game, side, box) && isOwnRound(game, side) && isUnused(game, side, PLACING);

export function useCheapPlacing({ mem }: Table, side: Side): void {
  mem[SPACE_USED] |= PLACING << side;
}

/** One coup die a turn may be rolled again. */
export const mayRollAgain = (game: Table, side: Side, box: number): boolean =>
  hasAlternativeAbility(game, side, box) && isOwnRound(game, side) && isUnused(game, side, COUP);

export function useRollAgain({ mem }: Table, side: Side): void {
  mem[SPACE_USED] |= COUP << side;
}

/** A new action round, and a new turn, give abilities back. */
export function refreshPlacing({ mem }: Table, side: Side): void {
  mem[SPACE_USED] &= ~(PLACING << side);
}

export function refreshAll({ mem }: Table): void {
  mem[SPACE_USED] = 0;
}
