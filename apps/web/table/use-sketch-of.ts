import { SIDES, type Sketch } from '@brink/board';
import { useMemo } from 'react';
import type { PlaceSketch } from './game-ui.ts';

/** Arrows for a map that calls its places by names of its own. */
export function useSketchOf(
  sketch: PlaceSketch | undefined,
  nameOf: (place: number) => string,
  numberOf: (name: string) => number,
): Sketch | undefined {
  const drawn = sketch?.arrows;
  const arrows = useMemo(
    () =>
      drawn?.map(({ from, to, side }) => ({
        from: nameOf(from),
        to: to === undefined ? undefined : nameOf(to),
        side: side === undefined ? undefined : SIDES[side],
      })),
    [drawn, nameOf],
  );
  if (!sketch || !arrows) return undefined;
  const { begun, onPick } = sketch;
  return {
    arrows,
    begun: begun === undefined ? undefined : nameOf(begun),
    onPick:
      onPick &&
      ((place, from) => onPick(numberOf(place), from === undefined ? undefined : numberOf(from))),
  };
}
