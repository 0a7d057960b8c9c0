import { Board, SIDES, SideMark, tintOfRegion, useWords, type BoardProps } from '@brink/board';
import { read } from '@brink/kernel';
import { SHARED_LOG } from '@brink/struggle/log';
import { useId, useMemo, type ReactNode } from 'react';
import type { Entry } from '../../../client/game-client.ts';
import { has, type Part } from '../../../table/stage/beats.ts';
import { EndingPage } from '../../../table/stage/ending-page.tsx';
import { Strikes } from '../../../table/stage/strikes.tsx';
import { useStageTexts } from '../../../table/stage/texts.ts';
import type { TableModel } from '../use-table.ts';
import type { EndingScene } from './scene.ts';
import { countriesOf } from './telling.ts';
import { numbersOf, type Numbers } from './numbers.ts';
import { useStruggleTexts } from './texts.ts';

const MOST_VP = 20;
/** The manner of ending that is a nuclear war. */
const WAR = 'defcon';
/** Control of one region that ends the game, by manner. */
const REGIONS: Readonly<Record<string, string>> = {
  europeControl: 'europe',
  hornOfAfrica: 'africa',
};
const NONE = '–';
const CURVE = { w: 600, h: 240, left: 30, foot: 22 } as const;

/** The score from the first entry to the last: up is the US. */
function Curve({ log, label }: { readonly log: readonly Entry[]; readonly label: string }) {
  const id = useId();
  const { w, h, left, foot } = CURVE;
  const x = (at: number): string => ((at / Math.max(1, log.length)) * w).toFixed(1);
  const y = (score: number): string => {
    const held = Math.max(-MOST_VP, Math.min(MOST_VP, score));
    return (h / 2 - (held / MOST_VP) * (h / 2)).toFixed(1);
  };
  let line = `M0 ${y(0)}`;
  let last = 0;
  const turns: { readonly turn: number; readonly at: number }[] = [];
  for (const [at, entry] of log.entries()) {
    const told = read(SHARED_LOG, entry);
    if (told?.code === 'turn') turns.push({ turn: told.turn, at });
    if (told?.code !== 'vp') continue;
    line += `H${x(at)}V${y(told.score)}`;
    last = told.score;
  }
  line += `H${w}`;
  return (
    <svg
      className="st-curve"
      viewBox={`${-left} -8 ${w + left + 8} ${h + foot + 12}`}
      preserveAspectRatio="xMinYMid"
      role="img"
      aria-label={label}
    >
      {[0, 1].map((below) => (
        <clipPath key={below} id={`${id}${below}`}>
          <rect x="0" y={below ? h / 2 : 0} width={w} height={h / 2} />
        </clipPath>
      ))}
      {SIDES.map((side, below) => (
        <path
          key={side}
          d={`${line}V${h / 2}H0Z`}
          className="st-curve-area"
          data-side={side}
          clipPath={`url(#${id}${below})`}
        />
      ))}
      {[MOST_VP, MOST_VP / 2, 0, -MOST_VP / 2, -MOST_VP].map((score) => (
        <g key={score}>
          <path d={`M0 ${y(score)}H${w}`} className="st-curve-grid" data-zero={score === 0} />
          <text x="-8" y={Number(y(score)) + 4} textAnchor="end">
            {Math.abs(score)}
          </text>
        </g>
      ))}
      {turns.map(({ turn, at }) => (
        <text key={turn} x={x(at)} y={h + foot - 3}>
          {turn}
        </text>
      ))}
      <path d={line} className="st-curve-line" pathLength="1" />
      <circle cx={w} cy={y(last)} r="5" />
    </svg>
  );
}

/** The map of the region that decided it: nothing on it can be pressed. */
function RegionMap({ board, region }: { readonly board: BoardProps; readonly region: string }) {
  const { layout, geography, places, names, aliases, table } = board;
  return (
    <div className="st-region-map" inert>
      <Board
        {...{ layout, geography, places, names, aliases, table }}
        hasInsets={false}
        focus={region}
      />
    </div>
  );
}

/** What every region would give at the end. */
function Regions({ table }: { readonly table: TableModel }) {
  const { regions } = table.ui.names[table.language];
  const words = useStruggleTexts();
  const scored = Object.entries(table.table?.regions ?? {}).flatMap(([id, { scoring }]) =>
    scoring ? [{ id, scoring }] : [],
  );
  return (
    <ul className="st-regions" aria-label={words.regions}>
      {scored.map(({ id, scoring: { side, points, wins } }) => (
        <li key={id} style={{ borderColor: `var(--r-${tintOfRegion(id)})` }}>
          {regions[id]?.name}
          <b>
            {side && <SideMark side={side} size={13} label={words.wins[side]} />}
            {side ? (wins ? words.tiers[3] : `+${points}`) : '= 0'}
          </b>
        </li>
      ))}
    </ul>
  );
}

/** What each side did, counted: the US on the left, the USSR on the right. */
function NumbersTable({ table }: { readonly table: TableModel }) {
  const words = useStruggleTexts();
  const { side: names } = useWords();
  const numbers = useMemo(() => numbersOf(table.state.log), [table.state.log]);
  const space = table.table?.tracks.space ?? [0, 0];
  const { numberOf } = words;
  const wonOf = (won: number, all: number): string => (all > 0 ? words.wonOf(won, all) : NONE);
  const rows: readonly (readonly [string, (of: Numbers, seat: number) => string | number])[] = [
    [numberOf.coups, (of) => wonOf(of.coupsWon, of.coups)],
    [numberOf.wars, (of) => wonOf(of.warsWon, of.wars)],
    [numberOf.die, (of) => (of.dice > 0 ? words.average(of.pips / of.dice) : NONE)],
    [numberOf.space, (_, seat) => space[seat]],
    [numberOf.points, (of) => of.points],
  ];
  return (
    <table className="st-numbers">
      <thead>
        <tr>
          <th>
            <SideMark side="us" size={15} label={names.us} />
          </th>
          <td />
          <th>
            <SideMark side="ussr" size={15} label={names.ussr} />
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <td>{value(numbers[0], 0)}</td>
            <th scope="row">{name}</th>
            <td>{value(numbers[1], 1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface EndingProps {
  readonly table: TableModel;
  readonly over: ReactNode;
}

/** How it ended, by which move, by which rule, and how the game went. */
export function Ending({ table, over }: EndingProps) {
  const texts = useStruggleTexts();
  const common = useStageTexts();
  const { stage, ui, state, language } = table;
  const { reel, beat } = stage;
  const { seat, result } = state;
  if (reel?.scene.kind !== 'ending' || !result) return undefined;
  const { cause, winner: winning }: EndingScene = reel.scene;
  const isWar = result.manner === WAR;
  const winner = SIDES[winning];
  const country = cause && countriesOf(cause)[0];
  const card = cause && 'card' in cause ? cause.card : undefined;
  const scoredRegion = cause?.kind === 'scoring' ? ui.regionId(cause.region) : undefined;
  const scored = scoredRegion && ui.names[language].regions[scoredRegion]?.name;
  const region = REGIONS[result.manner];
  const regionName = region && ui.names[language].regions[region]?.name;
  const won = regionName ? texts.regionWon[winner](regionName) : texts.wins[winner];
  const isShown = (part: Part): boolean => has({ reel, beat }, part);
  const isLoser = seat >= 0 && !result.winners.includes(seat);
  return (
    <EndingPage
      title={isWar ? common.nuclearWar : winner ? won : common.draw}
      isTitleShown={!isWar || isShown('title')}
      isTextShown={!isWar || isShown('cause')}
      side={winner}
      isWar={isWar}
      sound={isWar ? 'nuclearWar' : isLoser ? 'defeat' : 'victory'}
      deck={ui.texts[language].outcome(result)}
      cause={
        cause && {
          card: card === undefined ? scored : ui.cards[language].get(card)?.title,
          lines: state.log
            .slice(cause.from, cause.to)
            .map((entry) => ui.texts[language].log({ ...entry, audience: 0 })),
        }
      }
      course={
        isShown('course') &&
        (regionName && table.board
          ? { title: regionName, picture: <RegionMap board={table.board} region={region} /> }
          : { title: texts.scoreCourse, picture: <Curve log={state.log} label={common.course} /> })
      }
      numbers={
        !isWar &&
        isShown('numbers') && { title: texts.numbers, picture: <NumbersTable table={table} /> }
      }
      figures={!isWar && isShown('figures') && table.table && <Regions table={table} />}
      backdrop={
        isWar && (
          <Strikes
            canvas={ui.layout.canvas}
            land={Object.values(table.board?.geography?.regions ?? {}).join('')}
            places={Object.values(ui.layout.nodes).filter(({ kind }) => kind !== 'superpower')}
            isStruck={isShown('strikes')}
            at={country === undefined ? undefined : ui.layout.nodes[ui.areaId(country)]}
          />
        )
      }
      over={over}
      onClose={stage.stop}
    />
  );
}
