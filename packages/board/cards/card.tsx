import { memo } from 'react';
import { OpsBadge } from '../marks/ops-badge.tsx';
import { Pictogram } from '../marks/pictogram.tsx';
import { tintOfRegion } from '../tints.ts';
import { useWords } from '../words/language.tsx';
import type { CardFace } from './face.ts';
import './card.css';

/** `chosen` is raised, `faded` cannot be played now, `away` is a place for a card one does not hold. */
export type CardState = 'rest' | 'chosen' | 'faded' | 'away';

export interface CardProps {
  readonly face: CardFace;
  readonly state?: CardState;
  readonly keyLabel?: string;
  /** Instead of what its event does: "face down until turn 6", "must be played". */
  readonly note?: string;
  /** Ops after everything that changes them, where they differ from the printed value. */
  readonly opsNow?: number;
  /** Why it cannot be played, or why its event cannot happen now. */
  readonly reason?: string;
  readonly onPick?: (id: string) => void;
}

/** No browser hyphenates reliably: long words and titles get smaller letters. */
const LONG_WORD = 13;
const LONG_TITLE = 30;
/** In a full hand words of this length would break. */
const BREAKING_WORD = 11;
const longestWord = (title: string): number =>
  Math.max(...title.split(/[\s/-]/).map(({ length }) => length));
const isLong = (title: string): boolean =>
  title.length > LONG_TITLE || longestWord(title) > LONG_WORD;

/** An index card. */
export const Card = memo(function Card(props: CardProps) {
  const { face, state = 'rest', keyLabel, reason, opsNow, onPick } = props;
  const { id, side, ops, isScoring, isPlain } = face;
  const title = face.shortTitle ?? face.title;
  const words = useWords();
  const kind = isScoring ? 'scoring' : isPlain ? 'plain' : side;
  const note = props.note ?? (isScoring ? words.mustBePlayed : face.gist);
  const shortNote = props.note ?? (isScoring ? words.mustBePlayedShort : face.gist);
  const isChanged = opsNow !== undefined && opsNow !== ops;
  const tint = tintOfRegion(face.region ?? '');
  return (
    <button
      type="button"
      className="b-card"
      data-card={id}
      data-kind={kind}
      data-state={state}
      data-tint={isScoring ? tint : undefined}
      style={isScoring ? { '--tint': `var(--r-${tint})` } : undefined}
      aria-disabled={state === 'faded' || state === 'away' || undefined}
      aria-pressed={state === 'chosen'}
      aria-keyshortcuts={keyLabel}
      title={reason}
      onClick={() => onPick?.(id)}
    >
      <span className="b-card-top">
        <OpsBadge side={side} ops={opsNow ?? ops} isScoring={isScoring} isPlain={isPlain} />
        {!isScoring && (
          <span className="b-unseen">
            {words.ops}: {opsNow ?? ops}.{' '}
          </span>
        )}
        {isChanged && (
          <span className="b-card-changed" aria-hidden>
            {ops}→{opsNow}
          </span>
        )}
        <Pictogram of={face.pictogram} />
      </span>
      <span
        className={face.isLasting ? 'b-card-title b-card-lasting' : 'b-card-title'}
        data-tight={isLong(title)}
        data-breaking={longestWord(title) > BREAKING_WORD}
      >
        {title}
      </span>
      <span className="b-card-foot">
        {!isPlain && !isScoring && <span className="b-unseen">{words.eventOf[side]}. </span>}
        <span className="b-card-note" data-short={shortNote}>
          {note}
        </span>
        <span className="b-card-signs">
          {face.isStarred && (
            <span className="b-card-star" role="img" aria-label={words.leavesGame}>
              ✶
            </span>
          )}
          {keyLabel && (
            <span className="b-card-key" aria-hidden>
              {keyLabel}
            </span>
          )}
        </span>
      </span>
    </button>
  );
});
