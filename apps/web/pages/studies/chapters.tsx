import { Button, useLanguage } from '@brink/board';
import type { StudyHead } from '@brink/protocol';
import { STUDY_LIMITS, inLanguage, type Chapter, type Study } from '@brink/study';
import { useId } from 'react';
import { useStudiesTexts } from './texts.ts';

interface ChapterListProps {
  readonly study: Study;
  readonly at: number;
  readonly onChoose: (chapter: number) => void;
}

export function ChapterList({ study, at, onChoose }: ChapterListProps) {
  const language = useLanguage();
  return (
    <ol>
      {study.chapters.map((chapter, i) => (
        // Chapters have no name of their own that stays.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={i}>
          <button
            type="button"
            aria-current={i === at ? 'page' : undefined}
            onClick={() => onChoose(i)}
          >
            <span>{i + 1}</span>
            {inLanguage(chapter.name, language)}
          </button>
        </li>
      ))}
    </ol>
  );
}

interface ChapterColumnProps extends ChapterListProps {
  /** Whoever may write adds one that begins at the moment that is shown. */
  readonly onAdd: (() => void) | undefined;
  /** What the server says of it, if it is kept there. */
  readonly head: StudyHead | undefined;
}

/** Beside the board of a wide screen: what the study is, and its chapters. */
export function ChapterColumn({ study, onAdd, head, ...list }: ChapterColumnProps) {
  const language = useLanguage();
  const texts = useStudiesTexts();
  const about = inLanguage(study.about, language);
  return (
    <nav className="stu-column" aria-label={texts.chapterTab}>
      <h1>{inLanguage(study.title, language)}</h1>
      {about !== '' && <p>{about}</p>}
      <ChapterList study={study} {...list} />
      {onAdd && (
        <Button keyLabel="C" onPress={onAdd}>
          {texts.addChapter}
        </Button>
      )}
      {head && (
        <footer>
          <b>{[head.owner, ...head.authors].join(', ')}</b>
          {texts.readers[head.visibility]}
        </footer>
      )}
    </nav>
  );
}

interface LineProps {
  readonly label: string;
  readonly value: string;
  readonly most: number;
  readonly rows?: number;
  readonly onChange: (text: string) => void;
}

function Line({ label, value, most, rows, onChange }: LineProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      {rows === undefined ? (
        <input
          id={id}
          type="text"
          value={value}
          maxLength={most}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <textarea
          id={id}
          rows={rows}
          value={value}
          maxLength={most}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </>
  );
}

interface ChapterFormProps {
  readonly chapter: Chapter;
  readonly onName: (text: string) => void;
  readonly onText: (text: string) => void;
}

export function ChapterForm({ chapter, onName, onText }: ChapterFormProps) {
  const texts = useStudiesTexts();
  const language = useLanguage();
  return (
    <div className="stu-form">
      <Line
        label={texts.chapterName}
        value={inLanguage(chapter.name, language)}
        most={STUDY_LIMITS.name}
        onChange={onName}
      />
      <Line
        label={texts.chapterText}
        value={inLanguage(chapter.text, language)}
        most={STUDY_LIMITS.text}
        rows={5}
        onChange={onText}
      />
    </div>
  );
}

interface StudyFormProps {
  readonly study: Study;
  readonly onTitle: (text: string) => void;
  readonly onAbout: (text: string) => void;
}

export function StudyForm({ study, onTitle, onAbout }: StudyFormProps) {
  const texts = useStudiesTexts();
  const language = useLanguage();
  return (
    <div className="stu-form">
      <Line
        label={texts.studyTitle}
        value={inLanguage(study.title, language)}
        most={STUDY_LIMITS.title}
        onChange={onTitle}
      />
      <Line
        label={texts.studyAbout}
        value={inLanguage(study.about, language)}
        most={STUDY_LIMITS.about}
        rows={3}
        onChange={onAbout}
      />
    </div>
  );
}
