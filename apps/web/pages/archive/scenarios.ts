import type { BoardLanguage } from '@brink/board';
import type { GameLobby } from '../../table/game-ui.ts';

/** The options that the archive keeps as the scenario of a game. */
const FIELDS = ['scenario', 'mode'] as const;

/** The scenarios of a game with their names; none where there is only one way to play it. */
export function scenariosOf(
  { optionFields, texts }: GameLobby,
  language: BoardLanguage,
): readonly (readonly [id: string, name: string])[] {
  for (const name of FIELDS) {
    const field = optionFields[name];
    if (field?.kind !== 'choice') continue;
    return field.values.map((id) => [id, texts[language].option(name, id)] as const);
  }
  return [];
}
