import { newLocalGame } from '../../client/local-games.ts';
import { warmWorker } from '../../client/open-worker.ts';
import { loadGameUi } from '../../games/game-uis.ts';
import { goTo } from '../../ui/router.ts';
import { tablePages } from '../table/load.ts';

/** A first game: the easy bot, the side that begins. */
const FIRST_GAME = 'twilight-struggle';
const FIRST_OPTIONS = { edition: 'deluxe', optionalCards: true, bonusUs: 2 } as const;

let fetching: Promise<unknown> | undefined;

/** Everything at the same time: the table, the rules, and a worker that reads them. */
function fetchAll(): Promise<unknown> {
  fetching ??= Promise.allSettled([tablePages(), warmWorker(FIRST_GAME), loadGameUi(FIRST_GAME)]);
  return fetching;
}

export function playBot(): void {
  void fetchAll();
  goTo(`/play/local/${newLocalGame(FIRST_GAME, FIRST_OPTIONS, [{ bot: 'learner' }, 'person']).id}`);
}

/** What the browser tells of the line, where it does. */
interface Line {
  readonly connection?: { readonly saveData?: boolean };
}

/**
 * Fetches what the first game needs while the visitor reads the page, so that it opens at once.
 * Whoever saves data waits instead.
 */
export function warmUp(): Promise<unknown> {
  const { connection } = navigator as Line;
  return connection?.saveData ? Promise.resolve() : fetchAll();
}
