import { useIsDrawn, type Side } from '@brink/board';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { play } from './play-sound.ts';
import type { Sound } from './sounds.ts';
import { useStageTexts } from './texts.ts';
import './ending.css';

interface EndingPageProps {
  readonly title: string;
  /** Not before its beat: a nuclear war is seen before it is named. */
  readonly isTitleShown?: boolean;
  readonly isTextShown?: boolean;
  /** In whose colours. */
  readonly side?: Side | undefined;
  readonly isWar?: boolean;
  readonly sound: Sound;
  /** How it ended, in a sentence. */
  readonly deck: string;
  readonly cause?: { readonly card?: string | undefined; readonly lines: readonly string[] };
  /** The curve of the game, or the map that decided it. */
  readonly course?: { readonly title: string; readonly picture: ReactNode } | false;
  /** What each side did, counted. */
  readonly numbers?: { readonly title: string; readonly picture: ReactNode } | false;
  /** Behind everything. */
  readonly backdrop?: ReactNode;
  /** What the game counted at its end. */
  readonly figures?: ReactNode;
  /** Review, Replay, Rematch. */
  readonly over: ReactNode;
  readonly onClose: () => void;
}

/** How it ended, by which move, by which rule, and how the game went: it fills the screen. */
export function EndingPage(props: EndingPageProps) {
  const { title, isTitleShown = true, isTextShown = true, side, isWar, sound } = props;
  const { deck, cause, course } = props;
  const texts = useStageTexts();
  const id = useId();
  const page = useRef<HTMLElement>(null);
  // The title and the buttons first: the whole page in one frame would be a long one.
  const isDrawn = useIsDrawn();
  useEffect(() => {
    // A long page begins with how the game ended, not with its buttons.
    page.current?.querySelector<HTMLElement>('.b-button')?.focus({ preventScroll: true });
    play(sound);
  }, [sound]);
  return (
    <section
      ref={page}
      className="st-page"
      data-war={isWar}
      role="dialog"
      aria-modal="true"
      aria-labelledby={id}
    >
      {props.backdrop}
      <div className="st-page-text" data-held={!isTextShown || undefined}>
        <h1 id={id} data-side={isWar ? undefined : side}>
          {isTitleShown ? title : '\u00A0'}
        </h1>
        {isDrawn && (
          <p className="st-deck" role="alert">
            {deck}
          </p>
        )}
        <div className="st-columns">
          {isDrawn && cause && (
            <article>
              <h2>{texts.cause}</h2>
              {cause.card && <b>{cause.card}</b>}
              <ul>
                {cause.lines.map((line, i) => (
                  <li key={i}>{line}</li>
                ))}
              </ul>
            </article>
          )}
          {course && (
            <article>
              <h2>{course.title}</h2>
              {course.picture}
            </article>
          )}
          {props.numbers && (
            <article>
              <h2>{props.numbers.title}</h2>
              {props.numbers.picture}
            </article>
          )}
        </div>
        {props.figures}
        <div className="st-buttons">
          {props.over}
          <button type="button" className="b-button" onClick={props.onClose}>
            {texts.toTheMap}
          </button>
        </div>
      </div>
    </section>
  );
}
