import { isGameId, type GameId } from '@brink/games/ids';
import { loadGame as loadRules, loadGameWithBot as loadWithBot } from '@brink/games/loaders';
import type { GamePackage } from '@brink/kernel';
import type { WorkerRules } from '../client/worker-rules.ts';

type FromRules = (rules: GamePackage) => WorkerRules;

const struggle = async (): Promise<FromRules> =>
  (await import('./struggle/worker-rules.ts')).workerRules;

const WORKER_RULES: Readonly<Record<GameId, () => Promise<FromRules>>> = {
  'twilight-struggle': struggle,
  'red-sea': struggle,
  volk: async () => (await import('./volk/worker-rules.ts')).workerRules,
};

async function loadBy(load: typeof loadRules, id: string): Promise<WorkerRules> {
  if (!isGameId(id)) throw new Error(`unknown game "${id}"`);
  const [rules, fromRules] = await Promise.all([load(id), WORKER_RULES[id]()]);
  return fromRules(rules);
}

/** The rules of a game with what this client asks of them, both fetched only now. */
export const loadGame = (id: string): Promise<WorkerRules> => loadBy(loadRules, id);

/** The same with the bot of the game: where one plays, judges or gives reasons. */
export const loadGameWithBot = (id: string): Promise<WorkerRules> => loadBy(loadWithBot, id);
