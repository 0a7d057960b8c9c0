import { SIDES } from '@brink/board';
import { count } from '../../../../table/stage/beats.ts';
import type { ScoringScene } from '../scene.ts';
import type { SceneProps } from './lines.tsx';
import './vp-track.css';

const END = 20;
const WIDE = 300;
const UNIT = WIDE / (2 * END);
const ROW = 6;
const LABEL = { w: 64, h: 20, point: 7 } as const;
const SCALE = [END, END / 2, 0, -END / 2, -END];

/** The US goes to the left. Final scoring may lead beyond the end of the track. */
const x = (score: number): number => (END - Math.max(-END, Math.min(END, score))) * UNIT;

/** The score as far as the scene has told it. */
function scoreNow(props: SceneProps<ScoringScene>): number {
  const told = props.scene.lines.slice(0, count(props, 'line'));
  const last = told.findLast(({ kind }) => kind === 'vp');
  return last?.kind === 'vp' ? last.to : props.scene.score;
}

/** One step of the marker: in the colour of whom it took nearer to victory. */
function Step({ from, to, row }: { from: number; to: number; row: number }) {
  if (from === to) return undefined;
  const y = -row * ROW;
  return (
    <path
      d={`M${x(from)} ${y}H${x(to)}`}
      className="st-track-step"
      data-side={SIDES[to > from ? 0 : 1]}
    />
  );
}

/** The marker walks; at the end of a game every region adds its step on the same track. */
export function VpTrack(props: SceneProps<ScoringScene>) {
  const { scene, ui, language } = props;
  const names = ui.texts[language].seats;
  const { score, earlier } = scene;
  const now = scoreNow(props);
  const starts = [...earlier, score];
  const top = LABEL.h + LABEL.point + (earlier.length > 0 ? starts.length * ROW : 0);
  const side = now === 0 ? undefined : SIDES[now > 0 ? 0 : 1];
  const held = Math.max(LABEL.w / 2 - 12, Math.min(WIDE - LABEL.w / 2 + 12, x(now)));
  const walk = {
    transform: `translate(${x(now)}px, 0)`,
    transitionDuration: `calc(${60 * Math.abs(now - score)}ms * var(--pace))`,
  };
  return (
    <svg className="st-track" viewBox={`-14 ${-top - 4} ${WIDE + 28} ${top + 34}`}>
      {earlier.map((from, i) => (
        <Step key={i} from={from} to={starts[i + 1]} row={i + 1} />
      ))}
      {earlier.length > 0 && <Step from={score} to={now} row={starts.length} />}
      <path d={`M0 6H${WIDE}`} className="st-track-bed" />
      <path d={`M0 6H${WIDE}`} className="st-track-boxes" strokeDasharray={`${UNIT} ${UNIT}`} />
      {SCALE.map((points) => (
        <text key={points} x={x(points)} y="27">
          {Math.abs(points)}
        </text>
      ))}
      {now !== score && <path d={`M${x(score)} 0l-5-8h10z`} className="st-track-was" />}
      <g className="st-track-marker" data-side={side} style={walk}>
        <path d={`M0 0l-${LABEL.point}-${top - LABEL.h}h${2 * LABEL.point}z`} />
        <rect x={held - x(now) - LABEL.w / 2} y={-top} width={LABEL.w} height={LABEL.h} />
        <text x={held - x(now)} y={-top + 15}>
          {side ? `${names[now > 0 ? 0 : 1]} ${Math.abs(now)}` : '0'}
        </text>
      </g>
    </svg>
  );
}
