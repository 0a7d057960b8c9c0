import { useEffect, useRef, useState } from 'react';
import { noteOn, putNote } from '../client/api.ts';
import { useTableTexts } from './texts.ts';
import './agreements.css';

const WAIT_MS = 700;
const LONGEST = 10_000;

/** Private notes on a game, kept by the server for their writer alone. */
export function Notes({ game }: { readonly game: string }) {
  const texts = useTableTexts();
  const [text, setText] = useState<string>();
  const [standing, setStanding] = useState<'kept' | 'lost'>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<string>(undefined);
  useEffect(() => {
    let isGone = false;
    noteOn(game).then(
      (found) => !isGone && setText((typed) => typed ?? found),
      () => !isGone && setStanding('lost'),
    );
    return () => {
      isGone = true;
      clearTimeout(timer.current);
      // Whoever closes the notes at once has written them all the same.
      if (unsaved.current !== undefined) putNote(game, unsaved.current).catch(() => undefined);
    };
  }, [game]);
  const write = (wanted: string): void => {
    setText(wanted);
    setStanding(undefined);
    unsaved.current = wanted;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      putNote(game, wanted).then(
        () => {
          if (unsaved.current === wanted) unsaved.current = undefined;
          return setStanding('kept');
        },
        () => setStanding('lost'),
      );
    }, WAIT_MS);
  };
  return (
    <div className="w-notes">
      <textarea
        aria-label={texts.notes}
        value={text ?? ''}
        maxLength={LONGEST}
        disabled={text === undefined}
        onChange={(event) => write(event.target.value)}
      />
      <p>
        <span>{texts.notesAbout}</span>
        <span role="status">
          {standing === 'kept' ? texts.notesSaved : standing === 'lost' ? texts.notesLost : ''}
        </span>
      </p>
    </div>
  );
}
