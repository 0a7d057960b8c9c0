import type { ReactNode } from 'react';
import './desk.css';

interface DeskProps {
  readonly prompt: ReactNode;
  /** Where the game stands, for screens on which the panel is a drawer. */
  readonly status?: ReactNode;
  readonly board: ReactNode;
  /** The hand, or the scrubber with both hands. */
  readonly tray: ReactNode;
  readonly panel: ReactNode;
  /** On narrow screens the panel is a drawer. */
  readonly isDrawerOpen?: boolean;
}

/** The table on a large screen: the whole map is always in sight, nothing scrolls but the log. */
export function Desk({ prompt, status, board, tray, panel, isDrawerOpen }: DeskProps) {
  return (
    <main className="b-desk" data-drawer={isDrawerOpen ? 'open' : undefined}>
      {prompt}
      <div className="b-desk-board">{board}</div>
      {status && <div className="b-desk-status">{status}</div>}
      {tray}
      {panel}
    </main>
  );
}

/** Instead of the hand: what steps through a finished game. */
export function ReplayTray({ children }: { readonly children: ReactNode }) {
  return <section className="b-replay-tray">{children}</section>;
}
