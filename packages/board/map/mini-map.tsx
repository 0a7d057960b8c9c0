import { memo } from 'react';
import type { Geography } from '../geography.ts';
import type { BoardLayout } from '../layout.ts';
import { SideShape } from '../marks/side-shape.tsx';
import type { CountryStanding } from '../standing.ts';
import { LANDS } from './land.tsx';
import './mini-map.css';

const RADIUS = 36;
const BATTLEGROUND_RADIUS = 50;
const CONTESTED_RADIUS = 13;
const RING_RADIUS = 84;

interface MiniLandProps {
  readonly id: string;
  readonly geography: Geography;
}

/** The land of all small maps on a page, drawn once; they refer to it by its id. */
export const MiniLand = memo(function MiniLand({ id, geography }: MiniLandProps) {
  const { regions, germany, eastGermanyClip } = geography;
  const lands = LANDS.filter(([part]) => regions[part]);
  return (
    <svg width="0" height="0" className="b-mini-land" aria-hidden>
      <defs>
        <g id={id}>
          {lands.map(([part, tint]) => (
            <path key={part} d={regions[part]} fill={`var(--r-${tint})`} />
          ))}
          {germany && (
            <>
              <clipPath id={`${id}-east`}>
                <path d={eastGermanyClip} />
              </clipPath>
              <path d={germany} fill="var(--r-ee)" clipPath={`url(#${id}-east)`} />
            </>
          )}
          <path d={lands.map(([part]) => regions[part]).join('')} className="b-mini-coast" />
        </g>
      </defs>
    </svg>
  );
});

interface MiniMapProps {
  readonly layout: BoardLayout;
  /** The id of the land, once it is there. */
  readonly land: string;
  readonly countries: Readonly<Record<string, CountryStanding>>;
  /** Where the last move was made. */
  readonly last?: string;
  /** Score and turn, for who cannot see it; without it the map is an ornament. */
  readonly label?: string;
}

/** A game from across the room: who controls what, and where the last move was. */
export const MiniMap = memo(function MiniMap(props: MiniMapProps) {
  const { layout, land, countries, last, label } = props;
  const { w, h } = layout.canvas;
  const ring = last === undefined ? undefined : layout.nodes[last];
  return (
    <svg
      className="b-mini"
      viewBox={`0 0 ${w} ${h}`}
      preserveAspectRatio="xMidYMid slice"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`#${land}`} />
      {Object.entries(countries).map(([id, { us, ussr, control, battleground }]) => {
        const place = layout.nodes[id];
        if (!place || us + ussr === 0) return undefined;
        const { x, y } = place;
        if (!control) {
          return (
            <circle key={id} cx={x} cy={y} r={CONTESTED_RADIUS} className="b-mini-contested" />
          );
        }
        const r = battleground ? BATTLEGROUND_RADIUS : RADIUS;
        return (
          <g key={id} className="b-mini-mark">
            <SideShape side={control} x={x} y={y} r={r} />
          </g>
        );
      })}
      {ring && <circle cx={ring.x} cy={ring.y} r={RING_RADIUS} className="b-mini-last" />}
    </svg>
  );
});
