import type { CurvePoint } from '@brink/staff';
import { useId, useState, type CSSProperties, type PointerEvent } from 'react';
import { errorOf, pointsOf, type ReviewWords, type Turn } from './words.ts';

/** A step is luck if dice and cards did at least so much of it. */
const MOSTLY = 0.5;
/** Names of turns that are closer than this, in percent of the width, are left out. */
const ROOM = 6;

interface CurveProps {
  readonly curve: readonly CurvePoint[];
  readonly total: number;
  readonly words: ReviewWords;
  readonly turns: readonly Turn[];
  /** The number of the turning point that is chosen. */
  readonly chosen: number | undefined;
  readonly onGo: (index: number) => void;
}

/** Paths of the curve in percent of its box. */
export function pathsOf(curve: readonly CurvePoint[], total: number) {
  const from = curve[0]?.index ?? 0;
  const x = (index: number): number => ((index - from) / Math.max(1, total - from)) * 100;
  const y = (chance: number): number => (1 - Math.max(0, Math.min(1, chance))) * 100;
  const [decided, rolled, band]: [string[], string[], string[]] = [[], [], []];
  const area: string[] = [];
  for (const [i, { index, chance, error, luck }] of curve.entries()) {
    const before = curve[i - 1];
    const next = curve[i + 1]?.index ?? index;
    const off = errorOf(error) / 100;
    if (before) {
      const step = chance - before.chance;
      const isLuck = step !== 0 && (luck.dice + luck.draws) / step >= MOSTLY;
      (isLuck ? rolled : decided).push(`M${x(index)} ${y(before.chance)}V${y(chance)}`);
    }
    decided.push(`M${x(index)} ${y(chance)}H${x(next)}`);
    if (error > 0)
      band.push(`M${x(index)} ${y(chance + off)}H${x(next)}V${y(chance - off)}H${x(index)}Z`);
    area.push(`L${x(index)} ${y(chance)}H${x(next)}`);
  }
  const [first, last] = [curve[0], curve.at(-1)];
  return {
    x,
    y,
    decided: decided.join(''),
    rolled: rolled.join(''),
    band: band.join(''),
    area: first && last ? `M${x(first.index)} 50${area.join('')}L${x(last.index)} 50Z` : '',
  };
}

/** The first point of each turn. */
export const turnsIn = (curve: readonly CurvePoint[]): readonly CurvePoint[] =>
  curve.filter(({ moment }, i) => i === 0 || moment.turn > (curve[i - 1]?.moment.turn ?? 0));

const at = (left: number, top: number): CSSProperties => ({ left: `${left}%`, top: `${top}%` });

/** How likely the first side was to win, from the first choice to the last; a click goes there. */
export function Curve({ curve, total, words, turns, chosen, onGo }: CurveProps) {
  const id = useId();
  const [pointed, setPointed] = useState<CurvePoint>();
  const { texts, sides } = words;
  const { x, y, decided, rolled, band, area } = pathsOf(curve, total);
  const places = turnsIn(curve);
  let free = 0;
  const named = places.filter(({ index }) => {
    if (x(index) < free) return false;
    free = x(index) + ROOM;
    return true;
  });
  const nearest = ({ clientX, currentTarget }: PointerEvent | React.MouseEvent): CurvePoint => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const wanted = ((clientX - left) / width) * 100;
    const far = ({ index }: CurvePoint): number => Math.abs(x(index) - wanted);
    return curve.reduce((a, b) => (far(b) < far(a) ? b : a));
  };
  const shown = pointed ?? turns.find(({ number }) => number === chosen)?.after;
  // The turning points below are the same for those who cannot point.
  return (
    <div className="rv-curve" role="img" aria-label={texts.curve(sides[0])}>
      <span className="rv-side an-us" aria-hidden>
        {sides[0]}
      </span>
      <span className="rv-side rv-even" aria-hidden>
        {texts.even}
      </span>
      <span className="rv-side an-ussr" aria-hidden>
        {sides[1]}
      </span>
      <div className="rv-legend" aria-hidden>
        {(['decision', 'luck', 'band'] as const).map((each) => (
          <span key={each} data-kind={each}>
            {texts.legend[each]}
          </span>
        ))}
      </div>
      <div
        className="rv-plot"
        aria-hidden
        onPointerMove={(event) => curve.length > 0 && setPointed(nearest(event))}
        onPointerLeave={() => setPointed(undefined)}
        onClick={(event) => curve.length > 0 && onGo(nearest(event).index)}
      >
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <clipPath id={`${id}-up`}>
            <rect width={100} height={50} />
          </clipPath>
          <clipPath id={`${id}-down`}>
            <rect y={50} width={100} height={50} />
          </clipPath>
          <path className="rv-up" d={area} clipPath={`url(#${id}-up)`} />
          <path className="rv-down" d={area} clipPath={`url(#${id}-down)`} />
          {places.map(({ index }) => (
            <line key={index} className="rv-tick" x1={x(index)} x2={x(index)} y1={0} y2={100} />
          ))}
          <path className="rv-band" d={band} />
          <line className="rv-mid" x1={0} x2={100} y1={50} y2={50} />
          <path className="rv-line" d={decided} />
          <path className="rv-line rv-rolled" d={rolled} />
          {shown && (
            <line className="rv-now" x1={x(shown.index)} x2={x(shown.index)} y1={0} y2={100} />
          )}
        </svg>
        {turns.map(({ number, after, before }) => {
          // Below the curve where it falls, above where it rises.
          const isUp = after.chance >= before.chance;
          return (
            <i
              key={number}
              className="rv-mark"
              data-up={isUp}
              data-on={number === chosen || undefined}
              style={at(x(after.index), Math.max(12, Math.min(88, y(after.chance))))}
            >
              {number}
            </i>
          );
        })}
        {pointed && (
          <b
            className="rv-flag"
            data-left={x(pointed.index) > 60 || undefined}
            style={at(x(pointed.index), 0)}
          >
            {words.named(pointed)} · {sides[0]} {pointsOf(pointed.chance)} ±{' '}
            {errorOf(pointed.error)}
          </b>
        )}
      </div>
      <div className="rv-turns" aria-hidden>
        {named.map(({ index, moment }) => (
          <span key={index} style={{ left: `${x(index)}%` }}>
            {words.turn(moment.turn)}
          </span>
        ))}
      </div>
    </div>
  );
}
