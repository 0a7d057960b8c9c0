import { CARD, FP, PC, type Ai } from '@brink/kernel';
import { ROUND, TURN, type Table, type World } from '@brink/struggle';
import { opensPlay } from '@brink/struggle/bot/suggest';
import { evaluate } from './evaluate.ts';
import { reason } from './reason.ts';
import { suggest } from './suggest.ts';

/** Before the first headline: the bids, and influence by the book. */
function isKnown({ mem, rules }: Table): boolean {
  if (mem[TURN] > 1 || mem[ROUND] > 0 || mem[mem[FP] + CARD] !== 0) return false;
  const { ask, askAll } = rules.code[mem[mem[FP] + PC]];
  const prompt = (ask ?? askAll)?.prompt;
  return prompt === 'bid' || prompt === 'place';
}

/** How Twilight Struggle is played well, for the bots. */
export const ai: Ai<World> = {
  evaluate,
  suggest,
  progress: ({ mem }) => mem[TURN] + mem[ROUND] / 10,
  opensPlay,
  isOpen: opensPlay,
  isKnown,
  reason,
};
