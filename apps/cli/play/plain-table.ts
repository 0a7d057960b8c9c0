import type { GamePackage } from '@brink/kernel';
import { wrap } from './layout.ts';
import type { TerminalTable } from './terminal-table.ts';

/**
 * Any game by its texts alone: what happened, what is asked, and a key for each answer. A game
 * with a board to draw brings a table of its own.
 */
export const plainTable = ({ texts }: GamePackage): TerminalTable => ({
  tracks: () => [],
  boards: () => [],
  map: () => undefined,
  hand: () => [],
  pile: () => [],
  choices: ({ prompt, keys, language, width, paint }) => ({
    lines: (prompt?.choices ?? []).flatMap((choice) => {
      const key = paint('key', keys.get(choice)!.padStart(2));
      return wrap(`${key} ${texts[language].choice(prompt!, choice)}`, width, '   ');
    }),
    showsHand: true,
  }),
  subjects: () => [],
  members: () => [],
  aliases: () => [],
  log: (entries, language) => entries.map(texts[language].log),
  warning: () => undefined,
});
