import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Rect } from '../layout.ts';
import { placeBeside } from './place-beside.ts';
import './beside.css';

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

/** Floats beside a box, on the side with room, never outside the frame. */
export function Beside({ target, frame, avoid = [], isTip = false, children }: BesideProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = element.current!;
    const { offsetWidth: w, offsetHeight: h } = box;
    const best = placeBeside({ target, size: { w, h }, frame, avoid, isTip });
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
