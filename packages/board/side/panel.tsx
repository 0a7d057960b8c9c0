import type { ReactNode } from 'react';
import './panel.css';

interface PanelProps {
  /** Name of the house, number and options of the game, buttons. */
  readonly head: ReactNode;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
}

/** Everything beside the map: players and clocks, effects, tabs. */
export function Panel({ head, children, foot }: PanelProps) {
  return (
    <aside className="b-panel">
      <header className="b-panel-head">{head}</header>
      {children}
      {foot && <footer className="b-panel-foot">{foot}</footer>}
    </aside>
  );
}

export function Brand({ detail }: { readonly detail?: string }) {
  return (
    <>
      <span className="b-brand">BRINK</span>
      <span className="b-brand-detail" title={detail}>
        {detail}
      </span>
    </>
  );
}
