import type { OptionValues } from '@brink/kernel';
import { redSeaTable } from './red-sea.ts';
import { anyTable, type TerminalTable } from './terminal-table.ts';
import { twilightStruggleTable } from './twilight-struggle.ts';
import { volkTableWith } from './volk.ts';

/** How each game is drawn in a terminal, by its id. */
export const TABLES: Readonly<Record<string, TerminalTable>> = {
  'twilight-struggle': anyTable(twilightStruggleTable),
  'red-sea': anyTable(redSeaTable),
  volk: anyTable(volkTableWith({})),
};

/** How a game is drawn with what was agreed; nothing if it cannot be drawn. */
export function tableWith(id: string, options: OptionValues): TerminalTable | undefined {
  if (id === 'volk') return anyTable(volkTableWith(options));
  return Object.hasOwn(TABLES, id) ? TABLES[id] : undefined;
}
