import { SIDES, SideShape } from '@brink/board';
import type { VolkLayout } from '@brink/board/volk';
import { read } from '@brink/kernel';
import { wordings, type VolkView } from '@brink/volk';
import { sideOfProvince } from '@brink/volk/board/map';
import { LOG } from '@brink/volk/log';
import type { ReactNode } from 'react';
import type { Entry } from '../../../client/game-client.ts';
import { has } from '../../../table/stage/beats.ts';
import { EndingPage } from '../../../table/stage/ending-page.tsx';
import { Strikes } from '../../../table/stage/strikes.tsx';
import { useStageTexts } from '../../../table/stage/texts.ts';
import type { VolkTableModel } from '../use-volk-table.ts';
import { pictureOf } from './picture.ts';
import type { Scene } from './scene.ts';
import { useVolkStageTexts } from './texts.ts';

const CURVE = { w: 600, h: 160, left: 30, foot: 22, right: 52 } as const;
/** A line of the grid for so much unrest. */
const GRID = 10;
/** Numbers at the end of the lines keep so far apart. */
const APART = 24;

interface Course {
  /** Unrest of West and East after each change, and the places where decades begin. */
  readonly points: readonly (readonly [west: number, east: number])[];
  readonly decades: readonly number[];
}

function courseOf(view: VolkView, log: readonly Entry[]): Course {
  const now: [number, number] = [0, 0];
  for (const [province, { unrest }] of pictureOf(view, log, 0).provinces.entries()) {
    now[sideOfProvince(province)] += unrest;
  }
  const points: [number, number][] = [[...now]];
  const decades: number[] = [];
  for (const entry of log) {
    const line = read(LOG, entry);
    if (line?.code === 'decade' && line.decade > 1) decades.push(points.length - 1);
    if (line?.code !== 'unrest') continue;
    now[sideOfProvince(line.province)] += line.change;
    points.push([...now]);
  }
  return { points, decades };
}

/** Unrest in both states from the first decade to the last. */
function Curve({ view, log, label }: { view: VolkView; log: readonly Entry[]; label: string }) {
  const { points, decades } = courseOf(view, log);
  const { w, h, left, foot, right } = CURVE;
  const most = Math.max(1, Math.ceil(Math.max(...points.flat()) / GRID)) * GRID;
  const x = (i: number): string =>
    (points.length > 1 ? (i / (points.length - 1)) * w : 0).toFixed(1);
  const y = (value: number): number => Math.round(h - (value / most) * h);
  const last = points.at(-1)!;
  const ends = last.map(y);
  const gap = Math.max(0, APART - Math.abs(ends[0] - ends[1])) / 2;
  return (
    <svg
      className="st-curve"
      viewBox={`${-left} -14 ${w + left + right} ${h + foot + 18}`}
      preserveAspectRatio="xMinYMid"
      role="img"
      aria-label={label}
    >
      {Array.from({ length: most / GRID + 1 }, (_, i) => i * GRID).map((unrest) => (
        <g key={unrest}>
          <path d={`M0 ${y(unrest)}H${w}`} className="st-curve-grid" data-zero={unrest === 0} />
          <text x="-8" y={y(unrest) + 4} textAnchor="end">
            {unrest}
          </text>
        </g>
      ))}
      <path d={decades.map((at) => `M${x(at)} 0V${h}`).join('')} />
      {[0, ...decades].map((at, i) => (
        <text key={at} x={x(at)} y={h + foot - 3}>
          {i + 1}
        </text>
      ))}
      {SIDES.map((side, state) => {
        const isAbove = ends[state] < ends[1 - state] || (ends[0] === ends[1] && state === 0);
        return (
          <g key={side}>
            <polyline
              data-side={side}
              points={points.map((both, i) => `${x(i)} ${y(both[state])}`).join(' ')}
            />
            <g transform={`translate(${w + 12} ${ends[state] + (isAbove ? -gap : gap)})`}>
              <SideShape side={side} r={7} />
              <text x="14" y="6">
                {last[state]}
              </text>
            </g>
          </g>
        );
      })}
    </svg>
  );
}

/** What brought the end about: a card, or a phase of the decade's end. */
function causeName(cause: Scene, table: VolkTableModel): string | undefined {
  const { language } = table.sitting;
  if (cause.kind === 'phase') return wordings[language].phases[cause.phase];
  if (cause.kind !== 'card') return undefined;
  return table.prints.face(cause.card, language, table.view?.wall !== 'none').title;
}

interface EndingProps {
  readonly table: VolkTableModel;
  readonly layout: VolkLayout;
  readonly over: ReactNode;
}

/** How it ended, by which move, by which rule, and how the game went. */
export function Ending({ table, layout, over }: EndingProps) {
  const texts = useVolkStageTexts();
  const common = useStageTexts();
  const { stage, sitting } = table;
  const { state, texts: said } = sitting;
  const { reel, beat } = stage;
  const { seat, result, log, view } = state;
  if (reel?.scene.kind !== 'ending' || !result || !view) return undefined;
  const { cause } = reel.scene;
  const isWar = result.manner === 'nuclearWar';
  const [winner] = result.winners;
  const isLoser = seat >= 0 && !result.winners.includes(seat);
  return (
    <EndingPage
      title={isWar ? common.nuclearWar : winner === undefined ? common.draw : texts.wins[winner]}
      isTitleShown={!isWar || has({ reel, beat }, 'title')}
      isTextShown={!isWar || has({ reel, beat }, 'cause')}
      side={winner === undefined ? undefined : SIDES[winner & 1]}
      isWar={isWar}
      sound={isWar ? 'nuclearWar' : isLoser ? 'defeat' : 'victory'}
      deck={said.outcome(result)}
      cause={
        cause && {
          card: causeName(cause, table),
          lines: log
            .slice(cause.from, cause.to)
            .map((entry) => said.log({ ...entry, audience: 0 })),
        }
      }
      course={
        has({ reel, beat }, 'course') && {
          title: texts.unrestCourse,
          picture: <Curve view={view} log={log} label={texts.unrestCourse} />,
        }
      }
      backdrop={
        isWar && (
          <Strikes
            canvas={layout.canvas}
            land={layout.germany}
            places={layout.cities}
            isStruck={has({ reel, beat }, 'strikes')}
          />
        )
      }
      over={over}
      onClose={stage.stop}
    />
  );
}
