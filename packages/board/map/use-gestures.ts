import { useMemo, useRef, type MouseEvent, type PointerEvent } from 'react';
import type { MapCamera } from './use-camera.ts';

/** Less than this is a click with an unsteady hand. */
const SLACK = 6;

/** One finger or the mouse pans, two fingers zoom; a drag is never a click. */
export function useGestures({ panBy, zoomBy }: Pick<MapCamera, 'panBy' | 'zoomBy'>) {
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const drag = useRef({ isDragging: false, travelled: 0 });

  return useMemo(() => {
    const lift = (event: PointerEvent): void => {
      fingers.current.delete(event.pointerId);
    };
    return {
      onPointerDown: (event: PointerEvent<HTMLElement>): void => {
        if (event.pointerType === 'mouse' && event.button !== 0) return;
        if (fingers.current.size === 0) drag.current = { isDragging: false, travelled: 0 };
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      onPointerMove: (event: PointerEvent<HTMLElement>): void => {
        const before = fingers.current.get(event.pointerId);
        if (!before) return;
        const now = { x: event.clientX, y: event.clientY };
        fingers.current.set(event.pointerId, now);
        const [dx, dy] = [now.x - before.x, now.y - before.y];
        drag.current.travelled += Math.hypot(dx, dy);
        if (!drag.current.isDragging && drag.current.travelled < SLACK) return;
        if (!drag.current.isDragging) event.currentTarget.setPointerCapture(event.pointerId);
        drag.current.isDragging = true;
        const other = [...fingers.current].find(([id]) => id !== event.pointerId);
        if (!other) {
          panBy(dx, dy);
          return;
        }
        const [, { x, y }] = other;
        const was = Math.hypot(before.x - x, before.y - y);
        const { left, top } = event.currentTarget.getBoundingClientRect();
        const middle = [(now.x + x) / 2 - left, (now.y + y) / 2 - top] as const;
        if (was > 0) zoomBy(Math.hypot(now.x - x, now.y - y) / was, middle);
        panBy(dx / 2, dy / 2);
      },
      onPointerUp: lift,
      onPointerCancel: lift,
      onClickCapture: (event: MouseEvent): void => {
        if (drag.current.isDragging) event.stopPropagation();
        drag.current = { isDragging: false, travelled: 0 };
      },
    };
  }, [panBy, zoomBy]);
}
