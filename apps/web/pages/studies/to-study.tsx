import { Button, useLanguage } from '@brink/board';
import type { StudyHead } from '@brink/protocol';
import { STUDY_LIMITS, inLanguage, type Chapter, type Study } from '@brink/study';
import { useEffect, useId, useState } from 'react';
import { keepLocalStudy, localStudies } from '../../client/local-studies.ts';
import { useMe } from '../../client/me.ts';
import { addServerStudy, listStudies } from '../../client/studies-api.ts';
import { openStudy, saveStudy } from '../../client/studies.ts';
import { Modal } from '../../ui/modal.tsx';
import { goTo } from '../../ui/router.ts';
import { useStudiesTexts } from './texts.ts';
import './studies.css';

interface ToStudyProps {
  readonly chapter: Chapter;
  readonly onClose: () => void;
}

const PLACES = ['device', 'public', 'link'] as const;
type Place = (typeof PLACES)[number];
const NEW = '';

/** Puts a tree into a study as a chapter: into one's own, or into a new one. */
export default function ToStudy({ chapter, onClose }: ToStudyProps) {
  const texts = useStudiesTexts();
  const language = useLanguage();
  const id = useId();
  const me = useMe();
  const hasAccount = me.status === 'known' && me.user.kind === 'account';
  const [server, setServer] = useState<readonly StudyHead[]>([]);
  const [into, setInto] = useState(NEW);
  const [title, setTitle] = useState('');
  const [place, setPlace] = useState<Place>('device');
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!hasAccount) return undefined;
    let isGone = false;
    listStudies({ own: true }).then(
      (found) => !isGone && setServer(found),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [hasAccount]);
  const known = [
    ...localStudies().map((each) => ({ id: each.id, title: each.study.title })),
    ...server.map((each) => ({ id: each.id, title: each.title })),
  ];
  const make = async (): Promise<string> => {
    const study: Study = { title: title.trim() || texts.newStudy, chapters: [chapter] };
    if (place === 'device') return keepLocalStudy(study);
    return (await addServerStudy(study, place)).id;
  };
  const append = async (): Promise<string> => {
    const open = await openStudy(into);
    if (!open) throw new Error(into);
    const { study } = open;
    await saveStudy(open, { ...study, chapters: [...study.chapters, chapter] });
    return into;
  };
  const add = (): void => {
    setFailed(false);
    (into === NEW ? make() : append()).then(
      (made) => goTo(`/studies/${made}`),
      () => setFailed(true),
    );
  };
  const labels = { device: texts.keepHere, public: texts.keepPublic, link: texts.keepLink };
  return (
    <Modal title={texts.toStudy} onClose={onClose}>
      <div className="stu-form">
        <p>{texts.toStudyAbout}</p>
        <select
          aria-label={texts.toStudy}
          value={into}
          onChange={({ target }) => setInto(target.value)}
        >
          <option value={NEW}>{texts.newStudy}</option>
          {known.map((each) => (
            <option key={each.id} value={each.id}>
              {inLanguage(each.title, language)}
            </option>
          ))}
        </select>
        {into === NEW && (
          <>
            <label htmlFor={`${id}-title`}>{texts.studyTitle}</label>
            <input
              id={`${id}-title`}
              type="text"
              value={title}
              maxLength={STUDY_LIMITS.title}
              onChange={({ target }) => setTitle(target.value)}
            />
            <label htmlFor={`${id}-place`}>{texts.keepWhere}</label>
            <select
              id={`${id}-place`}
              value={place}
              onChange={({ target }) => setPlace(target.value as Place)}
            >
              {PLACES.map((each) => (
                <option key={each} value={each} disabled={each !== 'device' && !hasAccount}>
                  {labels[each]}
                </option>
              ))}
            </select>
            {!hasAccount && <p>{texts.accountNeeded}</p>}
          </>
        )}
        {hasFailed && (
          <p className="w-problem" role="alert">
            {texts.failed}
          </p>
        )}
        <div className="stu-row">
          <Button isPrimary onPress={add}>
            {texts.add}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
