import { useLanguage } from '@brink/board';
import { isGameId } from '@brink/games/ids';
import { SHIPPED_STUDIES } from '@brink/library/studies/index';
import type { StudyHead } from '@brink/protocol';
import { StudyError, inLanguage, parseStudy, type StudyText } from '@brink/study';
import { useEffect, useState } from 'react';
import { keepLocalStudy, localStudies } from '../../client/local-studies.ts';
import { useMe } from '../../client/me.ts';
import { listStudies } from '../../client/studies-api.ts';
import { Link } from '../../ui/link.tsx';
import { goTo } from '../../ui/router.ts';
import { useSay } from '../../ui/texts/use-say.ts';
import { PageHead } from '../page-head.tsx';
import { useStudiesTexts } from './texts.ts';
import './studies.css';

interface Listed {
  readonly id: string;
  readonly title: StudyText;
  readonly about?: StudyText | undefined;
  readonly game: string;
  readonly chapters: number;
  readonly owner?: string;
  readonly isByLink?: boolean;
}

const listed = ({ id, title, about, game, chapters, owner, visibility }: StudyHead): Listed => ({
  id,
  title,
  about,
  game,
  chapters,
  owner,
  isByLink: visibility === 'link',
});

function List({ title, studies }: { readonly title: string; readonly studies: readonly Listed[] }) {
  const texts = useStudiesTexts();
  const say = useSay();
  const language = useLanguage();
  return (
    <section className="w-studies" aria-label={title}>
      <h2>{title}</h2>
      {studies.length === 0 && <p className="w-empty">{texts.none}</p>}
      <ul>
        {studies.map(({ id, title: name, about, game, chapters, owner, isByLink }) => (
          <li key={id}>
            <Link to={`/studies/${id}`}>
              <b>{inLanguage(name, language)}</b>
              <small>
                {[
                  isGameId(game) ? say.games[game].title : game,
                  texts.chapters(chapters),
                  owner && texts.by(owner),
                  isByLink && texts.byLink,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
              {about && <span>{inLanguage(about, language)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All studies that one can read: those that come along, public ones, one's own. */
export default function StudiesPage() {
  const texts = useStudiesTexts();
  const me = useMe();
  const [open, setOpen] = useState<readonly StudyHead[]>();
  const [own, setOwn] = useState<readonly StudyHead[]>([]);
  const [problem, setProblem] = useState<string>();
  const hasAccount = me.status === 'known' && me.user.kind === 'account';
  useEffect(() => {
    document.title = `${texts.title} · Brink`;
    return () => {
      document.title = 'Brink';
    };
  }, [texts]);
  useEffect(() => {
    let isGone = false;
    listStudies({}).then(
      (found) => !isGone && setOpen(found),
      () => undefined,
    );
    if (hasAccount) {
      listStudies({ own: true }).then(
        (found) => !isGone && setOwn(found),
        () => undefined,
      );
    }
    return () => {
      isGone = true;
    };
  }, [hasAccount]);
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    try {
      goTo(`/studies/${keepLocalStudy(parseStudy(await file.text()))}`);
    } catch (error) {
      if (!(error instanceof StudyError)) throw error;
      setProblem(texts.importFailed(error.message));
    }
  };
  const device = localStudies().map(({ id, study }) => ({
    id,
    title: study.title,
    about: study.about,
    game: study.chapters[0].tree.start.game,
    chapters: study.chapters.length,
  }));
  return (
    <div className="w-page">
      <PageHead page="studies" />
      <main className="w-studies-page">
        <h1>{texts.title}</h1>
        <p>{texts.about}</p>
        <label className="b-button w-studies-import">
          {texts.importFile}
          <input
            type="file"
            accept=".json,application/json"
            onChange={({ target }) => void take(target.files?.[0])}
          />
        </label>
        {problem && (
          <p className="w-problem" role="alert">
            {problem}
          </p>
        )}
        <List title={texts.shipped} studies={SHIPPED_STUDIES} />
        {hasAccount && <List title={texts.own} studies={own.map(listed)} />}
        <List title={texts.device} studies={device} />
        {open ? (
          <List title={texts.open} studies={open.map(listed)} />
        ) : (
          me.status === 'offline' && <p className="w-empty">{texts.offline}</p>
        )}
      </main>
    </div>
  );
}
