import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Rect } from '../layout.ts';
import './beside.css';

const GAP = 14;
const EDGE = 6;

interface BesideProps {
  /** In pixels of the frame. */
  readonly target: Rect;
  readonly frame: { readonly w: number; readonly h: number };
  /** Better left uncovered. */
  readonly avoid?: readonly Rect[];
  /** Lets the pointer through. */
  readonly isTip?: boolean;
  readonly children: ReactNode;
}

const overlaps = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** Floats beside a box, on the side with room, never outside the frame. */
export function Beside({ target, frame, avoid = [], isTip, children }: BesideProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = element.current!;
    const { offsetWidth: w, offsetHeight: h } = box;
    const middle = target.y + target.h / 2 - h / (isTip ? 2 : 1.4);
    const y = Math.max(EDGE, Math.min(middle, frame.h - h - EDGE));
    const right = { on: 'right', x: target.x + target.w + GAP, y };
    const left = { on: 'left', x: target.x - GAP - w, y };
    // A tip may also stand above or below: it is flat.
    const x = Math.max(EDGE, Math.min(target.x + target.w / 2 - w / 2, frame.w - w - EDGE));
    const above = { on: 'above', x, y: target.y - GAP - h };
    const below = { on: 'below', x, y: target.y + target.h + GAP };
    const places = (isTip ? [right, left, above, below] : [right, left]).filter(
      (at) =>
        at.x >= EDGE && at.x + w <= frame.w - EDGE && at.y >= EDGE && at.y + h <= frame.h - EDGE,
    );
    const covered = (at: { readonly x: number; readonly y: number }): number =>
      avoid.filter((box) => overlaps(box, { ...at, w, h })).length;
    const best = places.toSorted((a, b) => covered(a) - covered(b))[0] ?? {
      ...left,
      x: Math.max(EDGE, Math.min(left.x, frame.w - w - EDGE)),
    };
    box.style.translate = `${Math.round(best.x)}px ${Math.round(best.y)}px`;
    box.style.setProperty('--arrow', `${Math.round(target.y + target.h / 2 - best.y)}px`);
    box.dataset['on'] = best.on;
  });
  return (
    <div ref={element} className={isTip ? 'b-beside b-beside-tip' : 'b-beside'}>
      {children}
    </div>
  );
}
