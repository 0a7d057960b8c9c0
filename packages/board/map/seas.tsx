import { memo } from 'react';
import type { Rect } from '../layout.ts';
import { useWords } from '../words/language.tsx';

const CARDINALS = [0, 90, 180, 270];
const BETWEEN = [45, 135, 225, 315];

/** Names on the water and the compass. */
export const Seas = memo(function Seas({ compass }: { readonly compass: Rect }) {
  const words = useWords();
  const centre = `translate(${compass.x + compass.w / 2} ${compass.y + 64})`;
  return (
    <g>
      <text x="110" y="748" className="b-sea-name">
        {words.seas.pacific}
      </text>
      <text x="1600" y="1010" className="b-sea-name">
        {words.seas.indian}
      </text>
      <text x="8" y="206" className="b-way-out">
        ◂ {words.toJapan}
      </text>
      <text x="1994" y="292" className="b-way-out b-way-out-right">
        {words.toUsa} ▸
      </text>
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
