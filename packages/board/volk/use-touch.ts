import { useEffect, useMemo, useRef, type MouseEvent, type PointerEvent } from 'react';
import type { Rect } from '../layout.ts';
import { LARGEST_UNIT } from '../map/camera.ts';
import { boxesAround, closest } from '../map/nearest.ts';
import type { MapCamera } from '../map/use-camera.ts';
import { siteRects, type VolkLayout } from './layout.ts';
import type { MapTargets, TargetKind } from './standing.ts';

/** Half of a finger, in pixels. */
const FINGER = 22;

interface Touchable extends Rect {
  readonly kind: TargetKind;
  readonly number: number;
}

/** What can be chosen: where its middle lies and how large it is. */
function touchables(layout: VolkLayout, legal: MapTargets, isSmall: boolean) {
  const boxes = new Map<string, Touchable>();
  const put = (kind: TargetKind, rects: readonly Rect[]): void => {
    for (const number of legal[kind]) {
      const { x, y, w, h } = rects[number];
      boxes.set(`${kind}-${number}`, { kind, number, x: x + w / 2, y: y + h / 2, w, h });
    }
  };
  put('site', siteRects(layout));
  put(
    'province',
    layout.provinces.map(({ plate, phonePlate }) => (isSmall ? phonePlate : plate)),
  );
  if (!isSmall) put('sector', layout.provinces.find(({ sectors }) => sectors)!.sectors!);
  return boxes;
}

const isInView = ({ x, y }: Rect, view: Rect): boolean =>
  x >= view.x && x <= view.x + view.w && y >= view.y && y <= view.y + view.h;

interface TouchedMap {
  readonly layout: VolkLayout;
  readonly legal: MapTargets;
  readonly isSmall: boolean;
  readonly camera: MapCamera;
  readonly onChoose: (kind: TargetKind, number: number) => void;
}

/**
 * A finger is wider than the sites of a map seen from afar. Where it means one target it chooses
 * that; where it may mean several it brings the map so near that they lie a finger apart.
 */
export function useTouch({ layout, legal, isSmall, camera, onChoose }: TouchedMap) {
  const boxes = useMemo(() => touchables(layout, legal, isSmall), [layout, legal, isSmall]);
  const lights = [legal.province, legal.site, legal.sector]
    .map((each) => [...each].join())
    .join(';');
  const latest = useRef({ boxes, camera });
  useEffect(() => {
    latest.current = { boxes, camera };
  });
  // Whoever looks at one corner must not miss that all the lights are in another.
  useEffect(() => {
    const { boxes, camera } = latest.current;
    const all = [...boxes.values()];
    if (all.length > 0 && !all.some((box) => isInView(box, camera.view))) camera.showWhole();
  }, [lights]);

  const isFinger = useRef(false);
  return {
    onPointerDownCapture: ({ pointerType }: PointerEvent): void => {
      isFinger.current = pointerType === 'touch';
    },
    /** Answers whether it was a finger, whose click is nobody else's. */
    onTap: (event: MouseEvent<HTMLElement>): boolean => {
      // Keyboards and screen readers press the button itself.
      if (!isFinger.current || event.detail === 0) return false;
      const { view, scale, zoomBy } = camera;
      const { left, top } = event.currentTarget.getBoundingClientRect();
      const at = [event.clientX - left, event.clientY - top] as const;
      const point = [view.x + at[0] / scale, view.y + at[1] / scale] as const;
      const near = boxesAround(point, FINGER / scale, boxes);
      if (near.length === 0) return true;
      const wanted = Math.min(LARGEST_UNIT, (2 * FINGER) / closest(near, boxes));
      // Half a pixel less is as good.
      if (wanted > scale * 1.01) zoomBy(wanted / scale, at);
      else {
        const { kind, number } = boxes.get(near[0])!;
        onChoose(kind, number);
      }
      return true;
    },
  };
}
