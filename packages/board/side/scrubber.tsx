import type { KeyboardEvent, PointerEvent } from 'react';
import { SideMark } from '../marks/side-mark.tsx';
import type { Side } from '../sides.ts';
import { useWords } from '../words/language.tsx';
import type { BoardWords } from '../words/words.ts';
import './scrubber.css';

export type ReplayMark = 'coup' | 'scoring' | 'war';
/** Through whose eyes: one side's, all cards open, or those of a spectator. */
export type Eyes = Side | 'both' | 'public';

export interface ScrubberProps {
  /** The number of the choice, from 0 to `last`. */
  readonly at: number;
  readonly last: number;
  /** "turn 5 · round 1 · choice 214 of 503". */
  readonly label: string;
  /** The choice each turn begins with. */
  readonly turns: readonly number[];
  readonly marks: readonly { readonly at: number; readonly kind: ReplayMark }[];
  /** VP along the game, positive for the US. */
  readonly vp: readonly { readonly at: number; readonly vp: number }[];
  readonly isPlaying?: boolean;
  readonly eyes: Eyes;
  readonly onMove: (at: number) => void;
  readonly onPlay: () => void;
  readonly onEyes: (eyes: Eyes) => void;
  /** ←/→ one step, with Shift one round, with Ctrl one turn. */
  readonly onStep?: (by: 1 | -1, what?: 'round' | 'turn') => void;
}

const STEPS = {
  first: 'M2 2h2v12H2zM14 2v12L5 8z',
  back: 'M12 2v12L3 8z',
  play: 'M4 2v12l10-6z',
  pause: 'M3 2h4v12H3zM9 2h4v12H9z',
  forward: 'M4 2v12l9-6z',
  last: 'M12 2h2v12h-2zM2 2v12l9-6z',
} as const;
const EYES = ['us', 'both', 'ussr', 'public'] as const;
const nameOf = (eyes: Eyes, words: BoardWords): string =>
  eyes === 'both' ? words.bothSides : eyes === 'public' ? words.spectator : words.side[eyes];

const Eye = () => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden>
    <path d="M1 8q7-8 14 0q-7 8-14 0z" fill="none" stroke="currentColor" strokeWidth="1.5" />
    <circle cx="8" cy="8" r="2.2" fill="currentColor" />
  </svg>
);

const HEIGHT = 60;
/** Leads of the USSR are drawn above the line, leads of the US below. */
const AREAS = [
  ['ussr', 0],
  ['us', HEIGHT / 2],
] as const;

/** The whole game as a line: the score, the turns, and what happened when. */
export function Scrubber(props: ScrubberProps) {
  const { at, last, label, turns, marks, vp, isPlaying, eyes, onMove, onPlay, onEyes } = props;
  const words = useWords();
  const part = (choice: number): string => `${(choice / Math.max(1, last)) * 100}%`;
  const moveTo = (choice: number): void => onMove(Math.max(0, Math.min(last, choice)));
  const step = (by: 1 | -1, what?: 'round' | 'turn'): void =>
    props.onStep ? props.onStep(by, what) : moveTo(at + by);

  const onKeyDown = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : undefined;
    if (by) step(by, event.ctrlKey ? 'turn' : event.shiftKey ? 'round' : undefined);
    else if (event.key === 'Home') moveTo(0);
    else if (event.key === 'End') moveTo(last);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onPointer = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    if (event.buttons !== 1) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    moveTo(Math.round(((event.clientX - left) / width) * last));
  };

  const curve = vp
    .map(({ at, vp }, i) => `${i ? 'L' : 'M'}${(at / last) * 1000} ${HEIGHT / 2 + vp * 1.3}`)
    .join('');
  const button = (kind: keyof typeof STEPS, press: () => void) => (
    <button key={kind} type="button" aria-label={words.step[kind]} data-kind={kind} onClick={press}>
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden>
        <path d={STEPS[kind]} fill="currentColor" />
      </svg>
    </button>
  );
  return (
    <div className="b-scrubber">
      <div className="b-scrubber-steps">
        {button('first', () => moveTo(0))}
        {button('back', () => step(-1))}
        {button(isPlaying ? 'pause' : 'play', onPlay)}
        {button('forward', () => step(1))}
        {button('last', () => moveTo(last))}
      </div>
      <div
        className="b-scrubber-line"
        role="slider"
        tabIndex={0}
        aria-label={words.scrubber}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={label}
        onKeyDown={onKeyDown}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
      >
        <svg viewBox={`0 0 1000 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
          <path d={`M0 ${HEIGHT / 2}H1000`} className="b-scrubber-zero" />
          {AREAS.map(([side, top]) => (
            <svg
              key={side}
              y={top}
              width="1000"
              height={HEIGHT / 2}
              viewBox={`0 ${top} 1000 ${HEIGHT / 2}`}
              preserveAspectRatio="none"
            >
              <path
                d={`${curve}L1000 ${HEIGHT / 2}L0 ${HEIGHT / 2}Z`}
                className="b-scrubber-area"
                data-side={side}
              />
            </svg>
          ))}
          <path d={curve} className="b-scrubber-curve" />
        </svg>
        {turns.map((choice, i) => (
          <span key={choice} className="b-scrubber-turn" style={{ left: part(choice) }}>
            {i + 1}
          </span>
        ))}
        {marks.map(({ at, kind }) => (
          <i
            key={`${at} ${kind}`}
            className="b-scrubber-mark"
            data-kind={kind}
            style={{ left: part(at) }}
          />
        ))}
        <span className="b-scrubber-head" data-flip={at > last * 0.7} style={{ left: part(at) }}>
          <em>{label}</em>
        </span>
      </div>
      <div className="b-scrubber-eyes" role="group" aria-label={words.watching}>
        <span>{words.watching}</span>
        {EYES.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === eyes}
            aria-label={nameOf(each, words)}
            onClick={() => onEyes(each)}
          >
            {(each === 'us' || each === 'both') && <SideMark side="us" />}
            {(each === 'ussr' || each === 'both') && <SideMark side="ussr" />}
            {each === 'public' && <Eye />}
          </button>
        ))}
      </div>
    </div>
  );
}
