import { memo } from 'react';
import type { BoardLayout } from '../layout.ts';
import { useLanguage, useWords } from '../words/language.tsx';

const SEA_NAME = 18;
const CARDINALS = [0, 90, 180, 270];
const BETWEEN = [45, 135, 225, 315];

/** Names on the water, frames around what is drawn elsewhere, and the compass. */
export const Seas = memo(function Seas({ layout }: { readonly layout: BoardLayout }) {
  const words = useWords();
  const language = useLanguage();
  const { seas, waysOut = [], frames = [], tracks } = layout;
  const { compass } = tracks;
  const centre = `translate(${compass.x + compass.w / 2} ${compass.y + 64})`;
  return (
    <g>
      {frames.map(({ x, y, w, h }) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={w} height={h} rx="4" className="b-map-frame" />
      ))}
      {seas.map(({ x, y, turn = 0, size, ...names }) => (
        <text
          key={names.en}
          transform={`translate(${x} ${y}) rotate(${turn})`}
          className="b-sea-name"
          style={{ fontSize: `max(${size ?? SEA_NAME}px, var(--least))` }}
        >
          {names[language]}
        </text>
      ))}
      {waysOut.map(({ x, y, isRight, ...names }) => (
        <text
          key={names.en}
          x={x}
          y={y}
          className={isRight ? 'b-way-out b-way-out-right' : 'b-way-out'}
        >
          {names[language]}
        </text>
      ))}
      <g className="b-compass" transform={centre}>
        <circle r="30" />
        <circle r="25" />
        {BETWEEN.map((angle) => (
          <path key={angle} transform={`rotate(${angle})`} d="M0-30 4-9 0 0-4-9Z" />
        ))}
        {CARDINALS.map((angle) => (
          <path
            key={angle}
            transform={`rotate(${angle})`}
            d="M0-44 6-8 0 0-6-8Z"
            className="b-compass-main"
          />
        ))}
        <text y="-48">{words.north}</text>
      </g>
    </g>
  );
});
