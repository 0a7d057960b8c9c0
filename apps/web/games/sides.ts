import type { BoardLanguage } from '@brink/board';
import type { GameLobby } from '../table/game-ui.ts';

/** All sides a game may have, whatever is agreed: those of its largest table. */
export const sidesOf = ({ seats, presets }: GameLobby): readonly string[] =>
  Object.values(presets)
    .map(seats)
    .reduce((most, each) => (each.length > most.length ? each : most), seats({}));

/** What a side is called; one that this client does not know, by its id. */
export function sideName(lobby: GameLobby, side: string, language: BoardLanguage): string {
  return lobby.texts[language].seats[sidesOf(lobby).indexOf(side)] ?? side;
}
