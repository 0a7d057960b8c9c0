import { isGameId, type GameId } from '@brink/games/ids';
import { loadGame as loadRules } from '@brink/games/loaders';
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

/** The rules of a game with what this client asks of them, both fetched only now. */
export async function loadGame(id: string): Promise<WorkerRules> {
  if (!isGameId(id)) throw new Error(`unknown game "${id}"`);
  const [rules, fromRules] = await Promise.all([loadRules(id), WORKER_RULES[id]()]);
  return fromRules(rules);
}
