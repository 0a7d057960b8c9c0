import type { PlayerSeed } from '@brink/kernel';
import type { Mixing, ServerMessageOf } from '@brink/protocol';
import type { StoredGame } from '../storage/port.ts';
import { playersOf, sidesOf } from './projection.ts';

/** How long a game waits for the seeds that its players have promised. */
export const MIXING_MS = 10_000;

/** A game whose seats are taken and that waits for seeds. */
export interface MixingGame extends Mixing {
  /** When it goes on without those that are missing. */
  readonly until: number;
}

/** What the players mix into the chance of a game, by the order in which they sat down. */
export const seedsOf = ({ seats }: StoredGame): PlayerSeed[] =>
  seats.flatMap(({ seed }, player) => {
    if (!seed) return [];
    const { commitment, told } = seed;
    return [{ player, commitment, ...(told !== undefined && { seed: told }) }];
  });

/** Seeds as they are told of before the last one is there: nobody may choose by another's. */
export const promisesOf = (seeds: readonly PlayerSeed[]): Mixing['seeds'] =>
  seeds.map(({ player, commitment, seed }) => ({ player, commitment, isTold: seed !== undefined }));

/** What is told of a game without a table: seats are free, seeds are missing, or it cannot be read. */
export function without(
  game: StoredGame,
  isHeld: boolean,
  mixing: MixingGame | undefined,
): ServerMessageOf<'waiting' | 'held'> {
  const players = playersOf(game, sidesOf(game));
  const { id } = game;
  if (!isHeld) {
    if (!mixing) return { type: 'waiting', game: id, players };
    const { commitment, seeds } = mixing;
    return { type: 'waiting', game: id, players, mixing: { commitment, seeds } };
  }
  const entry = /^entry (\d+)/.exec(game.held ?? '')?.[1];
  return { type: 'held', game: id, players, ...(entry !== undefined && { entry: Number(entry) }) };
}
