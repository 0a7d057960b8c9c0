import { Button, useLanguage, type TabSpec } from '@brink/board';
import {
  choicesTo,
  inLanguage,
  nodeBy,
  writeStudy,
  type Chapter,
  type StudyText,
} from '@brink/study';
import { useEffect, useRef, useState } from 'react';
import { AnalysisClient } from '../../client/analysis-client.ts';
import { dropLocalStudy, keepLocalStudy } from '../../client/local-studies.ts';
import { removeServerStudy } from '../../client/studies-api.ts';
import { openStudy, type OpenStudy } from '../../client/studies.ts';
import { Loading, Notice } from '../../ui/notice.tsx';
import { goTo } from '../../ui/router.ts';
import { AnalysisBoard } from '../analysis/analysis-board.tsx';
import { saveText } from '../archive/save-text.ts';
import { usePerson } from '../../table/moderation/use-person.tsx';
import { Authors } from './authors.tsx';
import { ChapterColumn, ChapterForm, ChapterList, StudyForm } from './chapters.tsx';
import { Comments, useComments } from './comments.tsx';
import { useStudiesTexts } from './texts.ts';
import { Arrival, onDemand } from '../../ui/arrival.tsx';
import { isTyping } from '../../ui/typing.ts';
import { useWriting } from './use-writing.ts';
import './studies.css';

const Quiz = onDemand(() => import('./quiz.tsx'));

/** Does something when a key is pressed, wherever the keyboard is. */
function useKey(key: string, act: (() => void) | undefined): void {
  useEffect(() => {
    const onKey = ({ code, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      if (code === key && !ctrlKey && !metaKey && !altKey && !isTyping(target)) act?.();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [key, act]);
}

/**
 * The board of a chapter; what is done to its tree is told. Where words of others have come in, it is
 * opened anew at the same moment.
 */
function useChapter(
  chapter: Chapter,
  key: string,
  news: number,
  onTree: (tree: Chapter['tree']) => void,
) {
  const [client, setClient] = useState<AnalysisClient>();
  const latest = useRef(onTree);
  useEffect(() => {
    latest.current = onTree;
  });
  const language = useLanguage();
  const left = useRef({ key: '', choices: [] as readonly number[] });
  useEffect(() => {
    const stayed =
      left.current.key === key ? nodeBy(chapter.tree, left.current.choices) : undefined;
    const names = (chapter.players ?? []).map((name) => inLanguage(name, language));
    const made = new AnalysisClient({ tree: chapter.tree, at: stayed ?? chapter.at, names });
    setClient(made);
    let known = made.analysis().tree;
    const stop = made.subscribeAnalysis(() => {
      const { tree } = made.analysis();
      if (tree !== known) latest.current(tree);
      known = tree;
    });
    return () => {
      const { tree, node } = made.analysis();
      left.current = { key, choices: choicesTo(tree, node) };
      stop();
      made.close();
      setClient(undefined);
    };
    // A chapter is opened once; what is done to it comes from its board.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, news]);
  return client;
}

function Opened({ opened }: { readonly opened: OpenStudy }) {
  const texts = useStudiesTexts();
  const language = useLanguage();
  const { open, study, change, fate, news, save, refresh } = useWriting(opened);
  const [at, setAt] = useState(0);
  /** Chapters that were made or removed: boards are opened anew then. */
  const [round, setRound] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const [isShared, setShared] = useState(false);
  /** The node at which the reader began to be asked. */
  const [quizFrom, setQuizFrom] = useState<number>();
  const { comments, reload } = useComments(open.home === 'server' ? open.id : undefined);
  const person = usePerson({ study: open.id });
  const chapter = study.chapters[Math.min(at, study.chapters.length - 1)];
  const latest = useRef(study);
  latest.current = study;
  const put = (index: number, next: Partial<Chapter>): void => {
    const chapters = latest.current.chapters.map((each, i) =>
      i === index ? Object.assign({}, each, next) : each,
    );
    change({ ...latest.current, chapters });
  };
  const client = useChapter(chapter, `${round}-${at}`, news, (tree) => put(at, { tree }));
  const { mayWrite, head, lockedBy } = open;
  const written = (before: StudyText | undefined, text: string): StudyText =>
    before === undefined || typeof before === 'string' ? text : { ...before, [language]: text };
  const title = inLanguage(study.title, language);
  const quiz = (): void => client && setQuizFrom(client.analysis().node);
  useKey('KeyQ', quizFrom === undefined ? quiz : undefined);
  const addChapter = (): void => {
    if (!client) return;
    const { tree, node } = client.analysis();
    const name = `${texts.chapter} ${study.chapters.length + 1}`;
    change({ ...study, chapters: [...study.chapters, { name, tree, at: node }] });
    setRound(round + 1);
    setAt(study.chapters.length);
  };
  useKey('KeyC', mayWrite && quizFrom === undefined ? addChapter : undefined);
  if (client && quizFrom !== undefined) {
    return <Quiz chapter={chapter} from={quizFrom} onClose={() => setQuizFrom(undefined)} />;
  }
  if (!client) return <Loading />;

  const removeChapter = (): void => {
    change({ ...study, chapters: study.chapters.filter((_, i) => i !== at) });
    setRound(round + 1);
    setAt(Math.max(0, at - 1));
  };
  const remove = async (): Promise<void> => {
    if (open.home === 'device') dropLocalStudy(open.id);
    else await removeServerStudy(open.id);
    goTo('/studies');
  };
  const here = comments.filter((comment) => comment.chapter === at);
  const note =
    fate === 'locked'
      ? texts.lockedBy(lockedBy ?? '…')
      : fate === 'joined'
        ? texts.joined
        : fate === 'failed'
          ? texts.failed
          : head?.hidden !== undefined
            ? texts.hidden(head.hidden)
            : undefined;
  const tabs: readonly TabSpec[] = [
    {
      id: 'chapters',
      label: texts.chapterTab,
      count: study.chapters.length,
      content: (
        <div className="w-scroll stu-chapters">
          <ChapterList study={study} at={at} onChoose={setAt} />
          <div className="stu-row">
            {mayWrite && (
              <>
                <Button
                  isPrimary={fate === 'unsaved'}
                  disabledBecause={
                    fate === 'unsaved' || fate === 'failed' ? undefined : (note ?? texts.saved)
                  }
                  onPress={() => void save()}
                >
                  {texts.save}
                </Button>
                <Button onPress={addChapter}>{texts.addChapter}</Button>
                {study.chapters.length > 1 && (
                  <Button onPress={removeChapter}>{texts.removeChapter}</Button>
                )}
              </>
            )}
            <Button onPress={() => saveText(writeStudy(study), 'study.json')}>
              {texts.exportFile}
            </Button>
            <Button onPress={() => goTo(`/studies/${keepLocalStudy(study)}`)}>{texts.copy}</Button>
            {(open.home === 'device' || head?.isYours) && (
              <Button onPress={() => (isAsking ? void remove() : setAsking(true))}>
                {isAsking ? texts.removeAsk : texts.remove}
              </Button>
            )}
            {head && !head.isYours && (
              <Button
                onPress={() =>
                  person.open({ id: head.ownerId, name: head.owner, hasProfile: true })
                }
              >
                {texts.report}
              </Button>
            )}
          </div>
          <span role="status" className="stu-row">
            {fate === 'saved' || fate === 'joined' ? texts.saved : ''}
            {fate === 'unsaved' ? texts.unsaved : ''}
          </span>
          {mayWrite && (
            <>
              <ChapterForm
                chapter={chapter}
                onName={(text) => put(at, { name: written(chapter.name, text) })}
                onText={(text) => put(at, { text: written(chapter.text, text) })}
              />
              <StudyForm
                study={study}
                onTitle={(text) => change({ ...study, title: written(study.title, text) })}
                onAbout={(text) => change({ ...study, about: written(study.about, text) })}
              />
            </>
          )}
          {head && <Authors head={head} onChange={() => void refresh()} />}
          {person.dialog}
        </div>
      ),
    },
    ...(head
      ? [
          {
            id: 'comments',
            label: texts.comments,
            count: here.length,
            content: <Comments study={open.id} chapter={at} comments={here} onChange={reload} />,
          },
        ]
      : []),
  ];
  const words = inLanguage(chapter.text, language);
  return (
    <Arrival fallback={<Loading />}>
      <div
        className="stu-desk"
        data-alone={(study.chapters.length === 1 && !mayWrite) || undefined}
      >
        <ChapterColumn
          study={study}
          at={at}
          onChoose={setAt}
          onAdd={mayWrite ? addChapter : undefined}
          head={head}
        />
        <AnalysisBoard
          key={`${round}-${at}-${news}`}
          client={client}
          name={texts.one}
          about={title}
          tabs={tabs}
          isShared={isShared}
          onShare={() => {
            void navigator.clipboard.writeText(location.href).then(() => setShared(true));
          }}
          said={
            <>
              {note && (
                <p className="stu-note" role="status">
                  {note}
                </p>
              )}
              <section className="stu-say" aria-label={title}>
                <header>
                  {at + 1} · {inLanguage(chapter.name, language)}
                  <small>
                    {inLanguage(chapter.name, language) === title ? '' : title}
                    {head && ` · ${texts.by([head.owner, ...head.authors].join(', '))}`}
                  </small>
                </header>
                {words !== '' && <p>{words}</p>}
                <Button keyLabel="Q" onPress={quiz}>
                  {texts.quizMe}
                </Button>
              </section>
            </>
          }
        />
      </div>
    </Arrival>
  );
}

/** A study: its chapters on the board, to read or to write. */
export default function StudyPage({ id }: { readonly id: string }) {
  const texts = useStudiesTexts();
  const [opened, setOpened] = useState<OpenStudy | 'missing'>();
  useEffect(() => {
    let isGone = false;
    openStudy(id).then(
      (study) => !isGone && setOpened(study ?? 'missing'),
      () => !isGone && setOpened('missing'),
    );
    return () => {
      isGone = true;
    };
  }, [id]);
  if (opened === undefined) return <Loading />;
  if (opened === 'missing') return <Notice title={texts.missing} text={texts.missingText} />;
  return <Opened opened={opened} />;
}
