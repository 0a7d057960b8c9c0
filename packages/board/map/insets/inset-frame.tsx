import type { Rect } from '../../layout.ts';
import './insets.css';

/** A double-ruled cartouche. */
export function InsetFrame({ rect }: { readonly rect: Rect }) {
  const { x, y, w, h } = rect;
  return (
    <>
      <rect x={x + 2} y={y + 3} width={w} height={h} rx="3" className="b-shadow" />
      <rect x={x} y={y} width={w} height={h} rx="3" className="b-inset" />
      <rect x={x + 4} y={y + 4} width={w - 8} height={h - 8} rx="1" className="b-inset-inner" />
    </>
  );
}
