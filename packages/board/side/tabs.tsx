import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import './tabs.css';

export interface TabSpec {
  readonly id: string;
  readonly label: string;
  readonly count?: number;
  /** The count is of something said, not of cards: it looks different. */
  readonly isSaid?: boolean;
  readonly content: ReactNode;
}

interface TabsProps {
  readonly tabs: readonly TabSpec[];
  readonly chosen: string;
  readonly label: string;
  readonly onChoose: (id: string) => void;
}

/** Log, chat, unseen cards, discards. */
export function Tabs({ tabs, chosen, label, onChoose }: TabsProps) {
  const name = useId();
  const row = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.stopPropagation();
    const step = event.key === 'ArrowRight' ? 1 : -1;
    const at = (tabs.findIndex(({ id }) => id === chosen) + step + tabs.length) % tabs.length;
    onChoose(tabs[at].id);
    row.current?.querySelectorAll('button')[at]?.focus();
  };
  return (
    <>
      <div ref={row} className="b-tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ id, label, count, isSaid }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${name}-${id}`}
            aria-selected={id === chosen}
            aria-controls={id === chosen ? `${name}-panel` : undefined}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => onChoose(id)}
          >
            {label}
            {count !== undefined && <em data-said={isSaid}>{count}</em>}
          </button>
        ))}
      </div>
      <div
        className="b-tab-panel"
        role="tabpanel"
        id={`${name}-panel`}
        aria-labelledby={`${name}-${chosen}`}
      >
        {tabs.find(({ id }) => id === chosen)?.content}
      </div>
    </>
  );
}
