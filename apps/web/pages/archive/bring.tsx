import { Button, useLanguage } from '@brink/board';
import { useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { useMe } from '../../client/me.ts';
import { Link } from '../../ui/link.tsx';
import { filesOf, textsOf, type Source } from './sources.ts';
import { Told } from './told.tsx';
import type { Place } from './place.ts';
import { Uploads, isDone, isKept, type Sent } from './uploads.ts';
import { BRING_TEXTS } from './bring-texts.ts';
import { ARCHIVE_TEXTS } from './texts.ts';

interface BringProps {
  readonly onTaken: () => void;
  /** Shows the board and the log where reading stopped. */
  readonly onPlace: (place: Place) => void;
}

function Summary({ sent }: { readonly sent: readonly Sent[] }) {
  const texts = BRING_TEXTS[useLanguage()];
  if (sent.length === 0) return undefined;
  const done = sent.filter(isDone).length;
  const kept = sent.filter(isKept).length;
  return (
    <>
      {done < sent.length && (
        <progress max={sent.length} value={done} aria-label={texts.progress(done, sent.length)} />
      )}
      <p>
        {done < sent.length
          ? texts.progress(done, sent.length)
          : texts.summary(kept, sent.length - kept)}
      </p>
    </>
  );
}

/** Games that were played elsewhere. */
export function Bring({ onTaken, onPlace }: BringProps) {
  const texts = ARCHIVE_TEXTS[useLanguage()];
  const more = BRING_TEXTS[useLanguage()];
  const me = useMe();
  const [isOpen, setOpen] = useState(false);
  const [sent, setSent] = useState<readonly Sent[]>([]);
  const [pasted, setPasted] = useState('');
  const [isOver, setOver] = useState(false);
  const uploads = useRef<Uploads>(undefined);

  const take = async (sources: Iterable<Source> | AsyncIterable<Source>): Promise<void> => {
    uploads.current ??= new Uploads(setSent);
    if (await uploads.current.take(sources, isOpen)) onTaken();
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(target.files ?? [])];
    // The same file may be chosen once more, mended.
    target.value = '';
    void take(textsOf(files));
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    void filesOf(event.dataTransfer).then((files) => take(textsOf(files)));
  };
  const paste = (): void => {
    setPasted('');
    void take([{ name: more.pasted, text: pasted }]);
  };
  const isAccount = me.status === 'known' && me.user.kind === 'account';
  return (
    <details className="w-card w-bring">
      <summary>{texts.bring}</summary>
      <p className="w-about">{texts.bringAbout}</p>
      {isAccount ? (
        <div
          className="w-bring-drop"
          data-over={isOver}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <p>{more.drop}</p>
          <div className="w-bring-doors">
            <label className="b-button">
              {texts.files}
              {/* The browser would name it in its own language. */}
              <input
                type="file"
                className="b-unseen"
                multiple
                accept=".json,.txt,.log,.zip,application/json,text/plain,application/zip"
                onChange={choose}
              />
            </label>
            <label className="b-button">
              {more.folder}
              <input
                type="file"
                className="b-unseen"
                multiple
                ref={(input) => input?.setAttribute('webkitdirectory', '')}
                onChange={choose}
              />
            </label>
          </div>
          <label className="w-bring-paste">
            <span>{more.paste}</span>
            <textarea
              rows={3}
              value={pasted}
              spellCheck={false}
              onChange={(event) => setPasted(event.target.value)}
            />
          </label>
          {pasted.trim() !== '' && (
            <Button isPrimary onPress={paste}>
              {more.readPasted}
            </Button>
          )}
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
        </div>
      ) : (
        <p className="w-bring-account">
          {texts.problems['account-needed']}{' '}
          <Link to="/account" className="b-button">
            {texts.logIn}
          </Link>
        </p>
      )}
      <div className="w-sent">
        <div role="status">
          <Summary sent={sent} />
        </div>
        {sent.length > 0 && (
          <ul>
            {sent.map((each) => (
              <Told
                key={each.id}
                sent={each}
                onPlace={onPlace}
                onKeep={() => void uploads.current?.keepPartial(each.id).then(onTaken)}
                onEnded={(ended) => void uploads.current?.tellEnding(each.id, ended).then(onTaken)}
              />
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}
