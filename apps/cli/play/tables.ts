import type { GameId } from '@brink/games';
import type { GamePackage, OptionValues } from '@brink/kernel';
import { plainTable } from './plain-table.ts';
import { redSeaTable } from './red-sea.ts';
import { anyTable, type TerminalTable } from './terminal-table.ts';
import { twilightStruggleTable } from './twilight-struggle.ts';
import { volkTableWith } from './volk.ts';

/** How games are drawn in a terminal, by their ids; one that is not here has its texts. */
const TABLES: Readonly<Partial<Record<GameId, TerminalTable>>> = {
  'twilight-struggle': anyTable(twilightStruggleTable),
  'red-sea': anyTable(redSeaTable),
  volk: anyTable(volkTableWith({})),
};

/** How a game is drawn with what was agreed. */
export function tableWith(game: GamePackage, options: OptionValues): TerminalTable {
  if (game.id === 'volk') return anyTable(volkTableWith(options));
  return TABLES[game.id as GameId] ?? plainTable(game);
}
