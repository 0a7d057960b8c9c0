import { SIDES, type Geography } from '@brink/board';
import { readAll } from '@brink/kernel';
import { SHARED_LOG } from '@brink/struggle/log';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { Entry } from '../../../client/game-client.ts';
import { has } from './scenes.tsx';
import { play } from '../../../table/stage/play-sound.ts';
import type { TableModel } from '../use-table.ts';
import type { EndingScene } from './scene.ts';
import { countriesOf } from './telling.ts';
import { useStageTexts } from './texts.ts';
import './ending.css';

const MOST_VP = 20;
/** The manner of ending that is a nuclear war. */
const WAR = 'defcon';
const CURVE = { w: 600, h: 160 } as const;

/** The score from the first point to the last: up is the US. */
function Curve({ log }: { readonly log: readonly Entry[] }) {
  const texts = useStageTexts();
  const scores = [0, ...readAll(SHARED_LOG, log, 'vp').map(({ score }) => score)];
  const { w, h } = CURVE;
  const held = (score: number): number => Math.max(-MOST_VP, Math.min(MOST_VP, score));
  const points = scores.map((score, i) => {
    const x = scores.length > 1 ? (i / (scores.length - 1)) * w : 0;
    return `${x.toFixed(1)} ${(h / 2 - (held(score) / MOST_VP) * (h / 2)).toFixed(1)}`;
  });
  return (
    <svg
      className="st-curve"
      viewBox={`-4 -4 ${w + 8} ${h + 8}`}
      role="img"
      aria-label={texts.course}
    >
      <rect x="0" y="0" width={w} height={h / 2} className="b-fill-us" />
      <rect x="0" y={h / 2} width={w} height={h / 2} className="b-fill-ussr" />
      <path d={`M0 ${h / 2}H${w}`} />
      <polyline points={points.join(' ')} />
    </svg>
  );
}

const RINGS = [18, 48, 96, 160, 240, 340, 470];

/** The map inverts; rings go out from the place, then from everywhere. */
function Strikes({
  table,
  geography,
  at,
}: {
  table: TableModel;
  geography?: Geography | undefined;
  at?: number;
}) {
  const { layout, areaId } = table.ui;
  const from = at === undefined ? undefined : layout.nodes[areaId(at)];
  const boxes = Object.values(layout.nodes).filter(({ kind }) => kind !== 'superpower');
  return (
    <svg
      className="st-strikes"
      viewBox={`0 0 ${layout.canvas.w} ${layout.canvas.h}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden
    >
      {geography && <path d={Object.values(geography.regions).join('')} className="st-land" />}
      {boxes.map(({ x, y }) => (
        <g key={`${x} ${y}`} className="st-strike">
          <circle cx={x} cy={y} r="12" />
          <circle cx={x} cy={y} r="40" />
        </g>
      ))}
      {from &&
        RINGS.map((r) => <circle key={r} cx={from.x} cy={from.y} r={r} className="st-epicentre" />)}
    </svg>
  );
}

interface EndingProps {
  readonly table: TableModel;
  readonly over: ReactNode;
}

/** How it ended, by which move, by which rule, and how the game went. */
export function EndingPage({ table, over }: EndingProps) {
  const texts = useStageTexts();
  const id = useId();
  const page = useRef<HTMLElement>(null);
  const { stage, ui, state, language } = table;
  const { reel, beat } = stage;
  const { seat } = state;
  const result = useRef(state.result);
  result.current = state.result;
  const isOpen = reel?.scene.kind === 'ending' && state.result !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    page.current?.querySelector<HTMLElement>('.b-button')?.focus();
    const { manner, winners } = result.current ?? {};
    const isLoser = seat >= 0 && !winners?.includes(seat);
    play(manner === WAR ? 'nuclearWar' : isLoser ? 'defeat' : 'victory');
  }, [isOpen, seat]);
  if (!isOpen || reel?.scene.kind !== 'ending' || !state.result) return undefined;
  const scene: EndingScene = reel.scene;
  const { cause } = scene;
  const isWar = state.result.manner === WAR;
  const winner = SIDES[scene.winner];
  const title = isWar ? texts.nuclearWar : winner ? texts.wins[winner] : texts.draw;
  const country = cause && countriesOf(cause)[0];
  const card = cause && 'card' in cause ? cause.card : undefined;
  const said = cause
    ? state.log
        .slice(cause.from, cause.to)
        .map((entry) => ui.texts[language].log({ ...entry, audience: 0 }))
    : [];
  return (
    <section
      ref={page}
      className="st-page"
      data-war={isWar}
      role="dialog"
      aria-modal="true"
      aria-labelledby={id}
    >
      {isWar && (
        <Strikes
          table={table}
          geography={table.board?.geography}
          {...(country !== undefined && { at: country })}
        />
      )}
      <div className="st-page-text">
        <h1 id={id} data-side={isWar ? undefined : winner}>
          {has({ reel, beat }, 'title') || !isWar ? title : '\u00A0'}
        </h1>
        <p className="st-deck" role="alert">
          {ui.texts[language].outcome(state.result)}
        </p>
        <div className="st-columns">
          {cause && (
            <article>
              <h2>{texts.cause}</h2>
              {card !== undefined && <b>{ui.cards[language].get(card)?.title}</b>}
              <ul>
                {said.map((line, i) => (
                  <li key={i}>{line}</li>
                ))}
              </ul>
            </article>
          )}
          <article>
            <h2>{texts.course}</h2>
            <Curve log={state.log} />
          </article>
        </div>
        <div className="st-buttons">
          {over}
          <button type="button" className="b-button" onClick={stage.stop}>
            {texts.toTheMap}
          </button>
        </div>
      </div>
    </section>
  );
}
