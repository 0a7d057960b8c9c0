import type { ReactNode } from 'react';
import './ending.css';

interface CoveredProps {
  /** The page of an ending lies over the table. */
  readonly isCovered: boolean;
  readonly children: ReactNode;
}

/** A table that nobody sees is not drawn, whatever still comes. */
export function Covered({ isCovered, children }: CoveredProps) {
  return (
    <div className="st-under" data-covered={isCovered || undefined} inert={isCovered}>
      {children}
    </div>
  );
}
