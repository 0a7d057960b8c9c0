import { useLanguage } from '@brink/board';
import type { GameId } from '@brink/games/ids';
import { LESSONS } from '@brink/library/lessons/index';
import type { Words } from '@brink/library/lessons/lesson';
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
  readonly id: string;
  readonly game: GameId;
  readonly title: Words;
  readonly about: Words;
  readonly isDone: boolean;
}

function StudyRow({ id, game, title, about, isDone }: StudyRowProps) {
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
        to={`/learn/${id}`}
        className="b-button"
        label={`${isDone ? texts.again : texts.start}: ${title[language]}`}
      >
        {isDone ? texts.again : texts.start}
      </Link>
    </li>
  );
}

interface StudyRowsProps {
  readonly title: string;
  readonly about: string;
  readonly rows: readonly Omit<StudyRowProps, 'isDone'>[];
}

/** One kind of thing to learn from. */
function StudyRows({ title, about, rows }: StudyRowsProps) {
  const studied = useStudied();
  return (
    <>
      <h2>{title}</h2>
      <p className="w-about">{about}</p>
      <ol className="w-lessons">
        {rows.map((row) => (
          <StudyRow key={row.id} {...row} isDone={studied.includes(row.id)} />
        ))}
      </ol>
    </>
  );
}

const [FIRST, ...LATER] = LESSONS;
const rowOf = ({ id, game, title, about }: Omit<StudyRowProps, 'isDone'>) => ({
  id,
  game,
  title,
  about,
});
const TOLD = TOLD_GAMES.map(rowOf);
const LESSON_ROWS = LATER.map(rowOf);

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
        <StudyRows title={texts.told} about={texts.toldAbout} rows={TOLD} />
        <StudyRows title={texts.lessons} about={texts.lessonsAbout} rows={LESSON_ROWS} />
      </main>
    </div>
  );
}
