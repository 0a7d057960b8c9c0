import { memo } from 'react';
import type { Geography } from '../geography.ts';
import type { BoardLayout } from '../layout.ts';
import type { Place } from '../tints.ts';
import { Land } from './land.tsx';
import { Lines } from './lines.tsx';
import { Patterns } from './patterns.tsx';
import { Seas } from './seas.tsx';
import './map-sheet.css';

interface MapSheetProps {
  readonly layout: BoardLayout;
  readonly geography?: Geography;
  readonly places: readonly Place[];
  readonly hasCivilWar: boolean;
  readonly viewBox: string;
  readonly prefix: string;
}

/** What never changes during a game, in a layer of its own: hovering a box repaints none of it. */
export const MapSheet = memo(function MapSheet(props: MapSheetProps) {
  const { layout, geography, places, hasCivilWar, viewBox, prefix } = props;
  const { w, h } = layout.canvas;
  return (
    <svg className="b-sheet" viewBox={viewBox} aria-hidden>
      <Patterns prefix={prefix} />
      <clipPath id={`${prefix}-canvas`}>
        <rect width={w} height={h} />
      </clipPath>
      <g clipPath={`url(#${prefix}-canvas)`}>
        <rect width={w} height={h} className="b-sea" />
        {geography && <Land geography={geography} prefix={prefix} />}
        <Seas layout={layout} />
        <Lines layout={layout} places={places} hasCivilWar={hasCivilWar} />
      </g>
      <rect width={w} height={h} className="b-neatline" />
    </svg>
  );
});
