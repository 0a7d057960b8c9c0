import type { ReactNode } from 'react';
import './action-bar.css';

/** The buttons of the prompt within reach of a thumb. */
export function ActionBar({ children }: { readonly children: ReactNode }) {
  return <div className="b-actions">{children}</div>;
}
