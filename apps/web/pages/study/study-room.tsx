import { useLanguage } from '@brink/board';
import { useEffect } from 'react';
import { Link } from '../../ui/link.tsx';
import { PageHead } from '../page-head.tsx';
import { STUDY_TEXTS, type DoorName } from './texts.ts';
import './study-room.css';

const DOORS: readonly (readonly [DoorName, string, string])[] = [
  ['analysis', '/analysis', 'M4 26V6h24v20zM4 16h24M16 6v20M10 11h0M22 21h0'],
  ['puzzles', '/puzzles', 'M5 9h7a4 4 0 1 1 8 0h7v7a4 4 0 1 0 0 8v3H5z'],
  ['explorer', '/explorer', 'M5 27V17h6v10zM13 27V5h6v22zM21 27V12h6v15z'],
  ['studies', '/studies', 'M16 8C12 5 8 5 4 6v19c4-1 8-1 12 2 4-3 8-3 12-2V6c-4-1-8-1-12 2v19'],
  ['editor', '/editor', 'M5 27l2-8L22 4l6 6-15 15zM18 8l6 6'],
  ['archive', '/archive', 'M4 5h24v7H4zM6 12v15h20V12M12 17h8'],
  ['cards', '/cards', 'M6 8h12v18H6zM12 8l2-4 12 6-7 14'],
  ['lessons', '/learn', 'M3 12l13-7 13 7-13 7zM9 16v7c4 4 10 4 14 0v-7'],
];

/** The ways to study. */
export default function StudyRoom() {
  const texts = STUDY_TEXTS[useLanguage()];
  useEffect(() => {
    document.title = `${texts.title} · Brink`;
    return () => {
      document.title = 'Brink';
    };
  }, [texts]);
  return (
    <div className="w-page">
      <PageHead page="study" />
      <main className="w-study-room">
        <h1>{texts.title}</h1>
        <p>{texts.about}</p>
        <ul>
          {DOORS.map(([name, address, sign]) => (
            <li key={name}>
              <Link to={address}>
                <svg viewBox="0 0 32 32" width="36" height="36" aria-hidden>
                  <path d={sign} />
                </svg>
                <span>
                  <b>{texts.doors[name].title}</b>
                  <small>{texts.doors[name].about}</small>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}
