import { useLanguage } from '@brink/board';
import type { GameRecord, Texts } from '@brink/kernel';
import type { CurvePoint, ReviewProgress, ToldChoice } from '@brink/staff';
import { STAFF_TEXTS } from '@brink/staff/text/staff-texts';
import { useEffect, useRef, useState } from 'react';
import { lessonFor } from '@brink/library/lessons/fitting';
import { openWorker } from '../../client/open-worker.ts';
import type { FromWorker, ToWorker } from '../../client/worker-messages.ts';
import { useTableTexts } from '../../table/texts.ts';
import { Link } from '../../ui/link.tsx';
import './staff.css';

const WIDTH = 300;
const HEIGHT = 90;
const MOST_SHOWN = 12;

/** A worker of its own judges the game; it can be stopped at any time. */
function useReview(record: GameRecord) {
  const worker = useRef<Worker>(undefined);
  const [found, setFound] = useState<ReviewProgress>();
  const [isRunning, setRunning] = useState(false);
  const stop = (): void => {
    worker.current?.terminate();
    worker.current = undefined;
    setRunning(false);
  };
  const start = (): void => {
    stop();
    const made = openWorker();
    worker.current = made;
    setRunning(true);
    made.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'broken') return stop();
      if (data.type !== 'review') return undefined;
      setFound(data.review);
      return data.review.done === data.review.total ? stop() : undefined;
    });
    const message: ToWorker = { type: 'review', record };
    made.postMessage(message);
  };
  useEffect(() => () => worker.current?.terminate(), []);
  return { found, isRunning, start, stop };
}

interface CurveProps {
  readonly curve: readonly CurvePoint[];
  readonly total: number;
  readonly at: number;
  readonly label: string;
}

/** How likely the first side was to win, from the first choice to the last. */
function Curve({ curve, total, at, label }: CurveProps) {
  const x = (index: number): number => (index / Math.max(1, total)) * WIDTH;
  const points = curve
    .map(({ index, chance }) => `${x(index).toFixed(1)},${((1 - chance) * HEIGHT).toFixed(1)}`)
    .join(' ');
  return (
    <svg className="w-curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <line x1={0} x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
      <line x1={x(at)} x2={x(at)} y1={0} y2={HEIGHT} data-kind="now" />
      <polyline points={points} />
    </svg>
  );
}

interface ReviewPanelProps {
  readonly record: GameRecord;
  readonly texts: Texts;
  /** Where the replay stands, and how it goes elsewhere. */
  readonly at: number;
  readonly onMove: (index: number) => void;
}

/** The judgement of a finished game: curve, turning points, luck, mistakes and what was better. */
export function ReviewPanel({ record, texts, at, onMove }: ReviewPanelProps) {
  const language = useLanguage();
  const { review: words, percent: told } = STAFF_TEXTS[language];
  const percent = (part: number): string => told(`${Math.round(part * 100)}`);
  const signed = (part: number): string => `${part < 0 ? '−' : '+'}${percent(Math.abs(part))}`;
  const { found, isRunning, start, stop } = useReview(record);
  const tableTexts = useTableTexts();
  // Only when all is known is the worst the worst.
  const worst = found && found.done === found.total ? found.mistakes[0] : undefined;
  const lesson =
    worst &&
    lessonFor(
      record.game,
      worst.played.map(({ prompt }) => prompt.code),
    );
  const play = (choices: readonly ToldChoice[]): string =>
    choices.map(({ prompt, choice }) => texts.choice(prompt, choice)).join(', ');
  return (
    <div className="w-scroll w-review">
      <p>
        <button type="button" className="b-button" onClick={isRunning ? stop : start}>
          {isRunning ? words.stop : words.start}
        </button>
        {found && <progress value={found.done} max={found.total} aria-label={words.title} />}
      </p>
      {found && (
        <>
          <p>{words.chanceOf(texts.seats[0])}</p>
          <Curve
            curve={found.curve}
            total={found.total}
            at={at}
            label={words.chanceOf(texts.seats[0])}
          />
          <p>{words.luck(texts.seats[0], signed(found.luck.dice), signed(found.luck.draws))}</p>
          <p>
            {found.given
              .map((part, seat) => words.given(texts.seats[seat], percent(part)))
              .join(' · ')}
          </p>
          <h3>{words.turns}</h3>
          <p className="w-review-turns">
            {found.turningPoints.map((place) => {
              const { index } = found.curve[place];
              return (
                <button
                  key={place}
                  type="button"
                  className="b-button"
                  onClick={() => onMove(index)}
                >
                  #{index}
                </button>
              );
            })}
          </p>
          {lesson && (
            <p className="w-review-lesson">
              {tableTexts.lessonFor}:{' '}
              <Link to={`/learn/${lesson.id}`} className="b-button b-button-primary">
                {lesson.title[language]}
              </Link>
            </p>
          )}
          <h3>{words.mistakes}</h3>
          <ol>
            {found.mistakes.slice(0, MOST_SHOWN).map(({ index, seat, played, better, loss }) => (
              <li key={index}>
                <button type="button" onClick={() => onMove(index)}>
                  <b>
                    #{index} {texts.seats[seat]} −{percent(loss)}
                  </b>
                  <span>{play(played)}</span>
                  <i>
                    {words.better}: {play(better)}
                  </i>
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
