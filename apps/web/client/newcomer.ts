import { localGames } from './local-games.ts';

/** Whoever has never finished a game on this device is told more. */
export const isNewcomer = (): boolean => localGames().every(({ result }) => result === undefined);
