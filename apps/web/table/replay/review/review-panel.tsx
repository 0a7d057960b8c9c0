import { useLanguage } from '@brink/board';
import type { GameRecord, Texts } from '@brink/kernel';
import type { GameId } from '@brink/games/ids';
import type { CurvePoint, ReviewProgress, ReviewedMoment, ToldChoice } from '@brink/staff';
import { STAFF_TEXTS } from '@brink/staff/text/staff-texts';
import { momentText, namesFrom, tellChosen, turnText } from '@brink/study';
import { useEffect, useRef, useState } from 'react';
import { lessonFor } from '@brink/library/lessons/fitting';
import { openWorker } from '../../../client/open-worker.ts';
import type { FromWorker, ToWorker } from '../../../client/worker-messages.ts';
import { useTableTexts } from '../../texts.ts';
import { Link } from '../../../ui/link.tsx';
import { analysisOf } from '../../../ui/router.ts';
import { Curve } from './curve.tsx';
import { drawReview, sharePicture } from './review-picture.ts';
import './review.css';

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

/**
 * The play that a step of the curve is of: the one that was a mistake, or else the one before, by its
 * dice and by what was dealt after it.
 */
const playOf = ({ curve, mistakes }: ReviewProgress, place: number): CurvePoint => {
  const after = curve[place];
  return mistakes.some(({ index }) => index === after.index) ? after : curve[place - 1];
};

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
            marks={found.turningPoints}
            turnName={(turn) => turnText(notation, turn)}
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
          <ol className="w-review-turns">
            {found.turningPoints.map((place, i) => {
              const before = found.curve[place - 1];
              const after = found.curve[place];
              const { index, moment, seat, played = [] } = playOf(found, place);
              return (
                <li key={place}>
                  <button type="button" onClick={() => onMove(index)}>
                    <i>{i + 1}</i>
                    <b>
                      {when(moment)} {seat === undefined ? '' : texts.seats[seat]}: {play(played)}
                    </b>
                    <span>
                      {texts.seats[0]} {percent(before.chance)} → {percent(after.chance)}
                    </span>
                  </button>
                </li>
              );
            })}
          </ol>
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
          <ol className="w-review-mistakes">
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
