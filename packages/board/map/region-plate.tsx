import { memo } from 'react';
import { SideShape } from '../marks/side-shape.tsx';
import type { Rect } from '../layout.ts';
import { SIDES, valueOf } from '../sides.ts';
import type { RegionStanding } from '../standing.ts';
import { tintOfRegion } from '../tints.ts';
import { useWords } from '../words/language.tsx';
import { InsetFrame } from './insets/inset-frame.tsx';
import { patternUrl } from './patterns.tsx';
import './region-plate.css';

interface SwatchProps {
  readonly x: number;
  readonly y: number;
  readonly tint: string;
  readonly prefix: string;
  readonly letter?: string;
}

function Swatch({ x, y, tint, prefix, letter }: SwatchProps) {
  const size = { x, y, width: 22, height: 18 };
  return (
    <>
      <rect {...size} fill={`var(--r-${tint})`} />
      <rect {...size} fill={patternUrl(prefix, tint)} className="b-swatch" />
      {letter && (
        <text x={x + 11} y={y + 14.5} className="b-swatch-letter">
          {letter}
        </text>
      )}
    </>
  );
}

interface RegionPlateProps {
  readonly id: string;
  readonly plate: Rect;
  readonly name: string;
  readonly standing: RegionStanding;
  /** No letter is smaller, in units of the map. */
  readonly least: number;
  readonly prefix: string;
}

/** The width of a letter by its size, on the average. */
const LETTER = 0.45;
const COUNT_ROOM = 38;

/** Letters that had to grow keep to the room they have. */
const squeezed = (text: string, size: number, room: number) =>
  text.length * size * LETTER > room
    ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' as const }
    : {};

const EVEN = { side: undefined, points: 0, wins: false } as const;
const LONG_NAME = 14;

/** Who controls what in a region, and what scoring it now would give. */
export const RegionPlate = memo(function RegionPlate(props: RegionPlateProps) {
  const { id, plate, name, standing, least, prefix } = props;
  const words = useWords();
  const { x, y, w } = plate;
  const { side, points, wins } = standing.scoring ?? EVEN;
  const line = y + 46;
  const printed = name.length >= LONG_NAME ? 16.8 : 18.5;
  const isGrown = least > printed;
  const nameAt = id === 'europe' ? 64 : 38;
  const right = x + w - 10;
  const given = wins ? words.wins : `+${points}`;
  return (
    <g data-region={id} className="b-plate">
      <InsetFrame rect={plate} />
      {id === 'europe' ? (
        <>
          <Swatch
            x={x + 8}
            y={y + 8}
            tint="we"
            prefix={prefix}
            letter={isGrown ? undefined : words.westEast[0]}
          />
          <Swatch
            x={x + 34}
            y={y + 8}
            tint="ee"
            prefix={prefix}
            letter={isGrown ? undefined : words.westEast[1]}
          />
        </>
      ) : (
        <Swatch x={x + 8} y={y + 8} tint={tintOfRegion(id)} prefix={prefix} />
      )}
      <text
        x={x + nameAt}
        y={y + 23.5}
        className={isGrown ? 'b-plate-name b-plate-name-grown' : 'b-plate-name'}
        fontSize={Math.max(printed, least)}
        {...squeezed(name, least, w - nameAt - 8)}
      >
        {name}
      </text>
      {SIDES.map((each) => (
        <g key={each}>
          <SideShape side={each} x={x + (each === 'us' ? 17 : 75)} y={line} r={7.5} />
          <text
            x={x + (each === 'us' ? 29 : 89)}
            y={line + 6}
            className="b-plate-count"
            data-side={each}
            {...squeezed(
              `${valueOf(standing.battlegrounds, each)}/${valueOf(standing.countries, each)}`,
              least,
              COUNT_ROOM,
            )}
          >
            {valueOf(standing.battlegrounds, each)}/{valueOf(standing.countries, each)}
          </text>
        </g>
      ))}
      <path d={`M${x + w - (points > 9 ? 70 : 62)} ${line - 12}v24`} className="b-hair" />
      {side ? (
        <>
          <text
            x={right}
            y={line + 6.5}
            className="b-plate-score"
            data-side={side}
            fontSize={Math.max(wins ? 16.2 : 21, least)}
          >
            {given}
          </text>
          {!wins && <SideShape side={side} x={right - (points > 9 ? 46 : 36)} y={line} r={6.5} />}
        </>
      ) : (
        <text x={right} y={line + 6} className="b-plate-even">
          = 0
        </text>
      )}
    </g>
  );
});

interface SubregionPlateProps {
  readonly tint: string;
  readonly plate: Rect;
  readonly name: string;
  readonly least: number;
  readonly prefix: string;
}

export const SubregionPlate = memo(function SubregionPlate(props: SubregionPlateProps) {
  const { tint, plate, name, least, prefix } = props;
  return (
    <g>
      <InsetFrame rect={plate} />
      <Swatch x={plate.x + 8} y={plate.y + 11} tint={tint} prefix={prefix} />
      <text
        x={plate.x + 37}
        y={plate.y + 26}
        className="b-subplate-name"
        {...squeezed(name, least, plate.w - 45)}
      >
        {name}
      </text>
    </g>
  );
});
