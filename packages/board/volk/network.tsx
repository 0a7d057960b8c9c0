import { memo } from 'react';
import { useLanguage } from '../words/language.tsx';
import { arrowhead, diamond, hexagon } from './glyphs.tsx';
import { firstLines, polyline, type CityPlace, type VolkLayout } from './layout.ts';
import type { FactoryStanding, MapStanding } from './standing.ts';

interface NetworkProps {
  readonly layout: VolkLayout;
  readonly standing: Pick<MapStanding, 'factories' | 'lines'>;
  readonly legal: ReadonlySet<number>;
  /** Seen from afar: thicker lines, no names. */
  readonly isSmall: boolean;
}

/** Roads with one or two slots in series; a whole road between two factories works. */
const Roads = memo(function Roads({ layout, standing, legal, isSmall }: NetworkProps) {
  const first = firstLines(layout);
  const { factories, lines } = standing;
  const isBuilt = (line: number): boolean => lines.has(line);
  return layout.connections.map(({ a, b, points, slots }, i) => {
    const numbers = slots.map((_, slot) => first[i] + slot);
    const works = numbers.every(isBuilt) && factories.has(a) && factories.has(b);
    return (
      <g key={polyline(points)} data-small={isSmall}>
        <path d={polyline(points)} className="b-v-road-bed" data-works={works} />
        <path d={polyline(points)} className="b-v-road" data-works={works} />
        {slots.length === 2 && (
          <path
            d={diamond((slots[0].x + slots[1].x) / 2, (slots[0].y + slots[1].y) / 2, 4)}
            className="b-v-slot"
          />
        )}
        {slots.map(({ x, y, angle, len, w }, slot) => {
          const isLegal = legal.has(layout.cities.length + numbers[slot]);
          return (
            <rect
              key={numbers[slot]}
              x={x - len / 2}
              y={y - w / 2}
              width={len}
              height={w}
              rx={w / 2}
              transform={`rotate(${angle} ${x} ${y})`}
              className="b-v-slot"
              data-built={isBuilt(numbers[slot])}
              data-legal={isLegal}
            />
          );
        })}
      </g>
    );
  });
});

/** West round, East pointed, abroad a hexagon, the reactor a diamond. */
function shapeOf({ x, y, side, isAbroad, isReactor }: CityPlace, r: number): string {
  if (isAbroad) return hexagon(x, y, r * 1.14);
  if (isReactor) return diamond(x, y, r * 1.3);
  if (side === 'ussr') return arrowhead(x, y, r);
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

interface CityProps {
  readonly place: CityPlace;
  readonly factory?: FactoryStanding;
  readonly isLegal: boolean;
  readonly isSmall: boolean;
}

const City = memo(function City({ place, factory, isLegal, isSmall }: CityProps) {
  const language = useLanguage();
  const { x, y, side, isAbroad, isFlexible, labelBox, label } = place;
  const r = (factory ? 11 : 7.5) * (isSmall ? 1.2 : 1);
  const at = { start: 0, middle: labelBox.w / 2, end: labelBox.w }[labelBox.anchor];
  return (
    <g className="b-v-city" data-legal={isLegal} data-side={isAbroad ? 'abroad' : side}>
      {isLegal && <circle cx={x} cy={y} r={r + 6} className="b-v-lamp" />}
      {isFlexible && (
        <rect
          x={x - r - 4}
          y={y - r - 4}
          width={2 * r + 8}
          height={2 * r + 8}
          rx="2"
          className="b-v-flexible"
        />
      )}
      <path
        d={shapeOf(place, r)}
        className="b-v-factory"
        data-built={factory !== undefined}
        data-rundown={factory?.isRundown}
      />
      {factory && (
        <text
          x={x - (side === 'ussr' && !isAbroad ? 1 : 0)}
          y={y + r * 0.48}
          fontSize={r * 1.38}
          className="b-v-factory-value"
          data-rundown={factory.isRundown}
        >
          {factory.value}
        </text>
      )}
      {!isSmall && (
        <text
          x={labelBox.x + at}
          y={labelBox.y + 10}
          fontSize={labelBox.size}
          textAnchor={labelBox.anchor}
          className="b-v-city-name"
        >
          {label[language]}
        </text>
      )}
    </g>
  );
});

export function Network(props: NetworkProps) {
  const { layout, standing, legal, isSmall } = props;
  return (
    <>
      <Roads {...props} />
      {layout.cities.map((place, city) => (
        <City
          key={`${place.x} ${place.y}`}
          place={place}
          factory={standing.factories.get(city)}
          isLegal={legal.has(city)}
          isSmall={isSmall}
        />
      ))}
    </>
  );
}
