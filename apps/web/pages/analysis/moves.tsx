import { SideMark, useLanguage } from '@brink/board';
import { CHANCE } from '@brink/kernel';
import {
  NOTATION_TEXTS,
  ROOT,
  arrowsAt,
  facesText,
  inLanguage,
  momentText,
  nodeAt,
  noteAt,
  rowOf,
  tellPlay,
  type Notation,
  type NotationPart,
  type Row,
} from '@brink/study';
import { memo, useMemo, useRef } from 'react';
import type { AnalysisClient } from '../../client/analysis-client.ts';
import type { AnalysisState } from '../../client/analysis-state.ts';
import type { ArrowText } from './drawing.tsx';
import { leaderOf } from './seam.tsx';
import { Told } from './told.tsx';
import { useAnalysisTexts } from './texts.ts';
import { PACK, useDrawn } from './use-drawn.ts';

const START = [ROOT];

type Shown = Pick<AnalysisState, 'tree' | 'rows' | 'facts'>;

/** What a row says: when, who, what. */
export function tellRow({ tree, facts }: Omit<Shown, 'rows'>, notation: Notation, row: Row) {
  const { play, isChance, nodes } = row;
  const told = play.map((node) => facts.get(node)!);
  const parts: readonly NotationPart[] = tellPlay(
    notation,
    told.flatMap(({ entries }) => entries),
    play.map((node, i) => ({
      code: told[i].code,
      domain: told[i].domain,
      choice: nodeAt(tree, node).choice,
      isChance: told[i].actor === CHANCE,
    })),
  );
  const texts = NOTATION_TEXTS[notation.language];
  const first = nodeAt(tree, nodes[0]);
  const isDie = facts.get(nodes[0])?.domain === 'die';
  const when = !isChance
    ? momentText(notation, told[0].moment)
    : isDie
      ? texts.ifDie(facesText([...new Set([first.choice, ...(first.alike ?? [])])]))
      : texts.ifDealt;
  const { actor } = told[0];
  return { when, seat: actor === CHANCE ? undefined : actor, parts };
}

interface SaidProps {
  readonly tree: AnalysisState['tree'];
  readonly nodes: readonly number[];
  readonly tellArrow: ArrowText;
}

/** What an author says of some nodes; of arrows, those hear who do not see the map. */
function Said({ tree, nodes, tellArrow }: SaidProps) {
  const language = useLanguage();
  const comments = nodes.map((each) => inLanguage(noteAt(tree, each).comment, language));
  const arrows = arrowsAt(tree, nodes).map(tellArrow);
  return (
    <>
      {comments.filter(Boolean).map((comment) => (
        <p key={comment} className="an-comment">
          {comment}
        </p>
      ))}
      {arrows.length > 0 && <p className="b-unseen">{arrows.join('; ')}</p>}
    </>
  );
}

interface MoveRowProps {
  readonly client: AnalysisClient;
  readonly tree: AnalysisState['tree'];
  readonly facts: AnalysisState['facts'];
  readonly notation: Notation;
  readonly tellArrow: ArrowText;
  readonly row: Row;
  /** The number of the pack that begins with it. */
  readonly pack: number | undefined;
  readonly isNow: boolean;
  /** Who is ahead after it, and by how much. */
  readonly side: 'us' | 'ussr' | undefined;
  readonly percent: number | undefined;
}

/** Of a hundred rows one or two change at a time: the others are not drawn again. */
const MoveRow = memo(function MoveRow(props: MoveRowProps) {
  const { client, tree, facts, notation, tellArrow, row, pack, isNow, side, percent } = props;
  const language = useLanguage();
  const { when, seat, parts } = useMemo(
    () => tellRow({ tree, facts }, notation, row),
    [tree, facts, notation, row],
  );
  const last = row.nodes.at(-1)!;
  const notes = row.nodes.map((each) => noteAt(tree, each));
  const signs = notes.flatMap(({ sign }) => sign ?? []);
  const name = notes.map((each) => inLanguage(each.name, language)).find(Boolean);
  return (
    <li data-depth={Math.min(row.depth, 6)} data-chance={row.isChance} data-pack={pack}>
      <button
        type="button"
        className="an-row"
        aria-current={isNow ? 'step' : undefined}
        onClick={() => client.goTo(last)}
      >
        <span className="an-when">{when}</span>
        {seat !== undefined && <SideMark side={seat % 2 === 0 ? 'us' : 'ussr'} size={12} />}
        <span className="an-what">
          {name && <b className="an-name">{name}: </b>}
          <Told parts={parts} />
          {signs.map((sign) => (
            <em key={sign} className="gl">
              {sign}
            </em>
          ))}
        </span>
        {side && <span className={`an-value an-${side}`}>{percent}</span>}
      </button>
      <Said tree={tree} nodes={row.nodes} tellArrow={tellArrow} />
    </li>
  );
});

interface MovesProps {
  readonly client: AnalysisClient;
  readonly state: AnalysisState;
  readonly notation: Notation;
  readonly tellArrow: ArrowText;
  /** What a reader is not to see yet. */
  readonly hidesAfter?: number | undefined;
}

/** The tree: one line for each play, variations below the line that they leave. */
export function Moves({ client, state, notation, tellArrow, hidesAfter }: MovesProps) {
  const texts = useAnalysisTexts();
  const { tree, rows, facts, node, values, misfit } = state;
  const at = rowOf(rows, node);
  const list = useRef<HTMLOListElement>(null);
  const shown = hidesAfter === undefined ? rows : rows.slice(0, hidesAfter + 1);
  const { packs, isDrawn, heightOf } = useDrawn(list, shown.length, at);
  return (
    <ol ref={list} className="sy-tree" aria-label={texts.moves}>
      <li>
        <button
          type="button"
          className="an-row"
          aria-current={node === 0 ? 'step' : undefined}
          onClick={() => client.goTo(0)}
        >
          <span className="an-when">{texts.start}</span>
        </button>
        <Said tree={tree} nodes={START} tellArrow={tellArrow} />
      </li>
      {rows.length === 0 && <li className="an-empty">{texts.noMoves}</li>}
      {Array.from({ length: packs }, (_, pack) => {
        if (!isDrawn(pack)) {
          const style = { height: heightOf(pack) };
          return <li key={pack} data-pack={pack} data-height={style.height} style={style} />;
        }
        return shown.slice(pack * PACK, (pack + 1) * PACK).map((row, i) => {
          const last = row.nodes.at(-1)!;
          const value = values.get(last);
          const leader = value && leaderOf(value);
          return (
            <MoveRow
              key={`${last}`}
              client={client}
              tree={tree}
              facts={facts}
              notation={notation}
              tellArrow={tellArrow}
              row={row}
              pack={i === 0 ? pack : undefined}
              isNow={pack * PACK + i === at}
              side={leader?.side}
              percent={leader?.percent}
            />
          );
        });
      })}
      {misfit && <li className="an-empty">{texts.misfit}</li>}
    </ol>
  );
}
