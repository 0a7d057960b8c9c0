import { use } from 'react';
import type { GameFace, GameLobby } from '../table/game-ui.ts';
import type { GameId } from '../ui/game-ids.ts';

const FACES: Readonly<Record<GameId, () => Promise<GameFace>>> = {
  'twilight-struggle': async () => (await import('./twilight-struggle/game-ui.ts')).face,
  'red-sea': async () => (await import('./red-sea/game-ui.ts')).face,
  volk: async () => (await import('./volk/game-ui.ts')).face,
};

const LOBBIES: Readonly<Record<GameId, () => Promise<GameLobby>>> = {
  'twilight-struggle': async () => (await import('./twilight-struggle/lobby.ts')).lobby,
  'red-sea': async () => (await import('./red-sea/lobby.ts')).lobby,
  volk: async () => (await import('./volk/lobby.ts')).lobby,
};

/** Loads once; what could not be loaded is tried again the next time. */
function once<T>(loaders: Readonly<Record<GameId, () => Promise<T>>>): (id: GameId) => Promise<T> {
  const loaded = new Map<GameId, Promise<T>>();
  return (id) => {
    const known = loaded.get(id);
    if (known) return known;
    const loading = loaders[id]();
    loaded.set(id, loading);
    loading.catch(() => loaded.delete(id));
    return loading;
  };
}

export const loadFace = once(FACES);
export const loadLobby = once(LOBBIES);

/** The face of a game; whoever shows it waits in a `Suspense`. */
export const useFace = (id: GameId): GameFace => use(loadFace(id));
export const useLobby = (id: GameId): GameLobby => use(loadLobby(id));
