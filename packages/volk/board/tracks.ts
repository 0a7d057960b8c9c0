import { TRACK_END } from '../data/tracks.ts';
import { Track } from '../deck/item.ts';
import { emit } from '../emit.ts';
import { EAST, WEST } from '../sides.ts';
import { TRACK } from '../state.ts';
import type { BoxTrack } from '../deck/deck.ts';
import type { Table } from '../volk.ts';

export const positionOn = ({ mem }: Table, track: number): number => mem[TRACK + track];

/** The boxes of a track of 2+2, or none. */
export function boxTrackOf({ rules }: Table, track: number): BoxTrack | undefined {
  if (track === Track.arms) return rules.deck.armsTrack;
  if (track === Track.space) return rules.deck.spaceTrack;
  return track === Track.dominance ? rules.deck.dominanceTrack : undefined;
}

export function canMove(game: Table, track: number, delta: number): boolean {
  const after = positionOn(game, track) + delta;
  const boxes = boxTrackOf(game, track);
  return after >= (boxes?.min ?? -TRACK_END) && after <= (boxes?.max ?? TRACK_END);
}

export function moveMarker(game: Table, track: number, delta: number): void {
  game.mem[TRACK + track] += delta;
  emit(game, 'track', track, delta, game.mem[TRACK + track]);
}

/** The holder of the prestige advantage: East on the red side, else West. */
export const prestigeHolder = (game: Table): number =>
  positionOn(game, Track.prestige) > 0 ? EAST : WEST;
