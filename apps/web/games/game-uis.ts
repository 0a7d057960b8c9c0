import type { GameId, StruggleId } from '@brink/games/ids';
import type { GameUi, GameLobby } from '../table/game-ui.ts';
import type { GlanceUi } from './struggle/glance-ui.ts';
import { useArrived } from '../ui/arrival.tsx';

const GAME_UIS: Readonly<Record<GameId, () => Promise<GameUi>>> = {
  'twilight-struggle': async () => (await import('./twilight-struggle/game-ui.ts')).gameUi,
  'red-sea': async () => (await import('./red-sea/game-ui.ts')).gameUi,
  volk: async () => (await import('./volk/game-ui.tsx')).gameUi,
};

const LOBBIES: Readonly<Record<GameId, () => Promise<GameLobby>>> = {
  'twilight-struggle': async () => (await import('./twilight-struggle/lobby.ts')).lobby,
  'red-sea': async () => (await import('./red-sea/lobby.ts')).lobby,
  volk: async () => (await import('./volk/lobby.ts')).lobby,
};

const GLANCES: Readonly<Record<StruggleId, () => Promise<GlanceUi>>> = {
  'twilight-struggle': async () => (await import('./twilight-struggle/glance-ui.ts')).glanceUi,
  'red-sea': async () => (await import('./red-sea/glance-ui.ts')).glanceUi,
};

/** Influence on the board before anybody places any, by variant. */
export type Start = (variant: string) => readonly (readonly [us: number, ussr: number])[];

const STARTS: Readonly<Record<StruggleId, () => Promise<Start>>> = {
  'twilight-struggle': async () => (await import('./twilight-struggle/start.ts')).start,
  'red-sea': async () => (await import('./red-sea/start.ts')).start,
};

/** Loads once; what could not be loaded is tried again the next time. */
function once<T, Id extends GameId = GameId>(
  loaders: Readonly<Record<Id, () => Promise<T>>>,
): (id: Id) => Promise<T> {
  const loaded = new Map<Id, Promise<T>>();
  return (id) => {
    const known = loaded.get(id);
    if (known) return known;
    const loading = loaders[id]();
    loaded.set(id, loading);
    loading.catch(() => loaded.delete(id));
    return loading;
  };
}

export const loadGameUi = once(GAME_UIS);
export const loadLobby = once(LOBBIES);
const loadStart = once<Start, StruggleId>(STARTS);
const loadGlance = once<GlanceUi, StruggleId>(GLANCES);

/** How a game looks; whoever shows it waits in an `Arrival`. */
export const useGameUi = (id: GameId): GameUi => useArrived(loadGameUi(id));
export const useLobby = (id: GameId): GameLobby => useArrived(loadLobby(id));
/** The map of a game from across the room. */
export const useGlanceUi = (id: StruggleId): GlanceUi => useArrived(loadGlance(id));
export const useStart = (id: StruggleId): Start => useArrived(loadStart(id));
