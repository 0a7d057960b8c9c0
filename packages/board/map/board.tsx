import {
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import type { Geography } from '../geography.ts';
import { canvasRect, type BoardLayout, type BoxPlace } from '../layout.ts';
import { SIDES } from '../sides.ts';
import type { Names, TableStanding } from '../standing.ts';
import type { Place } from '../tints.ts';
import { useLater } from '../use-later.ts';
import { useWords } from '../words/language.tsx';
import { Sketched, type Sketch } from './arrows.tsx';
import { Boxes, Lens, type BoxStates } from './boxes.tsx';
import { panned, viewBox } from './camera.ts';
import { LensFonts } from './country-box.tsx';
import { CountryList, type Hint } from './country-list.tsx';
import { Finder, type Findable } from './finder.tsx';
import { Insets } from './insets/insets.tsx';
import { HotLines } from './lines.tsx';
import { MapSheet } from './map-sheet.tsx';
import { Overlays } from './overlays.tsx';
import { SpotLight, type Spot } from './spot.tsx';
import { boxAround } from './nearest.ts';
import { Superpower } from './superpower.tsx';
import { TrackList } from './track-list.tsx';
import { useCamera } from './use-camera.ts';
import { useGestures } from './use-gestures.ts';
import { useMapKeys } from './use-map-keys.ts';
import { useSketch } from './use-sketch.ts';
import { WholeMapButton } from './whole-map.tsx';
import './board.css';

export interface BoardProps extends BoxStates {
  readonly layout: BoardLayout;
  /** The sea is blank until it is loaded; everything else works. */
  readonly geography?: Geography;
  readonly places: readonly Place[];
  readonly names: Names;
  readonly table: TableStanding;
  /** The region to look at; the whole map without one. */
  readonly focus?: string;
  /** A scene tells of that region: on a phone its paper lies over the lower part of the map. */
  readonly isFocusTold?: boolean;
  /** Phones show plates and tracks elsewhere. */
  readonly hasInsets?: boolean;
  readonly hintOf?: (country: string) => Hint | undefined;
  /** Somebody has pointed at a country that is not lit: he may want to know why. */
  readonly onRefused?: (country: string) => void;
  /** Names in the other language, for the finder. */
  readonly aliases?: Readonly<Record<string, readonly string[]>>;
  /** Stands beside a country: odds, a question. */
  readonly attached?: { readonly to: string; readonly content: ReactNode };
  /** A scene is told: only its places are lit. */
  readonly spot?: Spot | undefined;
  /** Arrows that somebody has drawn; while they draw, nothing is asked. */
  readonly sketch?: Sketch | undefined;
  /** What else the finder finds. */
  readonly cards?: readonly Findable[];
  readonly onFindCard?: (card: string) => void;
  readonly onChoose?: (country: string) => void;
  readonly onWholeMap?: () => void;
}

const CIVIL_WAR = 'chinese-civil-war';
const SUPERPOWERS = { us: 'usa', ussr: 'ussr' } as const;
const DOCK = 10;
/** Half of a finger, in pixels. */
const FINGER = 22;
/** So much of a small map lies under the paper of a scene. */
const COVERED_ON_PHONE = 0.45;
/** And so much where a whole region is told of. */
const COVERED_BY_SCORING = 0.36;
const NOTHING = (): void => {};
const countryOf = (target: Element): string | undefined =>
  target.closest<SVGElement>('[data-country]')?.dataset['country'];
/** Tells cards from countries in the finder. */
const CARD = 'card ';

/** No letter of the map is smaller, in pixels. */
const LEGIBLE = 11;
/** Letters grow no further than their boxes hold. */
const LARGEST_LETTER = 26;
const LEAST_UNIT = LEGIBLE / LARGEST_LETTER;
const SMALLEST_NAME = 19.4;

/** The same in units of the map; whole ones, or every step of a zoom would draw every box anew. */
const leastOf = (scale: number): number =>
  scale > 0 ? Math.min(LARGEST_LETTER, Math.ceil(LEGIBLE / scale)) : 0;

/** Boxes by id; those a region keeps in sight on phones stand at the left edge of its view. */
function placedBoxes(layout: BoardLayout, focus: string | undefined, isPhone: boolean) {
  const boxes = new Map<string, BoxPlace>(
    Object.entries(layout.nodes).filter(([, { kind }]) => kind !== 'superpower'),
  );
  const region = focus ? layout.regions[focus] : undefined;
  for (const id of (isPhone && region?.dockedOnPhone) || []) {
    boxes.set(id, { ...boxes.get(id)!, x: region!.focus.x + layout.box.w / 2 + DOCK });
  }
  return boxes;
}

/** The world: what stands where, what can be chosen, and nothing of the rules. */
export function Board(props: BoardProps) {
  const { layout, geography, places, names, focus, hasInsets = true } = props;
  const { changed, named, aliases, cards, sketch } = props;
  const isDrawing = sketch?.onPick !== undefined;
  const { legal, fatal, selected, hintOf, attached }: Partial<BoardProps> = isDrawing ? {} : props;
  // While a scene runs: its paper first, then the light, then what has changed.
  const isStaged = props.spot !== undefined;
  const spot = useLater(props.spot, isStaged, 1);
  const table = useLater(props.table, isStaged, 2);
  const { onChoose = NOTHING, onWholeMap = NOTHING } = props;
  const words = useWords();
  const prefix = `b${useId().replaceAll(/\W/g, '')}`;
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useMemo(() => canvasRect(layout), [layout]);
  const region = focus ? layout.regions[focus]?.focus : undefined;
  // A phone goes from region to region, and may look at the whole as well.
  const covered = !hasInsets && props.isFocusTold ? COVERED_BY_SCORING : 0;
  const camera = useCamera(frame, canvas, region, hasInsets ? LEAST_UNIT : 0, covered);
  const { view, scale, show, showWhole, settle } = camera;
  const drawing = useSketch(useGestures(camera), sketch, countryOf);
  const [hovered, setHovered] = useState<string>();
  const [hoveredRegion, setHoveredRegion] = useState<string>();
  const [cursor, setCursor] = useState<string>();
  const [lastCursor, setLastCursor] = useState(places[0].id);
  const [isFinding, setFinding] = useState(false);

  const hasCivilWar = table.countries[CIVIL_WAR] !== undefined;
  const boxes = useMemo(() => placedBoxes(layout, focus, !hasInsets), [layout, focus, hasInsets]);
  const over = hovered ?? cursor ?? selected;

  // What the app passes anew on every render must not redraw every box.
  const choose = useRef(onChoose);
  const refuse = useRef(props.onRefused);
  const legalNow = useRef(legal);
  const draw = useRef(sketch?.onPick);
  useEffect(() => {
    choose.current = onChoose;
    refuse.current = props.onRefused;
    legalNow.current = legal;
    draw.current = sketch?.onPick;
  });
  const onPick = useCallback((id: string): void => {
    if (draw.current) draw.current(id);
    else if (legalNow.current?.has(id)) choose.current(id);
    else refuse.current?.(id);
  }, []);

  const showBox = useCallback(
    (id: string, covered = 0): void => {
      const { x, y, w, h } = boxes.get(id)!;
      show({ x: x - w, y: y - h, w: 2 * w, h: 2 * h }, covered);
    },
    [boxes, show],
  );
  const onFocus = useCallback(
    (id: string | undefined): void => {
      setCursor(id);
      if (id === undefined) return;
      setLastCursor(id);
      showBox(id);
    },
    [showBox],
  );
  const firstNamed = named?.values().next().value;
  useEffect(() => {
    if (firstNamed !== undefined) showBox(firstNamed);
  }, [firstNamed, showBox]);

  // What is lit is never out of sight, wherever the map has been moved to.
  const looksAt = useRef(view);
  useEffect(() => {
    looksAt.current = view;
  });
  const keepInSight = useCallback(
    (lit: readonly string[]): void => {
      const { x, y, w, h } = looksAt.current;
      const isSeen = (id: string): boolean => {
        const at = boxes.get(id)!;
        return at.x > x && at.x < x + w && at.y > y && at.y < y + h;
      };
      const there = lit.filter((id) => boxes.has(id));
      if (there.length > 0 && !there.some(isSeen)) showBox(there[0]);
    },
    [boxes, showBox],
  );
  useEffect(() => keepInSight([...(legal ?? [])]), [legal, keepInSight]);
  const arrows = sketch?.arrows;
  useEffect(() => keepInSight(arrows?.map(({ from }) => from) ?? []), [arrows, keepInSight]);

  // Not that of the light, which comes a frame later: a scene of a whole region would look back.
  const spotAt = props.spot?.at;
  useEffect(() => {
    if (spotAt === undefined || !boxes.has(spotAt)) return undefined;
    showBox(spotAt, hasInsets ? 0 : COVERED_ON_PHONE);
    return settle;
  }, [spotAt, boxes, showBox, hasInsets, settle]);

  const goTo = (id: string): void => {
    setFinding(false);
    if (id.startsWith(CARD)) return props.onFindCard?.(id.slice(CARD.length));
    // The list lies under the finder until it has closed.
    requestAnimationFrame(() =>
      frame.current?.querySelector<HTMLElement>(`[data-go-to="${id}"]`)?.focus(),
    );
    return undefined;
  };
  const regionIds = Object.keys(layout.regions);
  useMapKeys(frame, {
    ...camera,
    onFind: () => setFinding(true),
    onRegion: (number) => {
      if (number === 0) showWhole();
      else if (regionIds[number - 1]) camera.lookAt(layout.regions[regionIds[number - 1]].focus);
    },
  });

  const findable = useMemo<readonly Findable[]>(
    () => [
      ...places.map(({ id }) => ({
        id,
        name: names.countries[id].name,
        aliases: [names.countries[id].label, ...(aliases?.[id] ?? [])],
      })),
      ...(cards ?? []).map(({ id, name, aliases: other }) => ({
        id: CARD + id,
        name,
        aliases: other,
      })),
    ],
    [places, names, aliases, cards],
  );

  const onPointerOver = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return;
    const target = event.target as Element;
    setHovered(countryOf(target));
    setHoveredRegion(target.closest<SVGElement>('[data-region]')?.dataset['region']);
  };
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    const target = event.target as Element;
    const hit = countryOf(target);
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const at = [view.x + (event.clientX - left) / scale, view.y + (event.clientY - top) / scale];
    const id = hit ?? boxAround([at[0], at[1]], FINGER / scale, boxes);
    if (id !== undefined && table.countries[id]) onPick(id);
  };

  const { from } = drawing;
  const ringed = useMemo(() => (from === undefined ? named : new Set([from])), [from, named]);
  const isThere = useCallback((id: string) => table.countries[id] !== undefined, [table.countries]);
  const open = useMemo(
    () => (isDrawing ? new Set(Object.keys(table.countries)) : legal),
    [isDrawing, table.countries, legal],
  );
  const states = { legal, fatal, selected, changed, named: ringed };
  // A scene that looks elsewhere scales the drawing: to draw it anew would be a very long frame.
  const drawn = useRef({ view, scale });
  // The camera comes back only after the draw in which the scene has gone.
  const wasTold = useRef(false);
  useEffect(() => {
    wasTold.current = props.isFocusTold ?? false;
  }, [props.isFocusTold]);
  const isHeld = props.isFocusTold || wasTold.current;
  if (!isHeld || drawn.current.scale === 0) drawn.current = { view, scale };
  const least = leastOf(drawn.current.scale);
  const box = viewBox(drawn.current.view);
  const boxesProps = { layout, places, names, countries: table.countries, boxes, least, ...states };

  return (
    <section
      ref={frame}
      className="b-board"
      aria-label={words.map}
      data-small={least > SMALLEST_NAME || undefined}
      data-defcon={table.tracks.defcon}
      data-drawing={isDrawing || undefined}
      style={{ '--least': `${least}px` }}
    >
      <div
        className="b-board-drawing"
        {...drawing.gestures}
        onClick={onClick}
        onPointerOver={onPointerOver}
        onPointerLeave={() => {
          setHovered(undefined);
          setHoveredRegion(undefined);
        }}
      >
        <div
          className="b-board-panned"
          style={{ transform: panned(view, scale, drawn.current.scale) }}
        >
          <MapSheet
            layout={layout}
            geography={geography}
            places={places}
            hasCivilWar={hasCivilWar}
            viewBox={box}
            prefix={prefix}
          />
          <svg className="b-board-live" viewBox={box} aria-hidden>
            {over !== undefined && <HotLines layout={layout} of={over} />}
            {SIDES.filter((side) => layout.nodes[SUPERPOWERS[side]]).map((side) => (
              <Superpower
                key={side}
                side={side}
                place={layout.nodes[SUPERPOWERS[side]]}
                name={names.countries[SUPERPOWERS[side]].label}
              />
            ))}
            {hasInsets && (
              <Insets
                layout={layout}
                names={names}
                regions={table.regions}
                tracks={table.tracks}
                hasCivilWar={hasCivilWar}
                least={least}
                prefix={prefix}
              />
            )}
            {sketch && (
              <Sketched
                arrows={sketch.arrows}
                least={least}
                from={from}
                to={from === undefined ? undefined : over}
                boxes={boxes}
                isThere={isThere}
              />
            )}
            <Boxes {...boxesProps} />
          </svg>
          {/* In a drawing of its own: what it lights and enlarges need not be painted anew below. */}
          <svg className="b-board-light" viewBox={box} aria-hidden>
            {spot && scale > 0 && <SpotLight {...{ spot, boxes, canvas, view, scale, prefix }} />}
            <LensFonts least={least} />
            {over !== undefined && <Lens {...boxesProps} of={over} />}
            {spot?.at !== undefined && <Lens {...boxesProps} of={spot.at} />}
          </svg>
        </div>
      </div>
      <div
        className="b-list-place"
        style={{
          width: canvas.x + canvas.w,
          height: canvas.y + canvas.h,
          transform: `scale(${scale}) translate(${-view.x}px, ${-view.y}px)`,
        }}
      >
        <CountryList
          places={places}
          names={names}
          table={table}
          boxes={boxes}
          legal={open}
          hintOf={hintOf}
          resting={lastCursor}
          onFocus={onFocus}
          onChoose={onPick}
        />
      </div>
      <TrackList tracks={table.tracks} names={names} />
      {scale > 0 && (
        <Overlays
          layout={layout}
          names={names}
          regions={table.regions}
          boxes={boxes}
          legal={legal}
          view={view}
          scale={scale}
          over={over}
          overRegion={hoveredRegion}
          hintOf={hintOf}
          attached={attached}
        />
      )}
      {isFinding && <Finder all={findable} onFind={goTo} onClose={() => setFinding(false)} />}
      {!camera.isWhole && (
        <WholeMapButton
          onPress={() => {
            showWhole();
            onWholeMap();
          }}
        />
      )}
    </section>
  );
}
