import { SIDES, SideMark, type BoardLanguage, type TableStanding } from '@brink/board';
import type { Entry } from '../../../../client/game-client.ts';
import { count, type StageReel } from '../../../../table/stage/beats.ts';
import { ToldLines, type ToldLine } from '../../../../table/stage/paper.tsx';
import type { StruggleUi } from '../../struggle-ui.ts';
import type { Line, Scene } from '../scene.ts';
import { useStruggleTexts, type StruggleTexts } from '../texts.ts';

export interface SceneProps<S extends Scene = Scene> {
  readonly scene: S;
  readonly reel: StageReel<Scene>;
  readonly beat: number;
  readonly ui: StruggleUi;
  readonly log: readonly Entry[];
  readonly language: BoardLanguage;
  readonly dock: 'left' | 'right';
  readonly foot: React.ReactNode;
  /** The table as it is shown. */
  readonly table: TableStanding;
}

export const minus = (value: number): string => `${value}`.replace('-', '−');
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
const arrow = (from: number, to: number): string => `${minus(from)}→${minus(to)}`;

/** What a line says: whose, what, old → new. */
export function toldLine(
  line: Line,
  props: Pick<SceneProps, 'ui' | 'language' | 'log'>,
  texts: StruggleTexts,
): ToldLine {
  const { ui, language, log } = props;
  const key = `${line.entry}`;
  const names = ui.texts[language].seats;
  switch (line.kind) {
    case 'influence': {
      const { label } = ui.names[language].countries[ui.areaId(line.country)];
      const mark = <SideMark side={SIDES[line.side]} />;
      const text = `${names[line.side]} · ${label}`;
      return { key, mark, text, change: arrow(line.from, line.to) };
    }
    case 'defcon':
      return {
        key,
        mark: line.to < line.from ? '▼' : '▲',
        text: 'DEFCON',
        change: arrow(line.from, line.to),
      };
    case 'vp': {
      const lead = line.to === 0 ? '0' : `${names[line.to > 0 ? 0 : 1]} ${Math.abs(line.to)}`;
      const mark = <SideMark side={SIDES[line.side]} />;
      return { key, mark, text: `${names[line.side]} ${texts.vp(line.points)}`, change: lead };
    }
    case 'militaryOps': {
      const mark = <SideMark side={SIDES[line.side]} />;
      return { key, mark, text: texts.militaryOps, change: `${line.to}` };
    }
    case 'told':
      return {
        key,
        mark: '·',
        text: ui.texts[language].log({ ...log[line.entry], audience: 0 }),
      };
  }
}

interface LinesProps extends SceneProps {
  /** What the scene shows in another way needs no line. */
  readonly except?: Line['kind'];
}

/** Consequences as far as they have been told. */
export function Lines(props: LinesProps) {
  const texts = useStruggleTexts();
  const shown = count(props, 'line');
  const isLast = props.beat === props.reel.beats.length - 1;
  const lines = props.scene.lines
    .slice(0, shown)
    .filter(({ kind }) => kind !== props.except)
    .map((line) => toldLine(line, props, texts));
  return <ToldLines lines={lines} now={isLast ? undefined : lines.at(-1)?.key} />;
}

export const sideOf = ({ side }: Scene) => (side >= 0 ? SIDES[side] : undefined);

export function when({ turn, round }: Scene, texts: StruggleTexts): string {
  return round > 0 ? texts.round(round) : texts.turn(turn);
}
