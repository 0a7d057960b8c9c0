import { startTransition, useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** Rows that are drawn or left out together. */
export const PACK = 8;
/** Until it has been drawn, a row is taken to be so high. */
const ROW_PX = 30;
/** So many packs of a list are all drawn, in sight or not. */
const FEW = 3;

interface Range {
  readonly from: number;
  readonly to: number;
}

const isSame = (a: Range, b: Range): boolean => a.from === b.from && a.to === b.to;

/** One pack more of those that are wanted, beginning with the one in the middle. */
export function grown({ from, to }: Range, wanted: Range): Range {
  if (to <= wanted.from || from >= wanted.to) {
    const middle = Math.floor((wanted.from + wanted.to) / 2);
    return { from: middle, to: Math.min(middle + 1, wanted.to) };
  }
  const kept = { from: Math.max(from, wanted.from), to: Math.min(to, wanted.to) };
  if (kept.to < wanted.to) return { ...kept, to: kept.to + 1 };
  return { ...kept, from: Math.max(kept.from - 1, wanted.from) };
}

/**
 * Which packs of a long list are drawn: those in sight, half a screen more on either side, and the
 * one with the row that is shown. A game has hundreds of rows, and every frame would lay out and
 * paint them all. Each frame draws one pack more. The first row of each pack carries `data-pack`.
 */
export function useDrawn(list: RefObject<HTMLElement | null>, count: number, at: number) {
  const packs = Math.ceil(count / PACK);
  const heights = useRef(new Map<number, number>());
  const own = Math.floor(Math.max(0, at) / PACK);
  const [range, setRange] = useState<Range>({ from: own, to: own + 1 });
  const drawn = useRef(range);
  const wanted = useRef(range);
  /** A pack is on its way: whoever looks meanwhile asks for no other. */
  const isGrowing = useRef(false);
  const heightOf = useCallback(
    (pack: number): number => heights.current.get(pack) ?? PACK * ROW_PX,
    [],
  );

  const look = useCallback((): void => {
    const box = list.current;
    if (!box) return;
    const marks = [...box.querySelectorAll<HTMLElement>('[data-pack]')];
    for (const [i, mark] of marks.entries()) {
      const pack = Number(mark.dataset['pack']);
      const next = marks[i + 1];
      const isWhole = next && Number(next.dataset['pack']) === pack + 1;
      if (isWhole && !mark.dataset['height']) {
        heights.current.set(pack, next.offsetTop - mark.offsetTop);
      }
    }
    const more = box.clientHeight / 2;
    const [top, bottom] = [box.scrollTop - more, box.scrollTop + box.clientHeight + more];
    let [from, to, y] = [packs, 0, 0];
    for (let pack = 0; pack < packs; pack++) {
      const end = y + heightOf(pack);
      if (packs <= FEW || (end >= top && y <= bottom)) {
        from = Math.min(from, pack);
        to = pack + 1;
      }
      y = end;
    }
    if (from >= to) return;
    wanted.current = { from, to };
    if (isGrowing.current || isSame(drawn.current, wanted.current)) return;
    isGrowing.current = true;
    // Not in the frame in which it was looked at.
    startTransition(() => setRange(grown(drawn.current, wanted.current)));
  }, [list, packs, heightOf]);

  // In the next frame the rest is looked at: the pack that has just been drawn has its height then.
  useEffect(() => {
    drawn.current = range;
    isGrowing.current = false;
    if (isSame(range, wanted.current)) return undefined;
    const frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [range, look]);

  /** The row that is shown is kept in sight until somebody scrolls away from it. */
  const isFollowing = useRef(true);
  useEffect(() => {
    const box = list.current;
    if (!box) return undefined;
    const leave = (): void => {
      isFollowing.current = false;
    };
    box.addEventListener('scroll', look, { passive: true });
    box.addEventListener('wheel', leave, { passive: true });
    box.addEventListener('pointerdown', leave, { passive: true });
    const sizes = new ResizeObserver(look);
    sizes.observe(box);
    return () => {
      box.removeEventListener('scroll', look);
      box.removeEventListener('wheel', leave);
      box.removeEventListener('pointerdown', leave);
      sizes.disconnect();
    };
  }, [list, look]);

  useEffect(() => {
    isFollowing.current = true;
  }, [at]);
  // Not before it is painted: the page would be laid out twice. Rows that are drawn anew may be
  // higher than they were taken to be.
  useEffect(() => {
    if (!isFollowing.current) return;
    list.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' });
  }, [list, at, range]);
  return {
    packs,
    heightOf,
    isDrawn: (pack: number): boolean => pack === own || (pack >= range.from && pack < range.to),
  };
}
