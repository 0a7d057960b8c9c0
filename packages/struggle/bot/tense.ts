import { FP, FREE, PC } from '@brink/kernel';
import { optionId } from '../options.ts';
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

const EVENTS: ReadonlySet<number> = new Set(
  (['event', 'eventFirst', 'operationsFirst'] as const).map(optionId),
);

/**
 * The risk of an event that a play lets happen. Whether the rival's headline comes first and brings
 * DEFCON to 2, or what an event makes them find in their hand, depends on a card or two: few
 * simulations meet it, and it loses the game.
 */
export const riskOfPlay =
  (bot: Bot) =>
  (game: Table, actor: number, [card, use]: readonly number[]): number => {
    const { mem, rules } = game;
    const { ask, askAll } = rules.code[mem[mem[FP] + PC]];
    const prompt = (ask ?? askAll)?.prompt;
    const isEvent = prompt === 'headline' || (prompt === 'actionRound' && EVENTS.has(use));
    if (!isEvent || card >= FREE) return 0;
    look(bot, game, actor as Side);
    return bot.trouble.riskOf(game, actor as Side, card);
  };
