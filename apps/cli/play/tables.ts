import { redSeaTable } from './red-sea.ts';
import { anyTable, type TerminalTable } from './terminal-table.ts';
import { twilightStruggleTable } from './twilight-struggle.ts';
import { volkTable } from './volk.ts';

/** How each game is drawn in a terminal, by its id. */
export const TABLES: Readonly<Record<string, TerminalTable>> = {
  'twilight-struggle': anyTable(twilightStruggleTable),
  'red-sea': anyTable(redSeaTable),
  volk: anyTable(volkTable),
};
