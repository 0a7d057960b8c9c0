import { memo } from 'react';
import { linesOf, pathThrough, type BoardLayout, type Edge } from '../layout.ts';
import type { Place } from '../tints.ts';

/** A line's kind: to a superpower, across a region border, or plain. */
function kindOf({ a, b }: Edge, regionOf: ReadonlyMap<string, string>): string {
  for (const end of [a, b]) {
    if (end === 'usa') return 'b-line-us';
    if (end === 'ussr') return 'b-line-ussr';
  }
  return regionOf.get(a) === regionOf.get(b) ? '' : 'b-line-across';
}

interface LinesProps {
  readonly layout: BoardLayout;
  readonly places: readonly Place[];
  /** Whether the box of the Chinese Civil War is on the map. */
  readonly hasCivilWar: boolean;
}

export const Lines = memo(function Lines({ layout, places, hasCivilWar }: LinesProps) {
  const regionOf = new Map(places.map(({ id, region }) => [id, region]));
  const edges = layout.edges.filter(({ variant }) => !variant || hasCivilWar);
  return (
    <g>
      {edges.map((edge) =>
        linesOf(layout, edge).map((points) => {
          const path = pathThrough(points);
          return (
            <g key={path}>
              <path d={path} className="b-line-casing" />
              <path d={path} className={`b-line ${kindOf(edge, regionOf)}`} />
            </g>
          );
        }),
      )}
    </g>
  );
});

/** The lines of the country under the pointer, drawn over the others. */
export const HotLines = memo(function HotLines(props: {
  readonly layout: BoardLayout;
  readonly of: string;
}) {
  const { layout, of } = props;
  return (
    <g>
      {layout.edges
        .filter(({ a, b, variant }) => !variant && (a === of || b === of))
        .map((edge) =>
          linesOf(layout, edge).map((points) => {
            const path = pathThrough(points);
            return <path key={path} d={path} className="b-line-hot" />;
          }),
        )}
    </g>
  );
});
