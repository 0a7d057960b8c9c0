import { SIDES, SideMark, type BoardLanguage } from '@brink/board';
import { wordings } from '@brink/volk';
import { sideOfProvince } from '@brink/volk/board/map';
import { TRACKS } from '@brink/volk/deck/schema';
import type { Entry } from '../../../client/game-client.ts';
import { count, type StageReel } from '../../../table/stage/beats.ts';
import { ToldLines, type ToldLine } from '../../../table/stage/paper.tsx';
import type { Prints } from '../printed.ts';
import { namesOf, signed } from '../standing.ts';
import type { Line, Scene } from './scene.ts';
import { useVolkStageTexts, type VolkStageTexts } from './texts.ts';

export interface SceneProps<S extends Scene = Scene> {
  readonly scene: S;
  readonly reel: StageReel<Scene>;
  readonly beat: number;
  readonly prints: Prints;
  readonly log: readonly Entry[];
  readonly language: BoardLanguage;
  readonly dock: 'left' | 'right';
  readonly foot: React.ReactNode;
}

/** Seats 0 and 2 are of the West, 1 and 3 of the East. */
export const sideOfSeat = (seat: number) => (seat < 0 ? undefined : SIDES[seat & 1]);
export const ROMAN = ['', 'I', 'II', 'III', 'IV'] as const;

/** What a line says: whose, what, old → new. */
function toldLine(line: Line, props: SceneProps, texts: VolkStageTexts): ToldLine {
  const { prints, language, log } = props;
  const key = `${line.entry}`;
  switch (line.kind) {
    case 'unrest':
    case 'standard': {
      const mark = <SideMark side={SIDES[sideOfProvince(line.province)]} />;
      const text = `${namesOf(prints, language).provinces[line.province]} · ${texts[line.kind]}`;
      return { key, mark, text, change: `${line.from}→${line.to}` };
    }
    case 'track':
      return {
        key,
        mark: line.to < line.from ? '←' : '→',
        text: wordings[language].tracks[TRACKS[line.track]],
        change: `${signed(line.from)}→${signed(line.to)}`,
      };
    case 'money':
      return {
        key,
        mark: <SideMark side={SIDES[line.power]} />,
        text: wordings[language].seats[2 + line.power],
        change: `$${line.from}→$${line.to}`,
      };
    case 'doves':
      return { key, mark: '·', text: texts.doves, change: `${line.from}→${line.to}` };
    case 'told':
      return {
        key,
        mark: '·',
        text: prints.texts[language].log({ ...log[line.entry], audience: 0 }),
      };
  }
}

/** Consequences as far as they have been told. */
export function Lines(props: SceneProps) {
  const texts = useVolkStageTexts();
  const shown = count(props, 'line');
  const isLast = props.beat === props.reel.beats.length - 1;
  const lines = props.scene.lines.slice(0, shown).map((line) => toldLine(line, props, texts));
  return <ToldLines lines={lines} now={isLast ? undefined : lines.at(-1)?.key} />;
}
