import type { Entry } from './game-client.ts';
import type { StoredGame } from './local-games.ts';
import type { LocalStanding } from './worker-messages.ts';

/** How the table stands after some choices. */
export type OpeningStep = Pick<LocalStanding, 'view' | 'prompt' | 'canUndo'> & {
  readonly log: readonly Entry[];
};

/**
 * The first moment of a game, known before its rules have come: cards are dealt and the player is
 * asked. The worker deals the same and carries out what was chosen meanwhile.
 */
export interface Opening {
  readonly game: StoredGame;
  readonly standing: LocalStanding;
  /** Where choices lead, if that is certain. */
  readonly after: (choices: readonly number[]) => OpeningStep | undefined;
}
