import type { ReactNode } from 'react';
import { SideMark } from '../marks/side-mark.tsx';
import type { Side } from '../sides.ts';
import { useWords } from '../words/language.tsx';
import './prompt.css';

export interface PromptProps {
  /** Whose turn it is; none in replays. */
  readonly side?: Side;
  /** Who it is, where a side has several; else the name of the side. */
  readonly name?: string;
  /** On the tab in place of a side: "Replay". */
  readonly tab?: string;
  /** The card or rule that asks. */
  readonly source?: string;
  /** One imperative sentence; `<u>` marks the count. */
  readonly children: ReactNode;
  readonly buttons?: ReactNode;
  /** The tab is hatched: nothing can be sent. */
  readonly isOffline?: boolean;
}

/** What to do now, in one sentence; announced whenever it changes. */
export function Prompt({ side, name, tab, source, children, buttons, isOffline }: PromptProps) {
  const words = useWords();
  return (
    <header className="b-prompt" data-side={side} data-offline={isOffline}>
      <span className="b-prompt-tab">
        {side && <SideMark side={side} size={18} isInverse />}
        <b>{side ? (name ?? words.side[side]) : tab}</b>
      </span>
      <p className="b-prompt-text" role="status">
        {source && <b>{source}</b>} {children}
      </p>
      {buttons && <span className="b-prompt-buttons">{buttons}</span>}
    </header>
  );
}
