import { SIDES } from '@brink/board';
import { readAll } from '@brink/kernel';
import { SHARED_LOG } from '@brink/struggle/log';
import type { ReactNode } from 'react';
import type { Entry } from '../../../client/game-client.ts';
import { has } from '../../../table/stage/beats.ts';
import { EndingPage } from '../../../table/stage/ending-page.tsx';
import { Strikes } from '../../../table/stage/strikes.tsx';
import { useStageTexts } from '../../../table/stage/texts.ts';
import type { TableModel } from '../use-table.ts';
import type { EndingScene } from './scene.ts';
import { countriesOf } from './telling.ts';
import { useStruggleTexts } from './texts.ts';

const MOST_VP = 20;
/** The manner of ending that is a nuclear war. */
const WAR = 'defcon';
const CURVE = { w: 600, h: 160 } as const;

/** The score from the first point to the last: up is the US. */
function Curve({ log, label }: { readonly log: readonly Entry[]; readonly label: string }) {
  const scores = [0, ...readAll(SHARED_LOG, log, 'vp').map(({ score }) => score)];
  const { w, h } = CURVE;
  const held = (score: number): number => Math.max(-MOST_VP, Math.min(MOST_VP, score));
  const points = scores.map((score, i) => {
    const x = scores.length > 1 ? (i / (scores.length - 1)) * w : 0;
    return `${x.toFixed(1)} ${(h / 2 - (held(score) / MOST_VP) * (h / 2)).toFixed(1)}`;
  });
  return (
    <svg className="st-curve" viewBox={`-4 -4 ${w + 8} ${h + 8}`} role="img" aria-label={label}>
      <rect x="0" y="0" width={w} height={h / 2} className="b-fill-us" />
      <rect x="0" y={h / 2} width={w} height={h / 2} className="b-fill-ussr" />
      <path d={`M0 ${h / 2}H${w}`} />
      <polyline points={points.join(' ')} />
    </svg>
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
  const isLoser = seat >= 0 && !result.winners.includes(seat);
  return (
    <EndingPage
      title={isWar ? common.nuclearWar : winner ? texts.wins[winner] : common.draw}
      isTitleShown={!isWar || has({ reel, beat }, 'title')}
      side={winner}
      isWar={isWar}
      sound={isWar ? 'nuclearWar' : isLoser ? 'defeat' : 'victory'}
      deck={ui.texts[language].outcome(result)}
      cause={
        cause && {
          card: card === undefined ? undefined : ui.cards[language].get(card)?.title,
          lines: state.log
            .slice(cause.from, cause.to)
            .map((entry) => ui.texts[language].log({ ...entry, audience: 0 })),
        }
      }
      course={{ title: common.course, picture: <Curve log={state.log} label={common.course} /> }}
      backdrop={
        isWar && (
          <Strikes
            canvas={ui.layout.canvas}
            land={Object.values(table.board?.geography?.regions ?? {}).join('')}
            places={Object.values(ui.layout.nodes).filter(({ kind }) => kind !== 'superpower')}
            at={country === undefined ? undefined : ui.layout.nodes[ui.areaId(country)]}
          />
        )
      }
      over={over}
      onClose={stage.stop}
    />
  );
}
