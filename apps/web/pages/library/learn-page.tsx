import { useLanguage } from '@brink/board';
import type { GameId } from '@brink/games/ids';
import { LESSONS } from '@brink/library/lessons/index';
import type { Words } from '@brink/library/lessons/lesson';
import { PUZZLES } from '@brink/library/puzzles/index';
import { TOLD_GAMES } from '@brink/library/told/index';
import { useEffect } from 'react';
import { useStudied } from '../../client/studied.ts';
import { Link } from '../../ui/link.tsx';
import { useSay } from '../../ui/texts/use-say.ts';
import { PageHead } from '../page-head.tsx';
import { LIBRARY_TEXTS } from './texts.ts';
import './library.css';
import './study.css';

interface StudyRowProps {
  readonly address: string;
  readonly game: GameId;
  readonly title: Words;
  readonly about: Words;
  readonly isDone: boolean;
}

function StudyRow({ address, game, title, about, isDone }: StudyRowProps) {
  const say = useSay();
  const language = useLanguage();
  const texts = LIBRARY_TEXTS[language];
  return (
    <li className="w-lesson" data-done={isDone}>
      <span className="w-lesson-mark" aria-hidden>
        {isDone ? '✓' : ''}
      </span>
      <div>
        <b>{title[language]}</b>
        {isDone && <span className="b-unseen">{texts.done}</span>}
        <p>
          {say.games[game].title} · {about[language]}
        </p>
      </div>
      <Link
        to={address}
        className="b-button"
        label={`${isDone ? texts.again : texts.start}: ${title[language]}`}
      >
        {isDone ? texts.again : texts.start}
      </Link>
    </li>
  );
}

const [FIRST, ...LATER] = LESSONS;

/** Everything there is to learn by doing; the guided game first. */
export default function LearnPage() {
  const language = useLanguage();
  const texts = LIBRARY_TEXTS[language];
  const studied = useStudied();
  useEffect(() => {
    document.title = `${texts.learn} · Brink`;
    return () => {
      document.title = 'Brink';
    };
  }, [texts]);
  return (
    <div className="w-page">
      <PageHead page="learn" />
      <main className="w-library">
        <h1>{texts.learn}</h1>
        <section className="w-first-lesson" data-done={studied.includes(FIRST.id)}>
          <div>
            <h2>{texts.tenMinutes}</h2>
            <p>{FIRST.about[language]}</p>
          </div>
          <Link to={`/learn/${FIRST.id}`} className="b-button b-button-primary">
            {studied.includes(FIRST.id) ? texts.again : texts.start}
          </Link>
        </section>
        <h2>{texts.told}</h2>
        <p className="w-about">{texts.toldAbout}</p>
        <ol className="w-lessons">
          {TOLD_GAMES.map(({ id, game, title, about }) => (
            <StudyRow
              key={id}
              address={`/learn/${id}`}
              game={game}
              title={title}
              about={about}
              isDone={studied.includes(id)}
            />
          ))}
        </ol>
        <h2>{texts.lessons}</h2>
        <p className="w-about">{texts.lessonsAbout}</p>
        <ol className="w-lessons">
          {LATER.map(({ id, game, title, about }) => (
            <StudyRow
              key={id}
              address={`/learn/${id}`}
              game={game}
              title={title}
              about={about}
              isDone={studied.includes(id)}
            />
          ))}
        </ol>
        <h2>{texts.puzzles}</h2>
        <p className="w-about">{texts.puzzlesAbout}</p>
        <ol className="w-lessons">
          {PUZZLES.map(({ id, game, title, say }) => (
            <StudyRow
              key={id}
              address={`/puzzle/${id}`}
              game={game}
              title={title}
              about={say}
              isDone={studied.includes(id)}
            />
          ))}
        </ol>
      </main>
    </div>
  );
}
