import type { CurvePoint } from '@brink/staff';
import { useId, type MouseEvent } from 'react';

const WIDTH = 300;
const HEIGHT = 110;
/** Below the curve: names of turns. */
const FOOT = 14;
/** Turns closer than this leave their names out. */
const ROOM = 22;

interface CurveProps {
  readonly curve: readonly CurvePoint[];
  readonly total: number;
  readonly at: number;
  readonly label: string;
  /** Places of the curve that have a number. */
  readonly marks: readonly number[];
  readonly turnName: (turn: number) => string;
  readonly onMove: (index: number) => void;
}

/** How likely the first side was to win, from the first choice to the last; a click goes there. */
export function Curve({ curve, total, at, label, marks, turnName, onMove }: CurveProps) {
  const id = useId();
  const x = (index: number): number => (index / Math.max(1, total)) * WIDTH;
  const y = (chance: number): number => (1 - chance) * HEIGHT;
  const points = curve.map(({ index, chance }) => `${x(index).toFixed(1)},${y(chance).toFixed(1)}`);
  const [first, last] = [curve[0], curve.at(-1)];
  const area =
    first && last
      ? [`${x(first.index)},${HEIGHT / 2}`, ...points, `${x(last.index)},${HEIGHT / 2}`].join(' ')
      : '';
  const turns = curve.filter(
    ({ moment }, i) => i === 0 || moment.turn > (curve[i - 1]?.moment.turn ?? 0),
  );
  let free = 0;
  const named = turns.filter(({ index }) => {
    if (x(index) < free) return false;
    free = x(index) + ROOM;
    return true;
  });
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
      viewBox={`0 0 ${WIDTH} ${HEIGHT + FOOT}`}
      role="img"
      aria-label={label}
      onClick={curve.length > 0 ? go : undefined}
    >
      <clipPath id={`${id}-us`}>
        <rect width={WIDTH} height={HEIGHT / 2} />
      </clipPath>
      <clipPath id={`${id}-ussr`}>
        <rect y={HEIGHT / 2} width={WIDTH} height={HEIGHT / 2} />
      </clipPath>
      {turns.map(({ index }) => (
        <line key={index} x1={x(index)} x2={x(index)} y1={0} y2={HEIGHT} data-kind="turn" />
      ))}
      <polygon points={area} data-side="us" clipPath={`url(#${id}-us)`} />
      <polygon points={area} data-side="ussr" clipPath={`url(#${id}-ussr)`} />
      <line x1={0} x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
      <polyline points={points.join(' ')} />
      <line x1={x(at)} x2={x(at)} y1={0} y2={HEIGHT} data-kind="now" />
      {marks.map((place, i) => {
        const { index, chance } = curve[place];
        const cx = Math.max(7, Math.min(WIDTH - 7, x(index)));
        const cy = Math.max(7, Math.min(HEIGHT - 7, y(chance)));
        return (
          <g key={place} data-kind="mark">
            <circle cx={cx} cy={cy} r={6} />
            <text x={cx} y={cy + 3}>
              {i + 1}
            </text>
          </g>
        );
      })}
      {named.map(({ index, moment }) => (
        <text key={index} x={x(index) + 2} y={HEIGHT + FOOT - 3}>
          {turnName(moment.turn)}
        </text>
      ))}
    </svg>
  );
}
