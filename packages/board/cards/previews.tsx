import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import './previews.css';

interface PreviewsProps {
  /** What is shown of a card, by the name that its element carries; nothing for one unknown. */
  readonly of: (card: string, at: HTMLElement) => ReactNode;
}

/** A name under the pointer is read, not crossed. */
const REST_MS = 120;
const LONG_PRESS_MS = 450;
/** A finger that goes further is scrolling. */
const STEADY = 10;
const GAP = 8;

const namedAt = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>('[data-card]')) || undefined;

/** Above what it tells of, or below, or beside: never over it. */
function place(box: HTMLElement, of: DOMRect): void {
  const { offsetWidth: w, offsetHeight: h } = box;
  const left = Math.min(Math.max(GAP, of.left), innerWidth - w - GAP);
  const isAbove = of.top - h - GAP >= 0;
  const isBelow = of.bottom + h + GAP <= innerHeight;
  const top = isAbove ? of.top - h - GAP : isBelow ? of.bottom + GAP : GAP;
  box.style.top = `${top}px`;
  box.style.left = `${isAbove || isBelow ? left : Math.max(GAP, of.left - w - GAP)}px`;
}

function Preview({ at, children }: { readonly at: HTMLElement; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place(box.current!, at.getBoundingClientRect()));
  // Everything on a page lies in some landmark; this lies beside the others, called as the card.
  return createPortal(
    <aside aria-label={at.textContent?.trim()}>
      <div ref={box} className="b-preview" role="tooltip">
        {children}
      </div>
    </aside>,
    document.body,
  );
}

/**
 * Shows a card wherever it is named: elements with `data-card` are read by resting the pointer on
 * them, by the keyboard's focus, or by a long press, which is then no press.
 */
export function Previews({ of }: PreviewsProps) {
  const [at, setAt] = useState<HTMLElement>();
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let pressedAt: readonly [x: number, y: number] | undefined;
    let isLong = false;
    const wait = (element: HTMLElement, ms: number): void => {
      clearTimeout(waiting);
      waiting = setTimeout(() => {
        isLong = pressedAt !== undefined;
        setAt(element);
      }, ms);
    };
    const hide = (): void => {
      clearTimeout(waiting);
      setAt(undefined);
    };
    const onOver = (event: PointerEvent): void => {
      if (event.pointerType === 'touch') return;
      const named = namedAt(event.target);
      if (named === namedAt(event.relatedTarget)) return;
      hide();
      if (named && event.buttons === 0) wait(named, REST_MS);
    };
    const onDown = (event: PointerEvent): void => {
      hide();
      isLong = false;
      const named = event.pointerType === 'touch' ? namedAt(event.target) : undefined;
      if (!named) return;
      pressedAt = [event.clientX, event.clientY];
      wait(named, LONG_PRESS_MS);
    };
    const onMove = ({ clientX, clientY }: PointerEvent): void => {
      if (!pressedAt || isLong) return;
      const far = Math.hypot(clientX - pressedAt[0], clientY - pressedAt[1]);
      if (far > STEADY) clearTimeout(waiting);
    };
    const onUp = (): void => {
      if (!isLong && pressedAt) clearTimeout(waiting);
      pressedAt = undefined;
    };
    const onClick = (event: MouseEvent): void => {
      if (!isLong) return;
      isLong = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const onMenu = (event: Event): void => {
      if ((pressedAt || isLong) && namedAt(event.target)) event.preventDefault();
    };
    const onFocus = ({ target }: FocusEvent): void => {
      const named = namedAt(target);
      if (named?.matches(':focus-visible')) wait(named, REST_MS);
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      // Escape, and whatever plays the card or moves on.
      if (key !== 'Shift') hide();
    };
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    document.addEventListener('pointerover', onOver, options);
    document.addEventListener('pointerdown', onDown, options);
    document.addEventListener('pointermove', onMove, options);
    document.addEventListener('pointerup', onUp, options);
    document.addEventListener('pointercancel', onUp, options);
    document.addEventListener('click', onClick, options);
    document.addEventListener('contextmenu', onMenu, options);
    document.addEventListener('focusin', onFocus, options);
    document.addEventListener('focusout', hide, options);
    document.addEventListener('keydown', onKey, options);
    document.addEventListener('scroll', hide, options);
    return () => {
      clearTimeout(waiting);
      stop.abort();
    };
  }, []);
  const name = at?.isConnected ? at.dataset['card'] : undefined;
  const shown = at && name !== undefined ? of(name, at) : undefined;
  return at && shown ? <Preview at={at}>{shown}</Preview> : undefined;
}
