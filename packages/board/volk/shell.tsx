import type { ReactNode } from 'react';
import { useVolkWords } from './language.ts';
import './shell.css';

interface VolkDeskProps {
  readonly prompt: ReactNode;
  /** Tracks and the preview of the decade's end, to the left. */
  readonly tracks: ReactNode;
  readonly map: ReactNode;
  /** A strip below the map. */
  readonly under?: ReactNode;
  /** Players, cards and log, to the right. */
  readonly panel: ReactNode;
}

/** The table on a large screen: tracks, map, cards. */
export function VolkDesk({ prompt, tracks, map, under, panel }: VolkDeskProps) {
  const words = useVolkWords();
  return (
    <main className="b-v-desk">
      {prompt}
      {/* It may scroll, by keyboard too. */}
      <section className="b-v-desk-tracks" aria-label={words.tracks} tabIndex={0}>
        {tracks}
      </section>
      <div className="b-desk-board">{map}</div>
      {under && <div className="b-v-desk-under">{under}</div>}
      {panel}
    </main>
  );
}

interface VolkPhoneProps {
  readonly prompt: ReactNode;
  readonly status: ReactNode;
  readonly pages: readonly {
    readonly id: string;
    readonly label: string;
    readonly content: ReactNode;
  }[];
  readonly page: string;
  readonly label: string;
  readonly tray?: ReactNode;
  readonly actions: ReactNode;
  readonly onPage: (id: string) => void;
}

/** The table for one thumb: one page at a time, what to do always in sight. */
export function VolkPhone(props: VolkPhoneProps) {
  const { prompt, status, pages, page, label, tray, actions, onPage } = props;
  return (
    <main className="b-v-phone">
      {prompt}
      {status}
      <div className="b-v-phone-page" data-page={page}>
        {pages.find(({ id }) => id === page)?.content}
      </div>
      {tray}
      {actions}
      <nav className="b-v-pages" aria-label={label}>
        {pages.map(({ id, label: name }) => (
          <button
            key={id}
            type="button"
            aria-current={id === page ? 'page' : undefined}
            onClick={() => onPage(id)}
          >
            {name}
          </button>
        ))}
      </nav>
    </main>
  );
}
