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
    const right = target.x + target.w + GAP;
    const left = target.x - GAP - w;
    const middle = target.y + target.h / 2 - h / (isTip ? 2 : 1.4);
    const y = Math.max(EDGE, Math.min(middle, frame.h - h - EDGE));
    const covered = (x: number): number =>
      avoid.filter((box) => overlaps(box, { x, y, w, h })).length;
    const [fitsRight, fitsLeft] = [right + w <= frame.w - EDGE, left >= EDGE];
    const isRight = fitsRight && (!fitsLeft || covered(right) <= covered(left));
    const x = Math.max(EDGE, Math.min(isRight ? right : left, frame.w - w - EDGE));
    box.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
    box.style.setProperty('--arrow', `${Math.round(target.y + target.h / 2 - y)}px`);
    box.dataset['on'] = isRight ? 'right' : 'left';
  });
  return (
    <div ref={element} className={isTip ? 'b-beside b-beside-tip' : 'b-beside'}>
      {children}
    </div>
  );
}
