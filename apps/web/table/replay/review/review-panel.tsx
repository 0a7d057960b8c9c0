import { useLanguage } from '@brink/board';
import type { GameRecord, Texts } from '@brink/kernel';
import type { GameId } from '@brink/games/ids';
import type { CurvePoint, ReviewProgress, ReviewedMoment, ToldChoice } from '@brink/staff';
import { STAFF_TEXTS } from '@brink/staff/text/staff-texts';
import { momentText, namesFrom, tellChosen } from '@brink/study';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { lessonFor } from '@brink/library/lessons/fitting';
import { openWorker } from '../../../client/open-worker.ts';
import type { FromWorker, ToWorker } from '../../../client/worker-messages.ts';
import { useTableTexts } from '../../texts.ts';
import { Link } from '../../../ui/link.tsx';
import { analysisOf } from '../../../ui/router.ts';
import { drawReview, sharePicture } from './review-picture.ts';
import './review.css';

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
  readonly onMove: (index: number) => void;
}

/** How likely the first side was to win, from the first choice to the last; a click goes there. */
function Curve({ curve, total, at, label, onMove }: CurveProps) {
  const x = (index: number): number => (index / Math.max(1, total)) * WIDTH;
  const points = curve
    .map(({ index, chance }) => `${x(index).toFixed(1)},${((1 - chance) * HEIGHT).toFixed(1)}`)
    .join(' ');
  const go = ({ clientX, currentTarget }: MouseEvent<SVGSVGElement>): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const wanted = ((clientX - left) / width) * total;
    const distance = ({ index }: CurvePoint): number => Math.abs(index - wanted);
    const nearest = curve.reduce((a, b) => (distance(b) < distance(a) ? b : a));
    onMove(nearest.index);
  };
  // The turning points below are the same for those who cannot point.
  return (
    <svg
      className="w-curve"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
      onClick={curve.length > 0 ? go : undefined}
    >
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

type Share = readonly [name: 'dice' | 'draws' | 'decisions' | 'rest', part: number];

/** Luck and decisions apart: what moved the chances of the first side since the beginning. */
function sharesOf({ curve, luck, given }: ReviewProgress): readonly Share[] {
  const { dice, draws } = luck;
  const decisions = given[1] - given[0];
  const all = curve.length === 0 ? 0 : curve.at(-1)!.chance - curve[0].chance;
  return [
    ['decisions', decisions],
    ['dice', dice],
    ['draws', draws],
    ['rest', all - decisions - dice - draws],
  ];
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
  const play = (choices: readonly ToldChoice[]): string => tellChosen(texts, choices);
  const notation = { game: record.game as GameId, language, names: namesFrom(texts) };
  const when = (moment: ReviewedMoment): string => momentText(notation, moment);
  const share = (review: ReviewProgress): void => {
    const worst = review.mistakes.slice(0, 3);
    const canvas = drawReview({
      title: words.title,
      seats: [texts.seats[0], texts.seats[1]],
      curve: review.curve,
      total: review.total,
      marks: worst.map(({ index, moment }) => ({ index, name: when(moment) })),
      shares: sharesOf(review).map(([name, part]) => ({
        name: words.shares[name],
        part: signed(part),
      })),
      lines: worst.map(
        ({ moment, seat, played, loss }) =>
          `${when(moment)} ${texts.seats[seat]}: ${play(played)} (−${percent(loss)})`,
      ),
    });
    sharePicture(canvas, 'brink-review');
  };
  return (
    <div className="w-scroll w-review">
      <p>
        <button type="button" className="b-button" onClick={isRunning ? stop : start}>
          {isRunning ? words.stop : words.start}
        </button>
        {found && found.done === found.total && (
          <button type="button" className="b-button" onClick={() => share(found)}>
            {words.picture}
          </button>
        )}
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
            onMove={onMove}
          />
          <h3>{words.sharesOf(texts.seats[0])}</h3>
          <dl className="w-review-shares">
            {sharesOf(found).map(([name, part]) => (
              <div key={name}>
                <dt>{words.shares[name]}</dt>
                <dd>{signed(part)}</dd>
              </div>
            ))}
          </dl>
          <p>
            {found.given
              .map((part, seat) => words.given(texts.seats[seat], percent(part)))
              .join(' · ')}
          </p>
          <h3>{words.turns}</h3>
          <p className="w-review-turns">
            {found.turningPoints.map((place) => {
              const { index, moment, chance } = found.curve[place];
              const before = found.curve[place - 1].chance;
              return (
                <button
                  key={place}
                  type="button"
                  className="b-button"
                  onClick={() => onMove(index)}
                >
                  {when(moment)} {signed(chance - before)}
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
          <p className="w-review-tie">{words.tie}</p>
          <ol>
            {found.mistakes.slice(0, MOST_SHOWN).map((mistake) => {
              const { index, moment, seat, played, better, loss, error } = mistake;
              const analysis = analysisOf(location.pathname, index);
              return (
                <li key={index}>
                  <button type="button" onClick={() => onMove(index)}>
                    <b>
                      {when(moment)} {texts.seats[seat]}: −{percent(loss)} ± {percent(error)}
                    </b>
                    <span>{play(played)}</span>
                    <i>
                      {words.better}: {play(better)}
                    </i>
                  </button>
                  {analysis !== undefined && (
                    <Link
                      to={analysis}
                      className="w-review-open"
                      label={`${words.open}: ${when(moment)} ${texts.seats[seat]}`}
                    >
                      {words.open}
                    </Link>
                  )}
                </li>
              );
            })}
          </ol>
        </>
      )}
    </div>
  );
}
