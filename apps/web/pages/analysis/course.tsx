import { CHANCE } from '@brink/kernel';
import { momentText, rowOf, turnText, type Notation, type Row } from '@brink/study';
import { useMemo, useSyncExternalStore } from 'react';
import type { AnalysisClient } from '../../client/analysis-client.ts';
import type { AnalysisState } from '../../client/analysis-state.ts';
import { useAnalysisTexts } from './texts.ts';

interface CourseProps {
  readonly client: AnalysisClient;
  readonly state: AnalysisState;
  readonly notation: Notation;
  readonly sides: readonly [string, string];
}

const HEIGHT = 100;

/** The curve of chances along the line that is shown; what comes after it is not known. */
export function Course({ client, state, notation, sides }: CourseProps) {
  const texts = useAnalysisTexts();
  const { rows, node, facts, values, tree } = state;
  const line = useMemo(() => {
    const nodes = new Set(client.lineOf(node));
    return rows.filter((row) => nodes.has(row.nodes.at(-1)!));
    // The line changes with the tree and the node alone.
  }, [client, node, rows]);
  const at = rowOf(line, node);
  // The handle stays where it is put while everything else is still drawn.
  const now = useSyncExternalStore(client.subscribeAnalysis, () => client.analysis().node);
  const held = now === node ? at : rowOf(line, now);
  // A third of the strip is the future, as long as the game is not over.
  const width = Math.max(8, line.length * 1.25);
  const x = (place: number): number => (place / width) * 100;
  const y = (chance: number): number => (1 - chance) * HEIGHT;
  const hasDie = ({ nodes }: Row): boolean =>
    nodes.some((each) => facts.get(each)?.actor === CHANCE);
  const known = line.flatMap((row, i) => {
    const value = values.get(row.nodes.at(-1)!);
    return value ? [{ i, value, isRolled: hasDie(row) }] : [];
  });
  // One path of each kind, however long the game is.
  const [bands, rolled, decided]: [string[], string[], string[]] = [[], [], []];
  for (const [n, { i, value, isRolled }] of known.slice(1).entries()) {
    const { i: last, value: before } = known[n];
    const [from, to] = [x(last + 1), x(i + 1)];
    const off = value.error * 1.645;
    bands.push(
      `M${from} ${y(Math.min(1, value.chance + off))}H${to}V${y(Math.max(0, value.chance - off))}H${from}Z`,
    );
    (isRolled ? rolled : decided).push(`M${from} ${y(before.chance)}V${y(value.chance)}`);
    decided.push(`M${from} ${y(value.chance)}H${to}`);
  }
  const turns = line.flatMap((row, i) => {
    const turn = facts.get(row.play[0])?.moment.turn ?? 0;
    const before = i > 0 ? (facts.get(line[i - 1].play[0])?.moment.turn ?? 0) : 0;
    return turn > before ? [{ i, turn }] : [];
  });
  const row = rows[rowOf(rows, node)];
  const moment = row && facts.get(row.play[0])?.moment;
  return (
    <div className="an-course">
      <div className="an-course-scale" aria-hidden>
        <span className="an-us">{sides[0]}</span>
        <span>{texts.even}</span>
        <span className="an-ussr">{sides[1]}</span>
      </div>
      <div className="an-curve">
        <svg viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
          {turns.map(({ i }) => (
            <line key={i} className="an-tick" x1={x(i)} x2={x(i)} y1={0} y2={HEIGHT} />
          ))}
          <line className="an-even" x1={0} x2={100} y1={HEIGHT / 2} y2={HEIGHT / 2} />
          <path className="an-band" d={bands.join('')} />
          <path className="an-line an-rolled" d={rolled.join('')} />
          <path className="an-line" d={decided.join('')} />
          {at >= 0 && <line className="an-now" x1={x(at + 1)} x2={x(at + 1)} y1={0} y2={HEIGHT} />}
        </svg>
        <span className="an-future" style={{ left: `${x(line.length)}%` }} />
        {turns.map(({ i, turn }) => (
          <em key={i} style={{ left: `${x(i)}%` }}>
            {turnText(notation, turn)}
          </em>
        ))}
        <input
          type="range"
          aria-label={texts.courseLabel}
          aria-valuetext={moment ? momentText(notation, moment) : texts.start}
          min={0}
          max={Math.max(1, line.length)}
          style={{ width: `${x(Math.max(1, line.length))}%` }}
          value={held + 1}
          onChange={({ target }) => {
            const to = Number(target.value);
            client.goTo(to === 0 ? 0 : (line[to - 1]?.nodes.at(-1) ?? 0));
          }}
          disabled={tree.nodes.length === 1}
        />
      </div>
      <p className="an-legend">
        <i data-kind="decision" /> {texts.decision}
        <i data-kind="rolled" /> {texts.withDie}
        <i data-kind="future" /> {texts.future}
      </p>
    </div>
  );
}
