import { Board, useLanguage, type Change, type TableStanding } from '@brink/board';
import type { Glance } from '@brink/protocol';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { countriesAt, type GlanceUi } from './glance-ui.ts';
import { useGeography } from './use-geography.ts';
import './living-board.css';

/** Nothing of it is on the map, and a map without insets shows no more than countries. */
export const NO_TRACKS: TableStanding['tracks'] = {
  turn: 1,
  turns: 10,
  eras: [4, 8],
  round: 0,
  rounds: 6,
  extraRounds: 1,
  defcon: 5,
  barred: [],
  vp: 0,
  vpToWin: 20,
  militaryOps: [0, 0],
  requiredOps: 0,
  space: [0, 0],
  spaceBoxes: [],
};

/** More countries change only where one game follows another. */
const MOST_CHANGES = 12;

/** How much wider than its frame the map is drawn. */
const WIDER = 1.62;
const TALLER_ON_PHONE = 2.4;
/** The part of the frame in which the last move is to lie. */
const [NEAR, FAR] = [0.3, 0.62];
/** Where the map lies before anything has happened: Europe in the middle. */
const MIDDLE = { x: 0.5, y: 0.3 };

/** By how much of the frame to move a length so that a point of it lies in sight. */
function shift(point: number, length: number, now: number): number {
  const at = now + point * length;
  const wanted = at < NEAR ? now + NEAR - at : at > FAR ? now + FAR - at : now;
  return Math.min(0, Math.max(1 - length, wanted));
}

type Changes = Readonly<Record<string, Change>>;

/** What has come to countries, or gone from them, between two looks; nothing of a whole new game. */
function changesIn(ui: GlanceUi, before: Glance, after: Glance): Changes {
  const changes = after.countries.flatMap(([us, ussr], area): [string, Change][] => {
    const [usBefore, ussrBefore] = before.countries[area] ?? [us, ussr];
    const id = ui.areaId(area);
    if (ussr !== ussrBefore) return [[id, { side: 'ussr', by: ussr - ussrBefore }]];
    return us === usBefore ? [] : [[id, { side: 'us', by: us - usBefore }]];
  });
  return changes.length > MOST_CHANGES ? {} : Object.fromEntries(changes);
}

interface LivingBoardProps {
  readonly ui: GlanceUi;
  readonly glance: Glance;
  /** Where the last move was made: the map moves until it is in sight. */
  readonly at?: string;
}

/** The board of a game that goes on by itself: a picture, everything in it is said elsewhere. */
export function LivingBoard({ ui, glance, at }: LivingBoardProps) {
  const language = useLanguage();
  const geography = useGeography(ui.loadGeography);
  const frame = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ left: -0.31, top: 0, wide: WIDER, tall: WIDER });
  const { w, h } = ui.layout.canvas;
  useLayoutEffect(() => {
    const { clientWidth, clientHeight } = frame.current!;
    const wide = clientWidth < 700 ? TALLER_ON_PHONE : WIDER;
    const tall = Math.max(1, (wide * clientWidth * h) / w / clientHeight);
    const node = at === undefined ? undefined : ui.layout.nodes[at];
    const point = node ? { x: node.x / w, y: node.y / h } : MIDDLE;
    setPlace((before) => ({
      left: shift(point.x, wide, before.left),
      top: shift(point.y, tall, before.top),
      wide,
      tall,
    }));
  }, [at, ui, w, h]);
  const table = useMemo<TableStanding>(
    () => ({ countries: countriesAt(ui, glance), regions: {}, tracks: NO_TRACKS }),
    [ui, glance],
  );
  const [shown, setShown] = useState<{ now: Glance; changed: Changes }>({
    now: glance,
    changed: {},
  });
  if (shown.now !== glance) setShown({ now: glance, changed: changesIn(ui, shown.now, glance) });
  return (
    <div ref={frame} className="w-living" inert aria-hidden>
      <div
        className="w-living-sheet"
        style={{
          width: `${place.wide * 100}%`,
          height: `${place.tall * 100}%`,
          left: `${place.left * 100}%`,
          top: `${place.top * 100}%`,
        }}
      >
        <Board
          layout={ui.layout}
          geography={geography}
          places={ui.places}
          names={ui.names[language]}
          table={table}
          changed={shown.changed}
          hasInsets={false}
        />
      </div>
    </div>
  );
}
