import { useEffect, useRef, type RefObject } from 'react';
import { isDirection, type Direction } from './nearest.ts';
import type { MapCamera } from './use-camera.ts';

interface MapKeys extends Pick<MapCamera, 'panBy' | 'zoomBy' | 'showWhole'> {
  readonly onFind: () => void;
  /** 0 is the world. */
  readonly onRegion: (number: number) => void;
}

const PAN = 120;
const ZOOM = 1.3;
const PANS: Readonly<Record<Direction, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [PAN, 0],
  ArrowRight: [-PAN, 0],
  ArrowUp: [0, PAN],
  ArrowDown: [0, -PAN],
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** Physical keys, so that the Russian layout needs no switching. */
export function useMapKeys(frame: RefObject<HTMLElement | null>, keys: MapKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { panBy, zoomBy, showWhole, onFind, onRegion } = latest.current;
      // A board that is not on the screen does not listen.
      if (isTyping(event.target) || !frame.current?.checkVisibility()) return;
      if (event.ctrlKey || event.metaKey) return;
      const digit = /^Digit(\d)$/.exec(event.code)?.[1];
      if (event.altKey) {
        if (digit === undefined) return;
        onRegion(Number(digit));
      } else if (event.shiftKey && isDirection(event.key)) panBy(...PANS[event.key]);
      else if (event.code === 'Slash' && !event.shiftKey) onFind();
      else if (event.code === 'Home') showWhole();
      else if (event.code === 'Equal' || event.code === 'NumpadAdd') zoomBy(ZOOM);
      else if (event.code === 'Minus' || event.code === 'NumpadSubtract') zoomBy(1 / ZOOM);
      else return;
      event.preventDefault();
    };
    globalThis.addEventListener('keydown', onKeyDown);
    return () => globalThis.removeEventListener('keydown', onKeyDown);
  }, [frame]);
}
