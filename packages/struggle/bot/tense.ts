import { US, USSR } from '../sides.ts';
import { DEFCON, RESULT } from '../state.ts';
import type { Table } from '../world.ts';
import type { Bot } from './frame.ts';

/** At DEFCON 2 a side holds more cards that are suicide then than it can keep to the turn's end. */
export const isTenseFor =
  ({ trouble, alarm }: Bot) =>
  (game: Table): boolean => {
    if (game.mem[DEFCON] > 2 || game.mem[RESULT] !== 0) return false;
    trouble.lookForTrouble(game, US);
    if (alarm.excess > 0) return true;
    trouble.lookForTrouble(game, USSR);
    return alarm.excess > 0;
  };
