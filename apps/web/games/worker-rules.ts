import type { WorkerRules } from '../client/worker-rules.ts';
import type { GameId } from '../ui/game-ids.ts';

const GAMES: Readonly<Record<GameId, () => Promise<WorkerRules>>> = {
  'twilight-struggle': async () =>
    (await import('./twilight-struggle/worker-rules.ts')).workerRules,
  'red-sea': async () => (await import('./red-sea/worker-rules.ts')).workerRules,
  volk: async () => (await import('./volk/worker-rules.ts')).workerRules,
};

export function loadGame(id: string): Promise<WorkerRules> {
  const load = GAMES[id as GameId] as (() => Promise<WorkerRules>) | undefined;
  return load ? load() : Promise.reject(new Error(`unknown game "${id}"`));
}
