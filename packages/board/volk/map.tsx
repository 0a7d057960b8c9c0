import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Rect } from '../layout.ts';
import { Sketched, type Sketch } from '../map/arrows.tsx';
import { panned, viewBox } from '../map/camera.ts';
import { useCamera } from '../map/use-camera.ts';
import { useGestures } from '../map/use-gestures.ts';
import { useMapKeys } from '../map/use-map-keys.ts';
import { useSketch } from '../map/use-sketch.ts';
import { WholeMapButton } from '../map/whole-map.tsx';
import { useVolkWords } from './language.ts';
import type { VolkLayout } from './layout.ts';
import { VolkSheet } from './map-sheet.tsx';
import { Network } from './network.tsx';
import { Plates } from './plates.tsx';
import type { MapNames, MapStanding, MapTargets, TargetKind } from './standing.ts';
import { Targets } from './targets.tsx';
import { useTouch } from './use-touch.ts';
import '../map/board.css';
import './map.css';

export const NO_TARGETS: MapTargets = { province: new Set(), site: new Set(), sector: new Set() };

export interface VolkMapProps {
  readonly layout: VolkLayout;
  readonly standing: MapStanding;
  readonly names: MapNames;
  readonly legal?: MapTargets;
  /** Provinces that something else speaks of. */
  readonly named?: ReadonlySet<number>;
  /** Provinces that a scene tells of: the lamp goes off everywhere else. */
  readonly spot?: readonly number[] | undefined;
  /** Arrows from province to province; while somebody draws, nothing is asked. */
  readonly sketch?: Sketch | undefined;
  readonly isPhone?: boolean;
  readonly onChoose?: (kind: TargetKind, number: number) => void;
}

/** Below so many pixels a unit plates become pills. */
const SMALL = 0.85;
/** A finger is so many pixels wide. */
const FINGER = 24;
/** Letters of the sheet in pixels, at least. */
const LEGIBLE = 11;
const NOTHING = (): void => {};
const ALWAYS = (): boolean => true;
const PROVINCE = 'province-';
const provinceOf = (target: Element): string | undefined =>
  target
    .closest<HTMLElement>(`[data-target^="${PROVINCE}"]`)
    ?.dataset['target']?.slice(PROVINCE.length);

/** The plates of provinces by their numbers, around their middles. */
const platesOf = ({ provinces }: VolkLayout, isSmall: boolean): ReadonlyMap<string, Rect> =>
  new Map(
    provinces.map(({ plate, phonePlate }, number) => {
      const { x, y, w, h } = isSmall ? phonePlate : plate;
      return [`${number}`, { x: x + w / 2, y: y + h / 2, w, h }];
    }),
  );

/** Everything but some provinces; those of Berlin lie in the inset as well. */
function shadeAround({ canvas, provinces, berlin }: VolkLayout, spot: readonly number[]): string {
  const box = ({ x, y, w, h }: Rect): string => `M${x} ${y}h${w}v${h}h${-w}Z`;
  const lit = spot.map((province) => provinces[province]);
  const inset = lit.some(({ isInset }) => isInset) ? box(berlin) : '';
  const whole = box({ x: -2000, y: -2000, w: canvas.w + 4000, h: canvas.h + 4000 });
  return [whole, ...lit.map(({ path }) => path), inset].join('');
}

/** Divided Germany: what stands where, what can be chosen, and nothing of the rules. */
export function VolkMap(props: VolkMapProps) {
  const { layout, standing, names, named, spot, sketch, isPhone } = props;
  const words = useVolkWords();
  const prefix = `v${useId().replaceAll(/\W/g, '')}`;
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useMemo<Rect>(
    () => (isPhone ? layout.phoneCrop : { x: 0, y: 0, ...layout.canvas }),
    [layout, isPhone],
  );
  const camera = useCamera(frame, canvas, undefined);
  const { view, scale, show, showWhole } = camera;
  const [over, setOver] = useState<string>();
  const { from, gestures } = useSketch(useGestures(camera), sketch, provinceOf);
  useMapKeys(frame, { ...camera, onFind: NOTHING, onRegion: NOTHING });
  const isSmall = scale > 0 && scale < SMALL;
  const isDrawing = sketch?.onPick !== undefined;
  const legal = isDrawing ? NO_TARGETS : (props.legal ?? NO_TARGETS);
  const open = useMemo(
    () => (isDrawing ? { ...NO_TARGETS, province: new Set(layout.provinces.keys()) } : legal),
    [isDrawing, layout, legal],
  );
  const onChoose = isDrawing
    ? (_: TargetKind, number: number) => sketch.onPick!(`${number}`)
    : (props.onChoose ?? NOTHING);
  const { onPointerDownCapture, onTap } = useTouch({
    layout,
    legal: open,
    isSmall,
    camera,
    onChoose,
  });
  const boxes = useMemo(() => platesOf(layout, isSmall), [layout, isSmall]);
  const ringed = useMemo(
    () => (from === undefined ? named : new Set([Number(from)])),
    [from, named],
  );

  const choose = useRef(onChoose);
  useEffect(() => {
    choose.current = onChoose;
  });
  const onPick = useCallback(
    (kind: TargetKind, number: number) => choose.current(kind, number),
    [],
  );
  const onFocus = useCallback(
    ({ x, y, w, h }: Rect) => show({ x: x - 20, y: y - 20, w: w + 40, h: h + 40 }),
    [show],
  );
  return (
    <section
      ref={frame}
      className="b-board b-v-map"
      aria-label={words.map}
      data-drawing={isDrawing || undefined}
    >
      <div
        className="b-board-drawing"
        {...gestures}
        onPointerDownCapture={onPointerDownCapture}
        onPointerOver={({ target }) => {
          if (isDrawing) setOver(target instanceof Element ? provinceOf(target) : undefined);
        }}
        onClickCapture={(event) => {
          gestures.onClickCapture(event);
          if (!event.isPropagationStopped() && onTap(event)) event.stopPropagation();
        }}
      >
        <div className="b-board-panned" style={{ transform: panned(view, scale) }}>
          <VolkSheet
            layout={layout}
            viewBox={viewBox(view)}
            prefix={prefix}
            isWalled={standing.wall === 'standing'}
            least={scale > 0 && !isPhone ? LEGIBLE / scale : 0}
          />
          <svg className="b-board-live" viewBox={viewBox(view)} aria-hidden>
            {spot && <path d={shadeAround(layout, spot)} className="b-spot-shade b-v-shade" />}
            {sketch && (
              <Sketched
                arrows={sketch.arrows}
                from={from}
                to={from === undefined ? undefined : over}
                boxes={boxes}
                isThere={ALWAYS}
              />
            )}
            <Network layout={layout} standing={standing} legal={legal.site} isSmall={isSmall} />
            <Plates
              layout={layout}
              standing={standing}
              legal={legal.province}
              legalSectors={legal.sector}
              named={ringed}
              isSmall={isSmall}
            />
          </svg>
        </div>
        <div
          className="b-v-target-place"
          style={{ transform: `scale(${scale}) translate(${-view.x}px, ${-view.y}px)` }}
        >
          <Targets
            layout={layout}
            standing={standing}
            names={names}
            legal={open}
            isSmall={isSmall}
            least={scale > 0 ? Math.min(FINGER / scale, 44) : 0}
            onChoose={onPick}
            onFocus={onFocus}
          />
        </div>
      </div>
      {!camera.isWhole && <WholeMapButton onPress={showWhole} />}
    </section>
  );
}
