import { emit } from './emit.ts';
import { FLAGS } from './state.ts';
import type { Table } from './world.ts';

/** A lasting effect: 0–31 end with the turn, 32–63 stay. */
export type Flag = number;
/** The first flag that does not end with the turn. */
export const FIRST_PERMANENT: Flag = 32;

/** Whether a lasting effect is in force. */
export const isRaised = (game: Table, flag: Flag): boolean =>
  (game.sets[FLAGS + (flag >> 5)] & (1 << (flag & 31))) !== 0;

/** Puts a lasting effect into force. */
export function raiseFlag(game: Table, flag: Flag): void {
  game.sets[FLAGS + (flag >> 5)] |= 1 << (flag & 31);
  emit(game, 'effect', flag);
}

/** Ends a lasting effect, if it is in force. */
export function lowerFlag(game: Table, flag: Flag): void {
  if (!isRaised(game, flag)) return;
  game.sets[FLAGS + (flag >> 5)] &= ~(1 << (flag & 31));
  emit(game, 'effectEnds', flag);
}

/** Ends the effects that last a turn. */
export function endTurnFlags(game: Table): void {
  for (let word = game.sets[FLAGS]; word !== 0; word &= word - 1) {
    emit(game, 'effectEnds', 31 - Math.clz32(word & -word));
  }
  game.sets[FLAGS] = 0;
}
