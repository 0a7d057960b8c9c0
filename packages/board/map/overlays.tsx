import type { ReactNode } from 'react';
import type { BoardLayout, BoxPlace, Rect } from '../layout.ts';
import type { Names, RegionStanding } from '../standing.ts';
import { Beside } from './beside.tsx';
import type { Hint } from './country-list.tsx';
import { Tip } from './tip.tsx';

interface OverlaysProps {
  readonly layout: BoardLayout;
  readonly names: Names;
  readonly regions: Readonly<Record<string, RegionStanding>>;
  readonly boxes: ReadonlyMap<string, BoxPlace>;
  readonly legal?: ReadonlySet<string>;
  readonly view: Rect;
  readonly scale: number;
  readonly over?: string;
  readonly overRegion?: string;
  readonly hintOf?: (country: string) => Hint | undefined;
  readonly attached?: { readonly to: string; readonly content: ReactNode };
}

/** What floats above the map: hints, sums of regions, and what stands beside a country. */
export function Overlays(props: OverlaysProps) {
  const { layout, names, regions, boxes, view, scale, over, overRegion, attached } = props;
  const inPixels = ({ x, y, w, h }: Rect): Rect => ({
    x: (x - view.x) * scale,
    y: (y - view.y) * scale,
    w: w * scale,
    h: h * scale,
  });
  const boxInPixels = (id: string): Rect => {
    const { x, y, w, h } = boxes.get(id)!;
    return inPixels({ x: x - w / 2, y: y - h / 2, w, h });
  };
  const lit = [...(props.legal ?? [])].filter((id) => boxes.has(id)).map(boxInPixels);
  const frame = { w: view.w * scale, h: view.h * scale };
  const country = over === undefined ? undefined : names.countries[over];
  const hint = over === undefined ? undefined : props.hintOf?.(over);
  const hasTip = attached?.to !== over && (hint || country?.name !== country?.label);
  return (
    <>
      {over !== undefined && country && hasTip && (
        <Beside target={boxInPixels(over)} frame={frame} avoid={lit} isTip>
          <Tip title={country.name} lines={hint ? [hint.text] : []} tone={hint?.tone} />
        </Beside>
      )}
      {overRegion !== undefined && regions[overRegion] && layout.regions[overRegion].plate && (
        <Beside target={inPixels(layout.regions[overRegion].plate)} frame={frame} avoid={lit} isTip>
          <Tip
            title={names.regions[overRegion].name}
            lines={regions[overRegion].scoring?.sum ?? []}
          />
        </Beside>
      )}
      {attached && (
        <Beside target={boxInPixels(attached.to)} frame={frame} avoid={lit}>
          {attached.content}
        </Beside>
      )}
    </>
  );
}
