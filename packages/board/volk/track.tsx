import { IconChip } from './chip.tsx';
import { useVolkWords } from './language.ts';
import type { TrackBox, TrackStanding } from './standing.ts';
import './tracks.css';

const sideOf = (position: number): 'us' | 'ussr' | undefined =>
  position < 0 ? 'us' : position > 0 ? 'ussr' : undefined;

function Inside({ box }: { readonly box: TrackBox }) {
  return (
    <>
      <span className="b-v-box-text" aria-hidden>
        {box.text}
      </span>
      {box.isVictory && <span aria-hidden>★</span>}
      {box.bars !== undefined && box.bars > 0 && (
        <span className="b-v-bars" aria-hidden>
          {'≡'.repeat(1)}
          {box.bars}
        </span>
      )}
      {box.chips?.map((chip, i) => (
        <IconChip key={`${i}`} chip={chip} size={17} />
      ))}
      {box.foot && (
        <small className="b-v-box-foot" aria-hidden>
          {box.foot}
        </small>
      )}
    </>
  );
}

interface TrackProps extends TrackStanding {
  /** Only where its marker stands. */
  readonly isFolded?: boolean;
  readonly onFold?: () => void;
  readonly onChoose?: (position: number) => void;
}

/** A track with its marker; boxes that can be chosen are buttons. */
export function Track(props: TrackProps) {
  const { id, title, note, boxes, position, legal, isFolded = false, onFold, onChoose } = props;
  const words = useVolkWords();
  const now = boxes.find((box) => box.position === position);
  if (onFold && isFolded) {
    return (
      <section className="b-v-track" aria-label={words.trackAt(title, now?.text ?? `${position}`)}>
        <h3>
          <button type="button" aria-expanded={false} onClick={onFold}>
            <i aria-hidden>▸</i>
            {title}
            <b data-side={sideOf(position)}>{now?.text ?? position}</b>
          </button>
        </h3>
      </section>
    );
  }
  return (
    <section className="b-v-track" aria-label={words.trackAt(title, now?.text ?? `${position}`)}>
      <h3>
        {onFold ? (
          <button type="button" aria-expanded onClick={onFold}>
            <i aria-hidden>▾</i>
            {title}
          </button>
        ) : (
          title
        )}
        <span>{note ?? words.westEast}</span>
      </h3>
      <ol data-track={id}>
        {boxes.map((box) => {
          const isLegal = legal?.has(box.position) ?? false;
          const look = {
            className: 'b-v-box',
            'data-side': sideOf(box.position),
            'data-now': box.position === position,
          };
          return (
            <li key={box.position}>
              {isLegal ? (
                <button
                  type="button"
                  {...look}
                  data-legal
                  data-box={box.position}
                  aria-label={`${words.box(box.text)}, ${words.canChoose}`}
                  onClick={() => onChoose?.(box.position)}
                >
                  <Inside box={box} />
                </button>
              ) : (
                <span {...look}>
                  <Inside box={box} />
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
