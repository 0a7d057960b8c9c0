import { memo } from 'react';
import type { Geography } from '../geography.ts';
import { TINTS } from '../tints.ts';
import { patternUrl } from './patterns.tsx';

/** Parts of the geography that are not regions of the game wear a plain tint. */
const PLAIN = [
  ['nn', 'nn'],
  ['xx', 'nn'],
  ['sw', 'nn'],
  ['us', 'us'],
  ['su', 'su'],
  ['cn', 'cn'],
] as const;

/** Every part of the geography and the tint it wears. */
export const LANDS: readonly (readonly [part: string, tint: string])[] = [
  ...PLAIN,
  ...TINTS.map((tint) => [tint, tint] as const),
];

interface LandProps {
  readonly geography: Geography;
  readonly prefix: string;
}

/** The land, drawn once: nothing in a game changes it. */
export const Land = memo(function Land({ geography, prefix }: LandProps) {
  const { regions, germany, shared } = geography;
  const plain = PLAIN.filter(([part]) => regions[part]);
  const tints = TINTS.filter((tint) => regions[tint]);
  const coast = [...plain.map(([part]) => part), ...tints].map((part) => regions[part]).join('');
  return (
    <g>
      <path d={geography.graticule} className="b-graticule" />
      <path d={coast} className="b-waterline b-waterline-3" />
      <path d={coast} className="b-waterline b-waterline-2" />
      <path d={coast} className="b-waterline b-waterline-1" />
      {plain.map(([part, tint]) => (
        <path key={part} d={regions[part]} fill={`var(--r-${tint})`} />
      ))}
      {tints.map((tint) => (
        <g key={tint}>
          <path d={regions[tint]} fill={`var(--r-${tint})`} />
          <path d={regions[tint]} fill={patternUrl(prefix, tint)} />
        </g>
      ))}
      {germany && (
        <>
          <clipPath id={`${prefix}-east`}>
            <path d={geography.eastGermanyClip} />
          </clipPath>
          <g clipPath={`url(#${prefix}-east)`}>
            <path d={germany} fill="var(--r-ee)" />
            <path d={germany} fill={patternUrl(prefix, 'ee')} />
          </g>
        </>
      )}
      {shared && <path d={shared.path} fill={patternUrl(prefix, shared.tint)} />}
      <path d={geography.borders} className="b-border" />
      <path d={geography.regionBorders} className="b-region-border" />
      <path d={coast} className="b-coast" />
    </g>
  );
});
