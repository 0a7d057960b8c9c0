import type { ReactNode } from 'react';
import './phone.css';

interface PhoneProps {
  readonly prompt: ReactNode;
  readonly status: ReactNode;
  readonly board: ReactNode;
  readonly regions: ReactNode;
  readonly lastLine: ReactNode;
  readonly tray: ReactNode;
  readonly actions: ReactNode;
}

/** The table for one thumb. */
export function Phone(props: PhoneProps) {
  return (
    <main className="b-phone">
      {props.prompt}
      {props.status}
      <div className="b-phone-board">{props.board}</div>
      {props.regions}
      {props.lastLine}
      {props.tray}
      {props.actions}
    </main>
  );
}
