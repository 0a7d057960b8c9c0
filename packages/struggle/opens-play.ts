import { FP, PC } from '@brink/kernel';
import type { Table } from './world.ts';

const OPENING: ReadonlySet<string> = new Set(['headline', 'actionRound', 'trapDiscard']);

/** Whether somebody begins a play now, to which the small choices after it belong. */
export function opensPlay({ mem, rules }: Table): boolean {
  const { ask, askAll } = rules.code[mem[mem[FP] + PC]];
  const prompt = (ask ?? askAll)?.prompt;
  return prompt !== undefined && OPENING.has(prompt);
}
