import { useCallback, useEffect, useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import type { Point, Rect } from '../layout.ts';
import {
  held,
  lookingAt,
  scaleOf,
  showing,
  viewOf,
  wholeMap,
  zoomedAt,
  type Camera,
  type Size,
} from './camera.ts';

export interface MapCamera {
  readonly view: Rect;
  /** Pixels a unit, or 0 before the first measurement. */
  readonly scale: number;
  readonly isWhole: boolean;
  readonly showWhole: () => void;
  readonly lookAt: (rect: Rect) => void;
  /** Brings something into view; the lower part of the window may be covered. */
  readonly show: (rect: Rect, covered?: number) => void;
  /** Back on the canvas, where something covered lay beside it. */
  readonly settle: () => void;
  readonly panBy: (dx: number, dy: number) => void;
  /** Zooms about a point of the window, or about its middle. */
  readonly zoomBy: (by: number, at?: Point) => void;
}

/** Where the map is looked at in a frame whose size may change. */
export function useCamera(
  frame: RefObject<HTMLElement | null>,
  canvas: Rect,
  focus: Rect | undefined,
  leastUnit = 0,
  /** So much of the window lies under the paper of a scene. */
  covered = 0,
): MapCamera {
  const [size, setSize] = useState<Size>();
  const [camera, setCamera] = useState<Camera>(() => wholeMap(canvas));

  useLayoutEffect(() => {
    const element = frame.current!;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setSize({ width, height, leastUnit });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, leastUnit]);

  const { x, y, w, h } = focus ?? canvas;
  useLayoutEffect(() => {
    if (size) setCamera(lookingAt({ x, y, w, h }, canvas, size, covered));
  }, [x, y, w, h, canvas, size, covered]);

  const move = useCallback(
    (next: (camera: Camera, size: Size) => Camera): void => {
      if (size) setCamera((camera) => next(camera, size));
    },
    [size],
  );
  const moves = useMemo(
    () => ({
      showWhole: () => setCamera(wholeMap(canvas)),
      lookAt: (rect: Rect) => move((_, size) => lookingAt(rect, canvas, size)),
      show: (rect: Rect, covered?: number) =>
        move((camera, size) => showing(rect, camera, canvas, size, covered)),
      settle: () => move((camera, size) => held(camera, canvas, size)),
      panBy: (dx: number, dy: number) =>
        move((camera, size) => {
          const scale = scaleOf(camera, canvas, size);
          const moved = { ...camera, x: camera.x - dx / scale, y: camera.y - dy / scale };
          return held(moved, canvas, size);
        }),
      zoomBy: (by: number, at?: Point) =>
        move((camera, size) => {
          const view = viewOf(camera, canvas, size);
          const scale = scaleOf(camera, canvas, size);
          const [left, top] = at ?? [size.width / 2, size.height / 2];
          const point = [view.x + left / scale, view.y + top / scale] as const;
          return zoomedAt(camera, by, point, canvas, size);
        }),
    }),
    [canvas, move],
  );

  const { zoomBy } = moves;
  useEffect(() => {
    const element = frame.current!;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const speed = event.ctrlKey ? 0.01 : 0.0015;
      zoomBy(Math.exp(-event.deltaY * speed), [event.clientX - left, event.clientY - top]);
    };
    // React listens passively to the wheel, which would scroll the page as well.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [frame, zoomBy]);

  const view = useMemo(
    () => (size ? viewOf(camera, canvas, size) : canvas),
    [camera, canvas, size],
  );
  return {
    view,
    scale: size ? scaleOf(camera, canvas, size) : 0,
    isWhole: camera.zoom <= 1.001,
    ...moves,
  };
}
