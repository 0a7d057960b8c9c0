import { useWords } from '../words/language.tsx';
import './marks.css';

const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[0, 0]],
  [
    [-4, -4],
    [4, 4],
  ],
  [
    [-4, -4],
    [0, 0],
    [4, 4],
  ],
  [
    [-4, -4],
    [4, -4],
    [-4, 4],
    [4, 4],
  ],
  [
    [-4, -4],
    [4, -4],
    [0, 0],
    [-4, 4],
    [4, 4],
  ],
  [
    [-4, -4.6],
    [4, -4.6],
    [-4, 0],
    [4, 0],
    [-4, 4.6],
    [4, 4.6],
  ],
];

/** A die at its face. */
export function Die({ value, size = 18 }: { readonly value: number; readonly size?: number }) {
  const words = useWords();
  return (
    <svg
      className="b-die"
      viewBox="-9 -9 18 18"
      width={size}
      height={size}
      role="img"
      aria-label={words.dieShows(value)}
    >
      <rect x="-8" y="-8" width="16" height="16" rx="2.5" />
      {PIPS[value].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="1.8" />
      ))}
    </svg>
  );
}
