import { memo, useMemo } from 'react';
import { useVolkWords } from './language.ts';
import { siteRects, type VolkLayout } from './layout.ts';
import type { Rect } from '../layout.ts';
import type { MapNames, MapStanding, MapTargets, TargetKind } from './standing.ts';

interface TargetsProps {
  readonly layout: VolkLayout;
  readonly standing: MapStanding;
  readonly names: MapNames;
  readonly legal: MapTargets;
  readonly isSmall: boolean;
  /** At least so many units wide, so that a finger finds it. */
  readonly least: number;
  readonly onChoose: (kind: TargetKind, number: number) => void;
  readonly onFocus: (rect: Rect) => void;
}

interface TargetProps {
  readonly kind: TargetKind;
  readonly number: number;
  readonly rect: Rect;
  readonly label: string;
  readonly isLegal: boolean;
}

/** Widened about its middle. */
const atLeast = ({ x, y, w, h }: Rect, least: number): Rect => {
  const [more, higher] = [Math.max(0, least - w) / 2, Math.max(0, least - h) / 2];
  return { x: x - more, y: y - higher, w: w + 2 * more, h: h + 2 * higher };
};

/**
 * The map for fingers, keyboards and screen readers: lists of buttons lying over the drawing. Tab
 * goes through what can be chosen; what cannot be chosen is told and does nothing.
 */
export const Targets = memo(function Targets(props: TargetsProps) {
  const { layout, standing, names, legal, isSmall, least, onChoose, onFocus } = props;
  const words = useVolkWords();
  const rects = useMemo(() => siteRects(layout, least), [layout, least]);
  const button = ({ kind, number, rect, label, isLegal }: TargetProps) => (
    <li key={number}>
      <button
        type="button"
        className="b-v-target"
        data-target={`${kind}-${number}`}
        data-legal={isLegal}
        tabIndex={isLegal ? 0 : -1}
        aria-disabled={!isLegal}
        aria-label={isLegal ? `${label}, ${words.canChoose}` : label}
        title={label}
        style={{ left: rect.x, top: rect.y, width: rect.w, height: rect.h }}
        onFocus={() => onFocus(rect)}
        onClick={isLegal ? () => onChoose(kind, number) : undefined}
      />
    </li>
  );

  const berlin = layout.provinces.findIndex(({ sectors }) => sectors);
  const sites = rects.flatMap((rect, site) => {
    const isCity = site < layout.cities.length;
    const factory = isCity ? standing.factories.get(site) : undefined;
    const isLegal = legal.site.has(site);
    const isBuilt =
      factory !== undefined || (!isCity && standing.lines.has(site - layout.cities.length));
    if (!isBuilt && !isLegal) return [];
    const name = names.sites[site];
    const label = factory
      ? words.factory(name, factory.value, factory.isRundown)
      : isBuilt
        ? words.builtLine(name)
        : words.emptySite(name);
    return [button({ kind: 'site', number: site, rect, label, isLegal })];
  });
  return (
    <div className="b-v-targets">
      <ul aria-label={words.sites}>{sites}</ul>
      <ul aria-label={words.provinces}>
        {layout.provinces.map((place, number) =>
          button({
            kind: 'province',
            number,
            rect: isSmall ? place.phonePlate : place.plate,
            label: words.province({
              ...standing.provinces[number],
              name: names.provinces[number],
              isLegal: false,
            }),
            isLegal: legal.province.has(number),
          }),
        )}
      </ul>
      {!isSmall && legal.sector.size > 0 && (
        <ul aria-label={names.provinces[berlin]}>
          {layout.provinces[berlin].sectors!.map((rect, number) =>
            button({
              kind: 'sector',
              number,
              rect: atLeast(rect, least),
              label: words.sector(names.sectors[number], standing.sectors[number]),
              isLegal: legal.sector.has(number),
            }),
          )}
        </ul>
      )}
    </div>
  );
});
