import { newLocalGame } from '../../client/local-games.ts';
import { warmWorker } from '../../client/open-worker.ts';
import { loadGameUi } from '../../games/game-uis.ts';
import { goTo } from '../../ui/router.ts';

/** A first game: the easy bot, the side that begins. */
const FIRST_GAME = 'twilight-struggle';
const FIRST_OPTIONS = { edition: 'deluxe', optionalCards: true, bonusUs: 2 } as const;

export const playBot = (): void =>
  goTo(`/play/local/${newLocalGame(FIRST_GAME, FIRST_OPTIONS, [{ bot: 'learner' }, 'person']).id}`);

/** What the browser tells of the line, where it does. */
interface Line {
  readonly connection?: { readonly saveData?: boolean };
}

let warming: Promise<unknown> | undefined;

/**
 * Fetches what the first game needs while the visitor reads the page, so that it opens at once:
 * the table, the rules, and a worker that has read them. Whoever saves data waits instead.
 */
export function warmUp(): Promise<unknown> {
  const { connection } = navigator as Line;
  if (connection?.saveData) return Promise.resolve();
  warming ??= Promise.allSettled([warmWorker(FIRST_GAME), loadGameUi(FIRST_GAME)]);
  return warming;
}
