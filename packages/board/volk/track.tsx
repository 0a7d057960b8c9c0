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

/** A track with its marker; boxes that can be chosen are buttons. */
export function Track(props: TrackStanding & { readonly onChoose?: (position: number) => void }) {
  const { id, title, note, boxes, position, legal, onChoose } = props;
  const words = useVolkWords();
  const now = boxes.find((box) => box.position === position);
  return (
    <section className="b-v-track" aria-label={words.trackAt(title, now?.text ?? `${position}`)}>
      <h3>
        {title}
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
