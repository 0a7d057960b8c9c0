import { Button } from '@brink/board';
import type { StudyHead } from '@brink/protocol';
import { useId, useState } from 'react';
import { addAuthor, removeAuthor } from '../../client/studies-api.ts';
import { useStudiesTexts } from './texts.ts';

interface AuthorsProps {
  readonly head: StudyHead;
  /** Somebody came or left. */
  readonly onChange: () => void;
}

/** Who may write; the owner says so. */
export function Authors({ head, onChange }: AuthorsProps) {
  const texts = useStudiesTexts();
  const id = useId();
  const [name, setName] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const after = (work: Promise<unknown>): void => {
    setFailed(false);
    void work.then(onChange, () => setFailed(true));
  };
  return (
    <section className="stu-form" aria-label={texts.authors}>
      <p>
        {texts.authors}: {[head.owner, ...head.authors].join(', ')}
      </p>
      {head.isYours && (
        <>
          <label htmlFor={id}>{texts.authorName}</label>
          <input
            id={id}
            type="text"
            value={name}
            maxLength={40}
            onChange={({ target }) => setName(target.value)}
          />
          <div className="stu-row">
            <Button onPress={() => name.trim() !== '' && after(addAuthor(head.id, name.trim()))}>
              {texts.addAuthor}
            </Button>
            {head.authors.map((author) => (
              <Button key={author} onPress={() => after(removeAuthor(head.id, author))}>
                {texts.removeAuthor(author)}
              </Button>
            ))}
          </div>
          {hasFailed && (
            <p className="w-problem" role="alert">
              {texts.failed}
            </p>
          )}
        </>
      )}
    </section>
  );
}
