import { Die, SideMark, type Side } from '@brink/board';
import type { ReactNode } from 'react';
import './stage.css';

interface SlipProps {
  readonly dock: 'left' | 'right';
  readonly side?: Side | undefined;
  readonly tab: string;
  readonly what: ReactNode;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** One action, on a slip of paper in a corner of the map. */
export function Slip({ dock, side, tab, what, foot, children }: SlipProps) {
  return (
    <section className="st-slip" data-dock={dock}>
      <header className="st-head">
        <span className="st-tab" data-side={side}>
          {side && <SideMark side={side} size={15} isInverse />}
          {tab}
        </span>
        <span className="st-what">{what}</span>
      </header>
      {children}
      {foot}
    </section>
  );
}

/** What concerns both sides, on a sheet in the middle. */
export function Sheet({ children, kind }: { readonly children: ReactNode; readonly kind: string }) {
  return (
    <section className="st-sheet" data-kind={kind}>
      {children}
    </section>
  );
}

interface StampProps {
  readonly side?: Side | undefined;
  readonly isDanger?: boolean;
  readonly children: ReactNode;
}

/** It carries the result and never decorates. */
export function Stamp({ side, isDanger, children }: StampProps) {
  return (
    <span className="st-stamp" data-side={side} data-danger={isDanger}>
      {children}
    </span>
  );
}

interface BigDieProps {
  readonly value: number;
  readonly side?: Side | undefined;
  /** It hops; the face is not the last one. */
  readonly isRolling: boolean;
}

/** Round is US, square is USSR. */
export function BigDie({ value, side, isRolling }: BigDieProps) {
  return (
    <span className="st-die" data-side={side} data-rolling={isRolling} data-face={value}>
      <Die value={value} size={92} />
    </span>
  );
}

export interface ToldLine {
  readonly key: string;
  readonly mark: ReactNode;
  readonly text: ReactNode;
  readonly change?: ReactNode;
}

interface ToldLinesProps {
  readonly lines: readonly ToldLine[];
  /** The line that is being told. */
  readonly now?: string | undefined;
}

/** Consequences, one line each, old → new. */
export function ToldLines({ lines, now }: ToldLinesProps) {
  if (lines.length === 0) return undefined;
  return (
    <ul className="st-lines">
      {lines.map(({ key, mark, text, change }) => (
        <li key={key} data-now={key === now}>
          {mark}
          <span>{text}</span>
          {change && <b>{change}</b>}
        </li>
      ))}
    </ul>
  );
}

interface RailProps {
  readonly waiting: number;
  /** How many scenes a film has; 0 while nobody has asked for one. */
  readonly film: number;
  readonly hint: string;
}

/** One tick a scene: past solid, present tall. */
export function Rail({ waiting, film, hint }: RailProps) {
  const all = Math.max(film, waiting);
  return (
    <footer className="st-foot">
      <span className="st-rail">
        {all > 1 &&
          Array.from({ length: all }, (_, i) => (
            <i key={i} data-now={i === all - waiting} data-past={i < all - waiting} />
          ))}
      </span>
      {hint}
    </footer>
  );
}
