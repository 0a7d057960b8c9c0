import type { ReactNode } from 'react';
import type { TableFrame } from '../../table/game-ui.ts';
import { Link } from '../../ui/link.tsx';
import { Switches } from '../../ui/switches.tsx';

/** The frame of a table with a task beside it: what is asked, and what came of it. */
export const taskFrame = (tab: string, title: ReactNode, task: ReactNode): TableFrame => ({
  tab,
  title,
  tools: undefined,
  panel: (
    <aside className="b-panel pz-beside">
      <div className="b-panel-head">
        <Link to="/" className="b-brand" label="Brink">
          BRINK
        </Link>
        <span className="b-brand-detail">{tab}</span>
        <Switches />
      </div>
      {task}
    </aside>
  ),
  tray: (hand) => hand,
  actions: (buttons) => buttons,
});
