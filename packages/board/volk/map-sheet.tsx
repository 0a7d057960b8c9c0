import { memo } from 'react';
import { useLanguage } from '../words/language.tsx';
import { polyline, type VolkLayout } from './layout.ts';
import '../map/map-sheet.css';
import './map.css';

interface SheetProps {
  readonly layout: VolkLayout;
  readonly viewBox: string;
  readonly prefix: string;
  readonly isWalled: boolean;
  /** So large letters have to be to be read. */
  readonly least: number;
}

/** Land, sea and borders: drawn once, in a layer of its own. */
export const VolkSheet = memo(function VolkSheet(props: SheetProps) {
  const { layout, viewBox, prefix, isWalled, least } = props;
  const language = useLanguage();
  const { canvas, provinces, innerBorder, placeNames, germany, muted } = layout;
  const west = provinces.find(({ id }) => id === 'WB')!;
  return (
    <svg className="b-sheet" viewBox={viewBox} aria-hidden>
      <pattern
        id={`${prefix}-east`}
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="7" height="7" className="b-v-land-ussr" />
        <rect width="1.6" height="7" className="b-v-hatch" />
      </pattern>
      <rect x="-400" y="-400" width={canvas.w + 800} height={canvas.h + 800} className="b-sea" />
      {[...muted, germany].map((d) => (
        <path key={d.slice(0, 24)} d={d} className="b-v-waterline" />
      ))}
      {muted.map((d) => (
        <path key={d.slice(0, 24)} d={d} className="b-v-muted" />
      ))}
      {provinces.map(({ id, side, path }) => (
        <path
          key={id}
          d={path}
          className={`b-v-land b-v-land-${side}`}
          fill={side === 'ussr' ? `url(#${prefix}-east)` : undefined}
        />
      ))}
      <path d={germany} className="b-v-outline" />
      <path d={polyline(innerBorder)} className="b-v-border-bed" />
      <path d={polyline(innerBorder)} className="b-v-border" />
      <path d={polyline(innerBorder)} className="b-v-border-dash" />
      <path d={west.path} className="b-v-berlin" data-wall={isWalled} />
      {placeNames.map((place) => (
        <text
          key={place.id}
          x={place.x}
          y={place.y}
          fontSize={Math.max(place.size, least)}
          className="b-sea-name"
          transform={place.rot ? `rotate(${place.rot} ${place.x} ${place.y})` : undefined}
        >
          {place[language]}
        </text>
      ))}
      <path
        d={`M-2000-2000h5000v5000h-5000ZM0 0v${canvas.h}h${canvas.w}v${-canvas.h}Z`}
        className="b-v-outside"
      />
    </svg>
  );
});
