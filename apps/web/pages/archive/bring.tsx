import { useLanguage } from '@brink/board';
import { useState, type ChangeEvent } from 'react';
import { upload } from '../../client/archive-api.ts';
import { useMe } from '../../client/me.ts';
import { Link } from '../../ui/link.tsx';
import { MOST_BYTES, readFile, troubleOf, type Trouble } from './reading.ts';
import { ARCHIVE_TEXTS } from './texts.ts';

interface Sent {
  readonly file: string;
  readonly status: 'sending' | 'taken' | Trouble;
}

function Told({ sent }: { readonly sent: Sent }) {
  const texts = ARCHIVE_TEXTS[useLanguage()];
  const { file, status } = sent;
  if (status === 'sending') return <li>{texts.sending(file)}</li>;
  if (status === 'taken') return <li>✓ {texts.taken(file)}</li>;
  const { problem, at, detail } = status;
  const place =
    at === undefined ? '' : ` ${problem === 'line' ? texts.atLine(at) : texts.atChoice(at)}`;
  return (
    <li className="w-problem">
      <b>{file}</b> {texts.problems[problem]}
      {place}
      {detail && <code lang="en">{detail}</code>}
    </li>
  );
}

async function send(file: File, isOpen: boolean): Promise<Sent['status']> {
  if (file.size > MOST_BYTES) return { problem: 'too-large' };
  const read = readFile(await file.text());
  if ('problem' in read) return read;
  try {
    await upload(read, isOpen);
    return 'taken';
  } catch (error) {
    return troubleOf(error);
  }
}

/** Games that were played elsewhere. */
export function Bring({ onTaken }: { readonly onTaken: () => void }) {
  const texts = ARCHIVE_TEXTS[useLanguage()];
  const me = useMe();
  const [isOpen, setOpen] = useState(false);
  const [sent, setSent] = useState<readonly Sent[]>([]);
  const take = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const told: Sent[] = [];
    for (const file of target.files ?? []) {
      setSent([...told, { file: file.name, status: 'sending' }]);
      told.push({ file: file.name, status: await send(file, isOpen) });
      setSent([...told]);
    }
    // The same file may be chosen once more, mended.
    target.value = '';
    if (told.some(({ status }) => status === 'taken')) onTaken();
  };
  const isAccount = me.status === 'known' && me.user.kind === 'account';
  return (
    <details className="w-card w-bring">
      <summary>{texts.bring}</summary>
      <p className="w-about">{texts.bringAbout}</p>
      {isAccount ? (
        <>
          <label className="b-button">
            {texts.files}
            {/* The browser would name it in its own language. */}
            <input
              type="file"
              className="b-unseen"
              multiple
              accept=".json,.txt,.log,application/json,text/plain"
              onChange={(event) => void take(event)}
            />
          </label>
          <label className="w-option">
            <input
              type="checkbox"
              checked={isOpen}
              onChange={(event) => setOpen(event.target.checked)}
            />
            <span>
              <b>{texts.isOpen}</b>
              <i>{texts.isOpenAbout}</i>
            </span>
          </label>
        </>
      ) : (
        <p className="w-bring-account">
          {texts.problems['account-needed']}{' '}
          <Link to="/account" className="b-button">
            {texts.logIn}
          </Link>
        </p>
      )}
      <div className="w-sent" role="status">
        {sent.length > 0 && (
          <ul>
            {sent.map((each) => (
              <Told key={each.file} sent={each} />
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}
