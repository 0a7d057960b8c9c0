import { FP, FREE, PC } from '@brink/kernel';
import { US, USSR, type Side } from '../sides.ts';
import { DEFCON, RESULT } from '../state.ts';
import type { Table } from '../world.ts';
import type { Bot } from './frame.ts';
import { look } from './suggest.ts';

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

/**
 * The risk of a headline. Whether the rival's own comes first and brings DEFCON to 2 depends on a card
 * or two: few simulations meet it, and it loses the game.
 */
export const headlineRisk =
  (bot: Bot) =>
  (game: Table, actor: number, choice: number): number => {
    const { mem, rules } = game;
    const { ask, askAll } = rules.code[mem[mem[FP] + PC]];
    if ((ask ?? askAll)?.prompt !== 'headline' || choice >= FREE) return 0;
    look(bot, game, actor as Side);
    return bot.trouble.riskOf(game, actor as Side, choice);
  };
