import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import type { Sketch } from './arrows.tsx';
import type { useGestures } from './use-gestures.ts';

type Gestures = ReturnType<typeof useGestures>;

/**
 * While somebody draws, the mouse goes from place to place instead of moving the map; a finger still
 * moves it, and chooses one place after the other. Answers where a line begins, and what moves.
 */
export function useSketch(
  gestures: Gestures,
  sketch: Sketch | undefined,
  placeOf: (target: Element) => string | undefined,
) {
  const [pressed, setPressed] = useState<string>();
  const isDrawn = useRef(false);
  const onPick = sketch?.onPick;
  if (!onPick) return { from: undefined, gestures };
  const placeAt = ({ target }: PointerEvent): string | undefined =>
    target instanceof Element ? placeOf(target) : undefined;
  return {
    from: pressed ?? sketch.begun,
    gestures: {
      ...gestures,
      onPointerDown: (event: PointerEvent<HTMLElement>): void => {
        isDrawn.current = false;
        const place = placeAt(event);
        const isMouse = event.pointerType !== 'touch' && event.button === 0;
        if (isMouse && place !== undefined) setPressed(place);
        else gestures.onPointerDown(event);
      },
      onPointerUp: (event: PointerEvent<HTMLElement>): void => {
        gestures.onPointerUp(event);
        if (pressed === undefined) return;
        setPressed(undefined);
        const place = placeAt(event);
        isDrawn.current = place !== pressed;
        if (isDrawn.current && place !== undefined) onPick(place, pressed);
      },
      onClickCapture: (event: MouseEvent): void => {
        gestures.onClickCapture(event);
        // The end of a line is no click.
        if (isDrawn.current) event.stopPropagation();
        isDrawn.current = false;
      },
    },
  };
}
