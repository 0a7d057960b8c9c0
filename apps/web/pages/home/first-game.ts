import { newLocalGame } from '../../client/local-games.ts';
import { warmWorker } from '../../client/open-worker.ts';
import { loadGameUi } from '../../games/game-uis.ts';
import { FIRST_GAME } from '../../games/twilight-struggle/first-game.ts';
import { goTo } from '../../ui/router.ts';
import { tablePages } from '../table/load.ts';

let fetching: Promise<unknown> | undefined;

/**
 * First the table, which knows how the first game begins; then the rules and a worker that reads
 * them. Over a slow line both at once would keep each other waiting.
 */
function fetchAll(): Promise<unknown> {
  fetching ??= Promise.allSettled([tablePages(), loadGameUi(FIRST_GAME.id)]).then(() =>
    // Whoever is at the table by now has a worker already.
    location.pathname === '/' ? warmWorker(FIRST_GAME.id) : undefined,
  );
  return fetching;
}

export function playBot(): void {
  void fetchAll();
  const { id, options, seats } = FIRST_GAME;
  goTo(`/play/local/${newLocalGame(id, options, seats).id}`);
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
